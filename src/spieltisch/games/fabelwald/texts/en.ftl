# Fabelwald in English.
#
# Forms of a card: the message itself stands on the card and in lists; .acc is an object with its article,
# .plural follows a number, .with says by whose help, .of whose. .power stands on the card sheet, .short behind
# a choice (no capital, no stop). Counts ($n) arrive as numbers, $count as a word. The deck is the forest.

## Creatures

card-amazon = Amazon
    .acc = the Amazon
    .plural = Amazons
    .with = with the Amazon
    .of = of the Amazon
    .short = asks everybody for a card
    .power = Name a card: an animal, a place, rune, amulet, or one creature. Everybody else who holds it gives you one.
card-banshee = Banshee
    .acc = the Banshee
    .plural = Banshees
    .with = with the Banshee
    .of = of the Banshee
    .short = calls a male creature
    .power = Take a male creature out of any unprotected combo. You may play him at once; otherwise he goes to your hand.
card-demon = Demon
    .acc = the Demon
    .plural = Demons
    .with = with the Demon
    .of = of the Demon
    .short = destroys a combo
    .power = Discard any one unprotected combo, all its cards.
card-dragon = Dragon
    .acc = the Dragon
    .plural = Dragons
    .with = with the Dragon
    .of = of the Dragon
    .short = protects his combo and closes it
    .power = He protects the combo he lies in: it cannot be stolen, swapped or destroyed, and nothing goes in or out any more.
card-dracula = Dracula
    .acc = Dracula
    .plural = Draculas
    .with = with Dracula
    .of = of Dracula
    .short = steals two cards from one player
    .power = Steal two cards from one player, one after the other.
card-unicorn = Black Unicorn
    .acc = the Black Unicorn
    .plural = Black Unicorns
    .with = with the Black Unicorn
    .of = of the Black Unicorn
    .short = costs everybody else a card
    .power = Every other player discards a card; chance says which.
card-elf = Elf
    .acc = the Elf
    .plural = Elves
    .with = with the Elf
    .of = of the Elf
    .short = wakes the power of one of your creatures
    .power = The power of a creature that lies before you works once more.
card-fairies = Fairies
    .acc = the Fairies
    .plural = Fairies
    .with = with the Fairies
    .of = of the Fairies
    .short = bring two cards from the discard pile
    .power = Take any two cards of the discard pile. One of them may be played at once, if it is a creature or a rune.
card-grave-robber = Grave Robber
    .acc = the Grave Robber
    .plural = Grave Robbers
    .with = with the Grave Robber
    .of = of the Grave Robber
    .short = draws a card or steals one
    .power = Draw a card or steal one.
card-witch = Witch
    .acc = the Witch
    .plural = Witches
    .with = with the Witch
    .of = of the Witch
    .short = takes a combo for two Owls or two Crows
    .power = Sacrifice two Owls or two Crows, both from your hand or both from one of your combos, and take any unprotected combo of another player.
card-hydra = Hydra
    .acc = the Hydra
    .plural = Hydras
    .with = with the Hydra
    .of = of the Hydra
    .short = looks at a hand
    .power = Look at the hand of one player.
card-goblins = Goblins
    .acc = the Goblins
    .plural = Goblins
    .with = with the Goblins
    .of = of the Goblins
    .short = steal three cards
    .power = Steal three cards, all from one player or from several.
card-laraki = Laraki
    .acc = the Laraki
    .plural = Larakis
    .with = with the Laraki
    .of = of the Laraki
    .short = deals out cards of the discard pile
    .power = Take the top cards of the discard pile, one for each player at the table. Keep one and give one, openly, to everybody else.
card-magician = Magician
    .acc = the Magician
    .plural = Magicians
    .with = with the Magician
    .of = of the Magician
    .short = draws two cards
    .power = Draw two cards.
card-bogeyman = Bogeyman
    .acc = the Bogeyman
    .plural = Bogeymen
    .with = with the Bogeyman
    .of = of the Bogeyman
    .short = swaps whole hands
    .power = Swap your whole hand for that of another player.
card-nymph = Nymph
    .acc = the Nymph
    .plural = Nymphs
    .with = with the Nymph
    .of = of the Nymph
    .short = takes up a creature and plays it
    .power = Take any other creature out of an unprotected combo and play it at once.
card-giant = Giant
    .acc = the Giant
    .plural = Giants
    .with = with the Giant
    .of = of the Giant
    .short = picks a card of the discard pile
    .power = Take any card of the discard pile. A creature or a rune may be played at once.
card-shadow-queen = Shadow Queen
    .acc = the Shadow Queen
    .plural = Shadow Queens
    .with = with the Shadow Queen
    .of = of the Shadow Queen
    .short = looks at all hands and steals a card
    .power = Look at all hands, then steal one card blind.
card-highwayman = Highwayman
    .acc = the Highwayman
    .plural = Highwaymen
    .with = with the Highwayman
    .of = of the Highwayman
    .short = swaps combos
    .power = Swap one of your combos for one of another player. Neither may be protected.
card-troll = Troll
    .acc = the Troll
    .plural = Trolls
    .with = with the Troll
    .of = of the Troll
    .short = costs somebody a card
    .power = Another player discards a card; chance says which.
card-immortals = Immortals
    .acc = the Immortals
    .plural = Immortals
    .with = with the Immortals
    .of = of the Immortals
    .short = fill your hand up to seven cards
    .power = Fill your hand up to seven cards: draw, steal from one single player, or both.
card-werewolf = Werewolf
    .acc = the Werewolf
    .plural = Werewolves
    .with = with the Werewolf
    .of = of the Werewolf
    .short = makes somebody miss a turn
    .power = Another player misses their next turn.
card-centaur = Centaur
    .acc = the Centaur
    .plural = Centaurs
    .with = with the Centaur
    .of = of the Centaur
    .short = takes the top card of the discard pile
    .power = Take the top card of the discard pile. A creature or a rune may be played at once.
card-dwarf = Dwarf
    .acc = the Dwarf
    .plural = Dwarves
    .with = with the Dwarf
    .of = of the Dwarf
    .short = keeps one card of two
    .power = Take the top card of the discard pile and the top card of the forest. Keep one, discard the other.
power-highwayman-all = Swap all your combos for all those of another player. Protected ones stay where they lie.

## Animals, places, rune and amulet

card-owl = Owl
    .acc = an Owl
    .plural = Owls
card-crow = Crow
    .acc = a Crow
    .plural = Crows
card-wolf = Wolf
    .acc = a Wolf
    .plural = Wolves
card-stag = Stag
    .acc = a Stag
    .plural = Stags
card-swamp = Swamp
    .acc = a Swamp
    .plural = Swamps
card-path = Path
    .acc = a Path
    .plural = Paths
card-clearing = Clearing
    .acc = a Clearing
    .plural = Clearings
card-rune = Rune
    .acc = a Rune
    .plural = Runes
    .short = brings two more actions
    .power = Play it in place of a creature and discard it. You have two more actions in this turn: draw, steal, play a creature or another rune.
card-amulet = Amulet
    .acc = an Amulet
    .plural = Amulets
    .short = wards off a theft
    .power = When somebody wants to steal from you, discard it and they get nothing. A theft without a creature then ends the turn; against the power of a creature it helps only at the first attempt.
animals-bring = { $cards } are laid in twos, threes or fours, for { $two }, { $three } or { $four } points.
places-bring = Swamp, Path and Clearing together score { $mixed }, three { $cards } score { $same }.
short-animal = counts only among its like
short-place = counts only as one of three
card-many = { $count } { $cards }
card-unknown = a card
card-of-deck = the card of the forest
count-card = { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
no-cards = nothing

## Combos

combo-creatures = { $n ->
        [one] one creature
       *[other] { $count } creatures
    }: { $cards }; { $points }
combo-animals = { $n ->
        [one] one animal
       *[other] { $count } animals
    }: { $cards }; { $points }
combo-places = { $n ->
        [one] one place
       *[other] { $count } places
    }: { $cards }; { $points }
combo-protected = { $combo }, protected by the Dragon
combo-yours = your combo
    .acc = one of your combos
    .out = out of one of your combos
combo-own = own combo
    .acc = a combo of their own
    .out = out of a combo of their own
combo-theirs = { $whom }’s combo
    .acc = a combo of { $whom }’s
    .out = out of a combo of { $whom }’s

## Players: whoever has no name is called by the crest

clan-fern = Clan Fern
    .start = Clan Fern
    .the = Clan Fern
    .acc = Clan Fern
    .dat = Clan Fern
    .to = to Clan Fern
    .from = from Clan Fern
clan-mushroom = Clan Mushroom
    .start = Clan Mushroom
    .the = Clan Mushroom
    .acc = Clan Mushroom
    .dat = Clan Mushroom
    .to = to Clan Mushroom
    .from = from Clan Mushroom
clan-thistle = Clan Thistle
    .start = Clan Thistle
    .the = Clan Thistle
    .acc = Clan Thistle
    .dat = Clan Thistle
    .to = to Clan Thistle
    .from = from Clan Thistle
clan-moth = Clan Moth
    .start = Clan Moth
    .the = Clan Moth
    .acc = Clan Moth
    .dat = Clan Moth
    .to = to Clan Moth
    .from = from Clan Moth
clan-feather = Clan Feather
    .start = Clan Feather
    .the = Clan Feather
    .acc = Clan Feather
    .dat = Clan Feather
    .to = to Clan Feather
    .from = from Clan Feather
clan-snail = Clan Snail
    .start = Clan Snail
    .the = Clan Snail
    .acc = Clan Snail
    .dat = Clan Snail
    .to = to Clan Snail
    .from = from Clan Snail

## Options

option-draw_first = Draw or steal first, then play
    .help = Each turn then begins with drawing or stealing, and playing comes after it. Otherwise it closes the turn.
option-dense_forest = Dense forest
    .help = Twelve creatures are then in the forest twice, and a chain has up to ten powers instead of seven. For five or six players.
option-swap_all = The Highwayman swaps everything
    .help = He then swaps all unprotected combos of two players. Otherwise he swaps one for one.
option-deck = Deck
    .help = How many cards of each kind the forest has and what combos score. The house’s deck is our own; whoever owns the game can enter the printed one.

## What can be chosen

do-draw = Draw a card
do-steal = Steal a card { $whom }
do-skip = { $n ->
        [one] Let the Rune’s last action lapse
       *[other] Let the Rune’s other actions lapse
    }
do-skip-opening = Neither draw nor steal
do-play = Play { $card }
do-play-at-once = Play { $card } at once
do-lay = Lay { $cards }
do-add = Add { $card } to { $count } others
do-new = Begin a new combo
do-join = Add to: { $cards }
do-which = {" "}(combo { $combo })
do-pass-power = Leave the power unused
do-pass-amulet = Let it happen
do-amulet = Use the Amulet
do-use-unicorn = Let the Unicorn loose
do-use-laraki = Let the Laraki deal
do-use-magician = Draw two cards
do-use-shadow-queen = Look at all hands
do-use-centaur = Take { $card }
do-use-dwarf = Let the Dwarf dig
do-name = Ask for { $card }
do-take-yours = Take { $card } out of your combos
do-take-theirs = Take { $card } from { $whom }
do-combo-yours = Yours: { $cards }
do-combo-theirs = { $whom }’s: { $cards }
do-again = Wake { $card }
do-pick = Take { $card }
do-keep-card = Keep { $card }
do-give-card = Give away { $card }
do-seat-hydra = Look at { $whom }’s hand
do-seat-bogeyman = Swap hands with { $whom }
do-seat-troll = Make { $who } discard a card
do-seat-werewolf = Make { $who } miss a turn
do-seat-highwayman = Swap with { $whom }
do-sacrifice-hand = Sacrifice { $cards } from your hand
do-sacrifice-combo = Sacrifice { $cards } from a combo
do-keep = { $n ->
        [one] Take it into your hand
       *[other] Take both into your hand
    }
do-keep-pile = Keep { $card } from the discard pile
do-keep-deck = Keep { $card } from the forest
do-discard = Discard { $card }

## What an action would bring

preview-gain = Scores { $points }; you then have { $total }.
preview-cost = Costs you { $points }; you then have { $total }.
preview-loses = { $who } loses { $points }.
preview-gains = { $who } gains { $points }.
preview-spent = The power is used up in this chain.
preview-closed = It is then protected and closed.
preview-combo = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, { $points }.
preview-worth = Worth { $points } now.
preview-stay = Left there: { $cards }.
preview-draw = { $n ->
        [one] It is the last card of the forest.
       *[other] { $n } cards are left in the forest.
    }
preview-hand = { $n ->
        [one] 1 card in hand.
       *[other] { $n } cards in hand.
    }
preview-known = You know of: { $cards }.
preview-done = Your turn is over then.
preview-done-over = { $n ->
        [one] First you must discard a card.
       *[other] First you must discard { $count } cards.
    }
preview-skip = The actions lapse; the turn must still be closed.
preview-skip-opening = You play without taking a card first.
preview-pass-power = Nothing more happens.
preview-pass-amulet = One of your { $n } cards is lost; chance says which.
preview-amulet-turn = The theft fails, and the turn is over.
preview-amulet-power = You keep this one card. The creature goes on, and nothing of yours stops it any more.
preview-name-sure = Known to hold it: { $who }.
preview-name = { $n ->
        [0] Nobody holds one, and you know it.
        [one] One is hidden from you, in the forest or in a hand.
       *[other] { $n } are hidden from you, in the forest or in hands.
    }
preview-share = Everybody sees who gets what.
preview-has = { $cards } in hand, { $points }.
preview-sacrifice-hand = Your combos stay whole.
preview-keep = You can play it later.
preview-keep-one = You discard { $other } instead.

## Questions and what the bar says meanwhile

question-turn-play = What do you play, { $who }?
    .help = A creature or a rune, if you like. Then you draw or steal; animals and places may be laid at any time.
question-turn-play-plain = Your turn: what do you play?
question-turn-rune = { $n ->
        [one] One more action of the Rune, { $who }. Which?
       *[other] { $count } more actions of the Rune, { $who }. Which first?
    }
    .help = Draw, steal or play a creature. After that you close the turn as usual.
question-turn-rune-plain = { $n ->
        [one] One more action of the Rune. Which?
       *[other] { $count } more actions of the Rune. Which first?
    }
question-turn-both = Will you draw or steal, { $who }?
    .help = It closes your turn. Animals and places may be laid before it and after it.
question-turn-both-plain = Will you draw or steal?
question-turn-draw = Draw a card, { $who }.
    .help = There is nothing to steal just now. Animals and places may be laid before it and after it.
question-turn-draw-plain = Draw a card.
question-turn-steal = Will you steal, { $who }?
    .help = The forest is empty, so you may do without. Animals and places may be laid before it and after it.
question-turn-steal-plain = Will you steal?
question-turn-over = Anything else, { $who }?
    .help = Animals and places may still be laid. Then end your turn.
question-turned-open =
    .help = Your turn begins with it. After that you may play a creature or a rune.
question-turned-play =
    .help = A creature or a rune, if you like. You have drawn already.
question-turned-rune =
    .help = Draw, steal or play a creature. After that the turn is done.
question-place = Where do you lay { $card }?
    .help = To one of your combos or by itself. Large ones score more, but whoever robs one gets it all.
question-power-amazon = What does the Amazon ask for?
question-power-banshee = Which male does the Banshee call?
question-power-demon = Which combo does the Demon destroy?
question-power-dracula = From whom does Dracula steal two cards?
question-power-unicorn = Do you let the Black Unicorn loose?
question-power-elf = Whom does the Elf wake?
question-power-fairies = Which card do the Fairies bring you first?
question-power-grave-robber = Does the Grave Robber draw or steal?
question-power-witch = What do you sacrifice to the Witch?
question-power-hydra = Which hand does the Hydra look at?
question-power-goblins = From whom do the Goblins steal first?
question-power-laraki = Shall the Laraki deal?
question-power-magician = Does the Magician draw two cards for you?
question-power-bogeyman = With whom does the Bogeyman swap your hand?
question-power-nymph = Which creature does the Nymph lure?
question-power-giant = Which card does the Giant pick up?
question-power-shadow-queen = Shall the Shadow Queen look at all hands?
question-power-highwayman = Which combo do you hand to the Highwayman?
question-power-highwayman-all = With whom does the Highwayman swap everything?
question-power-troll = Whose card does the Troll knock away?
question-power-immortals = How do the Immortals fill your hand?
question-power-werewolf = For whom does the Werewolf lie in wait?
question-power-centaur = Does the Centaur fetch { $card } from the discard pile?
question-power-dwarf = Shall the Dwarf dig?
question-choose-fairies = Which card do the Fairies bring you next?
    .help = One of the two may then be played at once, if it is a creature or a rune.
question-choose-goblins = { $n ->
        [one] From whom do the Goblins steal the last card?
       *[other] From whom do the Goblins steal the next card ({ $count } to go)?
    }
    .help = From the same player or from another one.
question-choose-shadow-queen = From whom do you steal blind?
    .help = You have seen what they hold; which card you catch, chance decides.
question-choose-immortals = { $n ->
        [one] Where does the last card come from?
       *[other] Where does the next card come from ({ $count } to go)?
    }
    .help = From the forest, or from the one player you steal from.
question-choose-witch = Which combo do you take for it?
    .help = Any one of another player that the Dragon does not protect.
question-choose-highwayman = For which combo do you swap it?
    .help = Any one of another player that the Dragon does not protect.
question-share-keep = Which card do you keep?
    .help = Of the others you then give one to everybody in turn.
question-share-give = { $who } gets a card. Which one?
    .help = Everybody sees who gets what.
question-at-once-one = Do you play { $card } at once?
    .help = It costs no action. Otherwise the card goes to your hand.
question-at-once-two = Do you play one of the two at once?
    .help = It costs no action. The other one goes to your hand before this one works.
question-dwarf = Which of the two do you keep?
    .help = The other one goes to the discard pile, for all to see.
question-amulet-turn = { $thief } wants to steal a card from you. Do you let it happen?
    .help = An Amulet wards the theft off and ends the turn. Without one you can only let it happen.
question-amulet-power = { $thief } wants to steal a card from you { $with }. Do you let it happen?
    .help = An Amulet saves this one card; after that you are no longer safe from this creature. Without one you can only let it happen.
question-discard = Your hand is too large. What do you discard?
    .help = { $n ->
        [one] { $cards } must still go: seven are allowed.
       *[other] { $cards } must still go: seven are allowed.
    }
status-place = { $who } looks for a place for { $card }.
status-power = { $who } decides about the power { $of }.
status-choose = { $who } goes on deciding about the power { $of }.
status-share = { $who } hands out what the Laraki has fetched.
status-at-once = { $who } decides whether to play a card at once.
status-dwarf = { $who } chooses what the Dwarf keeps.
status-amulet = { $who } decides whether the theft succeeds.
status-discard = { $who } must discard { $cards }.
announce-turn = { $n ->
        [one] You have one choice.
       *[other] You have { $n } choices.
    }

## What happened

event-start = { $who } begins.
event-start-you = You begin.
event-dealt = The cards are dealt. { $hands }
dealt-hand = { $who }: { $what }.
event-turn = { $who } is to move.
event-turn-you = It is your turn.
event-missed = The Werewolf lies in wait: { $who } misses a turn.
event-missed-you = The Werewolf lies in wait: you miss a turn.
event-skipped = { $n ->
        [0] { $who } takes no card.
        [one] { $who } lets the Rune’s last action lapse.
       *[other] { $who } lets the Rune’s other actions lapse.
    }
event-skipped-you = { $n ->
        [0] You take no card.
        [one] You let the Rune’s last action lapse.
       *[other] You let the Rune’s other actions lapse.
    }
event-drew = { $who } draws { $card }.
event-drew-you = You draw { $card }.
event-deck-empty = That was the last card of the forest. { $n ->
        [one] After this turn comes one more, then the game is over.
       *[other] After this turn come { $count } more, then the game is over.
    }
event-reached = { $who } wants to steal a card { $whom }.
event-reached-you = You want to steal a card { $whom }.
event-reached-yours = { $who } wants to steal a card from you.
event-blocked-turn = { $who } shows an Amulet. { $whom } gets nothing, and the turn is over.
event-blocked-turn-you = Your Amulet holds. { $whom } gets nothing, and the turn is over.
event-blocked-turn-yours = { $who } shows an Amulet. You get nothing, and your turn is over.
event-blocked-power = { $who } shows an Amulet. { $whom } does not get this card.
event-blocked-power-you = Your Amulet holds. { $whom } does not get this card.
event-blocked-power-yours = { $who } shows an Amulet. You do not get this card.
event-stole = { $who } steals { $card } { $whom }.
event-stole-you = You steal { $card } { $whom }.
event-stole-yours = { $who } steals { $card } from you.
event-played = { $who } plays { $card }.
event-played-you = You play { $card }.
event-played-at-once = { $who } plays { $card } at once.
event-played-at-once-you = You play { $card } at once.
event-rune = { $n ->
        [one] { $who } now has one more action.
       *[other] { $who } now has { $count } more actions.
    }
event-rune-you = { $n ->
        [one] You now have one more action.
       *[other] You now have { $count } more actions.
    }
event-placed = { $who } adds { $card } to a combo: { $count } creatures, { $points }.
event-placed-you = You add { $card } to a combo: { $count } creatures, { $points }.
event-placed-new = { $who } begins a combo { $with }, { $points }.
event-placed-new-you = You begin a combo { $with }, { $points }.
event-idle-no-target = There is nothing here for { $card } to do.
event-idle-spent = The power { $of } is used up in this chain.
event-idle-chain = The chain has grown too long: the power { $of } works no more.
event-idle-dragon = The Dragon protects this combo; nothing goes in or out any more.
event-laid = { $who } lays { $cards }, { $points }.
event-laid-you = You lay { $cards }, { $points }.
event-added = { $who } adds { $card }, now { $points }.
event-added-you = You add { $card }, now { $points }.
event-used = { $who } uses the power { $of }.
event-used-you = You use the power { $of }.
event-declined = { $who } leaves the power { $of } unused.
event-declined-you = You leave the power { $of } unused.
event-again = { $who } wakes { $card } once more.
event-again-you = You wake { $card } once more.
event-named = { $who } asks for { $card }.
event-named-you = You ask for { $card }.
named-nobody = Nobody holds such a card.
named-giver = { $who } must give it away.
named-giver-you = You must give it away.
named-givers = One each comes from { $whom }.
event-gave = { $who } gives { $card } { $whom }.
event-gave-you = You give { $card } { $whom }.
event-gave-yours = { $who } gives you { $card }.
event-took-up = { $who } takes { $card } { $out }.
event-took-up-you = You take { $card } { $out }.
event-destroyed = { $who } destroys { $combo }: { $cards }.
event-destroyed-you = You destroy { $combo }: { $cards }.
event-lost = { $who } discards { $card }, drawn blind.
event-lost-you = You discard { $card }, drawn blind.
event-picked = { $who } takes { $cards } from the discard pile.
event-picked-you = You take { $cards } from the discard pile.
event-picked-kept = { $who } takes { $cards } from the discard pile into the hand.
event-picked-kept-you = You take { $cards } from the discard pile into your hand.
event-kept = { $who } keeps { $card }.
event-kept-you = You keep { $card }.
event-kept-hand = { $who } takes { $card } into the hand.
event-kept-hand-you = You take { $card } into your hand.
event-threw = { $who } discards { $card }.
event-threw-you = You discard { $card }.
event-looked = { $who } looks at { $whom }’s hand.
event-looked-you = You look at { $whom }’s hand.
event-looked-yours = { $who } looks at your hand.
event-looked-all = { $who } looks at all hands.
event-looked-all-you = You look at all hands.
looked-hand = { $who }: { $what }.
event-swapped-hands = { $who } swaps hands with { $whom }.
event-swapped-hands-you = You swap hands with { $whom }.
event-swapped-hands-yours = { $who } swaps hands with you.
event-traded = { $who } swaps with { $whom }: { $given } for { $got }.
event-traded-you = You swap with { $whom }: { $given } for { $got }.
event-traded-yours = { $who } swaps with you: { $given } for { $got }.
event-traded-all = { $who } swaps all unprotected combos with { $whom }.
event-traded-all-you = You swap all unprotected combos with { $whom }.
event-traded-all-yours = { $who } swaps all unprotected combos with you.
event-sacrificed-hand = { $who } sacrifices { $cards } from the hand.
event-sacrificed-hand-you = You sacrifice { $cards } from your hand.
event-sacrificed-combo = { $who } sacrifices { $cards } from a combo.
event-sacrificed-combo-you = You sacrifice { $cards } from a combo.
sacrificed-rest = What is left of it goes to the discard pile, too.
event-captured = { $who } takes a combo { $whom }: { $cards }.
event-captured-you = You take a combo { $whom }: { $cards }.
event-captured-yours = { $who } takes a combo from you: { $cards }.
event-marked = { $who } sets the Werewolf on { $whom }, who misses the next turn.
event-marked-you = You set the Werewolf on { $whom }, who misses the next turn.
event-marked-yours = { $who } sets the Werewolf on you: you miss your next turn.
event-discarded = { $who } discards { $card }.
event-discarded-you = You discard { $card }.
event-end-best = Points are equal; the most valuable combo decides.
event-end-laid = Points and best combos are equal; the most cards laid decide.

## Why somebody has the points

source-creatures = Creatures
source-animals = Animals
source-places = Places
reason-combos = { $n ->
        [0] no combos
       *[other] { $each }
    }
reason-each = { $points } ({ $cards })

## Words of the table

deck = { $n ->
        [0] the forest is empty
        [one] 1 card left in the forest
       *[other] { $n } cards left in the forest
    }
turns-left = { $n ->
        [0] this is the last turn
        [one] 1 more turn after this one
       *[other] { $n } more turns after this one
    }
discard = Discard pile
hand = Hand
hand-own = Your hand
combos = Combos
misses = misses the next turn
score-kind = What for

## The rules page

rules-title = Fabelwald: the rules
rules-aim = The forest is full of creatures, animals and places, and every card you draw from it or steal from others can be laid in combos. Large combos score well and tempt robbers. When the forest is empty, what lies before you counts. For two to six players.
rules-turn-title = A turn
rules-theft-title = Theft and amulet
rules-powers-title = Powers
rules-combos-title = Combos
rules-creatures-title = The creatures
rules-creatures = A card shows its name and below it, in signs, its power. Males: { card-demon }, { card-dracula }, { card-magician }, { card-bogeyman }, { card-giant }, { card-troll }, { card-werewolf } and { card-dwarf }.
rules-memory-title = What is open, and who knows what
rules-memory = Open are all combos, the discard pile, the size of every hand and of the forest, and every card that was shown to all. Secret is what is in the hands.
rules-memory-2 = The game remembers for you what you have seen: what the Hydra and the Shadow Queen have shown you, what was stolen from you and what you have stolen, who was openly given a card, and both hands after the Bogeyman. A card counts as known until it may have moved on unseen; nothing further is concluded. (Our reading.)
rules-end-title = The end
rules-examples-title = Seen on the table
rules-rulings-title = Where an option changes the rules
rules-rulings = What the printed rules leave open is marked above as our reading. Where two readings make two good games, an option decides; this is how we play if you choose nothing else.
rules-points-title = What combos score
rules-points = Of the printed numbers those for creatures and places have come down to us; those for animals are our own.
rules-deck-title = What is in the forest
rules-deck = The printed rules have lost their list of cards. This one is our own. Whoever owns the game can write the printed numbers in a file and play with them.
rules-deck-second = in the dense forest
rules-deck-out = left out with two
rules-others = The others
rules-points-creatures = Creatures
rules-points-animals = Animals of one species
rules-points-mixed = Swamp, Path and Clearing
rules-points-same = Three equal places

rules-fw-1 = Everybody is dealt three cards, the rest is the forest. Whoever has the next birthday begins.
rules-fw-1-ours = Here chance decides. The discard pile is empty at first, lies open and may be looked through.
rules-fw-2 = Play at most one card, a creature or a rune. Lay as many combos as you like. Close the turn by drawing the top card or stealing one.
rules-fw-2-ours = You must close it as long as it can be done. When the forest is empty, you may steal or do without. When as many turns in a row as there are players have passed without a card leaving the forest, nobody may steal to close a turn or with a rune until one has been drawn; so every game comes to its end. A turn that the Werewolf takes does not count there.
rules-fw-3 = You may agree for a whole game that each turn begins with drawing or stealing, and playing comes after it. (There is an option for it.)
rules-fw-3-ours = What opens the turn then takes the place of closing it: none follows, not even after a rune, and if the theft is warded off, nothing is played in this turn. Combos may be laid before it.
rules-fw-4 = Animals and places are laid at any time in your turn, also after closing it.
rules-fw-4-ours = Only not in the middle of a creature’s power.
rules-fw-5 = To steal is to draw one card blind out of the hand of somebody who holds at least two.
rules-fw-5-ours = They must hold those two before every single card, also when a creature steals.
rules-fw-6 = At the end of a turn nobody may hold more than seven cards. What is too much is discarded.
rules-fw-6-ours = That goes for everybody, first for whose turn it is, then clockwise, and in the last turn too. Each chooses for themselves, card by card.
rules-fw-7 = The power of a creature works when it is played.
rules-fw-7-ours = First the card is laid, then the power works. You may leave it unused; if you use it, then whole, as far as that goes. If it finds nothing, nothing happens and nothing is paid. “A player” is always another player.
rules-fw-8 = Some powers bring a card that may be played at once.
rules-fw-8-ours = That costs no action and goes for creatures and runes. Anything else goes to the hand.
rules-fw-9 = The rune is discarded and brings two more actions in this turn: draw, steal or play a creature. After them you close the turn as usual. What you do not use lapses.
rules-fw-9-ours = A rune may be played with such an action, too. But no more runes work in one turn than are in the game: four, with two players two.
rules-fw-10 = Powers that wake other powers make a chain. In one chain each card works at most once, and a chain has seven powers at most, ten in the dense forest. Every card you play from your hand begins a new chain. A rune played at once ends it; its actions come afterwards. A creature that has worked may still be moved, but its power rests until the next chain. (Our reading.)
rules-fw-11 = Combos lie before whoever owns them. A creature you play is added to one of your combos of creatures, or begins a new one. All creatures go together. One to five score 1, 2, 5, 10, 15 points.
rules-fw-11-ours = There are never more than five, and combos are not put together or split at will.
rules-fw-12 = Swamp, Path and Clearing score 5 points together, three Swamps, three Paths or three Clearings 3.
rules-fw-12-ours = It is always exactly three.
rules-fw-13 = Animals of one species: two score 2 points, three 5 and four 9. In your turn you may add an animal to one of your combos, keep animals in your hand, and have two combos of one species. (Our reading.)
rules-fw-14 = Combos can be stolen and destroyed, except the Dragon’s.
rules-fw-14-ours = What is left of a combo scores by its new size. A captured one belongs wholly to its new owner.
rules-fw-15 = The Dragon protects the combo he lies in. Once he lies there, nothing is added to it any more.
rules-fw-15-ours = And nothing leaves it, not through its owner either. He joins at most four creatures, or lies by himself. The Elf may wake the power of a creature beside him.
rules-fw-16 = The amulet wards off a theft and is discarded. Whoever wanted to steal gets nothing, and the turn is over.
rules-fw-16-ours = So it is when stealing closes the turn or uses a rune’s action: the turn ends on the spot, other actions lapse, only hands that are too large are still cut down.
rules-fw-17 = Against the power of a creature the amulet helps only at the first attempt.
rules-fw-17-ours = That one card stays, power and turn go on. Whoever is stolen from may ward off only the first card this power tries to take from them, whether they did or not. A card warded off counts as one of Dracula’s two and of the Goblins’ three; the Immortals go on to seven.
rules-fw-18 = Only whoever is stolen from may use the amulet: when the theft is announced, before a card is drawn. Theft is stealing in a turn and that of Dracula, Goblins, Grave Robber, Shadow Queen and Immortals. What Amazon, Bogeyman, Highwayman, Banshee, Nymph, Witch, Unicorn and Troll do is none. An amulet can be stolen as well. (Our reading.)
rules-fw-19 = Whoever has no amulet is asked all the same, so that the question betrays nothing. Likewise the Witch’s power and the end of a turn are always steps of their own, even if there is nothing to choose. (Our reading.)
rules-fw-20 = { card-amazon }: { card-amazon.power }
rules-fw-20-ours = A last card must be given, too, but never more than one.
rules-fw-21 = { card-banshee }: { card-banshee.power }
rules-fw-21-ours = Her name is lost in the printed rules; Banshee is what we call her.
rules-fw-22 = { card-demon }: { card-demon.power }
rules-fw-22-ours = It may be one of your own. Its newest card comes to lie on top.
rules-fw-23 = { card-dragon }: { card-dragon.power }
rules-fw-24 = { card-dracula }: { card-dracula.power }
rules-fw-25 = { card-unicorn }: { card-unicorn.power }
rules-fw-25-ours = Clockwise, from your left.
rules-fw-26 = { card-elf }: { card-elf.power }
rules-fw-26-ours = What the power costs is paid again. The Dragon has none.
rules-fw-27 = { card-fairies }: { card-fairies.power }
rules-fw-27-ours = The other one is in your hand before the one you play works.
rules-fw-28 = { card-grave-robber }: { card-grave-robber.power }
rules-fw-29 = { card-witch }: { card-witch.power }
rules-fw-29-ours = If a single animal is left of a combo, it goes to the discard pile, too. If there is no combo to take, nothing is paid.
rules-fw-30 = { card-hydra }: { card-hydra.power }
rules-fw-30-ours = They hold at least one card.
rules-fw-31 = { card-goblins }: { card-goblins.power }
rules-fw-31-ours = One after the other; from whom, you decide each time anew.
rules-fw-32 = { card-laraki }: { card-laraki.power }
rules-fw-32-ours = If there are too few, you take fewer. First you keep one, then you give clockwise, as far as they go. You say who gets which.
rules-fw-33 = { card-magician }: { card-magician.power }
rules-fw-34 = { card-bogeyman }: { card-bogeyman.power }
rules-fw-34-ours = Both of you hold at least one card.
rules-fw-35 = { card-nymph }: { card-nymph.power }
rules-fw-35-ours = Not herself. One that has already worked in this chain comes without its power.
rules-fw-36 = { card-giant }: { card-giant.power }
rules-fw-37 = { card-shadow-queen }: { card-shadow-queen.power }
rules-fw-38 = { card-highwayman }: { card-highwayman.power }
rules-fw-38-ours = One for one; with an option he swaps them all.
rules-fw-39 = { card-troll }: { card-troll.power }
rules-fw-40 = { card-immortals }: { card-immortals.power }
rules-fw-41 = { card-werewolf }: { card-werewolf.power }
rules-fw-41-ours = Nobody who must miss a turn already. It may be somebody who has no turn left.
rules-fw-42 = { card-centaur }: { card-centaur.power }
rules-fw-43 = { card-dwarf }: { card-dwarf.power }
rules-fw-43-ours = If there is only one of them, you keep it. The forest’s card counts as drawn.
rules-fw-44 = When the last card of the forest has been drawn, everybody else has one more turn.
rules-fw-44-ours = Whoever drew it finishes the turn. A turn that the Werewolf takes is used up, too. The discard pile is not shuffled again; powers do what they still can.
rules-fw-45 = Only combos that lie on the table count. Most points win.
rules-fw-45-ours = In a tie the most valuable single combo decides, then the number of cards laid; after that the win is shared.

ruling-draw_first = Every turn closes with drawing or stealing. With the option it begins with it.
ruling-dense_forest = Each creature is in the forest once. With the option twelve of them are there twice, when five or six play.
ruling-swap_all = The Highwayman swaps one combo for one. With the option he swaps all unprotected ones of both players, if both have one.

example-apart-title = Each by itself
example-apart = A creature alone scores 1 point, two together score 2, and Swamp, Path and Clearing 5. That makes 8 points.
example-together-title = All together
example-together = The same three creatures in one combo score 5 points instead of 3, so 10 with the places. But now a Demon would take half of it at a stroke.
example-closed-title = Behind the Dragon
example-closed = Four creatures and the Dragon as the fifth: 15 points that nobody can take any more. The two Owls beside them would have done for the Witch, and score 2 as they lie.

## Refusals

# What a position must hold: “Field hands is wrong: it must be …”

wanted-options = an object of rulings and the deck
wanted-combo = [number, seat, [cards]]
wanted-combo-number = numbered from 1 to { $most }, each number once
wanted-combo-size = 1 to { $most } cards (FW-11)
wanted-creatures-alone = creatures alone (FW-11)
wanted-dragon-last = a combo with the dragon last (FW-15)
wanted-animals = 2 to { $most } animals of one species (FW-13)
wanted-no-rune-or-amulet = without runes and amulets
wanted-three-places = three places (FW-12)
wanted-place-set = three equal places, or swamp, path and clearing in this order (FW-12)
wanted-last = the number of turns to come once the deck is empty, else null (FW-44)
wanted-extras-of-runes = at most { $most } for each rune of this turn (FW-9)
wanted-no-extras-before-play = 0 before something is played (FW-9)
wanted-no-extras-after-closing = 0 after the closing action (FW-9)
wanted-not-played = false before the opening action (FW-3)
wanted-no-dry = 0 once a card has left the deck (FW-2)
wanted-chain = an object with { $fields }
wanted-chain-of-spent = an object, as there are spent cards (FW-10)
wanted-chain-of-power = an object, as a power is going on (FW-10)
wanted-no-chain = left out, as no power is going on
wanted-creature-with-power = a creature that has a power
wanted-creature-at-end = a creature at its end
wanted-creature-of-chain = about the creature of the chain
wanted-powers-of-spent = at least the number of cards that are spent (FW-10)
wanted-spent-creature = a creature with a power, if it is spent (FW-10)
wanted-knowing = [seat or null, whose hand, [cards]]
wanted-known-once = a list with at most one entry for each viewer and hand
wanted-known-to-all = no less for a seat than what all have seen
wanted-known-to-one = about cards that this seat knows and not everybody has seen
wanted-hand-of-another = about somebody else’s hand
wanted-cards-of-that-hand = about cards that are in that hand
wanted-dealt-so-far = what has been dealt so far, and nothing laid or discarded yet (FW-1)
wanted-no-dealing = without dealing, within a turn
wanted-played = true, as a creature has been played
wanted-nothing-to-join = left out: there is no combo to join (FW-11)
wanted-power-with-target = a power that finds something to do (FW-7)
wanted-victim = about a seat with two cards or more (FW-5)
wanted-asked-victim = about the seat from which a card is stolen
wanted-asked = a list with the seat that is being asked
wanted-dwarf = the dwarf’s, while the deck has cards (FW-43)
wanted-over-limit = about a seat with more than { $limit } cards (FW-6)
wanted-nothing-taken = empty, as nothing is taken
wanted-taking = of a creature that takes cards, with what it can take
wanted-playable = a list with a card that can be played at once (FW-8)
wanted-going-on = of a creature whose power goes on
wanted-taken = a list of { $count }
wanted-own-open-combo = the mover’s unprotected combo, counted from 0 (FW-38)
wanted-combo-of-nymph = the mover’s combo with a nymph that has triggered, counted from 0 (FW-35)
wanted-dealt-with = a seat that the power deals with
wanted-open-combo-of-another = left out, unless another player has an unprotected combo (FW-29, FW-38)
wanted-card-to-take = 1: the fairies have a card to take (FW-27)
wanted-cards-for-chance = without chance where there are no cards

# What a deck must hold: “The set is wrong at points.animals: it must be …”, “… at all cards: there are …”

wanted-points-by-size = a list of { $count }: for { $least } to { $most } cards
entry-all-cards = all cards
entry-cards-with-two = all cards with two players
entry-combos = all combos there can be
