# Feuville auf Deutsch.
#
# Formen eines Namens: die Nachricht selbst steht allein und in Aufzählungen; .a ist ein Akkusativ mit Artikel,
# .start beginnt einen Satz, .the ist der Nominativ, .acc der Akkusativ, .dat der Dativ, .to sagt an wen oder
# zu wem, .from wem etwas genommen wird. Anzahlen ($n) kommen als Zahlen, $count als Wort.

## Plättchen: das bloße Plättchen, und was darauf ist

tile-wall-plain = Mauer
    .a = eine Mauer
tile-wall-corner = Eckmauer
    .a = eine Eckmauer
tile-wall-gate = Stadttor
    .a = ein Stadttor
tile-wall-own = Startmauer
    .a = die Startmauer
tile-tower-plain = Turm
    .a = einen Turm
tile-tower-white = weißer Turm
    .a = einen weißen Turm
tile-sky = Himmel
    .a = einen Himmel
tile-sky-clear = wolkenloser Himmel
    .a = einen wolkenlosen Himmel
tile-with = { $tile } mit { $what }

## Was auf einem Plättchen ist, nach „mit“

on-tile-cloud = { $n ->
        [one] einer Wolke
       *[other] { $count } Wolken
    }
on-tile-star = { $n ->
        [one] einem Stern
       *[other] { $count } Sternen
    }
on-tile-guard = { $n ->
        [one] einer Wache
       *[other] { $count } Wachen
    }
on-tile-griffin = { $n ->
        [one] einem Greifen
       *[other] { $count } Greifen
    }
on-tile-flag = { $n ->
        [one] einer Fahne
       *[other] { $count } Fahnen
    }

## Schichten und Symbole

layer-sky = Himmel
    .plural = Himmel
layer-tower = Turm
    .plural = Türme
layer-wall = Mauer
    .plural = Mauern
symbol-star = Stern
    .plural = Sterne
symbol-guard = Wache
    .plural = Wachen
symbol-griffin = Greif
    .plural = Greifen
symbol-flag = Fahne
    .plural = Fahnen
count-cloud = { $n ->
        [0] keine Wolke
        [one] 1 Wolke
       *[other] { $n } Wolken
    }
count-star = { $n ->
        [0] kein Stern
        [one] 1 Stern
       *[other] { $n } Sterne
    }
count-guard = { $n ->
        [0] keine Wache
        [one] 1 Wache
       *[other] { $n } Wachen
    }
count-griffin = { $n ->
        [0] kein Greif
        [one] 1 Greif
       *[other] { $n } Greifen
    }
count-flag = { $n ->
        [0] keine Fahne
        [one] 1 Fahne
       *[other] { $n } Fahnen
    }
count-symbol = { $n ->
        [0] kein Symbol
        [one] 1 Symbol
       *[other] { $n } Symbole
    }
count-tile = { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
count-column = { $n ->
        [0] keine Spalte
        [one] 1 Spalte
       *[other] { $n } Spalten
    }
count-decree = { $n ->
        [0] kein Erlass
        [one] 1 Erlass
       *[other] { $n } Erlasse
    }

## Spalten einer Stadt oder der Auslage

columns = { $n ->
        [one] Spalte { $columns }
       *[other] die Spalten { $columns }
    }
    .start = { $n ->
        [one] Spalte { $columns }
       *[other] Spalten { $columns }
    }
    .in = { $n ->
        [one] in Spalte { $columns }
       *[other] in den Spalten { $columns }
    }
column-range = { $first } bis { $last }
column-or = { $head } oder { $last }

## Die Leute von Feuville

figure-juggler = Gaukler
    .start = Der Gaukler
    .acc = den Gaukler
    .to = zum Gaukler
    .short = mit einem Würfel nahe an { $goal } kommen
    .does = Wirf einen Würfel, so oft du magst, und zähl zusammen. Hörst du bei höchstens { $goal } auf, bekommst du die Summe und alle anderen, was auf { $goal } fehlt. Über { $goal } bekommst du nichts und alle anderen, was darüber ist.
figure-thief = Dieb
    .start = Der Dieb
    .acc = den Dieb
    .to = zum Dieb
    .short = etwas aus einer fremden Ablage
    .does = Nimm jemandem ein abgelegtes Plättchen oder einen abgelegten Erlass weg; du nutzt die Beute sofort oder legst sie ab.
figure-innkeeper = Wirt
    .start = Der Wirt
    .acc = den Wirt
    .to = zum Wirt
    .short = ein Plättchen, eines für jeden Gast, noch eines
    .does = Nimm ein beliebiges Plättchen aus der Auslage. Danach dürfen alle anderen eines nehmen, das sie sofort bauen, und dann darfst du ein zweites nehmen.
figure-architect = Architektin
    .start = Die Architektin
    .acc = die Architektin
    .to = zur Architektin
    .short = Reihen füllen, dann ein Plättchen
    .does = Alle Lücken in den drei Reihen werden gefüllt. Danach darfst du ein beliebiges Plättchen nehmen.
figure-mayor = Bürgermeister
    .start = Der Bürgermeister
    .acc = den Bürgermeister
    .to = zum Bürgermeister
    .short = ein beliebiger Erlass
    .does = Nimm einen beliebigen Erlass aus der Auslage oder die Stadtwertung. Werte ihn gleich oder leg ihn ab; die Stadtwertung wird gleich gewertet.
figure-mage = Magier
    .start = Der Magier
    .acc = den Magier
    .to = zum Magier
    .short = zwei Spalten löschen, dann ein Zauber
    .does = Bis zu zwei deiner brennenden Spalten werden gelöscht. Danach darfst du einen der offenen Zauber nehmen.
figure-fairy = Fee
    .start = Die Fee
    .acc = die Fee
    .to = zur Fee
    .short = ein Zauber
    .does = Nimm einen der drei offenen Zauber. Jeder Würfel ist recht.
figure-kobold = Kobold
    .start = Der Kobold
    .acc = den Kobold
    .to = zum Kobold
    .short = irgendetwas in irgendeiner Spalte
    .does = Beide Würfel zusammen: was in irgendeiner Spalte liegt oder steht, als hättest du einen Würfel dafür.

## Erlasse

decree-city = Stadtwertung
decree-district-1 = Stadtviertel
decree-district-2 = Doppelviertel
decree-status = { $symbol } ×{ $times }
decree-area = Geviert
decree-free = Freie Wahl
decree-named = den Erlass { $name }
decree-city-help = Zwei weiße Türme mit einem Stadttor dazwischen: { $points } für jede Mauer und jeden Turm dazwischen und für die beiden Türme. Einmal im Spiel.
decree-city-walls-help = Zwei weiße Türme mit einem Stadttor dazwischen: { $points } für jede Mauer und jeden Turm vom einen bis zum anderen, auch für ihre eigenen Mauern. Einmal im Spiel.
decree-district-1-help = { $points } für eine vollständige Spalte, die noch kein Gras hat und nicht brennt.
decree-district-2-help = Je { $points } für eine vollständige Spalte oder für zwei nebeneinander, die noch kein Gras haben und nicht brennen.
decree-status-help = { $points } für jedes dieser Symbole in deiner Stadt.
decree-area-help = { $points } für jedes Symbol auf zwei benachbarten Himmeln mit ihren Türmen oder auf zwei benachbarten Mauern mit ihren Türmen.
decree-free-help = Wähle ein Symbol: { $points } für jedes davon in deiner Stadt.

## Zauber

spell-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
    .help = { $n ->
        [one] Bringt sofort 1 Punkt.
       *[other] Bringt sofort { $n } Punkte.
    }
spell-shield = Drachenschild
    .help = Bei einem Angriff des Drachen brennt dir nichts ab.
spell-protection = Diebesschutz
    .help = Der Dieb bekommt nicht, worauf er es abgesehen hat.
spell-pick = Vorgriff
    .help = Bevor Plättchen nachgelegt werden, nimmst du eines, das offen liegt.
spell-named = den Zauber { $name }

## Mitspielende: Wer keinen Namen hat, heißt nach dem Wappen auf der Startmauer

house-acorn = Haus Eiche
    .start = Haus Eiche
    .the = Haus Eiche
    .acc = Haus Eiche
    .dat = Haus Eiche
    .to = an Haus Eiche
    .from = dem Haus Eiche
house-swan = Haus Schwan
    .start = Haus Schwan
    .the = Haus Schwan
    .acc = Haus Schwan
    .dat = Haus Schwan
    .to = an Haus Schwan
    .from = dem Haus Schwan
house-fish = Haus Fisch
    .start = Haus Fisch
    .the = Haus Fisch
    .acc = Haus Fisch
    .dat = Haus Fisch
    .to = an Haus Fisch
    .from = dem Haus Fisch
house-bee = Haus Biene
    .start = Haus Biene
    .the = Haus Biene
    .acc = Haus Biene
    .dat = Haus Biene
    .to = an Haus Biene
    .from = dem Haus Biene

## Optionen

option-strict_corners = Weiße Türme nur auf Eckmauern
    .help = Weiße Türme stehen dann nur auf Eckmauern, und auf Eckmauern stehen nur weiße Türme. Sonst steht jeder Turm auf jeder Mauer.
option-city_end_walls = Die Stadtwertung zählt auch die äußeren Mauern
    .help = Die Mauern unter den beiden weißen Türmen zählen dann mit. Sonst zählen außen nur die Türme.
option-round_limit = Runden höchstens
    .help = Hat bis dahin niemand das Ende herbeigeführt, endet das Spiel nach dieser Runde.
option-set = Ausstattung
    .help = Welche Plättchen, Erlasse und Zauber in der Schachtel sind. Die Ausstattung des Hauses ist unsere eigene; wem das Spiel gehört, kann die gedruckte eintragen.

## Was man wählen kann

do-roll = Beide Würfel werfen
do-roll-juggle = Noch einmal werfen
do-stop = Bei { $n } aufhören
do-pass-shield = Brennen lassen
do-pass-protect = Hergeben
do-pass-thief = Nichts nehmen
do-pass-guest = Nichts nehmen
do-pass-innkeeper-again = Kein zweites nehmen
do-pass-architect = Nichts nehmen
do-pass-mage = Keinen Zauber nehmen
do-pass-pick = Den Zauber behalten
do-shield = Den Schild einsetzen
do-protect = Schützen
do-score = Gleich werten
do-store = Ablegen
do-stored-tile = Ablage { $slot }: { $item } bauen
do-stored-decree = Ablage { $slot }: { $item } werten
do-take = { $item } nehmen
do-take-from = { $item } aus Spalte { $column } nehmen
do-take-city = Die Stadtwertung nehmen und werten
do-steal = Ablage { $slot } von { $whom }: { $item }
do-die = Würfel { $die }: { $what }
do-kobold = Kobold, Spalte { $column }: { $what }
do-visit = { $figure } besuchen
do-get = { $item } nehmen
do-build-left = Ganz links
do-build-right = Ganz rechts
do-build-on = Auf Spalte { $column }
do-burn = Spalte { $column } brennt
do-quench = Spalte { $column } löschen
do-square-sky = Himmel und Türme { $where }
do-square-wall = Mauern und Türme { $where }

## Was eine Wahl brächte

preview-tile-build-store = Passt { $where } oder kommt in die Ablage.
preview-tile-build = Passt { $where }.
preview-tile-store = Passt noch nirgends und kommt in die Ablage.
where-ends = ganz links oder ganz rechts
where-columns = auf Spalte { $columns }
preview-decree-now-store = Bringt jetzt { $n } ({ $why }) oder kommt in die Ablage.
preview-decree-now = Bringt jetzt { $n } ({ $why }).
preview-decree-store = Ist noch nicht zu werten und kommt in die Ablage.
preview-worth = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }: { $why }.
preview-total = Dann hast du { $n }.
preview-build = { $danger ->
        [0] Der Drache würde dir dann nichts abbrennen.
        [one] Der Drache würde dir dann 1 Spalte abbrennen.
       *[other] Der Drache würde dir dann { $danger } Spalten abbrennen.
    }
preview-completes = Damit ist die Spalte vollständig.
preview-quenches = Das Feuer { $columns } geht aus.
preview-burn-empty = Außer der Spalte selbst verlierst du nichts.
preview-burn = Du verlierst: { $what }.
preview-quench-empty = Du bekommst die Spalte zurück.
preview-quench = Du bekommst zurück: { $what }.
preview-stop = { $others ->
        [one] Du bekommst { $n }, die andere Person { $other }.
       *[other] Du bekommst { $n }, alle anderen je { $other }.
    }
preview-roll-juggle = { $bust ->
        [0] Mit diesem Wurf kommst du nicht über { $goal }.
        [one] Eine Zahl von sechs führt über { $goal }.
       *[other] { $count } Zahlen von sechs führen über { $goal }.
    }
preview-roll = { $danger ->
        [0] Ein Pasch weckt den Drachen, der dir nichts abbrennen würde.
        [one] Ein Pasch weckt den Drachen, der dir 1 Spalte abbrennen würde.
       *[other] Ein Pasch weckt den Drachen, der dir { $danger } Spalten abbrennen würde.
    }
preview-done = Beide Würfel sind eingesetzt.
preview-done-unused = { $n ->
        [one] Würfel { $dice } bleibt ungenutzt.
       *[other] Die Würfel { $dice } bleiben ungenutzt.
    }
preview-shield = Dir brennt nichts ab. Der Zauber kommt zurück zu den anderen.
preview-pass-shield = { $n ->
        [one] 1 Spalte brennt ab; du suchst sie aus.
       *[other] { $n } Spalten brennen ab; du suchst sie aus.
    }
preview-protect = Der Dieb muss etwas anderes nehmen. Der Zauber kommt zurück zu den anderen.
preview-pass-protect = Der Dieb nimmt { $item }.
preview-pass-pick = Es wird nachgelegt; der Zauber bleibt dir für ein andermal.
preview-pass-thief = Der Dieb zieht mit leeren Händen ab.
preview-pass-guest = Du baust nichts; die Nächsten sind dran.
preview-pass-innkeeper-again = Ein Plättchen ist genug.
preview-pass-architect = Die Reihen sind gefüllt, und du nimmst nichts.
preview-pass-mage = Du gehst ohne Zauber vom Magier.
preview-store = Bleibt in der Ablage, bis du es in einem deiner Züge nutzt.

## Was ein Erlass zählt

worth-columns = { $columns }
worth-symbols = { $times ->
        [1] { $symbols }
       *[other] { $symbols } zu { $n ->
            [one] { $times }
           *[other] je { $times }
        }
    }
worth-area-sky = { $symbols } auf Himmeln und Türmen { $where }
worth-area-wall = { $symbols } auf Mauern und Türmen { $where }
worth-area-none = nirgends stehen zwei mal zwei Plättchen beisammen
worth-city = { $tiles } von Spalte { $first } bis Spalte { $last }, zu je { $times }

## Fragen, und was die Leiste sonst sagt

question-turn-roll = Du bist dran, { $who }: Wirf die Würfel.
    .help = Was in deiner Ablage liegt, darfst du auch vorher bauen oder werten.
question-turn-roll-plain = Du bist dran: Wirf die Würfel.
question-turn-dice = Wofür setzt du die Würfel ein, { $who }?
    .help = Jeder Würfel bringt die Person, ein Plättchen oder den Erlass seiner Spalte, oder die Fee. Beide zusammen bringen den Kobold.
question-turn-dice-plain = Wofür setzt du die Würfel ein?
question-turn-die = Und der andere Würfel, { $who }?
    .help = Er bringt die Person, ein Plättchen oder den Erlass seiner Spalte, oder die Fee.
question-turn-die-plain = Und der andere Würfel?
question-turn-over = Sonst noch etwas, { $who }?
    .help = Deine Würfel sind eingesetzt. Was in deiner Ablage liegt, darfst du noch bauen oder werten.
question-place-tile = { $item }: Wohin damit?
    .help = Gleich bauen oder für später in eine freie Ablage legen.
question-place-decree = { $item }: gleich werten oder ablegen?
    .help = Gewertet bleibt er bei dir. Abgelegt wartet er auf einen besseren Augenblick.
question-build = { $item }: Wohin damit?
    .help = Mauern kommen ganz nach außen, Türme auf Mauern, Himmel auf Türme, nichts aufs Feuer.
question-district = Welche Spalte zählt?
    .help = Eine vollständige Spalte ohne Gras, die nicht brennt. Danach bekommt sie ihr Gras.
question-district-double = Welche Spalte zählt, oder welche zwei?
    .help = Vollständige Spalten ohne Gras, die nicht brennen. Danach bekommen sie ihr Gras.
question-area = Welche vier Plättchen zählen?
    .help = Zwei benachbarte Himmel mit ihren Türmen oder zwei benachbarte Mauern mit ihren Türmen.
question-free = Welches Symbol zählt?
    .help = Jedes davon in deiner Stadt, das nicht brennt.
question-juggle = Bisher { $sum }. Weiter werfen oder aufhören?
    .help = Nahe an { $goal } ist gut; darüber gewinnen die anderen.
question-thief = Was nimmt der Dieb für dich?
    .help = Ein abgelegtes Plättchen oder einen abgelegten Erlass von jemand anderem. Du nutzt die Beute sofort oder legst sie ab.
question-thief-again = Das ist geschützt. Was nimmt der Dieb stattdessen?
    .help = Irgendetwas anderes Abgelegtes, oder nichts.
question-protect = Der Dieb greift nach deiner Ablage: { $item }. Schützt du das?
    .help = { $who } hat ihn geschickt. Dein Diebesschutz ist danach verbraucht.
question-innkeeper = Der Wirt bietet dir ein beliebiges Plättchen an. Welches?
    .help = Bau es oder leg es ab. Danach wählen die anderen, dann nimmst du ein zweites.
question-guest = Du bist beim Wirt zu Gast. Welches Plättchen nimmst du?
    .help = Es muss sofort gebaut werden. Du darfst auch nichts nehmen.
question-innkeeper-again = Welches zweite Plättchen nimmst du?
    .help = Bau es oder leg es ab, oder nimm keines.
question-architect = Alle Reihen sind gefüllt. Welches Plättchen nimmst du?
    .help = Bau es oder leg es ab, oder nimm keines.
question-pick = Gleich wird nachgelegt. Nutzt du deinen Vorgriff?
    .help = Nimm vorher ein offenes Plättchen aus irgendeiner Reihe, zum Bauen oder Ablegen.
question-mayor = Der Bürgermeister gewährt dir einen Erlass. Welchen?
    .help = Werte ihn gleich oder leg ihn ab; die Stadtwertung wird gleich gewertet.
question-quench = { $n ->
        [one] Der Magier löscht noch eine Spalte. Welche?
       *[other] Der Magier löscht { $count } deiner Spalten. Welche zuerst?
    }
    .help = Reichen deine Wolken danach, geht auch alles andere Feuer aus.
question-mage = Welchen Zauber nimmst du vom Magier?
    .help = Punkte zählen sofort, andere Zauber brauchen eine freie Ablage. Du darfst auch keinen nehmen.
question-fairy = Welchen Zauber gibt dir die Fee?
    .help = Punkte zählen sofort, andere Zauber brauchen eine freie Ablage.
question-shield = { $n ->
        [one] Der Drache will dir eine Spalte abbrennen. Setzt du den Schild ein?
       *[other] Der Drache will dir { $count } Spalten abbrennen. Setzt du den Schild ein?
    }
    .help = Diesmal bleibt alles heil, und der Schild ist verbraucht.
question-burn = { $n ->
        [one] Der Drache brennt dir eine Spalte ab. Welche?
       *[other] Der Drache brennt dir { $count } Spalten ab. Welche zuerst?
    }
    .help = Mauer, Turm und Himmel werden umgedreht. Ihre Wolken und Symbole zählen nicht mehr.
status-place = { $who } hat { $item } in der Hand und entscheidet, wohin damit.
status-build = { $who } hat { $item } in der Hand und sucht einen Bauplatz.
status-district = { $who } wählt, was der Erlass wertet.
status-area = { $who } wählt, was der Erlass wertet.
status-free = { $who } wählt, was der Erlass wertet.
status-juggle = { $who } ist beim Gaukler, bisher mit { $sum }.
status-thief = { $who } wählt, was der Dieb nimmt.
status-protect = { $who } entscheidet, ob der Dieb { $item } bekommt.
status-innkeeper = { $who } wählt beim Wirt ein Plättchen.
status-guest = { $who } ist beim Wirt zu Gast und wählt ein Plättchen.
status-innkeeper-again = { $who } wählt beim Wirt ein zweites Plättchen.
status-architect = { $who } wählt bei der Architektin ein Plättchen.
status-pick = { $who } darf vor dem Nachlegen ein Plättchen nehmen.
status-mayor = { $who } wählt beim Bürgermeister einen Erlass.
status-quench = { $who } wählt, welches Feuer der Magier löscht.
status-mage = { $who } wählt beim Magier einen Zauber.
status-fairy = { $who } wählt bei der Fee einen Zauber.
status-shield = { $who } entscheidet über den Drachenschild.
status-burn = { $who } wählt, was brennt.
announce-turn = { $n ->
        [one] Du hast eine Möglichkeit.
       *[other] Du hast { $n } Möglichkeiten.
    }

## Was geschehen ist

event-start = { $who } hat den Pokal und beginnt.
event-start-you = Du hast den Pokal und beginnst.
event-laid-wall = { $n ->
        [one] Neue Mauer { $where }: { $what }.
       *[other] Neue Mauern { $where }: { $what }.
    }
event-laid-tower = { $n ->
        [one] Neuer Turm { $where }: { $what }.
       *[other] Neue Türme { $where }: { $what }.
    }
event-laid-sky = { $n ->
        [one] Neuer Himmel { $where }: { $what }.
       *[other] Neue Himmel { $where }: { $what }.
    }
event-laid-decree = { $n ->
        [one] Neuer Erlass { $where }: { $what }.
       *[other] Neue Erlasse { $where }: { $what }.
    }
event-laid-spell = { $n ->
        [one] Neuer Zauber: { $what }.
       *[other] Neue Zauber: { $what }.
    }
event-rolled = { $who } würfelt { $low } und { $high }.
event-rolled-you = Du würfelst { $low } und { $high }.
event-rolled-double = { $who } würfelt einen Pasch: { $low } und { $high }.
event-rolled-double-you = Du würfelst einen Pasch: { $low } und { $high }.
event-dragon = Der Drache kommt! { $towns }
dragon-town = { $who }: { $columns }, { $clouds }{ $burning ->
        [0] {""}
        [one] , 1 brennt schon
       *[other] , { $burning } brennen schon
    }: { $danger ->
        [0] Nichts brennt ab
        [one] 1 brennt ab
       *[other] { $danger } brennen ab
    }.
event-used = { $who } besucht { $figure }.
event-used-you = Du besuchst { $figure }.
event-used-kobold-person = { $who } schickt den Kobold { $to }.
event-used-kobold-person-you = Du schickst den Kobold { $to }.
event-used-kobold-thing = { $who } schickt den Kobold in Spalte { $column }.
event-used-kobold-thing-you = Du schickst den Kobold in Spalte { $column }.
event-took-die = { $who } nimmt { $item } aus Spalte { $column }.
event-took-die-you = Du nimmst { $item } aus Spalte { $column }.
event-took-kobold = { $who } nimmt dort { $item }.
event-took-kobold-you = Du nimmst dort { $item }.
event-took-innkeeper = { $who } nimmt beim Wirt { $item } aus Spalte { $column }.
event-took-innkeeper-you = Du nimmst beim Wirt { $item } aus Spalte { $column }.
event-took-guest = { $who } ist beim Wirt zu Gast und nimmt { $item } aus Spalte { $column }.
event-took-guest-you = Du bist beim Wirt zu Gast und nimmst { $item } aus Spalte { $column }.
event-took-architect = { $who } nimmt bei der Architektin { $item } aus Spalte { $column }.
event-took-architect-you = Du nimmst bei der Architektin { $item } aus Spalte { $column }.
event-took-pick = { $who } nimmt vor dem Nachlegen { $item } aus Spalte { $column }.
event-took-pick-you = Du nimmst vor dem Nachlegen { $item } aus Spalte { $column }.
event-took-mayor = { $who } bekommt vom Bürgermeister { $item }.
event-took-mayor-you = Du bekommst vom Bürgermeister { $item }.
event-took-spell = { $who } nimmt { $spell }.
event-took-spell-you = Du nimmst { $spell }.
event-used-stored = { $who } nimmt { $item } aus Ablage { $slot }.
event-used-stored-you = Du nimmst { $item } aus Ablage { $slot }.
event-built-left = { $who } baut ganz links { $item }.
event-built-left-you = Du baust ganz links { $item }.
event-built-right = { $who } baut ganz rechts { $item }.
event-built-right-you = Du baust ganz rechts { $item }.
event-built-on = { $who } baut auf Spalte { $column } { $item }.
event-built-on-you = Du baust auf Spalte { $column } { $item }.
event-stored = { $who } legt { $item } in Ablage { $slot }.
event-stored-you = Du legst { $item } in Ablage { $slot }.
event-scored = { $who } wertet { $decree }, { $points }: { $why }.
event-scored-you = Du wertest { $decree }, { $points }: { $why }.
event-conjured = { $who } bekommt durch den Zauber { $points }.
event-conjured-you = Du bekommst durch den Zauber { $points }.
event-got-spell = { $who } hebt { $spell } für später auf.
event-got-spell-you = Du hebst { $spell } für später auf.
event-spent = { $who } nutzt { $spell }.
event-spent-you = Du nutzt { $spell }.
event-juggler-die = { $who } jongliert mit dem Würfel: { $face }, macht zusammen { $sum }.
event-juggler-die-you = Du jonglierst mit dem Würfel: { $face }, macht zusammen { $sum }.
event-juggled = { $who } hört bei { $sum } auf und bekommt { $points }{ $others ->
        [one] ; die andere Person bekommt { $other }.
       *[other] ; alle anderen bekommen je { $other }.
    }
event-juggled-you = Du hörst bei { $sum } auf und bekommst { $points }{ $others ->
        [one] ; die andere Person bekommt { $other }.
       *[other] ; alle anderen bekommen je { $other }.
    }
event-juggled-bust = { $who } kommt auf { $sum }, das ist zu viel, und bekommt nichts{ $others ->
        [one] , die andere Person { $other }.
       *[other] , alle anderen je { $other }.
    }
event-juggled-bust-you = Du kommst auf { $sum }, das ist zu viel, und bekommst nichts{ $others ->
        [one] , die andere Person { $other }.
       *[other] , alle anderen je { $other }.
    }
event-reached = { $who } will { $from } { $item } stehlen.
event-reached-you = Du willst { $from } { $item } stehlen.
event-stole = { $who } stiehlt { $from } { $item }.
event-stole-you = Du stiehlst { $from } { $item }.
event-stole-from-you = { $who } stiehlt dir { $item }.
event-protected = { $who } schützt { $item } vor dem Dieb.
event-protected-you = Du schützt { $item } vor dem Dieb.
event-burnt = { $who } verliert { $columns } an das Feuer.
event-burnt-you = Du verlierst { $columns } an das Feuer.
event-shielded = Der Schild hält: Bei { $whom } brennt nichts ab.
event-shielded-you = Der Schild hält: Bei dir brennt nichts ab.
event-quenched-mage = Der Magier löscht bei { $whom } { $columns }.
event-quenched-mage-you = Der Magier löscht bei dir { $columns }.
event-quenched-clouds = { $who } hat Wolken genug: Das Feuer { $where } geht aus.
event-quenched-clouds-you = Du hast Wolken genug: Das Feuer { $where } geht aus.
event-declined-shield = { $who } spart den Schild auf.
event-declined-shield-you = Du sparst den Schild auf.
event-declined-protect = { $who } schützt das nicht.
event-declined-protect-you = Du schützt das nicht.
event-declined-thief = { $who } lässt den Dieb mit leeren Händen gehen.
event-declined-thief-you = Du lässt den Dieb mit leeren Händen gehen.
event-declined-guest = { $who } nimmt beim Wirt nichts.
event-declined-guest-you = Du nimmst beim Wirt nichts.
event-declined-innkeeper-again = { $who } nimmt kein zweites Plättchen.
event-declined-innkeeper-again-you = Du nimmst kein zweites Plättchen.
event-declined-architect = { $who } nimmt kein Plättchen.
event-declined-architect-you = Du nimmst kein Plättchen.
event-declined-mage = { $who } nimmt keinen Zauber.
event-declined-mage-you = Du nimmst keinen Zauber.
event-declined-pick = { $who } spart den Vorgriff auf.
event-declined-pick-you = Du sparst den Vorgriff auf.
event-done-unused = { $n ->
        [one] { $who } beendet den Zug; Würfel { $dice } bleibt ungenutzt.
       *[other] { $who } beendet den Zug; die Würfel { $dice } bleiben ungenutzt.
    }
event-done-unused-you = { $n ->
        [one] Du beendest deinen Zug; Würfel { $dice } bleibt ungenutzt.
       *[other] Du beendest deinen Zug; die Würfel { $dice } bleiben ungenutzt.
    }
event-turn = Runde { $round }: { $who } ist am Zug.
event-turn-you = Runde { $round }: Du bist am Zug.
event-last-round = Die Lücke bleibt leer: Das ist die letzte Runde.
event-end-decrees = Die Erlasse sind ausgegangen.
event-end-round-limit = Mehr Runden darf es nicht geben.
event-end-fewest = Die Punkte für die wenigsten Erlasse gehen { $to }.
event-end-fewest-tie = Die Punkte für die wenigsten Erlasse bekommen: { $whom }.

## Warum jemand die Punkte hat

source-juggler = Gaukler
source-spells = Zauber
source-fewest = Wenigste Erlasse
reason-decrees = { $n ->
        [one] ein Erlass
       *[other] { $n } Erlasse: { $each }
    }
reason-juggler-sum = alles Erjonglierte, das eigene und das von anderen
reason-spells-sum = Zauber, die Punkte bringen
reason-fewest-fewest = { $played ->
        [0] keinen Erlass gespielt, und niemand weniger
        [one] einen Erlass gespielt, und niemand weniger
       *[other] { $played } Erlasse gespielt, und niemand weniger
    }
reason-fewest-not-fewest = { $played } gespielt, jemand anders nur { $least }
reason-fewest-not-over = erst am Ende des Spiels

## Namen fürs Ohr

parts = { $first }; { $rest }
column-of = Spalte { $n }: { $what }
column-burning = brennt
column-scored = durch ein Stadtviertel gewertet
column-standing = brennt nicht
space-of = Spalte { $n }, { $figure }: { $what }
space-empty = { $layer ->
        [sky] kein Himmel
        [tower] kein Turm
        [wall] keine Mauer
       *[decree] kein Erlass
    }
town-line = { $columns }, { $clouds }, { $burning ->
        [0] keine brennt
        [one] 1 brennt
       *[other] { $burning } brennen
    }
town-danger = { $danger ->
        [0] der Drache würde nichts abbrennen
        [one] der Drache würde 1 abbrennen
       *[other] der Drache würde { $danger } abbrennen
    }
die-of = { $used ->
        [0] Würfel { $value }
       *[other] Würfel { $value }, eingesetzt
    }
slot-of = Ablage { $n }: { $what }
slot-empty = leer

## Wörter am Tisch

display = Die Auslage
town = Die Stadt
town-own = Deine Stadt
slots = Ablage
spells = Zauber
spells-open = Offene Zauber
decrees = Erlasse
city-decrees = { $n ->
        [0] keine Stadtwertung mehr
        [one] noch 1 Stadtwertung
       *[other] noch { $n } Stadtwertungen
    }
pile = { $n ->
        [0] kein Erlass mehr im Stapel
        [one] noch 1 Erlass im Stapel
       *[other] noch { $n } Erlasse im Stapel
    }
dice = Würfel
round-of = Runde { $n }
last-round = letzte Runde
cup = hat den Pokal
score-kind = Wofür

## Die Regelseite

rules-title = Feuville: die Regeln
rules-aim = Alle bauen die Ansicht einer kleinen Stadt, Spalte neben Spalte: eine Mauer, darauf ein Turm, darüber der Himmel. Was dort steht, bringt Punkte, wenn ein Erlass des Königs danach fragt. Ein Drache sieht die Stadt wachsen und brennt ab, was die Wolken nicht verbergen. Zwei bis vier spielen mit.
rules-turn-title = Ein Zug
rules-building-title = Bauen
rules-people-title = Die Leute von Feuville
rules-dragon-title = Der Drache und das Feuer
rules-decrees-title = Erlasse
rules-spells-title = Zauber
rules-end-title = Das Ende
rules-examples-title = In einer Stadt gesehen
rules-rulings-title = Wo eine Option die Regeln ändert
rules-rulings = Was die gedruckten Regeln offen lassen, ist oben als unsere Lesart gekennzeichnet. Wo zwei Lesarten zwei gute Spiele ergeben, entscheidet eine Option; so spielen wir, wenn du nichts anderes wählst.
rules-set-title = Was in der Schachtel ist
rules-set = Die gedruckten Regeln sagen nicht, welche Symbole auf welchen Plättchen sind, und auch nicht, was jeder Erlass und jeder Zauber ist. Diese Ausstattung ist unsere eigene, so gemacht, dass jedes Symbol 24-mal vorkommt. Wem das Spiel gehört, kann die gedruckte Ausstattung in eine Datei schreiben und damit spielen.
rules-set-wall-1 = Mauern der Stufe I
rules-set-wall-2 = Mauern der Stufe II
rules-set-tower-1 = Türme der Stufe I
rules-set-tower-2 = Türme der Stufe II
rules-set-sky-0 = Himmel mit eigener Rückseite
rules-set-sky-1 = Himmel der Stufe I
rules-set-sky-2 = Himmel der Stufe II

rules-fe-1 = Mauern, Türme und Himmel liegen verdeckt gestapelt, Stufe I über Stufe II. Sechs Himmel haben eine eigene Rückseite; sie kommen gemischt und offen auf die sechs Himmelsfelder. Auch sechs Türme und sechs Mauern werden aufgedeckt. Jedes Feld gehört zu einer der Spalten 1 bis 6.
rules-fe-2 = Drei der achtzehn Zauber liegen offen, die übrigen daneben.
rules-fe-3 = Für jede Person liegt eine Stadtwertung auf einem eigenen Feld. Die übrigen Erlasse werden gemischt: Sieben kommen ungesehen aus dem Spiel, sechs liegen offen, je einer in jeder Spalte, und die letzten dreizehn sind der Stapel.
rules-fe-4 = Alle bekommen ein Tableau mit zwei Ablagen für Plättchen oder Erlasse und zweien für Zauber, dazu eine Startmauer und ein Stück Gras in der eigenen Farbe. Wer beginnt, wird ausgelost und behält den Pokal.
rules-fe-5 = Die Startmauer steht von Anfang an in der Stadt.
rules-fe-5-ours = Sie ist eine einfache Mauer ohne Symbol, eine Spalte wie jede andere, und kann brennen.
rules-fe-6 = Wirf zwei Würfel und setze sie dann ein. Ein Pasch weckt zuerst den Drachen; nach seinem Angriff wirfst du noch einmal. Noch ein Pasch ruft ihn wieder herbei, so dass die eingesetzten Würfel immer zwei verschiedene Zahlen zeigen.
rules-fe-7 = Jeder Würfel wird für eines davon eingesetzt: die Person seiner Spalte, eines der Plättchen in seiner Spalte, den Erlass in seiner Spalte oder die Fee, die jeden Würfel nimmt. Oder beide zusammen rufen den Kobold.
rules-fe-7-ours = Ein Würfel darf auch ungenutzt bleiben.
rules-fe-8 = Ein Plättchen, das du nimmst, wird sofort gebaut oder kommt in eine freie Ablage, um in einem deiner Züge gebaut zu werden; eines von beiden muss möglich sein. Ebenso wird ein Erlass sofort gewertet oder abgelegt.
rules-fe-8-ours = Zuerst wird das Plättchen gelegt, dann eine leere Reihe gefüllt. Bei Erlassen und Zaubern wird zuerst die Lücke gefüllt.
rules-fe-9 = Was in deiner Ablage liegt, darfst du in deinem Zug jederzeit bauen oder werten. Zauber wirken in dem Augenblick, den sie nennen, wer auch immer am Zug ist.
rules-fe-9-ours = Dein Zug dauert von vor dem Wurf bis zu seinem Ende, und auch mitten in einer Aktion darf eine Ablage geleert werden, um Platz zu schaffen; nur zwischen einem Pasch und seinem Feuer wird nichts gebaut und nichts gewertet.
rules-fe-10 = Zuerst kommt die Mauer, auf die Mauer ein Turm, auf den Turm der Himmel. Zwischen Mauern bleibt keine Lücke: Eine neue kommt ganz nach links oder ganz nach rechts, solange es Mauern gibt. Auf Verbranntem wird nicht gebaut.
rules-fe-10-ours = Neben einer verbrannten Spalte darf eine neue Mauer durchaus stehen.
rules-fe-11 = Weiße Türme und Eckmauern haben nichts miteinander zu tun: Jeder Turm steht auf jeder Mauer. (Unsere Lesart; dafür gibt es eine Option.)
rules-fe-12 = Eine Reihe der Auslage wird nur gefüllt, wenn alle sechs Felder leer sind, dann aber sofort; oder durch die Architektin.
rules-fe-12-ours = Hat der Stapel zu wenige Plättchen, werden sie von Spalte 1 an gelegt. Die Architektin füllt Lücken; was daliegt, wird nicht ersetzt.
rules-fe-34 = Eine Person lässt sich nur fragen, wenn sie für dich etwas tun kann. Wer den Kobold ruft, muss ihn einsetzen, und nicht für die Fee. (Unsere Lesart.)
rules-fe-13 = Gaukler, Spalte 1: Wirf einen Würfel, so oft du magst, und zähl zusammen. Hörst du bei 10 oder weniger auf, bekommst du die Summe und alle anderen, was auf 10 fehlt. Über 10 bekommst du nichts und alle anderen, was darüber ist.
rules-fe-13-ours = Du wirfst mindestens einmal. Bei genau 10 ist von selbst Schluss.
rules-fe-14 = Dieb, Spalte 2: Nimm ein Plättchen oder einen Erlass aus einer fremden Ablage.
rules-fe-14-ours = Die Beute wird sofort gebaut, gewertet oder abgelegt; also muss es etwas sein, das du unterbringst. Ist sie geschützt, darf der Dieb etwas anderes nehmen, bei wem auch immer; das Geschützte ist vor diesem Diebstahl sicher.
rules-fe-15 = Wirt, Spalte 3: Nimm ein beliebiges Plättchen aus der Auslage. Danach dürfen alle anderen der Reihe nach eines nehmen, das sofort gebaut wird. Dann nimmst du ein zweites. Deine dürfen in die Ablage.
rules-fe-15-ours = Dein erstes Plättchen musst du nehmen, auf die weiteren darf man verzichten.
rules-fe-16 = Architektin, Spalte 4: Alle Reihen werden sofort gefüllt, dann nimmst du ein beliebiges Plättchen.
rules-fe-16-ours = Auf das Plättchen darf man verzichten.
rules-fe-17 = Bürgermeister, Spalte 5: Nimm einen beliebigen offenen Erlass; die Lücke wird sofort gefüllt. Werte ihn gleich oder leg ihn ab.
rules-fe-17-ours = Nur der Bürgermeister vergibt Stadtwertungen.
rules-fe-18 = Magier, Spalte 6: Zwei deiner brennenden Spalten werden gelöscht, dann nimmst du einen offenen Zauber, dessen Lücke sofort gefüllt wird.
rules-fe-18-ours = Brennt weniger, wird alles gelöscht. Auf den Zauber darf man verzichten, aufs Löschen nicht.
rules-fe-19 = Fee, jeder Würfel: Nimm einen der drei offenen Zauber; die Lücke wird sofort gefüllt. Kobold, beide Würfel: Schick ihn in eine beliebige Spalte und nutze deren Person, oder nimm dort ein Plättchen oder den Erlass, als läge ein Würfel da. Danach geht er an seinen Platz zurück.
rules-fe-20 = Alle vergleichen ihre Spalten mit allen Wolken in ihrer Stadt, wo immer sie sind. Für jede Wolke, die fehlt, brennt eine Spalte eigener Wahl: Mauer, Turm und Himmel werden umgedreht, auch wenn sie nicht vollständig ist. Verbrannte Spalten zählen als Spalten, verbergen aber ihre Wolken; neu brennen also Spalten weniger Wolken weniger das, was schon brennt.
rules-fe-20-ours = Die Städte kommen in Zugreihenfolge an die Reihe, angefangen bei der Person am Zug.
rules-fe-21 = Sobald eine Stadt mindestens so viele Wolken wie Spalten hat, geht in ihr alles Feuer aus. Darauf wird nach jedem Bauen geachtet und nach jeder Spalte, die der Magier löscht und deren Wolken wieder zählen.
rules-fe-22 = Eine verbrannte Spalte bringt nichts, und auf ihr kann nicht gebaut werden.
rules-fe-23 = Die Lücke, die ein Erlass in seiner Spalte lässt, wird sofort gefüllt. Der Erlass wird gleich gewertet oder abgelegt. Gewertet bleibt er liegen, denn am Ende wird gezählt.
rules-fe-24 = Stadtviertel: Eine vollständige Spalte, die nicht brennt, bringt 5 und bekommt ein Stück neutrales Gras. So zählt sie nie wieder. Das Doppelviertel wertet zwei solche Spalten nebeneinander, je 5.
rules-fe-24-ours = Das Doppelviertel darf auch für eine Spalte dienen.
rules-fe-25 = Ein Symbol mit einer Zahl: so viele Punkte für jedes solche Symbol in deiner Stadt, das nicht brennt.
rules-fe-26 = Geviert: 1 Punkt für jedes Symbol auf zwei benachbarten Himmeln mit ihren Türmen oder auf zwei benachbarten Mauern mit ihren Türmen; alle vier müssen stehen und dürfen nicht brennen. Freie Wahl: Nenne ein Symbol, und jedes davon in deiner Stadt zählt.
rules-fe-26-ours = Bei freier Wahl zählt jedes 2. Ohne vier solche Plättchen bringt das Geviert 0.
rules-fe-27 = Stadtwertung, für jede Person einmal im Spiel: Sie braucht zwei weiße Türme und dazwischen ein Stadttor. Jede Mauer und jeder Turm zwischen den beiden bringt 2, die beiden Türme ebenso. Das eigene Gras zeigt, dass du sie hattest.
rules-fe-27-ours = Die Mauern unter den beiden Türmen zählen nicht. Die beiden Türme und mindestens ein Stadttor dazwischen dürfen nicht brennen; Verbranntes dazwischen bringt nichts. Es zählt das äußerste Paar. Gewertet wird sofort, das Feld wird nicht wieder gefüllt, und das Ende führt sie nicht herbei; ihre Spalten können weiter als Stadtviertel zählen.
rules-fe-28 = Ein Erlass darf auch für nichts gespielt werden. Ein Stadtviertel braucht aber eine Spalte und die Stadtwertung ihre Türme und ihr Tor. Neutrales Gras gibt es immer genug. (Unsere Lesart.)
rules-fe-29 = Es gibt vier Zauber. Punkte zählen sofort und werden nie aufgehoben. Der Drachenschild hält einen Angriff des Drachen ab. Der Diebesschutz rettet etwas in deiner Ablage vor dem Dieb. Mit dem Vorgriff nimmst du ein offenes Plättchen, bevor eine Reihe oder durch die Architektin die ganze Auslage gefüllt wird. Ein genutzter Zauber kommt sofort zurück zu den anderen.
rules-fe-30 = Der Drachenschild wird gespielt, bevor die erste Spalte brennt, der Diebesschutz, wenn der Dieb zugreift, der Vorgriff, wenn gleich Plättchen gelegt werden.
rules-fe-30-ours = Mit dem Schild brennt dir in diesem Angriff nichts ab; gefragt wirst du nur, wenn etwas brennen würde. Ist etwas geschützt, nimmt der Dieb etwas anderes oder nichts. Der Vorgriff gilt für jede Reihe, aber nur, wenn mindestens ein Plättchen gelegt werden wird; alle werden der Reihe nach einmal gefragt. Sind beide Plätze voll, kann man nur Zauber mit Punkten nehmen.
rules-fe-31 = Kann die Lücke eines Erlasses nicht mehr gefüllt werden, wird die Runde zu Ende gespielt.
rules-fe-31-ours = Sie endet mit der Person vor dem Pokal. Weil Würfel ewig ungenutzt bleiben könnten, endet das Spiel auch nach 60 Runden; dafür gibt es eine Option.
rules-fe-32 = Wer die wenigsten Erlasse gespielt hat, bekommt 7 Punkte.
rules-fe-32-ours = Stadtwertungen zählen mit, Abgelegtes nicht. Bei Gleichstand bekommen alle die 7.
rules-fe-33 = Die meisten Punkte gewinnen.
rules-fe-33-ours = Bei Gleichstand wird der Sieg geteilt.

ruling-strict_corners = Jeder Turm steht auf jeder Mauer. Mit der Option braucht ein weißer Turm eine Eckmauer, und auf eine Eckmauer kommt nur ein weißer Turm.
ruling-city_end_walls = An den beiden Enden einer Stadtwertung zählen nur die weißen Türme. Mit der Option zählen auch die Mauern darunter.
ruling-round_limit = Spätestens nach 60 Runden ist Schluss; die Option erlaubt 1 bis 100.

example-dragon-title = Was brennt
example-dragon = Sieben Spalten, und fünf Wolken sind zu sehen: zwei, zwei und eine. Spalte 3 brennt schon und verbirgt drei weitere. Sieben weniger fünf weniger eins ist eins: Käme der Drache jetzt, würde noch eine Spalte brennen.
example-fire-title = Wolken genug
example-fire = Vier Spalten, zwei Wolken, und Spalte 3 brennt. In der Ablage wartet ein Himmel mit zwei Wolken, der auf Spalte 1 passt. Ist er gebaut, gibt es vier Wolken für vier Spalten: Das Feuer geht aus.
example-district-title = Zwei Spalten nebeneinander
example-district = Die Spalten 1, 3 und 4 sind vollständig und ohne Gras; Spalte 2 ist schon gewertet, und Spalte 5 fehlt der Himmel. Das Doppelviertel bringt 10 Punkte in den Spalten 3 und 4.
example-status-title = Drei Sterne
example-status = Fünf Sterne stehen in dieser Stadt, aber zwei davon in Spalte 4, und die brennt. Stern ×3 wertet die anderen drei: 9 Punkte.
example-area-title = Zwei mal zwei
example-area = Auf den Himmeln und Türmen der Spalten 1 und 2 sind ein Greif, ein Stern, eine Fahne und noch ein Greif: 4 Punkte. Auf ihren Mauern und Türmen sind es nur drei Symbole, auf denen der Spalten 2 und 3 nur zwei.
example-city-title = Von Turm zu Turm
example-city = Weiße Türme stehen auf den Spalten 2 und 6, und dazwischen ein Stadttor. Es zählen die beiden Türme, Mauer und Turm von Spalte 3 und das Tor von Spalte 4; die verbrannte Spalte 5 bringt nichts. Das sind fünf Plättchen und 10 Punkte. Mit der Option für die äußeren Mauern wären es sieben Plättchen und 14 Punkte.

## Was eine Stellung enthalten muss: „Das Feld dice ist falsch: Nötig ist …“

wanted-options = ein Objekt mit Einstellungen und der Ausstattung
wanted-display = ein Objekt mit wall, tower, sky und decree
wanted-no-empty-row = eine Auslage, in der keine Reihe leer ist, solange deren Stapel Plättchen hat (FE-12)
wanted-six-decrees = eine Liste von sechs Erlassen, solange der Stapel nicht leer ist (FE-23)
wanted-three-spells = eine Liste von drei Zaubern (FE-2)
wanted-played = [Platz, Erlass, Punkte]
wanted-played-points = [Platz, Erlass, Punkte von 0 bis { $most }]
wanted-one-city = höchstens eine Stadtwertung je Platz (FE-27)
wanted-column = [Mauer, Turm oder null, Himmel oder null]
wanted-stacked = eine Mauer, ein Turm nur darauf, ein Himmel nur auf einem Turm (FE-10)
wanted-start-wall = eine Liste von Spalten, in der { $wall } genau einmal vorkommt (FE-5)
wanted-columns = eine Liste von Spalten, jede von 1 bis { $most }
wanted-complete-columns = eine Liste von Spalten, die alle vollständig sind (FE-24)
wanted-no-fire = eine leere Liste, denn es gibt so viele Wolken wie Spalten (FE-21)
wanted-strict-corner = ein weißer Turm auf einer Eckmauer, oder keines von beiden (FE-11)
wanted-spell-to-keep = ein Zauber, der nicht sofort Punkte bringt (FE-29)
wanted-dice = eine leere Liste, oder zwei Zahlen von 1 bis 6, die kleinere zuerst
wanted-double = ein Pasch genau dann, wenn der Drache angreift (FE-6)
wanted-rolled = ein Wurf, für das, was aussteht
wanted-not-rolled = eine leere Liste vor dem Wurf
wanted-used = eine leere Liste, oder etwas von dem, was die Würfel zeigen
wanted-unused-double = eine leere Liste, denn ein Pasch wird nicht eingesetzt (FE-6)
wanted-tile = ein Plättchen
wanted-tiles = ein Plättchen aus den Stapeln
wanted-tiles-of-layer = { $layer ->
        [sky] ein Himmel aus dem Stapel
        [tower] ein Turm aus dem Stapel
       *[wall] eine Mauer aus dem Stapel
    }
wanted-layers = eine Liste von Schichten
wanted-decree = ein Erlass
wanted-tile-or-decree = ein Plättchen oder ein Erlass
wanted-no-city = etwas anderes als eine Stadtwertung, denn die liegen für sich und werden sofort gewertet (FE-3, FE-27)
wanted-no-city-in-hand = etwas anderes als eine Stadtwertung, denn sie wird sofort gewertet (FE-27)
wanted-decree-of-kind = ein Erlass dieser Art
wanted-decree-to-lay = ein Erlass, wenn einer nachzulegen ist
wanted-spell = ein Zauber
wanted-spell-holder = die Wahl eines Platzes, der den Zauber hat
wanted-room-for-spell = ein Zauber, für den an seinem Platz eine Ablage frei ist
wanted-true-or-false-at-end = am Ende true oder false
wanted-asked-at-end = am Ende die Zahl der gefragten Plätze
wanted-slot-in-use = der Platz, der am Zug ist und dessen genutzte Ablage frei ist (FE-9)
wanted-can-place = etwas, das sich an seinem Platz bauen, werten oder ablegen lässt (FE-8)
wanted-loot = eine Ablage mit etwas, das der Dieb nehmen kann
wanted-safe = eine Liste aus [Platz, Ablage]
wanted-no-theft = eine leere Liste, denn es gibt keinen Diebstahl

## Was eine Ausstattung enthalten muss: „Die Ausstattung stimmt bei name nicht; dort muss stehen: …“

wanted-entries = eine Liste von Einträgen
wanted-table-in-braces = eine Tabelle in geschweiften Klammern
wanted-unlike-others = etwas anderes als in den anderen Einträgen; Gleiches zählt in einem
wanted-symbols = eine Liste mit höchstens { $most } Symbolen

## Wovon eine Ausstattung zu wenig oder zu viel hat: „Die Ausstattung stimmt bei … nicht: Es sind 4“

entry-special-skies = tiles.sky (Stufe 0)
entry-other-decrees = cards.decree (die übrigen)

## Abgelehntes

refused-set-symbol = Die Ausstattung stimmt bei { $entry } nicht: Ein Symbol { $value } gibt es nicht; bekannt sind: { $known }.
refused-decrees-out = Das sind zu viele Erlasse: { $count } sind ungesehen aus dem Spiel (FE-3).
refused-stage-order = { $layer ->
        [sky] Bei den Himmeln
        [tower] Bei den Türmen
       *[wall] Bei den Mauern
    } liegen schon Plättchen einer späteren Stufe, als oben auf dem Stapel sind (FE-1).
