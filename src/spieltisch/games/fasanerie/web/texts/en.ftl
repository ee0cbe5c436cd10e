# The table of Fasanerie in the browser, in English. What the game itself says stands in ../../texts.

table-game = Fasanerie
table-game-line = Walk down the alley, collect pheasants, and mind who stands behind you. Two to six players, ten minutes.
table-seen = Seen in the alley.
table-cards = { $n ->
        [one] card
       *[other] cards
    }
table-cards-of = { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
table-sweep = The sweep so far, in order
table-kinds = The six kinds in this game
table-undo-not = New cards are laid then: no way back.
table-other = Other kinds
table-sweep-done = collected
table-sweep-now = asks now
table-sweep-later = still to come
rules-cards-dealt = Cards by number of players
rules-turn-1 = The Housekeeper stands furthest back and alone: everything up to and including that disc’s card is collected, the oldest card first.
rules-turn-2 = The disc is picked up, and the whole way ahead is open: past the Butler, or on top.
rules-turn-3 = A walk to Pheasant Fart 1. New cards are laid until five lie ahead of the leading disc. Now the Butler is furthest back: on top of the Coachman, so nothing to collect.

new-kinds = Which kinds?
new-summary-hidden = Hidden cards.
new-summary-open = Open cards.
