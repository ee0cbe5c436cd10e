# Fabelwald auf Deutsch.
#
# Formen einer Karte: die Nachricht selbst steht auf der Karte und in Aufzählungen; .acc ist ein Akkusativ mit
# Artikel, .plural steht nach einer Zahl, .with nach „mit“ oder „bei“, .of ist der Genitiv. .power steht auf dem
# Kartenblatt, .short hinter einer Wahl (ohne Großbuchstaben am Anfang, ohne Punkt). Anzahlen ($n) kommen als
# Zahlen, $count als Wort. Der Nachziehstapel heißt der Wald, der Ablagestapel die Ablage.

## Wesen

card-amazon = Amazone
    .acc = die Amazone
    .plural = Amazonen
    .with = mit der Amazone
    .of = der Amazone
    .short = verlangt von allen eine Karte
    .power = Nenne eine Karte: ein Tier, einen Ort, eine Rune, ein Amulett oder ein bestimmtes Wesen. Alle anderen, die sie haben, geben dir eine davon.
card-banshee = Banshee
    .acc = die Banshee
    .plural = Banshees
    .with = mit der Banshee
    .of = der Banshee
    .short = ruft ein männliches Wesen
    .power = Nimm ein männliches Wesen aus irgendeiner ungeschützten Kombination. Du darfst es sofort spielen; sonst kommt es auf deine Hand.
card-demon = Dämon
    .acc = den Dämon
    .plural = Dämonen
    .with = mit dem Dämon
    .of = des Dämons
    .short = zerstört eine Kombination
    .power = Wirf irgendeine ungeschützte Kombination ab, mit allen Karten.
card-dragon = Drache
    .acc = den Drachen
    .plural = Drachen
    .with = mit dem Drachen
    .of = des Drachen
    .short = beschützt seine Kombination und schließt sie
    .power = Er beschützt die Kombination, in der er liegt: Sie kann nicht gestohlen, getauscht oder zerstört werden, und nichts kommt mehr hinein oder hinaus.
card-dracula = Dracula
    .acc = Dracula
    .plural = Draculas
    .with = mit Dracula
    .of = Draculas
    .short = stiehlt einer Person zwei Karten
    .power = Stiehl einer Person zwei Karten, eine nach der anderen.
card-unicorn = Schwarzes Einhorn
    .acc = das Schwarze Einhorn
    .plural = Schwarze Einhörner
    .with = mit dem Schwarzen Einhorn
    .of = des Schwarzen Einhorns
    .short = kostet alle anderen eine Karte
    .power = Alle anderen werfen eine Karte ab; welche, bestimmt das Los.
card-elf = Elfe
    .acc = die Elfe
    .plural = Elfen
    .with = mit der Elfe
    .of = der Elfe
    .short = weckt die Macht eines deiner Wesen
    .power = Die Macht eines Wesens, das vor dir liegt, wirkt noch einmal.
card-fairies = Feen
    .acc = die Feen
    .plural = Feen
    .with = mit den Feen
    .of = der Feen
    .short = bringen zwei Karten von der Ablage
    .power = Nimm zwei beliebige Karten von der Ablage. Eine davon darfst du sofort spielen, wenn es ein Wesen oder eine Rune ist.
card-grave-robber = Grabschänder
    .acc = den Grabschänder
    .plural = Grabschänder
    .with = mit dem Grabschänder
    .of = des Grabschänders
    .short = zieht eine Karte oder stiehlt eine
    .power = Zieh eine Karte oder stiehl eine.
card-witch = Hexe
    .acc = die Hexe
    .plural = Hexen
    .with = mit der Hexe
    .of = der Hexe
    .short = nimmt für zwei Eulen oder zwei Krähen eine Kombination
    .power = Opfere zwei Eulen oder zwei Krähen, beide von der Hand oder beide aus einer deiner Kombinationen, und nimm jemandem eine ungeschützte Kombination weg.
card-hydra = Hydra
    .acc = die Hydra
    .plural = Hydren
    .with = mit der Hydra
    .of = der Hydra
    .short = sieht in eine Hand
    .power = Sieh dir die Hand einer Person an.
card-goblins = Kobolde
    .acc = die Kobolde
    .plural = Kobolde
    .with = mit den Kobolden
    .of = der Kobolde
    .short = stehlen drei Karten
    .power = Stiehl drei Karten, alle bei einer Person oder bei mehreren.
card-laraki = Laraki
    .acc = den Laraki
    .plural = Larakis
    .with = mit dem Laraki
    .of = des Laraki
    .short = verteilt Karten von der Ablage
    .power = Nimm von der Ablage die obersten Karten, eine für jede Person am Tisch. Behalte eine und gib allen anderen offen je eine.
card-magician = Magier
    .acc = den Magier
    .plural = Magier
    .with = mit dem Magier
    .of = des Magiers
    .short = zieht zwei Karten
    .power = Zieh zwei Karten.
card-bogeyman = Schwarzer Mann
    .acc = den Schwarzen Mann
    .plural = Schwarze Männer
    .with = mit dem Schwarzen Mann
    .of = des Schwarzen Mannes
    .short = tauscht ganze Hände
    .power = Tausche deine ganze Hand gegen die einer anderen Person.
card-nymph = Nymphe
    .acc = die Nymphe
    .plural = Nymphen
    .with = mit der Nymphe
    .of = der Nymphe
    .short = holt ein ausliegendes Wesen und spielt es
    .power = Nimm irgendein anderes Wesen aus einer ungeschützten Kombination und spiel es sofort.
card-giant = Riese
    .acc = den Riesen
    .plural = Riesen
    .with = mit dem Riesen
    .of = des Riesen
    .short = holt eine Karte von der Ablage
    .power = Nimm eine beliebige Karte von der Ablage. Ein Wesen oder eine Rune darfst du sofort spielen.
card-shadow-queen = Schattenkönigin
    .acc = die Schattenkönigin
    .plural = Schattenköniginnen
    .with = mit der Schattenkönigin
    .of = der Schattenkönigin
    .short = sieht in alle Hände und stiehlt eine Karte
    .power = Sieh dir alle Hände an und stiehl dann blind eine Karte.
card-highwayman = Straßenräuber
    .acc = den Straßenräuber
    .plural = Straßenräuber
    .with = mit dem Straßenräuber
    .of = des Straßenräubers
    .short = tauscht Kombinationen
    .power = Tausche eine deiner Kombinationen gegen die einer anderen Person. Beide dürfen nicht beschützt sein.
card-troll = Troll
    .acc = den Troll
    .plural = Trolle
    .with = mit dem Troll
    .of = des Trolls
    .short = kostet eine Person eine Karte
    .power = Eine andere Person wirft eine Karte ab; welche, bestimmt das Los.
card-immortals = Unsterbliche
    .acc = die Unsterblichen
    .plural = Unsterbliche
    .with = mit den Unsterblichen
    .of = der Unsterblichen
    .short = füllen die Hand auf sieben Karten auf
    .power = Fülle deine Hand auf sieben Karten auf: Zieh, stiehl bei einer einzigen Person, oder beides.
card-werewolf = Werwolf
    .acc = den Werwolf
    .plural = Werwölfe
    .with = mit dem Werwolf
    .of = des Werwolfs
    .short = lässt jemanden aussetzen
    .power = Eine andere Person setzt ihren nächsten Zug aus.
card-centaur = Zentaur
    .acc = den Zentauren
    .plural = Zentauren
    .with = mit dem Zentauren
    .of = des Zentauren
    .short = holt die oberste Karte der Ablage
    .power = Nimm die oberste Karte der Ablage. Ein Wesen oder eine Rune darfst du sofort spielen.
card-dwarf = Zwerg
    .acc = den Zwerg
    .plural = Zwerge
    .with = mit dem Zwerg
    .of = des Zwergs
    .short = behält eine von zwei Karten
    .power = Nimm die oberste Karte der Ablage und die oberste aus dem Wald. Behalte eine und wirf die andere ab.
power-highwayman-all = Tausche alle deine Kombinationen gegen alle einer anderen Person. Beschützte bleiben liegen.

## Tiere, Orte, Rune und Amulett

card-owl = Eule
    .acc = eine Eule
    .plural = Eulen
card-crow = Krähe
    .acc = eine Krähe
    .plural = Krähen
card-wolf = Wolf
    .acc = einen Wolf
    .plural = Wölfe
card-stag = Hirsch
    .acc = einen Hirsch
    .plural = Hirsche
card-swamp = Sumpf
    .acc = einen Sumpf
    .plural = Sümpfe
card-path = Pfad
    .acc = einen Pfad
    .plural = Pfade
card-clearing = Lichtung
    .acc = eine Lichtung
    .plural = Lichtungen
card-rune = Rune
    .acc = eine Rune
    .plural = Runen
    .short = bringt zwei weitere Aktionen
    .power = Spiel sie statt eines Wesens und wirf sie ab. Du hast in diesem Zug zwei weitere Aktionen: ziehen, stehlen, ein Wesen oder noch eine Rune spielen.
card-amulet = Amulett
    .acc = ein Amulett
    .plural = Amulette
    .short = wehrt einen Diebstahl ab
    .power = Will jemand von dir stehlen, wehrst du es damit ab und wirfst das Amulett weg. Ein Diebstahl ohne Wesen beendet dann den Zug; gegen die Macht eines Wesens hilft es nur beim ersten Versuch.
animals-bring = { $cards } legst du zu zweit, zu dritt oder zu viert aus; das bringt { $two }, { $three } oder { $four } Punkte.
places-bring = Sumpf, Pfad und Lichtung zusammen bringen { $mixed } Punkte, drei { $cards } bringen { $same }.
short-animal = zählt nur mit seinesgleichen
short-place = zählt nur zu dritt
card-many = { $count } { $cards }
card-unknown = eine Karte
card-of-deck = die Karte aus dem Wald
count-card = { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
no-cards = nichts

## Kombinationen

combo-creatures = { $n ->
        [one] ein Wesen
       *[other] { $count } Wesen
    }: { $cards }; { $points }
combo-animals = { $n ->
        [one] ein Tier
       *[other] { $count } Tiere
    }: { $cards }; { $points }
combo-places = { $n ->
        [one] ein Ort
       *[other] { $count } Orte
    }: { $cards }; { $points }
combo-protected = { $combo }, vom Drachen beschützt
combo-yours = deine Kombination
    .acc = eine deiner Kombinationen
    .out = aus einer deiner Kombinationen
combo-own = eigene Kombination
    .acc = eine eigene Kombination
    .out = aus einer eigenen Kombination
combo-theirs = Kombination von { $whom }
    .acc = eine Kombination von { $whom }
    .out = aus einer Kombination von { $whom }

## Mitspielende: Wer keinen Namen hat, heißt nach dem Wappen

clan-fern = Clan Farn
    .start = Clan Farn
    .the = Clan Farn
    .acc = Clan Farn
    .dat = Clan Farn
    .to = dem Clan Farn
    .from = dem Clan Farn
clan-mushroom = Clan Pilz
    .start = Clan Pilz
    .the = Clan Pilz
    .acc = Clan Pilz
    .dat = Clan Pilz
    .to = dem Clan Pilz
    .from = dem Clan Pilz
clan-thistle = Clan Distel
    .start = Clan Distel
    .the = Clan Distel
    .acc = Clan Distel
    .dat = Clan Distel
    .to = dem Clan Distel
    .from = dem Clan Distel
clan-moth = Clan Falter
    .start = Clan Falter
    .the = Clan Falter
    .acc = Clan Falter
    .dat = Clan Falter
    .to = dem Clan Falter
    .from = dem Clan Falter
clan-feather = Clan Feder
    .start = Clan Feder
    .the = Clan Feder
    .acc = Clan Feder
    .dat = Clan Feder
    .to = dem Clan Feder
    .from = dem Clan Feder
clan-snail = Clan Schnecke
    .start = Clan Schnecke
    .the = Clan Schnecke
    .acc = Clan Schnecke
    .dat = Clan Schnecke
    .to = dem Clan Schnecke
    .from = dem Clan Schnecke

## Optionen

option-draw_first = Erst ziehen oder stehlen, dann spielen
    .help = Jeder Zug beginnt dann mit dem Ziehen oder Stehlen, und danach wird gespielt. Sonst schließt es den Zug ab.
option-dense_forest = Dichter Wald
    .help = Zwölf Wesen sind dann doppelt im Wald, und eine Kette hat bis zu zehn Mächte statt sieben. Für fünf oder sechs Personen.
option-swap_all = Der Straßenräuber tauscht alles
    .help = Er tauscht dann alle ungeschützten Kombinationen zweier Personen. Sonst tauscht er eine gegen eine.
option-deck = Kartensatz
    .help = Wie viele Karten von jeder Sorte im Wald sind und was Kombinationen bringen. Der Kartensatz des Hauses ist unser eigener; wem das Spiel gehört, kann den gedruckten eintragen.

## Was man wählen kann

do-draw = Eine Karte ziehen
do-steal = { $whom } eine Karte stehlen
do-skip = { $n ->
        [one] Auf die letzte Aktion der Rune verzichten
       *[other] Auf die übrigen Aktionen der Rune verzichten
    }
do-skip-opening = Weder ziehen noch stehlen
do-play = { $card } spielen
do-play-at-once = { $card } sofort spielen
do-lay = { $cards } auslegen
do-add = { $card } zu { $count } anderen legen
do-new = Eine neue Kombination beginnen
do-join = Anlegen an: { $cards }
do-which = {" "}(Kombination { $combo })
do-pass-power = Auf die Macht verzichten
do-pass-amulet = Geschehen lassen
do-amulet = Das Amulett einsetzen
do-use-unicorn = Das Einhorn loslassen
do-use-laraki = Den Laraki austeilen lassen
do-use-magician = Zwei Karten ziehen
do-use-shadow-queen = In alle Hände sehen
do-use-centaur = { $card } nehmen
do-use-dwarf = Den Zwerg graben lassen
do-name = { $card } verlangen
do-take-yours = { $card } aus deinen Kombinationen holen
do-take-theirs = { $card } von { $whom } holen
do-combo-yours = Deine: { $cards }
do-combo-theirs = Von { $whom }: { $cards }
do-again = { $card } wecken
do-pick = { $card } nehmen
do-keep-card = { $card } behalten
do-give-card = { $card } hergeben
do-seat-hydra = In die Hand von { $whom } sehen
do-seat-bogeyman = Die Hand mit { $whom } tauschen
do-seat-troll = { $who } eine Karte ablegen lassen
do-seat-werewolf = { $who } aussetzen lassen
do-seat-highwayman = Mit { $whom } tauschen
do-sacrifice-hand = { $cards } von der Hand opfern
do-sacrifice-combo = { $cards } aus einer Kombination opfern
do-keep = { $n ->
        [one] Auf die Hand nehmen
       *[other] Beide auf die Hand nehmen
    }
do-keep-pile = { $card } von der Ablage behalten
do-keep-deck = { $card } aus dem Wald behalten
do-discard = { $card } abwerfen

## Was eine Wahl brächte

preview-gain = Bringt dir { $points }, dann hast du { $total }.
preview-cost = Kostet dich { $points }, dann hast du { $total }.
preview-loses = { $who } verliert { $points }.
preview-gains = { $who } gewinnt { $points }.
preview-spent = Die Macht ist in dieser Kette schon verbraucht.
preview-closed = Danach ist sie beschützt und geschlossen.
preview-combo = { $n ->
        [one] Eine Karte
       *[other] { $n } Karten
    }, { $points }.
preview-worth = Ist jetzt { $points } wert.
preview-stay = Dort bleiben liegen: { $cards }.
preview-draw = { $n ->
        [one] Es ist die letzte Karte im Wald.
       *[other] Im Wald sind noch { $n } Karten.
    }
preview-hand = { $n ->
        [one] 1 Karte auf der Hand.
       *[other] { $n } Karten auf der Hand.
    }
preview-known = Davon kennst du: { $cards }.
preview-done = Dein Zug ist dann vorbei.
preview-done-over = { $n ->
        [one] Vorher musst du noch eine Karte abwerfen.
       *[other] Vorher musst du noch { $count } Karten abwerfen.
    }
preview-skip = Die Aktionen verfallen; abschließen musst du den Zug noch.
preview-skip-opening = Du spielst, ohne vorher etwas zu nehmen.
preview-pass-power = Es geschieht nichts weiter.
preview-pass-amulet = Eine deiner { $n } Karten geht verloren; welche, bestimmt das Los.
preview-amulet-turn = Der Diebstahl scheitert, und der Zug ist zu Ende.
preview-amulet-power = Diese eine Karte bleibt dir. Das Wesen macht weiter, und bei dir hält es dann nichts mehr auf.
preview-name-sure = Sicher auf der Hand von { $who }.
preview-name = { $n ->
        [0] So eine Karte hat niemand, das weißt du.
        [one] Eine davon ist dir verborgen, im Wald oder auf einer Hand.
       *[other] { $n } davon sind dir verborgen, im Wald oder auf einer Hand.
    }
preview-share = Alle sehen, wer was bekommt.
preview-has = Hat { $cards } auf der Hand und { $points }.
preview-sacrifice-hand = Deine Kombinationen bleiben heil.
preview-keep = Spielen kannst du später.
preview-keep-one = Dafür wirfst du { $other } ab.

## Fragen, und was die Leiste sonst sagt

question-turn-play = Was spielst du, { $who }?
    .help = Ein Wesen oder eine Rune, wenn du magst. Danach ziehst oder stiehlst du; Tiere und Orte darfst du jederzeit auslegen.
question-turn-play-plain = Du bist dran: Was spielst du?
question-turn-rune = { $n ->
        [one] Noch eine Aktion der Rune, { $who }. Welche?
       *[other] Noch { $count } Aktionen der Rune, { $who }. Welche zuerst?
    }
    .help = Ziehen, stehlen oder ein Wesen spielen. Danach schließt du den Zug ab wie sonst.
question-turn-rune-plain = { $n ->
        [one] Noch eine Aktion der Rune. Welche?
       *[other] Noch { $count } Aktionen der Rune. Welche zuerst?
    }
question-turn-both = Ziehst oder stiehlst du, { $who }?
    .help = Das schließt deinen Zug ab. Tiere und Orte darfst du davor und danach auslegen.
question-turn-both-plain = Ziehst oder stiehlst du?
question-turn-draw = Zieh eine Karte, { $who }.
    .help = Zu stehlen gibt es gerade nichts. Tiere und Orte darfst du davor und danach auslegen.
question-turn-draw-plain = Zieh eine Karte.
question-turn-steal = Stiehlst du noch, { $who }?
    .help = Der Wald ist leer; du darfst auch verzichten. Tiere und Orte darfst du davor und danach auslegen.
question-turn-steal-plain = Stiehlst du noch?
question-turn-over = Sonst noch etwas, { $who }?
    .help = Tiere und Orte darfst du noch auslegen. Dann beende den Zug.
question-turned-open =
    .help = Damit beginnt dein Zug. Danach darfst du ein Wesen oder eine Rune spielen.
question-turned-play =
    .help = Ein Wesen oder eine Rune, wenn du magst. Gezogen hast du schon.
question-turned-rune =
    .help = Ziehen, stehlen oder ein Wesen spielen. Danach ist der Zug getan.
question-place = Wohin legst du { $card }?
    .help = An eine deiner Kombinationen oder für sich. Große bringen mehr, aber wer sie raubt, bekommt alles.
question-power-amazon = Welche Karte verlangt die Amazone?
question-power-banshee = Welches männliche Wesen ruft die Banshee?
question-power-demon = Welche Kombination zerstört der Dämon?
question-power-dracula = Wem stiehlt Dracula zwei Karten?
question-power-unicorn = Lässt du das Schwarze Einhorn los?
question-power-elf = Wen weckt die Elfe?
question-power-fairies = Welche Karte bringen dir die Feen zuerst?
question-power-grave-robber = Zieht der Grabschänder, oder stiehlt er?
question-power-witch = Was opferst du der Hexe?
question-power-hydra = In welche Hand sieht die Hydra?
question-power-goblins = Wen bestehlen die Kobolde zuerst?
question-power-laraki = Soll der Laraki austeilen?
question-power-magician = Zieht der Magier zwei Karten für dich?
question-power-bogeyman = Mit wem tauscht der Schwarze Mann deine Hand?
question-power-nymph = Welches Wesen lockt die Nymphe an?
question-power-giant = Welche Karte hebt der Riese auf?
question-power-shadow-queen = Soll die Schattenkönigin in alle Hände sehen?
question-power-highwayman = Welche Kombination gibst du dem Straßenräuber?
question-power-highwayman-all = Mit wem tauscht der Straßenräuber alles?
question-power-troll = Wem schlägt der Troll eine Karte aus der Hand?
question-power-immortals = Womit füllen die Unsterblichen deine Hand?
question-power-werewolf = Auf wen lauert der Werwolf?
question-power-centaur = Holt der Zentaur { $card } von der Ablage?
question-power-dwarf = Soll der Zwerg graben?
question-choose-fairies = Welche Karte bringen dir die Feen noch?
    .help = Eine der beiden darfst du danach sofort spielen, wenn es ein Wesen oder eine Rune ist.
question-choose-goblins = { $n ->
        [one] Wem stehlen die Kobolde die letzte Karte?
       *[other] Wem stehlen die Kobolde die nächste Karte (noch { $count })?
    }
    .help = Bei derselben Person oder bei einer anderen.
question-choose-shadow-queen = Wem stiehlst du blind eine Karte?
    .help = Du hast gesehen, was sie haben; welche Karte du erwischst, bestimmt das Los.
question-choose-immortals = { $n ->
        [one] Woher kommt die letzte Karte?
       *[other] Woher kommt die nächste Karte (noch { $count })?
    }
    .help = Aus dem Wald, oder von der einen Person, die du bestiehlst.
question-choose-witch = Welche Kombination nimmst du dafür?
    .help = Irgendeine von jemand anderem, die der Drache nicht beschützt.
question-choose-highwayman = Gegen welche Kombination tauschst du sie?
    .help = Irgendeine von jemand anderem, die der Drache nicht beschützt.
question-share-keep = Welche Karte behältst du?
    .help = Von den anderen gibst du dann der Reihe nach allen eine.
question-share-give = { $who } bekommt eine Karte. Welche?
    .help = Alle sehen, wer was bekommt.
question-at-once-one = Spielst du { $card } sofort?
    .help = Es kostet keine Aktion. Sonst kommt die Karte auf deine Hand.
question-at-once-two = Spielst du eine der beiden sofort?
    .help = Es kostet keine Aktion. Die andere kommt auf deine Hand, bevor diese wirkt.
question-dwarf = Welche der beiden behältst du?
    .help = Die andere kommt auf die Ablage, für alle zu sehen.
question-amulet-turn = { $thief } will dir eine Karte stehlen. Lässt du es zu?
    .help = Ein Amulett wehrt den Diebstahl ab und beendet den Zug. Ohne Amulett bleibt dir nur, es geschehen zu lassen.
question-amulet-power = { $thief } will dir { $with } eine Karte stehlen. Lässt du es zu?
    .help = Ein Amulett rettet diese eine Karte; danach bist du vor diesem Wesen nicht mehr sicher. Ohne Amulett bleibt dir nur, es geschehen zu lassen.
question-discard = Deine Hand ist zu groß. Was wirfst du ab?
    .help = { $n ->
        [one] Noch { $cards } muss weg: Sieben sind erlaubt.
       *[other] Noch { $cards } müssen weg: Sieben sind erlaubt.
    }
status-place = { $who } sucht einen Platz für { $card }.
status-power = { $who } entscheidet über die Macht { $of }.
status-choose = { $who } entscheidet weiter über die Macht { $of }.
status-share = { $who } verteilt, was der Laraki geholt hat.
status-at-once = { $who } entscheidet, ob sofort etwas gespielt wird.
status-dwarf = { $who } wählt, was der Zwerg behält.
status-amulet = { $who } entscheidet, ob der Diebstahl gelingt.
status-discard = { $who } muss abwerfen: { $cards }.
announce-turn = { $n ->
        [one] Du hast eine Möglichkeit.
       *[other] Du hast { $n } Möglichkeiten.
    }

## Was geschehen ist

event-start = { $who } beginnt.
event-start-you = Du beginnst.
event-dealt = Die Karten sind ausgeteilt. { $hands }
dealt-hand = { $who }: { $what }.
event-turn = { $who } ist am Zug.
event-turn-you = Du bist am Zug.
event-missed = Der Werwolf lauert: { $who } setzt aus.
event-missed-you = Der Werwolf lauert: Du setzt aus.
event-skipped = { $n ->
        [0] { $who } nimmt keine Karte.
        [one] { $who } lässt die letzte Aktion der Rune verfallen.
       *[other] { $who } lässt die übrigen Aktionen der Rune verfallen.
    }
event-skipped-you = { $n ->
        [0] Du nimmst keine Karte.
        [one] Du lässt die letzte Aktion der Rune verfallen.
       *[other] Du lässt die übrigen Aktionen der Rune verfallen.
    }
event-drew = { $who } zieht { $card }.
event-drew-you = Du ziehst { $card }.
event-deck-empty = Das war die letzte Karte im Wald. { $n ->
        [one] Nach diesem Zug kommt noch einer, dann ist Schluss.
       *[other] Nach diesem Zug kommen noch { $count }, dann ist Schluss.
    }
event-reached = { $who } will { $whom } eine Karte stehlen.
event-reached-you = Du willst { $whom } eine Karte stehlen.
event-reached-yours = { $who } will dir eine Karte stehlen.
event-blocked-turn = { $who } zeigt ein Amulett. { $whom } geht leer aus, und der Zug ist zu Ende.
event-blocked-turn-you = Dein Amulett hält. { $whom } geht leer aus, und der Zug ist zu Ende.
event-blocked-turn-yours = { $who } zeigt ein Amulett. Du gehst leer aus, und dein Zug ist zu Ende.
event-blocked-power = { $who } zeigt ein Amulett. { $whom } bekommt diese Karte nicht.
event-blocked-power-you = Dein Amulett hält. { $whom } bekommt diese Karte nicht.
event-blocked-power-yours = { $who } zeigt ein Amulett. Du bekommst diese Karte nicht.
event-stole = { $who } stiehlt { $whom } { $card }.
event-stole-you = Du stiehlst { $whom } { $card }.
event-stole-yours = { $who } stiehlt dir { $card }.
event-played = { $who } spielt { $card }.
event-played-you = Du spielst { $card }.
event-played-at-once = { $who } spielt sofort { $card }.
event-played-at-once-you = Du spielst sofort { $card }.
event-rune = { $n ->
        [one] { $who } hat jetzt eine weitere Aktion.
       *[other] { $who } hat jetzt { $count } weitere Aktionen.
    }
event-rune-you = { $n ->
        [one] Du hast jetzt eine weitere Aktion.
       *[other] Du hast jetzt { $count } weitere Aktionen.
    }
event-placed = { $who } legt { $card } an: { $count } Wesen, { $points }.
event-placed-you = Du legst { $card } an: { $count } Wesen, { $points }.
event-placed-new = { $who } beginnt { $with } eine Kombination, { $points }.
event-placed-new-you = Du beginnst { $with } eine Kombination, { $points }.
event-idle-no-target = Für { $card } gibt es hier nichts zu tun.
event-idle-spent = Die Macht { $of } ist in dieser Kette schon verbraucht.
event-idle-chain = Die Kette ist zu lang geworden: Die Macht { $of } wirkt nicht mehr.
event-idle-dragon = Der Drache beschützt diese Kombination; nichts kommt mehr hinein oder hinaus.
event-laid = { $who } legt { $cards } aus, { $points }.
event-laid-you = Du legst { $cards } aus, { $points }.
event-added = { $who } legt { $card } dazu, jetzt { $points }.
event-added-you = Du legst { $card } dazu, jetzt { $points }.
event-used = { $who } nutzt die Macht { $of }.
event-used-you = Du nutzt die Macht { $of }.
event-declined = { $who } verzichtet auf die Macht { $of }.
event-declined-you = Du verzichtest auf die Macht { $of }.
event-again = { $who } weckt { $card } noch einmal.
event-again-you = Du weckst { $card } noch einmal.
event-named = { $who } verlangt { $card }.
event-named-you = Du verlangst { $card }.
named-nobody = Niemand hat so eine Karte.
named-giver = { $who } muss die Karte hergeben.
named-giver-you = Du musst die Karte hergeben.
named-givers = Je eine Karte kommt von: { $whom }.
event-gave = { $who } gibt { $whom } { $card }.
event-gave-you = Du gibst { $whom } { $card }.
event-gave-yours = { $who } gibt dir { $card }.
event-took-up = { $who } holt { $card } { $out }.
event-took-up-you = Du holst { $card } { $out }.
event-destroyed = { $who } zerstört { $combo }: { $cards }.
event-destroyed-you = Du zerstörst { $combo }: { $cards }.
event-lost = { $who } wirft blind { $card } ab.
event-lost-you = Du wirfst blind { $card } ab.
event-picked = { $who } nimmt { $cards } von der Ablage.
event-picked-you = Du nimmst { $cards } von der Ablage.
event-picked-kept = { $who } nimmt { $cards } von der Ablage auf die Hand.
event-picked-kept-you = Du nimmst { $cards } von der Ablage auf die Hand.
event-kept = { $who } behält { $card }.
event-kept-you = Du behältst { $card }.
event-kept-hand = { $who } nimmt { $card } auf die Hand.
event-kept-hand-you = Du nimmst { $card } auf die Hand.
event-threw = { $who } wirft { $card } ab.
event-threw-you = Du wirfst { $card } ab.
event-looked = { $who } sieht sich die Hand von { $whom } an.
event-looked-you = Du siehst dir die Hand von { $whom } an.
event-looked-yours = { $who } sieht sich deine Hand an.
event-looked-all = { $who } sieht sich alle Hände an.
event-looked-all-you = Du siehst dir alle Hände an.
looked-hand = { $who }: { $what }.
event-swapped-hands = { $who } tauscht die ganze Hand mit { $whom }.
event-swapped-hands-you = Du tauschst die ganze Hand mit { $whom }.
event-swapped-hands-yours = { $who } tauscht die ganze Hand mit dir.
event-traded = { $who } tauscht mit { $whom }: { $given } gegen { $got }.
event-traded-you = Du tauschst mit { $whom }: { $given } gegen { $got }.
event-traded-yours = { $who } tauscht mit dir: { $given } gegen { $got }.
event-traded-all = { $who } tauscht alle ungeschützten Kombinationen mit { $whom }.
event-traded-all-you = Du tauschst alle ungeschützten Kombinationen mit { $whom }.
event-traded-all-yours = { $who } tauscht alle ungeschützten Kombinationen mit dir.
event-sacrificed-hand = { $who } opfert { $cards } von der Hand.
event-sacrificed-hand-you = Du opferst { $cards } von der Hand.
event-sacrificed-combo = { $who } opfert { $cards } aus einer Kombination.
event-sacrificed-combo-you = Du opferst { $cards } aus einer Kombination.
sacrificed-rest = Was davon übrig ist, kommt auch auf die Ablage.
event-captured = { $who } nimmt { $whom } eine Kombination weg: { $cards }.
event-captured-you = Du nimmst { $whom } eine Kombination weg: { $cards }.
event-captured-yours = { $who } nimmt dir eine Kombination weg: { $cards }.
event-marked = { $who } hetzt den Werwolf auf { $whom }: Der nächste Zug fällt aus.
event-marked-you = Du hetzt den Werwolf auf { $whom }: Der nächste Zug fällt aus.
event-marked-yours = { $who } hetzt den Werwolf auf dich: Dein nächster Zug fällt aus.
event-discarded = { $who } wirft { $card } ab.
event-discarded-you = Du wirfst { $card } ab.
event-end-best = Bei gleichen Punkten entscheidet die wertvollste Kombination.
event-end-laid = Bei gleichen Punkten und gleich wertvollen Kombinationen entscheiden die meisten ausliegenden Karten.

## Warum jemand die Punkte hat

source-creatures = Wesen
source-animals = Tiere
source-places = Orte
reason-combos = { $n ->
        [0] keine Kombination
       *[other] { $each }
    }
reason-each = { $points } ({ $cards })

## Wörter am Tisch

deck = { $n ->
        [0] der Wald ist leer
        [one] noch 1 Karte im Wald
       *[other] noch { $n } Karten im Wald
    }
turns-left = { $n ->
        [0] das ist der letzte Zug
        [one] danach noch 1 Zug
       *[other] danach noch { $n } Züge
    }
discard = Ablage
hand = Hand
hand-own = Deine Hand
combos = Kombinationen
misses = setzt den nächsten Zug aus
score-kind = Wofür

## Die Regelseite

rules-title = Fabelwald: die Regeln
rules-aim = Der Wald ist voller Wesen, Tiere und Orte, und jede Karte, die du daraus ziehst oder anderen stiehlst, kannst du zu Kombinationen auslegen. Große Kombinationen bringen viel und locken Räuber an. Wenn der Wald leer ist, zählt, was vor dir liegt. Zwei bis sechs spielen mit.
rules-turn-title = Ein Zug
rules-theft-title = Diebstahl und Amulett
rules-powers-title = Mächte
rules-combos-title = Kombinationen
rules-creatures-title = Die Wesen
rules-creatures = Auf jeder Karte steht ein Name und darunter, in Zeichen, die Macht. Männliche Wesen: { card-demon }, { card-dracula }, { card-magician }, { card-bogeyman }, { card-giant }, { card-troll }, { card-werewolf } und { card-dwarf }.
rules-memory-title = Was offen ist und wer was weiß
rules-memory = Offen sind alle Kombinationen, die Ablage, die Größe jeder Hand und des Waldes und jede Karte, die allen gezeigt wurde. Geheim ist, was auf den Händen ist.
rules-memory-2 = Das Spiel merkt sich für dich, was du gesehen hast: was dir die Hydra und die Schattenkönigin gezeigt haben, was dir gestohlen wurde und was du gestohlen hast, wer offen eine Karte bekam, und nach dem Schwarzen Mann beide Hände. Eine Karte gilt als bekannt, bis sie ungesehen weitergewandert sein kann; weitere Schlüsse zieht es nicht. (Unsere Lesart.)
rules-end-title = Das Ende
rules-examples-title = Auf dem Tisch gesehen
rules-rulings-title = Wo eine Option die Regeln ändert
rules-rulings = Was die gedruckten Regeln offen lassen, ist oben als unsere Lesart gekennzeichnet. Wo zwei Lesarten zwei gute Spiele ergeben, entscheidet eine Option; so spielen wir, wenn du nichts anderes wählst.
rules-points-title = Was Kombinationen bringen
rules-points = Von den Zahlen der gedruckten Regeln sind die für Wesen und Orte erhalten, die für Tiere sind unsere eigenen.
rules-deck-title = Was im Wald ist
rules-deck = Die gedruckten Regeln haben ihre Kartenliste verloren. Diese hier ist unsere eigene. Wem das Spiel gehört, kann die gedruckten Zahlen in eine Datei schreiben und damit spielen.
rules-deck-second = im dichten Wald
rules-deck-out = zu zweit nicht dabei
rules-others = Die übrigen
rules-points-creatures = Wesen
rules-points-animals = Tiere einer Art
rules-points-mixed = Sumpf, Pfad und Lichtung
rules-points-same = Drei gleiche Orte

rules-fw-1 = Alle bekommen drei Karten auf die Hand, der Rest ist der Wald. Es beginnt, wer als Nächstes Geburtstag hat.
rules-fw-1-ours = Hier entscheidet das Los. Die Ablage ist am Anfang leer, liegt offen und darf durchgesehen werden.
rules-fw-2 = Spiel höchstens eine Karte, ein Wesen oder eine Rune. Leg so viele Kombinationen aus, wie du magst. Schließ den Zug ab, indem du die oberste Karte ziehst oder eine stiehlst.
rules-fw-2-ours = Abschließen musst du, solange es geht. Ist der Wald leer, darfst du stehlen oder verzichten. Vergehen so viele Züge hintereinander, wie Personen mitspielen, ohne dass eine Karte den Wald verlässt, so darf mit dem Abschluss und mit Runen niemand stehlen, bis wieder eine gezogen ist; so kommt jedes Spiel an sein Ende. Ein Zug, den der Werwolf nimmt, zählt dabei nicht.
rules-fw-3 = Ihr dürft für ein ganzes Spiel verabreden, dass jeder Zug mit dem Ziehen oder Stehlen beginnt und danach gespielt wird. (Dafür gibt es eine Option.)
rules-fw-3-ours = Was den Zug eröffnet, ersetzt dann den Abschluss: Auch nach einer Rune folgt keiner, und wird das Stehlen dabei abgewehrt, so wird in diesem Zug nichts mehr gespielt. Auslegen darfst du schon vorher.
rules-fw-4 = Tiere und Orte legst du in deinem Zug aus, wann du willst, auch nach dem Abschluss.
rules-fw-4-ours = Nur nicht mitten in der Macht eines Wesens.
rules-fw-5 = Stehlen heißt: Du ziehst blind eine Karte aus der Hand von jemandem, der mindestens zwei hat.
rules-fw-5-ours = Diese zwei Karten muss die Person vor jeder einzelnen Karte haben, auch wenn ein Wesen stiehlt.
rules-fw-6 = Am Ende des Zuges darf niemand mehr als sieben Karten auf der Hand haben. Was zu viel ist, wird abgeworfen.
rules-fw-6-ours = Das gilt für alle, zuerst für die Person am Zug, dann im Uhrzeigersinn, auch im letzten Zug. Jede Person sucht selbst aus, Karte für Karte.
rules-fw-7 = Die Macht eines Wesens wirkt, wenn es gespielt wird.
rules-fw-7-ours = Erst liegt die Karte, dann wirkt die Macht. Du darfst auf sie verzichten; nutzt du sie, dann ganz, so weit es geht. Findet sie nichts, geschieht nichts, und es kostet nichts. „Eine Person“ ist immer jemand anders.
rules-fw-8 = Manche Mächte bringen eine Karte, die sofort gespielt werden darf.
rules-fw-8-ours = Das kostet keine Aktion und gilt für Wesen und Runen. Alles andere kommt auf die Hand.
rules-fw-9 = Die Rune wird abgeworfen und bringt in diesem Zug zwei weitere Aktionen: ziehen, stehlen oder ein Wesen spielen. Danach schließt du den Zug ab wie sonst. Was du nicht nutzt, verfällt.
rules-fw-9-ours = Auch eine Rune darf mit einer Aktion gespielt werden. In einem Zug wirken aber nicht mehr Runen, als im Spiel sind: vier, zu zweit zwei.
rules-fw-10 = Mächte, die weitere Mächte wecken, bilden eine Kette. In einer Kette wirkt jede Karte höchstens einmal, und eine Kette hat höchstens sieben Mächte, im dichten Wald zehn. Jede Karte, die du von der Hand spielst, beginnt eine neue Kette. Eine sofort gespielte Rune beendet sie; ihre Aktionen kommen danach. Ein Wesen, das schon gewirkt hat, darf noch bewegt werden, aber seine Macht ruht bis zur nächsten Kette. (Unsere Lesart.)
rules-fw-11 = Kombinationen liegen vor der Person, der sie gehören. Ein gespieltes Wesen legst du an eine deiner Kombinationen aus Wesen an, oder es beginnt eine neue. Alle Wesen passen zueinander. Eines bis fünf bringen 1, 2, 5, 10, 15 Punkte.
rules-fw-11-ours = Mehr als fünf werden es nicht, und Kombinationen werden nicht nach Belieben zusammengelegt oder geteilt.
rules-fw-12 = Sumpf, Pfad und Lichtung bringen zusammen 5 Punkte, drei Sümpfe, drei Pfade oder drei Lichtungen 3.
rules-fw-12-ours = Es sind immer genau drei.
rules-fw-13 = Tiere einer Art: zwei bringen 2 Punkte, drei 5 und vier 9. Du darfst in deinem Zug ein Tier zu einer deiner Kombinationen dazulegen, Tiere auf der Hand behalten und von einer Art auch zwei Kombinationen haben. (Unsere Lesart.)
rules-fw-14 = Kombinationen können gestohlen und zerstört werden, außer die des Drachen.
rules-fw-14-ours = Was von einer Kombination übrig bleibt, zählt nach seiner neuen Größe. Eine eroberte gehört ganz ihrer neuen Besitzerin oder ihrem neuen Besitzer.
rules-fw-15 = Der Drache beschützt die Kombination, in der er liegt. Sobald er liegt, kommt nichts mehr dazu.
rules-fw-15-ours = Und nichts hinaus, auch nicht durch die Person, der sie gehört. Er kommt zu höchstens vier Wesen oder liegt für sich. Die Elfe darf die Macht eines Wesens neben ihm wecken.
rules-fw-16 = Das Amulett wehrt einen Diebstahl ab und wird abgeworfen. Wer stehlen wollte, geht leer aus, und der Zug ist zu Ende.
rules-fw-16-ours = So ist es beim Stehlen als Abschluss oder mit einer Rune: Der Zug endet auf der Stelle, übrige Aktionen verfallen, nur zu große Hände werden noch verkleinert.
rules-fw-17 = Gegen die Macht eines Wesens hilft das Amulett nur beim ersten Versuch.
rules-fw-17-ours = Die eine Karte bleibt, Macht und Zug gehen weiter. Wer bestohlen wird, darf nur die erste Karte abwehren, die diese Macht bei ihm holen will, ob er es tut oder nicht. Eine abgewehrte zählt als eine von Draculas zwei und der drei der Kobolde; die Unsterblichen machen weiter bis sieben.
rules-fw-18 = Nur wer bestohlen wird, darf das Amulett einsetzen: wenn der Diebstahl angesagt ist und bevor eine Karte gezogen wird. Diebstahl ist das Stehlen im Zug und das von Dracula, Kobolden, Grabschänder, Schattenkönigin und Unsterblichen. Was Amazone, Schwarzer Mann, Straßenräuber, Banshee, Nymphe, Hexe, Einhorn und Troll tun, ist keiner. Auch ein Amulett kann gestohlen werden. (Unsere Lesart.)
rules-fw-19 = Gefragt wird auch, wer kein Amulett hat, damit die Frage nichts verrät. Ebenso sind die Macht der Hexe und das Ende des Zuges immer eigene Schritte, selbst wenn es nichts zu wählen gibt. (Unsere Lesart.)
rules-fw-20 = { card-amazon }: { card-amazon.power }
rules-fw-20-ours = Auch eine letzte Karte muss hergegeben werden, aber immer nur eine.
rules-fw-21 = { card-banshee }: { card-banshee.power }
rules-fw-21-ours = Ihr Name ist in den gedruckten Regeln verloren gegangen; Banshee heißt sie bei uns.
rules-fw-22 = { card-demon }: { card-demon.power }
rules-fw-22-ours = Es darf auch eine eigene sein. Ihre jüngste Karte liegt dann zuoberst.
rules-fw-23 = { card-dragon }: { card-dragon.power }
rules-fw-24 = { card-dracula }: { card-dracula.power }
rules-fw-25 = { card-unicorn }: { card-unicorn.power }
rules-fw-25-ours = Im Uhrzeigersinn, von links neben dir an.
rules-fw-26 = { card-elf }: { card-elf.power }
rules-fw-26-ours = Was die Macht kostet, kostet sie noch einmal. Der Drache hat keine.
rules-fw-27 = { card-fairies }: { card-fairies.power }
rules-fw-27-ours = Die andere ist auf deiner Hand, bevor die gespielte wirkt.
rules-fw-28 = { card-grave-robber }: { card-grave-robber.power }
rules-fw-29 = { card-witch }: { card-witch.power }
rules-fw-29-ours = Bleibt von der angebrochenen Kombination ein einzelnes Tier übrig, kommt es auch auf die Ablage. Gibt es keine Kombination zu nehmen, kostet es nichts.
rules-fw-30 = { card-hydra }: { card-hydra.power }
rules-fw-30-ours = Die Person hat mindestens eine Karte.
rules-fw-31 = { card-goblins }: { card-goblins.power }
rules-fw-31-ours = Eine nach der anderen; bei wem, entscheidest du jedes Mal neu.
rules-fw-32 = { card-laraki }: { card-laraki.power }
rules-fw-32-ours = Liegen zu wenige da, nimmst du weniger. Zuerst behältst du eine, dann gibst du im Uhrzeigersinn, so weit sie reichen. Du bestimmst, wer welche bekommt.
rules-fw-33 = { card-magician }: { card-magician.power }
rules-fw-34 = { card-bogeyman }: { card-bogeyman.power }
rules-fw-34-ours = Beide haben mindestens eine Karte auf der Hand.
rules-fw-35 = { card-nymph }: { card-nymph.power }
rules-fw-35-ours = Nicht sich selbst. Eines, das in dieser Kette schon gewirkt hat, kommt ohne seine Macht.
rules-fw-36 = { card-giant }: { card-giant.power }
rules-fw-37 = { card-shadow-queen }: { card-shadow-queen.power }
rules-fw-38 = { card-highwayman }: { card-highwayman.power }
rules-fw-38-ours = Eine gegen eine; mit einer Option tauscht er alle.
rules-fw-39 = { card-troll }: { card-troll.power }
rules-fw-40 = { card-immortals }: { card-immortals.power }
rules-fw-41 = { card-werewolf }: { card-werewolf.power }
rules-fw-41-ours = Niemand, der schon aussetzen muss. Es darf jemand sein, der gar keinen Zug mehr hat.
rules-fw-42 = { card-centaur }: { card-centaur.power }
rules-fw-43 = { card-dwarf }: { card-dwarf.power }
rules-fw-43-ours = Gibt es nur eine von beiden, behältst du sie. Die aus dem Wald gilt als gezogen.
rules-fw-44 = Ist die letzte Karte aus dem Wald gezogen, haben alle anderen noch einen Zug.
rules-fw-44-ours = Wer sie gezogen hat, bringt den eigenen Zug zu Ende. Auch ein Zug, den der Werwolf nimmt, ist dann verbraucht. Die Ablage wird nicht neu gemischt; Mächte tun, was sie noch können.
rules-fw-45 = Es zählen nur ausgelegte Kombinationen. Die meisten Punkte gewinnen.
rules-fw-45-ours = Bei Gleichstand entscheidet die wertvollste einzelne Kombination, dann die Zahl der ausliegenden Karten; danach wird der Sieg geteilt.

ruling-draw_first = Jeder Zug schließt mit dem Ziehen oder Stehlen. Mit der Option beginnt er damit.
ruling-dense_forest = Jedes Wesen ist einmal im Wald. Mit der Option sind zwölf von ihnen doppelt da, wenn fünf oder sechs mitspielen.
ruling-swap_all = Der Straßenräuber tauscht eine Kombination gegen eine. Mit der Option tauscht er alle ungeschützten von beiden, wenn beide eine haben.

example-apart-title = Jedes für sich
example-apart = Ein Wesen allein bringt 1 Punkt, zwei zusammen bringen 2, und Sumpf, Pfad und Lichtung 5. Das sind 8 Punkte.
example-together-title = Alle beisammen
example-together = Dieselben drei Wesen in einer Kombination bringen 5 Punkte statt 3, mit den Orten also 10. Aber ein Dämon nähme jetzt auf einmal die Hälfte.
example-closed-title = Hinter dem Drachen
example-closed = Vier Wesen und der Drache als fünftes: 15 Punkte, die niemand mehr nehmen kann. Die beiden Eulen daneben hätten für die Hexe gereicht; so bringen sie 2.

## Ablehnungen

# Was eine Stellung enthalten muss: „Das Feld hands ist falsch: Nötig ist …“

wanted-options = ein Objekt mit Einstellungen und dem Kartensatz
wanted-combo = [Nummer, Platz, [Karten]]
wanted-combo-number = eine Nummer von 1 bis { $most }, jede nur einmal
wanted-combo-size = eine Liste mit 1 bis { $most } Karten (FW-11)
wanted-creatures-alone = eine Kombination nur aus Wesen (FW-11)
wanted-dragon-last = eine Kombination mit dem Drachen als letzter Karte (FW-15)
wanted-animals = eine Kombination aus 2 bis { $most } Tieren einer Art (FW-13)
wanted-no-rune-or-amulet = eine Kombination ohne Runen und Amulette
wanted-three-places = eine Kombination aus drei Orten (FW-12)
wanted-place-set = dreimal derselbe Ort, oder swamp, path und clearing in dieser Reihenfolge (FW-12)
wanted-last = bei leerem Wald die Zahl der Züge, die noch kommen, sonst null (FW-44)
wanted-extras-of-runes = höchstens { $most } für jede Rune dieses Zuges (FW-9)
wanted-no-extras-before-play = 0, bevor etwas gespielt ist (FW-9)
wanted-no-extras-after-closing = 0 nach dem Abschluss des Zuges (FW-9)
wanted-not-played = false vor der Eröffnung des Zuges (FW-3)
wanted-no-dry = 0, sobald eine Karte den Wald verlassen hat (FW-2)
wanted-chain = ein Objekt mit { $fields }
wanted-chain-of-spent = ein Objekt, denn es gibt verbrauchte Karten (FW-10)
wanted-chain-of-power = ein Objekt, denn eine Macht läuft (FW-10)
wanted-no-chain = kein solches Feld, denn es läuft keine Macht
wanted-creature-with-power = ein Wesen, das eine Macht hat
wanted-creature-at-end = am Ende ein Wesen
wanted-creature-of-chain = das Wesen der laufenden Kette
wanted-powers-of-spent = mindestens die Zahl der verbrauchten Karten (FW-10)
wanted-spent-creature = ein Wesen mit Macht, wenn die Karte verbraucht ist (FW-10)
wanted-knowing = [Platz oder null, wessen Hand, [Karten]]
wanted-known-once = eine Liste mit höchstens einem Eintrag für jeden Platz und jede Hand
wanted-known-to-all = bei jedem Platz mindestens das, was alle gesehen haben
wanted-known-to-one = eine Liste von Karten, die dieser Platz kennt und nicht alle gesehen haben
wanted-hand-of-another = die Hand eines anderen Platzes
wanted-cards-of-that-hand = eine Liste von Karten, die auf dieser Hand sind
wanted-dealt-so-far = das bisher Ausgeteilte, und noch nichts gelegt oder abgeworfen (FW-1)
wanted-no-dealing = eine Liste ohne Austeilen, mitten in einem Zug
wanted-played = true, denn ein Wesen ist gespielt
wanted-nothing-to-join = kein solcher Eintrag, denn es gibt keine Kombination, an die es passt (FW-11)
wanted-power-with-target = eine Macht, die etwas zu tun findet (FW-7)
wanted-victim = ein Platz mit mindestens zwei Karten (FW-5)
wanted-asked-victim = der Platz, dem gestohlen wird
wanted-asked = eine Liste mit dem Platz, der gerade gefragt wird
wanted-dwarf = der Zwerg, solange der Wald Karten hat (FW-43)
wanted-over-limit = ein Platz mit mehr als { $limit } Karten (FW-6)
wanted-nothing-taken = eine leere Liste, denn es ist nichts genommen
wanted-taking = ein Wesen, das Karten nimmt, mit dem, was es nehmen kann
wanted-playable = eine Liste mit einer Karte, die sofort gespielt werden kann (FW-8)
wanted-going-on = ein Wesen, dessen Macht weitergeht
wanted-taken = eine Liste mit { $count } Einträgen
wanted-own-open-combo = die ungeschützte Kombination dessen, der am Zug ist, gezählt ab 0 (FW-38)
wanted-combo-of-nymph = die Kombination, in der eine Nymphe der Person am Zug gewirkt hat, gezählt ab 0 (FW-35)
wanted-dealt-with = ein Platz, mit dem die Macht zu tun hat
wanted-open-combo-of-another = kein solcher Eintrag, außer jemand anderes hat eine ungeschützte Kombination (FW-29, FW-38)
wanted-card-to-take = 1, denn die Feen haben noch eine Karte zu nehmen (FW-27)
wanted-cards-for-chance = kein Zufall, wo keine Karten sind

# Was ein Kartensatz enthalten muss

wanted-points-by-size = eine Liste mit { $count } Einträgen, für { $least } bis { $most } Karten
entry-all-cards = allen Karten zusammen
entry-cards-with-two = allen Karten zusammen bei zwei Personen
entry-combos = allen Kombinationen, die es geben kann
