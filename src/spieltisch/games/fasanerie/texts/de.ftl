# Fasanerie auf Deutsch.
#
# Formen eines Namens: Die Nachricht selbst steht allein und in Listen; .the ist Subjekt, .acc und .dat
# sind die Fälle, .to eine Richtung („zieht …“), .plural die Mehrzahl.
# Punkte kommen als Text ($points „+3“, „−2“, „0“; $total und $score „34“), Anzahlen ($n) als Zahlen.

## Tierarten

kind-gold = Goldfasan
    .plural = Goldfasane
    .the = der Goldfasan
    .acc = den Goldfasan
    .dat = dem Goldfasan
    .to = auf den Goldfasan
kind-fart = Fasanenfurz
    .plural = Fasanenfürze
    .the = der Fasanenfurz
    .acc = den Fasanenfurz
    .dat = dem Fasanenfurz
    .to = auf den Fasanenfurz
kind-diamond = Diamantfasan
    .plural = Diamantfasane
    .the = der Diamantfasan
    .acc = den Diamantfasan
    .dat = dem Diamantfasan
    .to = auf den Diamantfasan
kind-blood = Blutfasan
    .plural = Blutfasane
    .the = der Blutfasan
    .acc = den Blutfasan
    .dat = dem Blutfasan
    .to = auf den Blutfasan
kind-green = Schillerfasan
    .plural = Schillerfasane
    .the = der Schillerfasan
    .acc = den Schillerfasan
    .dat = dem Schillerfasan
    .to = auf den Schillerfasan
kind-peacock = Pfau
    .plural = Pfauen
    .the = der Pfau
    .acc = den Pfau
    .dat = dem Pfau
    .to = auf den Pfau
kind-nest = Nest
    .plural = Nester
    .the = das Nest
    .acc = das Nest
    .dat = dem Nest
    .to = auf das Nest
kind-reeves = Königsfasan
    .plural = Königsfasane
    .the = der Königsfasan
    .acc = den Königsfasan
    .dat = dem Königsfasan
    .to = auf den Königsfasan
kind-trap = Falle
    .plural = Fallen
    .the = die Falle
    .acc = die Falle
    .dat = der Falle
    .to = auf die Falle
kind-mirror = Spiegel
    .plural = Spiegel
    .the = der Spiegel
    .acc = den Spiegel
    .dat = dem Spiegel
    .to = auf den Spiegel
kind-monal = Glanzfasan
    .plural = Glanzfasane
    .the = der Glanzfasan
    .acc = den Glanzfasan
    .dat = dem Glanzfasan
    .to = auf den Glanzfasan
kind-fox = Fuchs
    .plural = Füchse
    .the = der Fuchs
    .acc = den Fuchs
    .dat = dem Fuchs
    .to = auf den Fuchs
kind-fireback = Feuerrückenfasan
    .plural = Feuerrückenfasane
    .the = der Feuerrückenfasan
    .acc = den Feuerrückenfasan
    .dat = dem Feuerrückenfasan
    .to = auf den Feuerrückenfasan
kind-koklass = Schopffasan
    .plural = Schopffasane
    .the = der Schopffasan
    .acc = den Schopffasan
    .dat = dem Schopffasan
    .to = auf den Schopffasan
kind-salvadori = Sumatrafasan
    .plural = Sumatrafasane
    .the = der Sumatrafasan
    .acc = den Sumatrafasan
    .dat = dem Sumatrafasan
    .to = auf den Sumatrafasan
kind-net = Langer Kescher
    .plural = Lange Kescher
    .the = der Lange Kescher
    .acc = den Langen Kescher
    .dat = dem Langen Kescher
    .to = auf den Langen Kescher
kind-eared = Ohrenfasan
    .plural = Ohrenfasane
    .the = der Ohrenfasan
    .acc = den Ohrenfasan
    .dat = dem Ohrenfasan
    .to = auf den Ohrenfasan
kind-dog = Kläffender Hund
    .plural = Kläffende Hunde
    .the = der Kläffende Hund
    .acc = den Kläffenden Hund
    .dat = dem Kläffenden Hund
    .to = auf den Kläffenden Hund

## Karten, die sich innerhalb ihrer Art unterscheiden; alle anderen heißen wie ihre Art

card-gold = { kind-gold } { $variant }
    .the = { kind-gold } { $variant }
    .acc = { kind-gold } { $variant }
    .dat = { kind-gold } { $variant }
    .to = auf { kind-gold } { $variant }
card-fart = { kind-fart } { $variant }
    .the = { kind-fart } { $variant }
    .acc = { kind-fart } { $variant }
    .dat = { kind-fart } { $variant }
    .to = auf { kind-fart } { $variant }
card-monal = { kind-monal } { $variant }
    .the = { kind-monal } { $variant }
    .acc = { kind-monal } { $variant }
    .dat = { kind-monal } { $variant }
    .to = auf { kind-monal } { $variant }
card-eared-blue = blauer { kind-eared }
    .the = der blaue { kind-eared }
    .acc = den blauen { kind-eared }
    .dat = dem blauen { kind-eared }
    .to = auf den blauen { kind-eared }
card-eared-white = weißer { kind-eared }
    .the = der weiße { kind-eared }
    .acc = den weißen { kind-eared }
    .dat = dem weißen { kind-eared }
    .to = auf den weißen { kind-eared }
card-eared-brown = brauner { kind-eared }
    .the = der braune { kind-eared }
    .acc = den braunen { kind-eared }
    .dat = dem braunen { kind-eared }
    .to = auf den braunen { kind-eared }

## Angestellte und Personen: .start steht am Satzanfang, .to sagt, an wen, .from, von wem

servant-key = Haushälterin
    .start = Die Haushälterin
    .the = die Haushälterin
    .acc = die Haushälterin
    .dat = der Haushälterin
    .to = an die Haushälterin
    .from = der Haushälterin
servant-bell = Butler
    .start = Der Butler
    .the = der Butler
    .acc = den Butler
    .dat = dem Butler
    .to = an den Butler
    .from = dem Butler
servant-wheel = Kutscher
    .start = Der Kutscher
    .the = der Kutscher
    .acc = den Kutscher
    .dat = dem Kutscher
    .to = an den Kutscher
    .from = dem Kutscher
servant-pot = Köchin
    .start = Die Köchin
    .the = die Köchin
    .acc = die Köchin
    .dat = der Köchin
    .to = an die Köchin
    .from = der Köchin
servant-spade = Gärtner
    .start = Der Gärtner
    .the = der Gärtner
    .acc = den Gärtner
    .dat = dem Gärtner
    .to = an den Gärtner
    .from = dem Gärtner
servant-lantern = Nachtwache
    .start = Die Nachtwache
    .the = die Nachtwache
    .acc = die Nachtwache
    .dat = der Nachtwache
    .to = an die Nachtwache
    .from = der Nachtwache

## Welche Sorten im Spiel sind

set-first = Erste Partie
    .help = Die sechs Sorten, mit denen sich das Spiel am besten lernt.
set-suggestion-1 = Vorschlag 1
    .help = Zum Einstieg in die Erweiterung: Königsfasane und Feuerrücken zählen, dazu fischt ein Kescher.
set-suggestion-2 = Vorschlag 2
    .help = Zum Weiterspielen mit der Erweiterung: Einzelgänger, Farben und ein Hund, der wieder hergibt.
set-base = Sechs aus dem Grundspiel
    .help = Sechs der zwölf Sorten des Grundspiels, zufällig gezogen.
set-all = Sechs aus allen
    .help = Sechs von allen achtzehn Sorten, zufällig gezogen.
set-own = Eigene Auswahl
    .help = Such dir die sechs Sorten selbst aus.
set-chosen = { $n } von 6 gewählt
set-base-box = Grundspiel
set-expansion-box = Erweiterung

## Was jede Sorte zählt (die Beschreibung ihrer Karten)

band-gold = Jeder zählt die Zahl, die auf ihm steht: 1, 2 oder 3 Punkte.
band-fart = Jeder kostet die Zahl, die auf ihm steht: 1, 2 oder 3 Punkte.
band-diamond = Je 5 Punkte, wenn insgesamt niemand weniger Karten hat als du; Gleichstand genügt. Sonst nichts.
band-blood = Einer zählt 3, zwei zusammen 6. Mit jedem weiteren werden es 3 weniger: 3, 0, −3 und so fort.
band-green = Jedes Paar zählt 5. Bleibt einer ohne Partner, kostet er 2.
band-peacock = Ein einzelner kostet 10. Ab zweien zählt jeder 2.
band-nest = Jedes zählt so viel, wie du Nester hast: zusammen 1, 4, 9, 16, 25. Mehr als fünf bringen nichts dazu.
band-reeves = Je nachdem, wie viele du hast: −5, −4, 3, 8, 15. Mehr als fünf bringen nichts dazu.
band-trap = Jede kostet 1.
band-mirror = Jeder zählt 1 für jede andere Sorte, die du hast.
band-monal = Nur deine kleinsten zählen, und zwar die Zahl auf ihnen: je 3, 5 oder 7. Größere bringen nichts.
band-fox = Jeder zählt 2.
band-fireback = Genau drei zählen 10. Jede andere Anzahl bringt nichts.
band-koklass = Alle zusammen: 7 für einen, 5 für zwei, 3 für drei oder mehr.
band-salvadori = Je 5, wenn niemand weniger davon hat; je −1, wenn niemand mehr hat. Auch beides zugleich ist möglich.
band-net = Jeder kostet 2.
band-eared = Je 3, solange alle verschiedene Farben haben. Sobald zwei gleich sind, zählt keiner mehr.
band-dog = Jeder zählt 1.

## Was eine eingesammelte Karte auslöst

action-trap = Wer sie einsammelt, legt sie beiseite. Nach dem Zug geht sie an die Person, die als Nächstes zieht; das kannst auch du sein.
action-fox = Leg sofort eine Karte, die du schon vorher eingesammelt hast, in die Schachtel.
action-net = Nimm sofort noch eine Karte von weiter vorn, auf der keine Scheibe liegt. Auch was sie auslöst, geschieht.
action-dog = Leg sofort eine deiner anderen Karten, aber keinen Kläffenden Hund, vorn an die Allee an.

## Einstellungen der Partie

option-kinds = Sorten
    .help = Sechs Sorten sind im Spiel.
option-open_cards = Offene Karten
    .help = Alle sehen alle Sammlungen und ihre Punkte. Gut für Partien, die über Tage gehen.
option-trap_can_be_given_up = Eine eben beiseitegelegte Falle darf abgegeben werden
    .help = Ein Fuchs oder Hund aus demselben Zug darf dann auch eine Falle nehmen, die gerade erst beiseitegelegt wurde.
option-net_reaches_behind = Der Kescher reicht auch nach hinten
    .help = Der Kescher darf dann auch eine Karte nehmen, die du ohnehin gleich einsammelst.
option-dog_box_rule = Der letzte Hund schickt seine Karte in die Schachtel
    .help = Ist sonst niemand mehr in der Allee und liegt vorn keine Karte, scheidet die Karte aus, statt vorn angelegt zu werden.
option-nest_sixth = Ab dem sechsten zählt jedes Nest 5
    .help = Sonst bleiben mehr als fünf Nester bei 25.
option-salvadori_zero_counts = Auch keiner ist am wenigsten
    .help = Wer keinen Sumatrafasan hat, hat die wenigsten.

## Warum eine Sorte zählt, was sie zählt

reason-none = keine Karte
reason-gold-sum = die Zahlen zusammengezählt
reason-fart-sum = die Zahlen zusammengezählt, als Minuspunkte
reason-diamond-fewest = je 5: niemand hat weniger als deine { $size } Karten
reason-diamond-not-fewest = nichts: jemand hat nur { $least } Karten, nicht { $size }
reason-blood-ladder = { $n ->
        [1] 3 für einen
        [2] 6 für zwei
       *[other] 6 für zwei, 3 weniger für jeden weiteren
    }
reason-green-pairs = { $pairs ->
        [0] −2 für einen einzelnen
        [one] { $single ->
            [0] 5 für ein Paar
           *[other] 5 für ein Paar, −2 für den einzelnen
        }
       *[other] { $single ->
            [0] je 5 für { $pairs } Paare
           *[other] je 5 für { $pairs } Paare, −2 für den einzelnen
        }
    }
reason-peacock-one = −10 für einen einzelnen
reason-peacock-each = je 2, ab zweien
reason-nest-square = { $n ->
        [one] 1 für eines
       *[other] je { $each }, bei { $n } Nestern
    }
reason-nest-capped = je 5, aber nur für fünf
reason-reeves-ladder = { $n ->
        [1] −5 für einen
        [2] −4 für zwei zusammen
        [3] 3 für drei zusammen
        [4] 8 für vier zusammen
        [5] 15 für fünf zusammen
       *[other] 15 für fünf oder mehr zusammen
    }
reason-trap-each = je −1
reason-mirror-other-kinds = { $each ->
        [0] nichts: keine andere Sorte zum Spiegeln
        [one] je 1, für eine andere Sorte
       *[other] je { $each }, für { $each } andere Sorten
    }
reason-monal-smallest = { $counted ->
        [one] { $value } für den kleinsten
       *[other] je { $value } für die { $counted } kleinsten
    }
reason-fox-each = je 2
reason-fireback-three = 10 für genau drei
reason-fireback-not-three = nichts: nur genau drei zählen
reason-koklass-ladder = { $n ->
        [1] 7 für einen einzelnen
        [2] 5 für zwei zusammen
       *[other] 3 für drei oder mehr zusammen
    }
reason-salvadori-fewest = je 5: niemand hat weniger
reason-salvadori-most = je −1: niemand hat mehr
reason-salvadori-both = je 4: niemand hat weniger und niemand hat mehr
reason-salvadori-between = nichts: jemand hat weniger, jemand hat mehr
reason-net-each = je −2
reason-eared-unlike = je 3, alle verschieden
reason-eared-alike = nichts: zwei haben dieselbe Farbe
reason-dog-each = je 1

## Was geschehen ist

event-start = Das Spiel beginnt. In dieser Reihenfolge geht es los: { $order }.
event-draw = { $n ->
        [one] Vorn liegt eine neue Karte: { $cards }.
       *[other] Vorn liegen { $n } neue Karten: { $cards }.
    }
event-walk = { $who } zieht { $to }.
event-walk-you = Du ziehst { $to }.
event-walk-onto = { $who } zieht { $to } und legt sich auf { $below }.
event-walk-onto-you = Du ziehst { $to } und legst dich auf { $below }.
event-leave = { $who } verlässt die Allee als { $place ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    } Person.
event-leave-you = Du verlässt die Allee als { $place ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    } Person.
event-collect = { $n ->
        [1] { $traps ->
            [0] { $who } sammelt { $card } ein.
           *[other] { $who } sammelt { $card } ein und legt sie beiseite.
        }
       *[other] { $traps ->
            [0] { $who } sammelt { $n } Karten ein: { $cards }.
            [one] { $who } sammelt { $n } Karten ein: { $cards }; die Falle wird beiseitegelegt.
           *[other] { $who } sammelt { $n } Karten ein: { $cards }; die Fallen werden beiseitegelegt.
        }
    }
event-collect-you = { $n ->
        [1] { $traps ->
            [0] Du sammelst { $card } ein.
           *[other] Du sammelst { $card } ein und legst sie beiseite.
        }
       *[other] { $traps ->
            [0] Du sammelst { $n } Karten ein: { $cards }.
            [one] Du sammelst { $n } Karten ein: { $cards }; die Falle wird beiseitegelegt.
           *[other] Du sammelst { $n } Karten ein: { $cards }; die Fallen werden beiseitegelegt.
        }
    }
event-ignored-fox = { $who } hat keine Karte für den Fuchs.
event-ignored-fox-you = Du hast keine Karte für den Fuchs.
event-ignored-dog = { $who } hat keine Karte, die der Hund vertreiben könnte.
event-ignored-dog-you = Du hast keine Karte, die der Hund vertreiben könnte.
event-ignored-net = { $who } findet keine Karte in Reichweite des Keschers.
event-ignored-net-you = Du findest keine Karte in Reichweite des Keschers.
event-fox = Der Fuchs nimmt { $source } { $card } weg: ab in die Schachtel.
event-fox-you = Der Fuchs nimmt dir { $card } weg: ab in die Schachtel.
event-fox-hidden = Der Fuchs nimmt { $source } eine Karte weg: verdeckt in die Schachtel.
event-dog-alley = Der Hund jagt { $source } { $card } ab: nach vorn an die Allee.
event-dog-alley-you = Der Hund jagt dir { $card } ab: nach vorn an die Allee.
event-dog-box = Der Hund jagt { $source } { $card } ab: in die Schachtel.
event-dog-box-you = Der Hund jagt dir { $card } ab: in die Schachtel.
event-dog-box-hidden = Der Hund jagt { $source } eine Karte ab: verdeckt in die Schachtel.
event-net = { $who } holt mit dem Kescher { $card } aus der Allee.
event-net-you = Du holst mit dem Kescher { $card } aus der Allee.
event-traps = { $n ->
        [one] Die Falle geht { $to }.
       *[other] { $n } Fallen gehen { $to }.
    }
event-traps-you = { $n ->
        [one] Die Falle geht an dich.
       *[other] { $n } Fallen gehen an dich.
    }
event-traps-box = { $n ->
        [one] Niemand ist mehr am Zug: Die Falle kommt in die Schachtel.
       *[other] Niemand ist mehr am Zug: { $n } Fallen kommen in die Schachtel.
    }
event-end-tie = { $who } gewinnt mit { $points }; bei Gleichstand zählt, wer die Allee zuerst verlassen hat.
event-end-tie-you = Du gewinnst mit { $points }; bei Gleichstand zählt, wer die Allee zuerst verlassen hat.

## Was ein Zug brächte

preview-stop = Halt auf { $card }.
preview-onto = { $n ->
        [one] Du legst dich auf { $below }: Du sammelst nichts ein und bist vor der Scheibe unter dir wieder dran.
       *[other] Du legst dich auf { $below }: Du sammelst nichts ein und bist vor den Scheiben unter dir wieder dran.
    }
preview-onto-short = Auf { $below }: nichts einzusammeln
preview-what = { $cards }, { $points } → { $total }
preview-what-act = { $cards }, { $points } → { $total }, und { $act }
preview-what-acts = { $cards }, { $points } → { $total }; dann: { $acts }
preview-yours = Danach gehört dir, wenn niemand dazwischen hält: { $what }.
preview-yours-then = Danach gehört dir: { $what }.
preview-yours-sure = Dazwischen kann niemand halten. Du bist gleich wieder dran und sammelst ein: { $what }.
preview-others = { $parts }.
preview-others-first = { $n ->
        [one] Die erste geht { $to }
       *[other] Die ersten { $count } gehen { $to }
    }
preview-others-next = { $n ->
        [one] die nächste { $to }
       *[other] die nächsten { $count } { $to }
    }
preview-leave = { $n ->
        [0] Gehst du, hast du nach jetzigem Stand { $total }.
        [one] Gehst du, verzichtest du auf eine Karte vor dir; nach jetzigem Stand hast du { $total }.
       *[other] Gehst du, verzichtest du auf { $n } Karten vor dir; nach jetzigem Stand hast du { $total }.
    }
preview-box = In die Schachtel: { $what }.
preview-alley = Vorn an die Allee: { $what }.
preview-net = In den Kescher: { $what }.
act-fox = { $n ->
        [one] der Fuchs nimmt dir eine Karte
       *[other] die Füchse nehmen dir { $count } Karten
    }
act-dog = { $n ->
        [one] der Hund jagt eine deiner Karten nach vorn
       *[other] die Hunde jagen { $count } deiner Karten nach vorn
    }
act-net = { $n ->
        [one] der Kescher fängt noch eine Karte
       *[other] die Kescher fangen noch { $count } Karten
    }
act-trap = { $n ->
        [one] die Falle geht an die Person, die nach dir zieht
       *[other] die Fallen gehen an die Person, die nach dir zieht
    }

## Fragen, und was die Leiste sonst sagt

question-move = Wohin, { $who }?
    .help = Wähle, wie weit du ziehst.
question-move-plain = Wohin?
question-leave = Hier endet der Weg, { $who }.
    .help = Vor dir liegt keine Karte mehr: Verlass die Allee.
question-leave-plain = Hier endet der Weg.
question-fox = Der Fuchs nimmt dir eine Karte. Welche?
    .help = Sie kommt in die Schachtel und zählt nicht mehr.
question-dog = Der Kläffende Hund verjagt eine deiner Karten. Welche?
    .help = Sie wird vorn an die Allee angelegt, wo alle sie holen können.
question-dog-box = Der Kläffende Hund verjagt eine deiner Karten. Welche?
    .help = Sie kommt in die Schachtel und zählt nicht mehr.
question-net = Der Kescher fängt noch eine Karte. Welche?
    .help = Jede Karte weiter vorn, auf der keine Scheibe liegt.
status-fox = { $who } wählt eine Karte für den Fuchs.
status-dog = { $who } wählt eine Karte für den Hund.
status-net = { $who } wählt eine Karte für den Kescher.
announce-turn = { $n ->
        [0] Du bist dran. Vor dir liegt keine Karte mehr.
        [one] Du bist dran. Wähle, wohin du ziehst, eine Karte liegt vor dir.
       *[other] Du bist dran. Wähle, wohin du ziehst, { $n } Karten liegen vor dir.
    }
button-move = Hierhin ziehen
button-leave = Allee verlassen
button-fox = Diese abgeben
button-dog = Diese verjagen
button-net = Diese nehmen

## Namen fürs Ohr

place = Karte { $n } von { $of }
place-disc = Karte { $n } von { $of }, hier steht { $who }
place-disc-you = Karte { $n } von { $of }, hier stehst du
place-stack = Karte { $n } von { $of }, { $stack }
place-start = vor der Allee: { $stack }
place-start-empty = vor der Allee: niemand
place-in-hand = vor der Allee: die Scheibe von { $whom } ist aufgenommen
place-in-hand-you = vor der Allee: deine Scheibe ist aufgenommen
stack = { $n ->
        [one] eine Scheibe: { $discs }
       *[other] { $count } Scheiben, von oben: { $discs }
    }
chip = { $kind }, { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }, { $value ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
chip-hidden = { $kind }, { $n ->
        [0] keine Karten gesehen
        [one] 1 Karte gesehen
       *[other] { $n } Karten gesehen
    }

## Wörter am Tisch

alley = Die Allee
pile = { $n ->
        [0] Der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
box = In der Schachtel
traps-aside = { $n ->
        [one] Eine Falle liegt beiseite
       *[other] { $n } Fallen liegen beiseite
    }
traps-next = für die Person, die als Nächstes zieht
collection-own = Deine Sammlung
collection-empty = Noch nichts eingesammelt.
collection-lost = { $n ->
        [one] Eine davon kam verdeckt in die Schachtel.
       *[other] { $n } davon kamen verdeckt in die Schachtel.
    }
collection-uncertain = Deine Punkte hängen noch davon ab, was andere verdeckt haben.
left-place = { $place ->
        [1] zuerst gegangen
        [2] an zweiter Stelle gegangen
        [3] an dritter Stelle gegangen
        [4] an vierter Stelle gegangen
        [5] an fünfter Stelle gegangen
       *[6] an sechster Stelle gegangen
    }
score-kind = Sorte
open-cards = offene Karten
hidden-cards = verdeckte Karten
what-it-scores = Was es zählt

## Die Regelseite

rules-title = Fasanerie: die Regeln
rules-aim = Entlang einer Allee tauchen Fasane auf, und manches, was kein Fasan ist. Wer am weitesten zurückliegt, nimmt alles bis zur eigenen Scheibe mit, ob erwünscht oder nicht, und zieht weiter. Haben alle die Allee verlassen, gewinnt die beste Sammlung.
rules-setup-players = Personen
rules-setup-cards = Karten
rules-setup-put-back = Weggelegt
rules-setup-in-game = Im Spiel
rules-setup-alley = Allee
rules-setup-pile = Stapel
rules-turn-title = Wer dran ist
rules-collect-title = Erst einsammeln
rules-walk-title = Dann ziehen
rules-end-title = Gehen, und das Ende
rules-actions-title = Karten, die etwas auslösen
rules-kinds-title = Die Sorten und was sie zählen
rules-kinds = Steht nichts dabei, gilt eine Zahl für jede Karte; „zusammen“ heißt: einmal für alle Karten der Sorte. Auf den Karten zählt ein grüner Kreis dazu, ein roter Schild zieht ab.
rules-rulings-title = Wo die Regel Spielraum lässt
rules-rulings = Diese Punkte lässt die gedruckte Regel ein wenig offen. Jeder ist eine Einstellung der Partie, und so lesen wir ihn, wenn du nichts anderes wählst.
rules-examples-title = Am Tisch gesehen
rules-worked = Zum Beispiel

rules-fa-1 = Zwei bis sechs Personen spielen, stets mit sechs Sorten. Zum Kennenlernen eignen sich Goldfasan, Fasanenfurz, Diamantfasan, Blutfasan, Königsfasan und Schillerfasan. Danach sind beliebige sechs erlaubt.
rules-fa-2 = Mit der Erweiterung kommen sechs Sorten dazu. Zwei gute Anfänge: Vorschlag 1 mit Feuerrückenfasan, Sumatrafasan, Langem Kescher, Goldfasan, Königsfasan und Spiegel; Vorschlag 2 mit Schopffasan, Ohrenfasan, Kläffendem Hund, Fasanenfurz, Schillerfasan und Nest.
rules-fa-3 = Alles, was mitspielt, ist eine Tiersorte, was immer darauf zu sehen ist: auch Falle, Nest, Spiegel, Furz, Kescher, Fuchs und Hund.
rules-fa-4 = Von jeder Sorte kommen für jede Person am Tisch drei Karten hinein. Alles wird gemischt, dann gehen je Person drei Karten ungesehen zurück: Was noch im Stapel steckt, lässt sich ahnen, nie wissen.
rules-fa-5 = Die Scheiben liegen in zufälliger Reihenfolge als Stapel am Anfang. Davor kommen offen fünf Karten, eine nach der anderen: Das ist die Allee.
rules-fa-6 = Scheiben am selben Platz bilden einen Stapel. Wer später kommt, liegt obenauf.
rules-fa-7 = Es zieht die hinterste Scheibe, und in einem Stapel ist das immer die oberste. So kannst du auch mehrere Züge nacheinander haben. Der Startstapel liegt noch hinter der ersten Karte; von dort sammelt niemand etwas ein.
rules-fa-8 = Ist deine Scheibe allein auf ihrer Karte, wenn du an die Reihe kommst? Dann nimm sie auf und sammle vom hinteren Ende her jede Karte ein, die älteste zuerst, bis zu deiner eigenen und mit ihr. Keine darf liegen bleiben.
rules-fa-9 = Liegt deine Scheibe auf einer anderen? Dann gibt es nichts einzusammeln, und du ziehst nur.
rules-fa-10 = Deine Sammlung sehen die anderen nicht, du selbst darfst sie immer durchsehen. Mit offenen Karten liegen alle Sammlungen für alle sichtbar da.
rules-fa-11 = Was eine Karte beim Einsammeln auslöst, ist Pflicht. Geht es nicht, so behältst du die Karte trotzdem, und die Aktion entfällt.
rules-fa-12 = Leg deine Scheibe auf irgendeine Karte vor dir, ob frei oder besetzt, über beliebig viele andere Scheiben hinweg. Eine Karte weit musst du mindestens ziehen.
rules-fa-13 = Nach jedem Zug wird vorn angelegt, bis vor der führenden Scheibe fünf Karten liegen oder der Stapel leer ist. Das gilt, wer auch immer führt. Liegen dort schon mehr als fünf, kommt keine dazu.
rules-fa-14 = War der Stapel schon leer, als es ans Ziehen ging, darfst du stattdessen die Allee verlassen. Was einzusammeln war, hast du dann schon: allein auf deiner Karte alles, auf einer anderen Scheibe nichts.
rules-fa-15 = Die letzte Person in der Allee spielt nach denselben Regeln weiter, noch immer Stück für Stück ohne Lücke, und darf den Rest jederzeit aufgeben. Liegt vorn keine Karte mehr, bleibt nur das Gehen.
rules-fa-16 = Sind alle gegangen, gewinnen die meisten Punkte. Haben mehrere gleich viele, gewinnt, wer von ihnen früher gegangen ist.
rules-fa-17 = Eine eingesammelte Falle legst du beiseite. Nach deinem Zug geht sie an die Person, die als Nächstes zieht, und sei es an dich; zieht niemand mehr, kommt sie in die Schachtel. Mehrere Fallen gehen gemeinsam. Eine Falle zu bekommen heißt nicht, sie einzusammeln: Sie wandert nicht weiter. Überall zählen nur die Fallen, die du am Ende hast.
rules-fa-18 = Leg sofort eine Karte in die Schachtel, die du vor dem Fuchs eingesammelt hast, ob in diesem Zug oder früher: verdeckt, bei offenen Karten offen. Ein früherer Fuchs darf es sein, dieser nicht, und auch keine Karte, die in der Reihe erst nach ihm kommt. Hast du nichts, geschieht nichts.
rules-fa-19 = Sammle sofort noch eine Karte ein, auf der keine Scheibe liegt, und führe aus, was sie auslöst, bevor es weitergeht. So kann ein Kescher zum nächsten führen. Die Lücke schließt sich. Auch was ein Hund eben erst hingelegt hat, darf in den Kescher. Gibt es keine solche Karte, geschieht nichts.
rules-fa-20 = Leg sofort eine andere deiner Karten, aber keinen Kläffenden Hund, offen ganz vorn an die Allee, noch vor alle Scheiben, ob der Stapel leer ist oder nicht. Du darfst im selben Zug darauf ziehen. Wer sie wieder aufnimmt, löst sie wieder aus. Hast du nur Hunde, geschieht nichts.

ruling-open_cards = Wie viele Karten jemand hat, ist nie geheim, auch nicht bei verdeckten Karten. Was in der Allee lag, haben alle gesehen; wirklich verborgen sind nur Karten, die verdeckt in die Schachtel kamen.
ruling-trap_can_be_given_up = Eine eben beiseitegelegte Falle gehört niemandem: Ein Fuchs oder Hund aus demselben Zug kann sie nicht nehmen. Eine Falle, die du früher bekommen hast, darfst du abgeben.
ruling-net_reaches_behind = Der Kescher holt eine Karte von weiter vorn als alles, was du gerade einsammelst. Was du ohnehin nimmst, ist keine Karte mehr.
ruling-dog_box_rule = Ist keine andere Scheibe in der Allee und liegt vor dem, was du einsammelst, keine Karte, kommt die Karte des Hundes verdeckt in die Schachtel; vorn würdest du sie nur selbst wieder aufnehmen.
ruling-nest_sixth = Mehr als fünf Nester zählen so viel wie fünf: 25.
ruling-salvadori_zero_counts = Kein einziger Sumatrafasan ist so wenig, wie es nur geht. Dann ist schon einer „mehr“, und wer welche hat, bekommt dafür keine 5.

worked-gold = 1, 3 und 3 zählen 7.
worked-fart = 1, 2 und 3 kosten 6.
worked-diamond = Bei 13 Karten zählen zwei davon 10. Bei 15 Karten zählen drei davon nichts.
worked-blood = Drei zählen 3, vier zählen 0, fünf kosten 3, sechs kosten 6.
worked-green = Fünf zählen 5 + 5 − 2 = 8.
worked-peacock = Einer kostet 10. Vier zählen 8.
worked-nest = Drei zählen 3 × 3 = 9. Sechs zählen 25.
worked-reeves = Zwei kosten 4. Drei zählen 3. Sechs zählen 15.
worked-trap = Drei kosten 3.
worked-mirror = Zwei davon neben Goldfasanen und Schillerfasanen zählen 2 × 2 = 4.
worked-monal = 7, 3 und 3 zählen 3 + 3 = 6. Der große zählt nichts.
worked-fox = Drei zählen 6.
worked-fireback = Drei zählen 10. Zwei oder vier zählen nichts.
worked-koklass = Einer zählt 7, zwei zählen 5, sechs zählen 3.
worked-salvadori = Einer gegen drei: 5 und −3. Je zwei: 8 und 8. Keiner, einer und drei: 0, 0 und −3.
worked-net = Zwei kosten 4.
worked-eared = Weiß und Blau zählen 6. Mit zwei braunen dazu zählen alle vier nichts.
worked-dog = Zwei zählen 2.

example-run-title = Eine Strecke
example-run = Die Haushälterin liegt am weitesten zurück und allein: Blutfasan, Fasanenfurz 2 und Goldfasan 3 werden eingesammelt, in dieser Reihenfolge. Danach steht der ganze Weg offen, bis zum Butler und an ihm vorbei. Dann sammelt der Butler ein, was hinter ihm liegt.
example-top-title = Obenauf
example-top = Die Haushälterin liegt auf dem Butler, zieht also zuerst und sammelt nichts ein. Goldfasan 2 und der Pfau bleiben liegen, und der Butler, sobald er allein ist, muss beide nehmen: 2 Punkte, und 10 verloren für einen einzelnen Pfau.
example-trap-title = Wem gehört die Falle?
example-trap = Die Haushälterin sammelt die Falle und Goldfasan 1 ein. Zieht sie auf den Pfau oder weiter, ist der Butler als Nächstes dran und bekommt die Falle. Zieht sie auf das Nest, liegt sie auf dem Butler: Dann ist sie selbst wieder dran und behält sie.
example-fox-title = Was der Fuchs nehmen darf
example-fox = Die Haushälterin sammelt Fasanenfurz 3 ein, dann den Fuchs: Eine Karte muss weg. Fasanenfurz 3 darf es sein, und wer gäbe ihn nicht gern. Goldfasan 3 nicht: Er kommt erst nach dem Fuchs. Auch sich selbst kann der Fuchs nicht nehmen.
example-net-title = In Reichweite des Keschers
example-net = Der Kescher nimmt noch eine Karte: die Falle, den Pfau, den Fuchs, einen Fasan. Nicht das Nest, denn darauf liegt der Butler, und nicht Goldfasan 1, der ohnehin eingesammelt wird. Eine Falle im Kescher wird beiseitegelegt, ein Fuchs im Kescher verlangt sofort eine Karte.
example-dog-title = Etwas nach vorn werfen
example-dog = Der Stapel ist leer. Der Kläffende Hund verlangt eine Karte, und die Haushälterin hat nur Fasanenfurz 2: Er wird noch vor dem Butler angelegt. Jetzt liegen zwei Karten voraus; die Haushälterin darf auf jede von ihnen ziehen oder gehen.
example-leave-title = Drei gehen
example-leave = Der Stapel ist leer, drei Scheiben liegen auf einer Karte. Der Kutscher liegt obenauf und geht mit leeren Händen, der Butler danach ebenso. Die Haushälterin ist nun allein und muss alle drei Karten nehmen, bevor sie als Letzte geht.

## Was eine Stellung enthalten muss: „Das Feld pile ist falsch: Nötig ist …“

wanted-six-kinds = eine Liste aus sechs Sorten
wanted-options = ein Objekt mit Einstellungen; die Sorten stehen daneben
wanted-place = [Karte, [Plätze, von unten nach oben]]
wanted-hands = { $players }-mal eine Liste von Karten, eine je Platz
wanted-cards = eine Liste von Karten
wanted-only-traps = nichts als „trap“
wanted-face-down = eine Liste von höchstens { $most } Karten, bei offenen Karten keine
wanted-card-for-each-fox-and-dog = höchstens eine Karte für jeden eingesammelten Fuchs und Hund
wanted-seat-and-card = [Platz, Karte]
wanted-pile = eine Zahl von 0 bis { $most }, so viele Karten sind weder gesehen noch weggelegt
wanted-nobody-left = niemand, solange Karten im Stapel sind (FA-14)
wanted-start-empty = nichts, sobald eine Scheibe aufgenommen ist (FA-7)
wanted-traps-empty = nichts, außer wer am Zug ist hat die Scheibe aufgenommen
wanted-pending = seat, choice (fox, dog, net, move), sweep; die Scheibe in der Hand
wanted-sweep = ein sweep von 0 bis { $most }, nicht bis zu anderen Scheiben
wanted-seat-in-hand = Platz { $seat }, dessen Scheibe in der Hand ist
wanted-able-card = eine Karte { $card } auf der Hand von Platz { $seat }, die wirken kann

## Abgelehntes

refused-kinds-set = Eine Auswahl { $value } gibt es nicht; bekannt sind: { $known }.
refused-unknown-kind = Eine Sorte { $value } gibt es nicht; bekannt sind: { $known }.
refused-six-kinds = Sechs verschiedene Sorten müssen es sein, nicht { $count }.
refused-unknown-card = Feld { $field }: Eine Karte { $value } gibt es nicht.
refused-card-not-in-play = Feld { $field }: Die Karte { $value } gehört nicht zu den sechs Sorten im Spiel.
refused-too-many-cards = Die Karte { $card } ist { $count }-mal da; im Spiel ist sie höchstens { $most }-mal.
refused-none-put-back = Es sind zu viele Karten: { $count } werden ungesehen weggelegt (FA-4).
refused-seat-twice = Feld { $field }: Platz { $seat } steht schon anderswo.
refused-seats-nowhere = Die Plätze { $seats } stehen nirgends; nur wer am Zug ist, darf die Scheibe in der Hand haben.
