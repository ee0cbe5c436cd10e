# The table of Feuville in the browser, in English. What the game itself says stands in ../../texts.

table-game = Feuville
table-game-line = Two dice, six persons, a town that grows to both sides, and a dragon that counts your clouds. Two to four players, forty minutes.
table-help = Persons, decrees and spells
table-column = Column { $n }, { $figure }
table-with = What you use
table-with-one = One die
table-with-both = both dice, any column
table-stacks = Still to come
table-stack-sky = { $n } skies still to come
table-stack-tower = { $n } towers still to come
table-stack-wall = { $n } walls still to come
table-stack-decree = { $n } decrees in the pile
table-stack-spell = { $n } spells face down
table-towns = Which town
table-in-hand = In your hand
table-spell-empty = No spell
table-decrees = { $n ->
        [0] No decrees played
        [one] 1 decree played
       *[other] { $n } decrees played
    }
table-decrees-fewest = { $n ->
        [0] No decrees played, nobody fewer
        [one] 1 decree played, nobody fewer
       *[other] { $n } decrees played, nobody fewer
    }
table-count-column = { $n ->
        [one] 1 column
       *[other] { $n } columns
    }
table-count-cloud = { $n ->
        [0] no clouds
        [one] 1 cloud
       *[other] { $n } clouds
    }
table-count-flame = { $n ->
        [0] none burning
       *[other] { $n } burning
    }
table-count-star = { $n ->
        [0] no stars
        [one] 1 star
       *[other] { $n } stars
    }
table-count-guard = { $n ->
        [0] no guards
        [one] 1 guard
       *[other] { $n } guards
    }
table-count-griffin = { $n ->
        [0] no griffins
        [one] 1 griffin
       *[other] { $n } griffins
    }
table-count-flag = { $n ->
        [0] no flags
        [one] 1 flag
       *[other] { $n } flags
    }
table-dice-not = The dice have not been rolled.
table-dragon-there = The dragon comes!
table-dragon-gone = The dragon was here
table-dragon-counts = { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    }, { $clouds ->
        [0] no clouds
        [one] 1 cloud
       *[other] { $clouds } clouds
    }{ $burning ->
        [0] {""}
       *[other] , { $burning } burning already
    }
table-dragon-burns = { $n ->
        [0] nothing burns
        [one] 1 burns
       *[other] { $n } burn
    }
table-dragon-burnt = { $n } on fire now
table-dragon-shielded = shielded
table-juggling = { $sum } of { $goal }
table-go-turn = Use it
table-go-place = Place it
table-go-build = Build here
table-go-district = Score it
table-go-area = Score it
table-go-free = Score it
table-go-juggle = Use it
table-go-thief = Take it
table-go-protect = Choose
table-go-innkeeper = Take it
table-go-guest = Take it
table-go-innkeeper-again = Take it
table-go-architect = Take it
table-go-pick = Take it
table-go-mayor = Take it
table-go-quench = Put it out
table-go-mage = Take it
table-go-fairy = Take it
table-go-shield = Choose
table-go-burn = Let it burn
table-times = { $n ->
        [0] never
        [one] once
       *[other] { $n } times
    }

# Below the heads of the display, with soft hyphens where a name is long.
table-head-juggler = Juggler
table-head-thief = Thief
table-head-innkeeper = Innkeeper
table-head-architect = Architect
table-head-mayor = Mayor
table-head-mage = Mage
