# Der Tisch von Feuville im Browser, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

table-game = Feuville
table-game-line = Zwei Würfel, sechs Leute, eine Stadt, die nach beiden Seiten wächst, und ein Drache, der deine Wolken zählt. Zwei bis vier Personen, vierzig Minuten.
table-help = Leute, Erlasse und Zauber
table-column = Spalte { $n }, { $figure }
table-with = Was du einsetzt
table-with-one = Ein Würfel
table-with-both = beide Würfel, jede Spalte
table-stacks = Was noch kommt
table-stack-sky = noch { $n } Himmel
table-stack-tower = noch { $n } Türme
table-stack-wall = noch { $n } Mauern
table-stack-decree = { $n } Erlasse im Stapel
table-stack-spell = { $n } Zauber verdeckt
table-towns = Welche Stadt
table-in-hand = In deiner Hand
table-spell-empty = kein Zauber
table-decrees = { $n ->
        [0] Kein Erlass gespielt
        [one] 1 Erlass gespielt
       *[other] { $n } Erlasse gespielt
    }
table-decrees-fewest = { $n ->
        [0] Kein Erlass gespielt, niemand weniger
        [one] 1 Erlass gespielt, niemand weniger
       *[other] { $n } Erlasse gespielt, niemand weniger
    }
table-count-column = { $n ->
        [one] 1 Spalte
       *[other] { $n } Spalten
    }
table-count-cloud = { $n ->
        [0] keine Wolke
        [one] 1 Wolke
       *[other] { $n } Wolken
    }
table-count-flame = { $n ->
        [0] keine brennt
        [one] 1 brennt
       *[other] { $n } brennen
    }
table-count-star = { $n ->
        [0] kein Stern
        [one] 1 Stern
       *[other] { $n } Sterne
    }
table-count-guard = { $n ->
        [0] keine Wache
        [one] 1 Wache
       *[other] { $n } Wachen
    }
table-count-griffin = { $n ->
        [0] kein Greif
        [one] 1 Greif
       *[other] { $n } Greife
    }
table-count-flag = { $n ->
        [0] keine Fahne
        [one] 1 Fahne
       *[other] { $n } Fahnen
    }
table-dice-not = Die Würfel sind noch nicht gefallen.
table-dragon-there = Der Drache kommt!
table-dragon-gone = Der Drache war da
table-dragon-counts = { $columns ->
        [one] 1 Spalte
       *[other] { $columns } Spalten
    }, { $clouds ->
        [0] keine Wolke
        [one] 1 Wolke
       *[other] { $clouds } Wolken
    }{ $burning ->
        [0] {""}
        [one] , 1 brennt schon
       *[other] , { $burning } brennen schon
    }
table-dragon-burns = { $n ->
        [0] nichts verbrennt
        [one] 1 verbrennt
       *[other] { $n } verbrennen
    }
table-dragon-burnt = { $n } in Flammen
table-dragon-shielded = abgeschirmt
table-juggling = { $sum } von { $goal }
table-go-turn = So einsetzen
table-go-place = So anlegen
table-go-build = Hier bauen
table-go-district = Werten
table-go-area = Werten
table-go-free = Werten
table-go-juggle = So einsetzen
table-go-thief = Nehmen
table-go-protect = So entscheiden
table-go-innkeeper = Nehmen
table-go-guest = Nehmen
table-go-innkeeper-again = Nehmen
table-go-architect = Nehmen
table-go-pick = Nehmen
table-go-mayor = Nehmen
table-go-quench = Löschen
table-go-mage = Nehmen
table-go-fairy = Nehmen
table-go-shield = So entscheiden
table-go-burn = Brennen lassen
table-times = { $n ->
        [0] nie
        [one] einmal
       *[other] { $n }-mal
    }

# Below the heads of the display, with soft hyphens where a name is long.
table-head-juggler = Gaukler
table-head-thief = Dieb
table-head-innkeeper = Wirt
table-head-architect = Archi­tek­tin
table-head-mayor = Bürger­meister
table-head-mage = Magier
