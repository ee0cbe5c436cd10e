# Der Tisch von Fabelwald im Browser, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

table-game = Fabelwald
table-game-line = Vierundzwanzig Wesen, jedes mit eigener Macht, und jede Karte deiner Hand ein Geheimnis, das andere gern stehlen. Für zwei bis sechs, dreißig Minuten.
table-help = Was jede Karte tut
table-close = Schließen

## Rings um den Tisch

table-around = Was die anderen auf der Hand haben
table-holds = { $who }: { $n ->
        [0] keine Karte auf der Hand.
        [one] 1 Karte auf der Hand.
       *[other] { $n } Karten auf der Hand.
    }
table-you-know = Du kennst: { $cards }.
table-seen = Auf der Hand, gesehen: { $cards }
table-in-hand = Noch auf der Hand: { $cards }

## Die Mitte

table-centre = Die Mitte des Tisches
table-discard = { $n ->
        [0] Die Ablage ist leer.
        [one] Ablage: 1 Karte.
       *[other] Ablage: { $n } Karten.
    }
table-look-through = Ablage durchsehen ({ $n })
table-extras = { $n ->
        [0] Rune: verbraucht
        [one] Rune: noch 1 Aktion
       *[other] Rune: noch { $n } Aktionen
    }
table-taken = Eben genommen
table-hidden = eine verdeckte Karte
table-calls = Was du verlangen kannst
table-chain = Mächte
table-chain-done = geschehen
table-chain-waiting = wartet auf { $who }
table-chain-yours = du entscheidest
table-chain-declined = nicht genutzt
table-chain-idle = ohne Wirkung
table-chain-blocked = abgewehrt

## Was vor dir liegt

table-own-combos = Deine Kombinationen
table-no-combos = Noch keine Kombination.
table-closed = beschützt, geschlossen
table-next = { $combo }; eine Karte mehr: { $n }
table-hand-empty = Keine Karten.
table-times-card = { $n } × { $card }
table-knows = { $who } kennt: { $cards }

## Der Knopf der Leiste

table-go = Wählen
table-go-play = Ausspielen
table-go-lay = Auslegen
table-go-add = Anlegen
table-go-draw = Ziehen
table-go-steal = Stehlen
table-go-place = Hierher
table-go-combo = Diese
table-go-take = Holen
table-go-again = Wecken
table-go-pick = Nehmen
table-go-name = Verlangen
table-go-sacrifice = Opfern
table-go-seat = Wählen
table-go-keep = Behalten
table-go-discard = Abwerfen

## Wertungsblatt

table-combos = { $n ->
        [0] keine
        [one] 1 Kombination
       *[other] { $n } Kombinationen
    }

## Regelseite

table-cards = Karten
table-score = Punkte
