## Looking back

replay-title = Rückschau
replay-title-of = Rückschau: { $game }, Zug { $n } von { $last }
replay-move = Zug { $n } von { $last }
replay-begin = Der Anfang
replay-between = Schritt { $n } von { $last }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-now = Zum neuesten Zug
replay-slider = Zug
replay-go = Zeigen
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-eyes = Gesehen von
replay-everything = allen zugleich
replay-then = Du siehst, was du im jeweiligen Moment wusstest.
replay-then-watching = Du siehst, was im jeweiligen Moment alle wissen konnten.
replay-to-table = Zum Tisch
replay-record = Aufzeichnung
replay-chart = Punkte im Lauf des Spiels
replay-chart-unknown = Was du nicht wissen konntest, fehlt.
replay-moves = Alle Züge
replay-moves-caption = Alle Züge mit den Punkten danach
replay-what = Was geschah
replay-from-here = Von hier weiterspielen
replay-from-here-open = Ein neuer Tisch für dich allein, genau von diesem Moment an. Die anderen spielen Bots.
replay-from-here-guess = Ein neuer Tisch für dich allein, von diesem Moment an, wie du ihn kennst. Was du nicht wissen kannst, wird ausgelost; die verdeckten Karten sind dort also andere als hier. Die anderen spielen Bots.
replay-from-here-seat = Du spielst
replay-from-here-level = Die Bots
replay-from-here-go = Weiterspielen
replay-from-here-over = Hier ist das Spiel zu Ende. Geh zu einem früheren Zug zurück, um von dort weiterzuspielen.

answer-no-step = Einen Schritt { $value } gibt es an diesem Tisch nicht; das Spiel hat { $last } Schritte.
answer-eyes = Was { $who } sieht, geht bis zum Ende des Spiels nur { $who } etwas an.
answer-eyes-all = Alles wird gezeigt, wenn das Spiel zu Ende ist.
answer-eyes-unknown = Die Adresse sagt nicht, wessen Sicht gemeint ist. Geh zurück zum Tisch und öffne die Rückschau von dort.
answer-play-on-watching = Solange ein Spiel läuft, können nur die, die mitspielen, von dort aus weiterspielen.
answer-play-on-over = Hier ist das Spiel zu Ende. Wähl einen früheren Zug, um von dort weiterzuspielen.

## Chance of this game

chance-title = Der Zufall in diesem Spiel
chance-line = Jede Karte und jeder Würfel folgt hier aus einem Geheimnis und der Nummer des Schritts. Das Geheimnis wurde vor dem Spiel gezogen, und diese Zahl legt es fest: Sie ist sein SHA-256-Hash.
chance-line-from = Was aus der Datei stammt, mit der dieser Tisch begann, wurde nicht hier gezogen; ab Schritt { $n } folgt jede Karte und jeder Würfel aus einem Geheimnis und der Nummer des Schritts. Das Geheimnis wurde gezogen, bevor es weiterging, und diese Zahl legt es fest: Sie ist sein SHA-256-Hash.
chance-commitment = Festlegung
chance-until = Wenn das Spiel zu Ende ist, steht das Geheimnis hier und in der Aufzeichnung, und wer will, kann damit prüfen, dass nichts ausgesucht war.
chance-secret = Geheimnis
chance-check = Die Aufzeichnung enthält beides. „spieltisch check“ zieht jede Karte noch einmal und nennt jeden Schritt, der nicht folgt.

## Since your last visit

since-title = Seit deinem letzten Besuch
since-earlier = { $n ->
        [one] Eine frühere Zeile steht im Verlauf.
       *[other] { $n } frühere Zeilen stehen im Verlauf.
    }
since-watch = { $n ->
        [one] Diesen Zug ansehen
       *[other] Die letzten { $n } Züge ansehen
    }
since-seen = Gesehen

## Notes

notes-title = Deine Notizen
notes-line = Nur du siehst sie.
notes-label = Notizen zu diesem Spiel
notes-save = Notizen speichern
notes-saved = Notizen gespeichert.
answer-notes-too-long = Notizen haben höchstens { $limit } Zeichen; das sind { $n }.
