# Fasanerie in English.
#
# Forms of a name: the message itself stands alone and in lists; .the is a subject, .acc an object,
# .dat a place ("stop on …"), .to a direction ("walks …"), .plural several.
# Points arrive as text ($points "+3", "−2", "0"; $total and $score "34"), counts ($n) as numbers.

## Kinds

kind-gold = Golden Pheasant
    .plural = Golden Pheasants
    .the = the Golden Pheasant
    .acc = the Golden Pheasant
    .dat = the Golden Pheasant
    .to = to the Golden Pheasant
kind-fart = Pheasant Fart
    .plural = Pheasant Farts
    .the = the Pheasant Fart
    .acc = the Pheasant Fart
    .dat = the Pheasant Fart
    .to = to the Pheasant Fart
kind-diamond = Lady Amherst’s Pheasant
    .plural = Lady Amherst’s Pheasants
    .the = the Lady Amherst’s Pheasant
    .acc = the Lady Amherst’s Pheasant
    .dat = the Lady Amherst’s Pheasant
    .to = to the Lady Amherst’s Pheasant
kind-blood = Blood Pheasant
    .plural = Blood Pheasants
    .the = the Blood Pheasant
    .acc = the Blood Pheasant
    .dat = the Blood Pheasant
    .to = to the Blood Pheasant
kind-green = Green Pheasant
    .plural = Green Pheasants
    .the = the Green Pheasant
    .acc = the Green Pheasant
    .dat = the Green Pheasant
    .to = to the Green Pheasant
kind-peacock = Peacock
    .plural = Peacocks
    .the = the Peacock
    .acc = the Peacock
    .dat = the Peacock
    .to = to the Peacock
kind-nest = Nest
    .plural = Nests
    .the = the Nest
    .acc = the Nest
    .dat = the Nest
    .to = to the Nest
kind-reeves = Reeves’s Pheasant
    .plural = Reeves’s Pheasants
    .the = the Reeves’s Pheasant
    .acc = the Reeves’s Pheasant
    .dat = the Reeves’s Pheasant
    .to = to the Reeves’s Pheasant
kind-trap = Trap
    .plural = Traps
    .the = the Trap
    .acc = the Trap
    .dat = the Trap
    .to = to the Trap
kind-mirror = Mirror
    .plural = Mirrors
    .the = the Mirror
    .acc = the Mirror
    .dat = the Mirror
    .to = to the Mirror
kind-monal = Himalayan Monal
    .plural = Himalayan Monals
    .the = the Himalayan Monal
    .acc = the Himalayan Monal
    .dat = the Himalayan Monal
    .to = to the Himalayan Monal
kind-fox = Fox
    .plural = Foxes
    .the = the Fox
    .acc = the Fox
    .dat = the Fox
    .to = to the Fox
kind-fireback = Crested Fireback
    .plural = Crested Firebacks
    .the = the Crested Fireback
    .acc = the Crested Fireback
    .dat = the Crested Fireback
    .to = to the Crested Fireback
kind-koklass = Koklass Pheasant
    .plural = Koklass Pheasants
    .the = the Koklass Pheasant
    .acc = the Koklass Pheasant
    .dat = the Koklass Pheasant
    .to = to the Koklass Pheasant
kind-salvadori = Salvadori’s Pheasant
    .plural = Salvadori’s Pheasants
    .the = the Salvadori’s Pheasant
    .acc = the Salvadori’s Pheasant
    .dat = the Salvadori’s Pheasant
    .to = to the Salvadori’s Pheasant
kind-net = Long-handled Net
    .plural = Long-handled Nets
    .the = the Long-handled Net
    .acc = the Long-handled Net
    .dat = the Long-handled Net
    .to = to the Long-handled Net
kind-eared = Eared Pheasant
    .plural = Eared Pheasants
    .the = the Eared Pheasant
    .acc = the Eared Pheasant
    .dat = the Eared Pheasant
    .to = to the Eared Pheasant
kind-dog = Yapping Dog
    .plural = Yapping Dogs
    .the = the Yapping Dog
    .acc = the Yapping Dog
    .dat = the Yapping Dog
    .to = to the Yapping Dog

## Cards that differ within their kind; every other card is named as its kind

card-gold = { kind-gold } { $variant }
    .the = { kind-gold } { $variant }
    .acc = { kind-gold } { $variant }
    .dat = { kind-gold } { $variant }
    .to = to { kind-gold } { $variant }
card-fart = { kind-fart } { $variant }
    .the = { kind-fart } { $variant }
    .acc = { kind-fart } { $variant }
    .dat = { kind-fart } { $variant }
    .to = to { kind-fart } { $variant }
card-monal = { kind-monal } { $variant }
    .the = { kind-monal } { $variant }
    .acc = { kind-monal } { $variant }
    .dat = { kind-monal } { $variant }
    .to = to { kind-monal } { $variant }
card-eared-blue = blue { kind-eared }
    .the = the blue { kind-eared }
    .acc = the blue { kind-eared }
    .dat = the blue { kind-eared }
    .to = to the blue { kind-eared }
card-eared-white = white { kind-eared }
    .the = the white { kind-eared }
    .acc = the white { kind-eared }
    .dat = the white { kind-eared }
    .to = to the white { kind-eared }
card-eared-brown = brown { kind-eared }
    .the = the brown { kind-eared }
    .acc = the brown { kind-eared }
    .dat = the brown { kind-eared }
    .to = to the brown { kind-eared }

## Servants and persons: .start opens a sentence, .to says to whom, .from from whom

servant-key = Housekeeper
    .start = The Housekeeper
    .the = the Housekeeper
    .acc = the Housekeeper
    .dat = the Housekeeper
    .to = to the Housekeeper
    .from = from the Housekeeper
servant-bell = Butler
    .start = The Butler
    .the = the Butler
    .acc = the Butler
    .dat = the Butler
    .to = to the Butler
    .from = from the Butler
servant-wheel = Coachman
    .start = The Coachman
    .the = the Coachman
    .acc = the Coachman
    .dat = the Coachman
    .to = to the Coachman
    .from = from the Coachman
servant-pot = Cook
    .start = The Cook
    .the = the Cook
    .acc = the Cook
    .dat = the Cook
    .to = to the Cook
    .from = from the Cook
servant-spade = Gardener
    .start = The Gardener
    .the = the Gardener
    .acc = the Gardener
    .dat = the Gardener
    .to = to the Gardener
    .from = from the Gardener
servant-lantern = Night watch
    .start = The Night watch
    .the = the Night watch
    .acc = the Night watch
    .dat = the Night watch
    .to = to the Night watch
    .from = from the Night watch

## Which kinds are in play

set-first = First game
    .help = The six kinds to learn the game with.
set-suggestion-1 = Suggestion 1
    .help = A first game with the expansion: crowns and firebacks to count, a net to fish with.
set-suggestion-2 = Suggestion 2
    .help = A second game with the expansion: loners, colours and a dog that gives things back.
set-base = Six of the base game
    .help = Six of the twelve kinds of the base game, drawn at random.
set-all = Six of all
    .help = Six of all eighteen kinds, drawn at random.
set-own = Own choice
    .help = Choose the six kinds yourself.
set-chosen = { $n } of 6 chosen
set-base-box = Base game
set-expansion-box = Expansion

## What each kind scores (the description of its cards)

band-gold = Each is worth the number on it: 1, 2 or 3 points.
band-fart = Each costs the number on it: 1, 2 or 3 points.
band-diamond = 5 points each if nobody holds fewer cards than you in all, ties included. Otherwise nothing.
band-blood = One scores 3, two score 6 together. Each further one takes 3 off again: 3, 0, −3 and so on.
band-green = Every pair scores 5. One left over without a partner costs 2.
band-peacock = A single one costs 10. From two on, each scores 2.
band-nest = Each scores as many points as you have Nests: 1, 4, 9, 16, 25 in all. More than five add nothing.
band-reeves = By how many you have: −5, −4, 3, 8, 15. More than five add nothing.
band-trap = Each costs 1.
band-mirror = Each scores 1 for every other kind you hold.
band-monal = Only your smallest count, for the number on them: 3, 5 or 7 each. Larger ones score nothing.
band-fox = Each scores 2.
band-fireback = Exactly three score 10. Any other number scores nothing.
band-koklass = All together: 7 for one, 5 for two, 3 for three or more.
band-salvadori = 5 each if nobody holds fewer of them; −1 each if nobody holds more. Both may be true at once.
band-net = Each costs 2.
band-eared = 3 each while all your colours differ. As soon as two are alike, all of them score nothing.
band-dog = Each scores 1.

## What collecting a card sets off

action-trap = When collected, it is set aside. After your move it goes to whoever moves next, and that may be you.
action-fox = When collected, put one card you collected earlier into the box.
action-net = When collected, take one more card from further ahead on which no disc lies. What that card does happens too.
action-dog = When collected, put one of your other cards, but no Yapping Dog, at the front of the alley.

## Options

option-kinds = Kinds
    .help = Six kinds are in play.
option-open_cards = Open cards
    .help = Everybody sees every collection and its points. Good for games that run over days.
option-trap_can_be_given_up = A Trap just set aside may be given up
    .help = A Fox or Dog of the same turn may then take a Trap you have only just set aside.
option-net_reaches_behind = The Net also reaches behind
    .help = The Net may then also take a card that you are about to collect anyway.
option-dog_box_rule = The last Dog sends its card to the box
    .help = If nobody else is in the alley and no card lies ahead, the card leaves the game instead of going to the front.
option-nest_sixth = Nests from the sixth on score 5 each
    .help = Otherwise more than five Nests stay at 25.
option-salvadori_zero_counts = None is fewest
    .help = Whoever holds no Salvadori’s Pheasant holds the fewest.

## Why a kind scores what it scores

reason-none = none collected
reason-gold-sum = the numbers added up
reason-fart-sum = minus the numbers added up
reason-diamond-fewest = 5 each: nobody holds fewer than your { $size } cards
reason-diamond-not-fewest = nothing: somebody holds only { $least } cards, not { $size }
reason-blood-ladder = { $n ->
        [1] 3 for one
        [2] 6 for two
       *[other] 6 for two, 3 less for each further one
    }
reason-green-pairs = { $pairs ->
        [0] −2 for a single one
        [one] { $single ->
            [0] 5 for one pair
           *[other] 5 for one pair, −2 for the one left over
        }
       *[other] { $single ->
            [0] 5 for each of { $pairs } pairs
           *[other] 5 for each of { $pairs } pairs, −2 for the one left over
        }
    }
reason-peacock-one = −10 for a single one
reason-peacock-each = 2 each, from two on
reason-nest-square = { $n ->
        [one] 1 for one
       *[other] { $each } each, for { $n } of them
    }
reason-nest-capped = 5 each, but only for five
reason-reeves-ladder = { $n ->
        [1] −5 for one
        [2] −4 for two in all
        [3] 3 for three in all
        [4] 8 for four in all
        [5] 15 for five in all
       *[other] 15 for five or more in all
    }
reason-trap-each = −1 each
reason-mirror-other-kinds = { $each ->
        [0] nothing: there is no other kind to mirror
        [one] 1 each, for one other kind
       *[other] { $each } each, for { $each } other kinds
    }
reason-monal-smallest = { $counted ->
        [one] { $value } for the smallest
       *[other] { $value } each for the { $counted } smallest
    }
reason-fox-each = 2 each
reason-fireback-three = 10 for exactly three
reason-fireback-not-three = nothing: only exactly three score
reason-koklass-ladder = { $n ->
        [1] 7 for a single one
        [2] 5 for two in all
       *[other] 3 for three or more in all
    }
reason-salvadori-fewest = 5 each: nobody holds fewer
reason-salvadori-most = −1 each: nobody holds more
reason-salvadori-both = 4 each: nobody holds fewer and nobody holds more
reason-salvadori-between = nothing: somebody holds fewer, somebody holds more
reason-net-each = −2 each
reason-eared-unlike = 3 each, all unlike
reason-eared-alike = nothing: two are of one colour
reason-dog-each = 1 each

## What happened

event-start = The game begins. The discs move off in this order: { $order }.
event-draw = { $n ->
        [one] A new card is laid at the front: { $cards }.
       *[other] { $n } new cards are laid at the front: { $cards }.
    }
event-walk = { $who } walks { $to }.
event-walk-you = You walk { $to }.
event-walk-onto = { $who } walks { $to } and lies on top of { $below }.
event-walk-onto-you = You walk { $to } and lie on top of { $below }.
event-leave = { $who } leaves the alley, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } to go.
event-leave-you = You leave the alley, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } to go.
event-collect = { $n ->
        [1] { $traps ->
            [0] { $who } collects { $card }.
           *[other] { $who } collects { $card } and sets it aside.
        }
       *[other] { $traps ->
            [0] { $who } collects { $n } cards: { $cards }.
            [one] { $who } collects { $n } cards: { $cards }; the Trap is set aside.
           *[other] { $who } collects { $n } cards: { $cards }; the Traps are set aside.
        }
    }
event-collect-you = { $n ->
        [1] { $traps ->
            [0] You collect { $card }.
           *[other] You collect { $card } and set it aside.
        }
       *[other] { $traps ->
            [0] You collect { $n } cards: { $cards }.
            [one] You collect { $n } cards: { $cards }; the Trap is set aside.
           *[other] You collect { $n } cards: { $cards }; the Traps are set aside.
        }
    }
event-ignored-fox = { $who } has no card to give to the Fox.
event-ignored-fox-you = You have no card to give to the Fox.
event-ignored-dog = { $who } has no card that the Dog could drive away.
event-ignored-dog-you = You have no card that the Dog could drive away.
event-ignored-net = { $who } finds no card within reach of the Net.
event-ignored-net-you = You find no card within reach of the Net.
event-fox = The Fox takes { $card } { $source }: it goes into the box.
event-fox-you = The Fox takes { $card } from you: it goes into the box.
event-fox-hidden = The Fox takes a card { $source }: it goes face down into the box.
event-dog-alley = The Dog drives { $card } away { $source }, to the front of the alley.
event-dog-alley-you = The Dog drives { $card } away from you, to the front of the alley.
event-dog-box = The Dog drives { $card } away { $source }, into the box.
event-dog-box-you = The Dog drives { $card } away from you, into the box.
event-dog-box-hidden = The Dog drives a card away { $source }, face down into the box.
event-net = { $who } takes { $card } out of the alley with the Net.
event-net-you = You take { $card } out of the alley with the Net.
event-traps = { $n ->
        [one] The Trap goes { $to }.
       *[other] { $n } Traps go { $to }.
    }
event-traps-you = { $n ->
        [one] The Trap goes to you.
       *[other] { $n } Traps go to you.
    }
event-traps-box = { $n ->
        [one] Nobody moves next: the Trap goes into the box.
       *[other] Nobody moves next: { $n } Traps go into the box.
    }
event-end-tie = { $who } wins with { $points }, by having left first.
event-end-tie-you = You win with { $points }, by having left first.

## What an action would bring

preview-stop = Stop on { $card }.
preview-onto = { $n ->
        [one] You lie on top of { $below }: you collect nothing and move again before the disc below you.
       *[other] You lie on top of { $below }: you collect nothing and move again before the discs below you.
    }
preview-onto-short = On top of { $below }: nothing to collect
preview-what = { $cards }, { $points } → { $total }
preview-what-act = { $cards }, { $points } → { $total }, and { $act }
preview-what-acts = { $cards }, { $points } → { $total }; then { $acts }
preview-yours = Then yours, if nobody stops in between: { $what }.
preview-yours-then = Then yours: { $what }.
preview-yours-sure = Nobody can stop in between. You move again at once and collect: { $what }.
preview-others = { $parts }.
preview-others-first = { $n ->
        [one] The first one goes { $to }
       *[other] The first { $count } go { $to }
    }
preview-others-next = { $n ->
        [one] the next one { $to }
       *[other] the next { $count } { $to }
    }
preview-leave = { $n ->
        [0] If you leave, you have { $total } as things stand.
        [one] If you leave, you pass up one card ahead; as things stand you have { $total }.
       *[other] If you leave, you pass up { $n } cards ahead; as things stand you have { $total }.
    }
preview-box = Into the box: { $what }.
preview-alley = To the front of the alley: { $what }.
preview-net = Into the Net: { $what }.
act-fox = { $n ->
        [one] the Fox takes one card of yours
       *[other] the Foxes take { $count } cards of yours
    }
act-dog = { $n ->
        [one] the Dog drives one card of yours to the front
       *[other] the Dogs drive { $count } cards of yours to the front
    }
act-net = { $n ->
        [one] the Net catches one more card
       *[other] the Nets catch { $count } more cards
    }
act-trap = { $n ->
        [one] the Trap goes to whoever moves after you
       *[other] the Traps go to whoever moves after you
    }

## Questions and what the bar says meanwhile

question-move = Where to, { $who }?
    .help = Choose how far you walk.
question-move-plain = Where to?
question-leave = The way ends here, { $who }.
    .help = No card lies ahead: leave the alley.
question-leave-plain = The way ends here.
question-fox = The Fox takes one of your cards. Which one?
    .help = It goes into the box and counts no more.
question-dog = The Yapping Dog drives one of your cards away. Which one?
    .help = It goes to the front of the alley, where anyone may take it.
question-dog-box = The Yapping Dog drives one of your cards away. Which one?
    .help = It goes into the box and counts no more.
question-net = The Net takes one more card. Which one?
    .help = Any card ahead will do that has no disc on it.
status-fox = { $who } chooses a card for the Fox.
status-dog = { $who } chooses a card for the Dog.
status-net = { $who } chooses a card for the Net.
announce-turn = { $n ->
        [0] Your turn. No card lies ahead.
        [one] Your turn. Choose where to walk, one card ahead.
       *[other] Your turn. Choose where to walk, { $n } cards ahead.
    }
button-move = Move here
button-leave = Leave the alley
button-fox = Give this card
button-dog = Drive this card away
button-net = Take this card

## Names for ears

place = card { $n } of { $of }
place-disc = card { $n } of { $of }, { $who } stands here
place-disc-you = card { $n } of { $of }, you stand here
place-stack = card { $n } of { $of }, { $stack }
place-start = before the alley: { $stack }
place-start-empty = before the alley: nobody
place-in-hand = before the alley: the disc of { $whom } is picked up
place-in-hand-you = before the alley: your disc is picked up
stack = { $n ->
        [one] one disc: { $discs }
       *[other] { $count } discs, from the top: { $discs }
    }
chip = { $kind }, { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }, { $value ->
        [one] { $points } point
       *[other] { $points } points
    }
chip-hidden = { $kind }, { $n ->
        [0] no cards seen
        [one] 1 card seen
       *[other] { $n } cards seen
    }

## Words of the table

alley = The alley
pile = { $n ->
        [0] The pile is empty
        [one] 1 card in the pile
       *[other] { $n } cards in the pile
    }
box = In the box
traps-aside = { $n ->
        [one] A Trap is set aside
       *[other] { $n } Traps are set aside
    }
traps-next = for whoever moves next
collection-own = Your collection
collection-empty = Nothing collected yet.
collection-lost = { $n ->
        [one] One of these went face down into the box.
       *[other] { $n } of these went face down into the box.
    }
collection-uncertain = Your points may yet depend on what others hide.
left-place = { $place ->
        [1] left first
        [2] left second
        [3] left third
        [4] left fourth
        [5] left fifth
       *[6] left sixth
    }
score-kind = Kind
open-cards = open cards
hidden-cards = hidden cards
what-it-scores = What it scores

## The rules page

rules-title = Fasanerie: the rules
rules-aim = Pheasants, and a few things that are no pheasants, turn up along an alley. Whoever stands furthest back takes everything up to their own disc, wanted or not, and walks on. When all have left the alley, the best collection wins.
rules-setup-players = Players
rules-setup-cards = Cards
rules-setup-put-back = Put back
rules-setup-in-game = In the game
rules-setup-alley = Alley
rules-setup-pile = Pile
rules-turn-title = Whose turn it is
rules-collect-title = First you collect
rules-walk-title = Then you walk
rules-end-title = Leaving, and the end
rules-actions-title = Cards that do something
rules-kinds-title = The kinds and what they score
rules-kinds = A number by itself counts for each card; a number “in all” counts once for all cards of the kind. On the cards a green circle adds, a red shield takes off.
rules-rulings-title = Where the rules leave room
rules-rulings = These points are not quite settled by the printed rules. Each is an option of the game, and this is how we read it unless you choose otherwise.
rules-examples-title = Seen on the table
rules-worked = For example

rules-fa-1 = Two to six people play, always with six kinds of animals. To learn the game take Golden Pheasant, Pheasant Fart, Lady Amherst’s Pheasant, Blood Pheasant, Reeves’s Pheasant and Green Pheasant. After that any six will do.
rules-fa-2 = The expansion brings six kinds more. Two good beginnings: Suggestion 1 with Crested Fireback, Salvadori’s Pheasant, Long-handled Net, Golden Pheasant, Reeves’s Pheasant and Mirror; Suggestion 2 with Koklass Pheasant, Eared Pheasant, Yapping Dog, Pheasant Fart, Green Pheasant and Nest.
rules-fa-3 = Every kind in play is an animal kind, whatever it shows: Trap, Nest, Mirror, Fart, Net, Fox and Dog too.
rules-fa-4 = Each kind has three cards for every person at the table. All of them are shuffled, then three per person go back unseen: what the pile still holds can be guessed, never known.
rules-fa-5 = The discs are stacked before the alley in random order. Five cards are laid out open, one after the other: this is the alley.
rules-fa-6 = Discs that share a place form a stack. Whoever comes later lies on top.
rules-fa-7 = The rearmost disc moves, and within a stack the top one counts as the rearmost. So you may well have several turns in a row. The start stack lies behind the first card; from there nobody collects.
rules-fa-8 = Is your disc alone on its card when your turn begins? Then pick it up and collect every card from the back of the alley up to and including your own, the oldest first. None may be left out.
rules-fa-9 = Does your disc lie on another? Then there is nothing to collect, and you just walk.
rules-fa-10 = Your collection is hidden from the others, and you may look through it at any time. With open cards all collections lie open to everybody.
rules-fa-11 = What a card does when collected must be done. If it cannot be, you still collect the card, and its action is ignored.
rules-fa-12 = Put your disc on any card ahead of you, free or occupied, past as many other discs as you like. One card forward is the least.
rules-fa-13 = At the end of a turn new cards are laid at the front until five lie ahead of the leading disc, or the pile runs out. This holds whoever is leading. If more than five lie there already, none is added.
rules-fa-14 = If the pile was empty when you came to walk, you may leave the alley instead. What you had to collect you have collected by then: alone on your card, all of it; on top of another disc, nothing.
rules-fa-15 = The last one in the alley plays on by the same rules, still run by run without gaps, and may abandon whatever is left. With no card ahead, leaving is the only way.
rules-fa-16 = Once everybody has left, the most points win. If several have as many, the one among them who left first wins.
rules-fa-17 = A Trap you collect is set aside. After your move it goes to whoever moves next, even to yourself; if nobody does, it goes into the box. Several Traps travel together. Being given a Trap is not collecting it, so it goes no further. Only Traps finally held count, in whatever you count.
rules-fa-18 = At once put one card you collected before the Fox into the box: from this turn or an earlier one, face down, or open with open cards. It may be an earlier Fox, but not this one, nor a card further along that you have yet to reach. If you own nothing, nothing happens.
rules-fa-19 = At once collect one more card on which no disc lies, and do what it does before you go on. A Net may so lead to another Net. The gap closes. A card that a Dog has just put down is fair game. If there is no such card, nothing happens.
rules-fa-20 = At once put another card of yours, but no Yapping Dog, open at the very front of the alley, beyond all discs and whether the pile is empty or not. You may walk to it in this very turn. Whoever takes it up again sets it off again. If you own nothing but Dogs, nothing happens.

ruling-open_cards = How many cards each of you holds is never a secret, even with hidden cards. What the alley showed everybody has seen; truly hidden are only cards that went face down into the box.
ruling-trap_can_be_given_up = A Trap just set aside is in nobody’s hands: a Fox or Dog of the same turn cannot take it. A Trap you were given earlier can be given up.
ruling-net_reaches_behind = The Net takes a card from ahead of the run you are collecting. What you collect anyway is not one card more.
ruling-dog_box_rule = If no other disc is in the alley and no card lies ahead of your run, the Dog’s card goes face down into the box; at the front you would only take it up again.
ruling-nest_sixth = More than five Nests score what five score: 25.
ruling-salvadori_zero_counts = No Salvadori’s Pheasant at all is the fewest one can have. Then one may well be “more”, and nobody who holds any scores 5 for it.

worked-gold = 1, 3 and 3 score 7.
worked-fart = 1, 2 and 3 cost 6.
worked-diamond = With 13 cards two of them score 10. With 15 cards three of them score nothing.
worked-blood = Three score 3, four score 0, five cost 3, six cost 6.
worked-green = Five score 5 + 5 − 2 = 8.
worked-peacock = One costs 10. Four score 8.
worked-nest = Three score 3 × 3 = 9. Six score 25.
worked-reeves = Two cost 4. Three score 3. Six score 15.
worked-trap = Three cost 3.
worked-mirror = Two of them beside Golden and Green Pheasants score 2 × 2 = 4.
worked-monal = 7, 3 and 3 score 3 + 3 = 6. The large one scores nothing.
worked-fox = Three score 6.
worked-fireback = Three score 10. Two or four score nothing.
worked-koklass = One scores 7, two score 5, six score 3.
worked-salvadori = One against three: 5 and −3. Two each: 8 and 8. None, one and three: 0, 0 and −3.
worked-net = Two cost 4.
worked-eared = White and blue score 6. With two brown ones more all four score nothing.
worked-dog = Two score 2.

example-run-title = A run
example-run = The Housekeeper stands furthest back and alone: Blood Pheasant, Pheasant Fart 2 and Golden Pheasant 3 are collected, in this order. Then the whole way ahead is open, to the Butler’s place and past it. After that the Butler will collect what lies behind.
example-top-title = On top
example-top = The Housekeeper lies on the Butler, so moves first and collects nothing. Golden Pheasant 2 and the Peacock stay where they are, and the Butler, alone as soon as the Housekeeper has walked off, must take both: 2 points, and 10 lost for a single Peacock.
example-trap-title = Whose Trap?
example-trap = The Housekeeper collects the Trap and Golden Pheasant 1. A walk to the Peacock or beyond makes the Butler move next and gives the Butler the Trap. A walk to the Nest ends on top of the Butler: then the Housekeeper moves next and keeps it.
example-fox-title = What the Fox may take
example-fox = The Housekeeper collects Pheasant Fart 3, then the Fox: one card must go. Pheasant Fart 3 may, and everybody would give it. Golden Pheasant 3 may not: it comes after the Fox. Nor can the Fox take itself.
example-net-title = Within reach of the Net
example-net = The Net takes one card more: the Trap, the Peacock, the Fox, a pheasant. Not the Nest, for the Butler stands on it, and not Golden Pheasant 1, which is collected anyway. A Trap in the Net is set aside, a Fox in the Net at once asks for a card.
example-dog-title = Throwing something ahead
example-dog = The pile is empty. The Yapping Dog wants a card, and the Housekeeper has only Pheasant Fart 2: it is laid beyond the Butler. Now two cards lie ahead, and the Housekeeper may walk to either, or leave.
example-leave-title = Three leave
example-leave = The pile is empty, three discs lie on one card. The Coachman lies on top and leaves with nothing, then the Butler does the same. The Housekeeper is alone by then and has to take all three cards before leaving, last.

## What a position must hold: “Field pile is wrong: it must be …”

wanted-six-kinds = six ids of kinds
wanted-options = an object of rulings; the kinds stand beside it
wanted-place = [card, [seats, bottom to top]]
wanted-hands = { $players } lists of cards, one a seat
wanted-cards = a list of cards
wanted-only-traps = only “trap”
wanted-face-down = at most { $most } cards, none in an open game
wanted-card-for-each-fox-and-dog = at most a card for each fox and dog collected
wanted-seat-and-card = [seat, card]
wanted-pile = a number from 0 to { $most }, the cards not seen nor put back
wanted-nobody-left = nobody, while cards are in the pile (FA-14)
wanted-start-empty = empty, once a disc has been picked up (FA-7)
wanted-traps-empty = empty, unless the mover has picked up its disc
wanted-pending = seat, choice (fox, dog, net, move), sweep; the disc in hand
wanted-sweep = a sweep from 0 to { $most }, short of other discs
wanted-seat-in-hand = seat { $seat }, whose disc is in hand
wanted-able-card = a { $card } in the hand of { $seat } that can act

## Refusals

refused-kinds-set = There is no set of kinds { $value }; known: { $known }.
refused-unknown-kind = There is no kind { $value }; known: { $known }.
refused-six-kinds = Six different kinds are needed, not { $count }.
refused-unknown-card = Field { $field }: there is no card { $value }.
refused-card-not-in-play = Field { $field }: the card { $value } is not among the six kinds in play.
refused-too-many-cards = There are { $count } cards { $card }; at most { $most } are in the game.
refused-none-put-back = There are too many cards: { $count } are put back unseen (FA-4).
refused-seat-twice = Field { $field }: seat { $seat } stands somewhere else already.
refused-seats-nowhere = Seats { $seats } stand nowhere; only the mover’s disc may be in hand.
