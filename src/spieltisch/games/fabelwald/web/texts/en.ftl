# The table of Fabelwald in the browser, in English. What the game itself says stands in ../../texts.

table-game = Fabelwald
table-game-line = Twenty-four creatures, each with a power of its own, and every card of your hand a secret others would love to steal. Two to six players, thirty minutes.
table-help = What each card does
table-close = Close

## Around the table

table-around = Hands of the others
table-holds = { $who }: { $n ->
        [0] no cards in hand.
        [one] 1 card in hand.
       *[other] { $n } cards in hand.
    }
table-you-know = You know: { $cards }.
table-seen = In hand, seen: { $cards }
table-in-hand = Left in hand: { $cards }

## The middle

table-centre = The middle of the table
table-discard = { $n ->
        [0] The discard pile is empty.
        [one] Discard pile: 1 card.
       *[other] Discard pile: { $n } cards.
    }
table-look-through = Look through the discard pile ({ $n })
table-extras = { $n ->
        [0] Rune: used up
        [one] Rune: 1 more action
       *[other] Rune: { $n } more actions
    }
table-taken = Just taken
table-hidden = a face-down card
table-calls = What you may name
table-chain = Powers
table-chain-done = done
table-chain-waiting = waiting for { $who }
table-chain-yours = your choice
table-chain-declined = not used
table-chain-idle = no effect
table-chain-blocked = blocked

## Your own

table-own-combos = Your combos
table-no-combos = No combos yet.
table-closed = protected, closed
table-next = { $combo }; one more card: { $n }
table-hand-empty = No cards.
table-times-card = { $n } × { $card }
table-knows = { $who } knows: { $cards }

## The button of the bar

table-go = Choose
table-go-play = Play
table-go-lay = Lay
table-go-add = Add
table-go-draw = Draw
table-go-steal = Steal
table-go-place = Lay here
table-go-combo = This combo
table-go-take = Take up
table-go-again = Wake
table-go-pick = Take
table-go-name = Name it
table-go-sacrifice = Sacrifice
table-go-seat = Choose
table-go-keep = Keep
table-go-discard = Discard

## Score sheet

table-combos = { $n ->
        [0] none
        [one] 1 combo
       *[other] { $n } combos
    }

## Rules page

table-cards = cards
table-score = points
