# Der Tisch der Fasanerie im Browser, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

table-game = Fasanerie
table-game-line = Geh die Allee entlang, sammle Fasane und achte darauf, wer hinter dir steht. Zwei bis sechs Personen, zehn Minuten.
table-seen = In der Allee gesehen.
table-cards = { $n ->
        [one] Karte
       *[other] Karten
    }
table-cards-of = { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
table-sweep = Bisher eingesammelt, der Reihe nach
table-kinds = Die sechs Sorten in diesem Spiel
table-undo-not = Danach werden neue Karten ausgelegt: kein Zurück.
table-other = Andere Sorten
table-sweep-done = eingesammelt
table-sweep-now = fragt gerade
table-sweep-later = kommt noch
rules-cards-dealt = Karten nach Zahl der Personen
rules-turn-1 = Die Haushälterin steht ganz hinten und allein: Alles bis zu ihrer Scheibe wird eingesammelt, die älteste Karte zuerst.
rules-turn-2 = Die Scheibe wird aufgenommen, und der ganze Weg nach vorn ist frei: am Butler vorbei oder auf ihn.
rules-turn-3 = Ein Zug auf den Fasanenfurz 1. Neue Karten kommen dazu, bis fünf vor der vordersten Scheibe liegen. Jetzt ist der Butler ganz hinten: Er liegt auf dem Kutscher, also ist nichts einzusammeln.

new-kinds = Welche Sorten?
new-summary-hidden = Verdeckte Karten.
new-summary-open = Offene Karten.
