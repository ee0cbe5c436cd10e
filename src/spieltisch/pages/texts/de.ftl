# Was die Tische aller Spiele im Browser sagen, auf Deutsch. Was ein Spiel selbst sagt, steht in seinem Ordner.

table-of = { $n ->
        [2] Tisch zu zweit
        [3] Tisch zu dritt
        [4] Tisch zu viert
        [5] Tisch zu fünft
       *[other] Tisch zu sechst
    }
table-watching = Du siehst zu.
table-here = ist da
table-news = Seit deinem letzten Zug
table-your-turn = du bist dran
table-on-turn = am Zug
table-players = Am Tisch
table-log = Was geschah
table-log-empty = Noch nichts.
table-log-older = Früher ({ $n })
table-more = Mehr in den Regeln
table-again = Noch einmal so
table-record = Aufzeichnung
table-replay = Rückschau
table-watch = Von Anfang an ansehen
table-label = { $name }:
