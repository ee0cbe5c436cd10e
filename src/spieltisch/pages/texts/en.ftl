# What the tables of all games say in the browser, in English. What a game says itself stands in its own folder.

table-of = { $n ->
        [2] Table of two
        [3] Table of three
        [4] Table of four
        [5] Table of five
       *[other] Table of six
    }
table-watching = You are watching.
table-here = is here
table-news = Since your last move
table-your-turn = your turn
table-on-turn = to move
table-players = Players
table-log = What happened
table-log-empty = Nothing yet.
table-log-older = Earlier ({ $n })
table-more = More in the rules
table-again = Same again
table-record = Record file
table-replay = Replay
table-watch = Watch from the beginning
table-label = { $name }:
