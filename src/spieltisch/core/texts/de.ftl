list-end = { $head } und { $last }
seat-of = Platz { $n }

# Abgelehntes: was falsch war, was richtig wäre.
refused-unknown-game = Ein Spiel { $value } gibt es nicht; bekannt sind: { $known }.
refused-unknown-bot = Einen Bot { $value } gibt es nicht; bekannt sind: { $known }.
refused-players-not-a-number = Die Zahl der Spielenden ist { $value }; sie muss eine ganze Zahl sein.
refused-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $value }.
refused-unknown-option = Eine Einstellung { $option } gibt es nicht; bekannt sind: { $known }.
refused-option-value = Die Einstellung { $option } kann nicht { $value } sein; möglich ist: { $wanted }.
refused-notation = „{ $text }“ ist hier kein Zug; Züge heißen: { $forms }.
refused-illegal = „{ $move }“ ist jetzt nicht erlaubt; erlaubt ist: { $legal }.
refused-not-your-turn = Nicht { $actor } ist am Zug, sondern { $current }.
refused-over = Das Spiel ist zu Ende, es gibt keine Züge mehr.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-nothing-to-undo = Es gibt keinen Schritt zurückzunehmen.
refused-not-an-object = Das ist weder Aufzeichnung noch Stellung: Es muss ein JSON-Objekt sein.
refused-format = Das Format ist { $value }; es muss „{ $wanted }“ sein.
refused-version = Die Fassung der Regeln ist { $value }; dies hier ist Fassung { $known }.
refused-other-game = Das ist eine Partie { $value }, nicht { $game }.
refused-field = Das Feld { $field } ist falsch: Nötig ist { $wanted }.
refused-unknown-field = Ein Feld { $field } gibt es nicht; bekannt sind: { $known }.
refused-step = Schritt { $number } { $what } ist falsch: { $why }
refused-result = Das Ergebnis ist falsch: { $field } ist { $value }, das Spiel ergibt { $right }.
refused-result-too-early = Es steht ein Ergebnis da, aber die Schritte enden vor dem Ende des Spiels.
refused-commitment = Das Geheimnis des Zufalls ist nicht das, auf das man sich festgelegt hat; seine Festlegung ist { $right }.
refused-no-such-step = Es gibt keinen Schritt { $value }; Schritte gehen von 0 bis { $last }.
refused-start-differs = Die Anfangsstellung hat andere Spielende oder Einstellungen als die Aufzeichnung.
refused-too-long = Das ist zu lang: Gelesen werden höchstens { $limit } Byte.
refused-not-utf8 = Das ist kein Text in UTF-8.
refused-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } ist nicht zu lesen.
refused-too-deep = Das ist kein JSON, das hier gelesen wird: Es ist zu tief verschachtelt.
refused-number-too-long = Das ist kein JSON, das hier gelesen wird: Eine Zahl darin ist zu lang.
refused-set-toml = Die Ausstattung ist kein TOML: { $why }.
refused-set-entry = Die Ausstattung stimmt bei { $entry } nicht; dort muss stehen: { $wanted }.
refused-set-sum = Die Ausstattung stimmt bei { $entry } nicht: Dort steht { $value }, die Einträge ergeben aber { $actual }.
refused-set-count = Die Ausstattung stimmt bei { $entry } nicht: Es sind { $count }; nötig sind { $least } bis { $most }.
refused-set-environment = { $variable } nennt { $file }; das ist nicht zu gebrauchen. { $why }
refused-set-digest = Die Ausstattung { $name } mit der Prüfsumme { $digest } ist hier nicht bekannt; bekannt sind: { $known }.
refused-set-unknown = Eine Ausstattung { $name } gibt es nicht; bekannt sind: { $known }.
refused-unknown-piece = Feld { $field }: { $value } gibt es nicht.
refused-too-many-pieces = Von { $piece } sind { $count } da; in der Ausstattung sind { $most }.

# Teile von Ablehnungen: wer handelt, was dort stehen muss.
actor-chance = der Zufall
actor-seat = Platz { $seat }
wanted-every-option = ein Objekt mit allen Einstellungen
wanted-steps = eine Liste aus [wer, was]
wanted-result = ein Objekt mit scores, winners und breakdown
wanted-text = ein Text
wanted-whole-number = eine ganze Zahl von { $least } bis { $most }
wanted-number = eine Zahl von { $least } bis { NUMBER($most, useGrouping: 0) }
wanted-number-at-end = am Ende eine Zahl von { $least } bis { $most }
wanted-true-or-false = true oder false
wanted-one-of = eines der Wörter { $known }
wanted-short-text = ein Text von höchstens { $most } Zeichen in einer Zeile
wanted-object = ein Objekt
wanted-list = eine Liste mit höchstens { $most } Einträgen
wanted-list-of = eine Liste mit { $count } Einträgen
wanted-table = eine Tabelle
wanted-sum = die Summe der Einträge, { $value }
wanted-seat = ein Platz von 0 bis { $most }
wanted-null-for-seat = null statt eines Platzes
wanted-mover = der Platz, der am Zug ist
wanted-not-mover = ein anderer Platz als der, der am Zug ist
wanted-start-of-turn = ein Platz, denn jemand ist am Zug
wanted-start-or-pending = ein Platz, außer wenn „start“ noch aussteht
wanted-frame = [was], [was, Platz] oder [was, Platz, Angabe]
wanted-frame-alone = [„{ $what }“]
wanted-frame-of-seat = [„{ $what }“, Platz]
wanted-frame-with-detail = [„{ $what }“, Platz, Angabe]
wanted-can-follow = etwas, das auf „{ $below }“ folgen kann
wanted-decider-at-end = am Ende etwas, das ein Platz oder der Zufall entscheidet
wanted-decidable = etwas, das sich entscheiden lässt
wanted-nothing-pending = eine leere Liste, sobald das Spiel zu Ende ist
wanted-off-with-fewer = false bei weniger als { $players } Personen
wanted-hex = { $count } hexadezimale Ziffern in Kleinschreibung
wanted-set = der Name einer Ausstattung, oder Name und Prüfsumme
wanted-readable-file = eine Datei in UTF-8, die sich lesen lässt
wrong-step-form = Ein Schritt ist [wer, was].
wrong-step-who = Wer ist ein Platz oder „chance“.
wrong-chance = Aus dem Geheimnis folgt „{ $right }“.
wrong-toml = Zeile { $line }, Spalte { $column } ist nicht zu lesen
wrong-toml-depth = Es ist zu tief verschachtelt
wrong-toml-number = Eine Zahl darin ist zu lang

## Personen im Satz: .start steht am Anfang, .the ist der Nominativ, .acc der Akkusativ, .dat der Dativ, .to sagt, an wen,
## .from, wem etwas genommen wird. Wie ein Platz ohne Namen heißt, steht bei jedem Spiel.

person-name = { $name }
    .start = { $name }
    .the = { $name }
    .acc = { $name }
    .dat = { $name }
    .to = an { $name }
    .from = { $name }
person-you = du
    .start = Du
    .the = du
    .acc = dich
    .dat = dir
    .to = an dich
    .from = dir

## Mengen: $n ist die Zahl, $points dieselbe als Text („34“, „−3“)

number = { $n ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }
points = { $n ->
        [one] Punkt
       *[other] Punkte
    }
count-point = { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .dat = { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## Optionen

option-on = ja
option-off = nein
rules-option = Option: { $option }

## Wer dran ist, und wie ein Spiel endet

status-waiting = Warten auf { $whom }.
status-over = Das Spiel ist zu Ende.
do-done = Zug beenden
event-done = { $who } beendet den Zug.
event-done-you = Du beendest deinen Zug.
question-turn-over-plain = Sonst noch etwas?
event-end = { $who } gewinnt mit { $points }.
event-end-you = Du gewinnst mit { $points }.
event-end-shared = { $who } teilen sich den Sieg mit je { $points }.
event-end-shared-you = Geteilter Sieg mit je { $points }: { $who }.

## Wörter des Tisches und der Regeln

button-undo = Zurücknehmen
total = Summe
score-sheet = Wertungsblatt
score-why = warum
rules-aim-title = Worum es geht
rules-setup-title = Aufbau
rules-our-reading = Unsere Lesart
