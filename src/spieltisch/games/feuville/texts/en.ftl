# Feuville in English.
#
# Forms of a name: the message itself stands alone and in lists; .a is an object with its article,
# .start opens a sentence, .the is a subject, .acc an object, .dat after “with” and “of”, .to says to whom,
# .from from whom. Counts ($n) arrive as numbers, $count as a word.

## Tiles: the bare tile, and what is on it

tile-wall-plain = wall
    .a = a wall
tile-wall-corner = corner base
    .a = a corner base
tile-wall-gate = gate
    .a = a gate
tile-wall-own = start wall
    .a = the start wall
tile-tower-plain = tower
    .a = a tower
tile-tower-white = white tower
    .a = a white tower
tile-sky = sky
    .a = a sky
tile-sky-clear = cloudless sky
    .a = a cloudless sky
tile-with = { $tile } with { $what }

## What is on a tile, after “with”

on-tile-cloud = { $n ->
        [one] a cloud
       *[other] { $count } clouds
    }
on-tile-star = { $n ->
        [one] a star
       *[other] { $count } stars
    }
on-tile-guard = { $n ->
        [one] a guard
       *[other] { $count } guards
    }
on-tile-griffin = { $n ->
        [one] a griffin
       *[other] { $count } griffins
    }
on-tile-flag = { $n ->
        [one] a flag
       *[other] { $count } flags
    }

## Layers and symbols

layer-sky = Sky
    .plural = Skies
layer-tower = Tower
    .plural = Towers
layer-wall = Wall
    .plural = Walls
symbol-star = Star
    .plural = Stars
symbol-guard = Guard
    .plural = Guards
symbol-griffin = Griffin
    .plural = Griffins
symbol-flag = Flag
    .plural = Flags
count-cloud = { $n ->
        [0] no clouds
        [one] 1 cloud
       *[other] { $n } clouds
    }
count-star = { $n ->
        [0] no stars
        [one] 1 star
       *[other] { $n } stars
    }
count-guard = { $n ->
        [0] no guards
        [one] 1 guard
       *[other] { $n } guards
    }
count-griffin = { $n ->
        [0] no griffins
        [one] 1 griffin
       *[other] { $n } griffins
    }
count-flag = { $n ->
        [0] no flags
        [one] 1 flag
       *[other] { $n } flags
    }
count-symbol = { $n ->
        [0] no symbols
        [one] 1 symbol
       *[other] { $n } symbols
    }
count-tile = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
count-column = { $n ->
        [0] no columns
        [one] 1 column
       *[other] { $n } columns
    }
count-decree = { $n ->
        [0] no decrees
        [one] 1 decree
       *[other] { $n } decrees
    }

## Columns of a town or of the display

columns = { $n ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
    .start = { $n ->
        [one] Column { $columns }
       *[other] Columns { $columns }
    }
    .in = { $n ->
        [one] in column { $columns }
       *[other] in columns { $columns }
    }
column-range = { $first } to { $last }
column-or = { $head } or { $last }

## The people of Feuville

figure-juggler = Juggler
    .start = The Juggler
    .acc = the Juggler
    .to = to the Juggler
    .short = come close to { $goal } with one die
    .does = Roll one die as often as you like and add up. Stop at { $goal } at most and score the sum; everybody else scores what is missing to { $goal }. Beyond { $goal } you score nothing, and everybody else the excess.
figure-thief = Thief
    .start = The Thief
    .acc = the Thief
    .to = to the Thief
    .short = take something from a slot of another player
    .does = Take a stored tile or decree from another player and use or store it at once.
figure-innkeeper = Innkeeper
    .start = The Innkeeper
    .acc = the Innkeeper
    .to = to the Innkeeper
    .short = a tile, one for each guest, another tile
    .does = Take any tile on display. Then everybody else may take one that they build at once, and then you may take a second.
figure-architect = Architect
    .start = The Architect
    .acc = the Architect
    .to = to the Architect
    .short = fill the rows, then a tile
    .does = All gaps in the three rows of tiles are filled. Then you may take any tile.
figure-mayor = Mayor
    .start = The Mayor
    .acc = the Mayor
    .to = to the Mayor
    .short = any decree
    .does = Take any decree on display, or the city decree, and score it now or store it. The city decree is scored at once.
figure-mage = Mage
    .start = The Mage
    .acc = the Mage
    .to = to the Mage
    .short = put out two columns, then a spell
    .does = Up to two of your burning columns are put out. Then you may take one of the open spells.
figure-fairy = Fairy
    .start = The Fairy
    .acc = the Fairy
    .to = to the Fairy
    .short = a spell
    .does = Take one of the three open spells. Any die will do.
figure-kobold = Kobold
    .start = The Kobold
    .acc = the Kobold
    .to = to the Kobold
    .short = anything in any column
    .does = Both dice together: whatever lies or stands in any one column, as if you had a die for it.

## Decrees

decree-city = City
decree-district-1 = District
decree-district-2 = Double district
decree-status = { $symbol } ×{ $times }
decree-area = Area
decree-free = Free choice
decree-named = the decree { $name }
decree-city-help = Two white towers with a gate between them: { $points } for each wall and tower between them, and for the two towers. Once a game.
decree-city-walls-help = Two white towers with a gate between them: { $points } for each wall and tower from the one to the other, their own walls too. Once a game.
decree-district-1-help = { $points } for a complete column that has no grass yet and does not burn.
decree-district-2-help = { $points } each for one complete column, or for two side by side, without grass yet and not burning.
decree-status-help = { $points } for each of these symbols in your town.
decree-area-help = { $points } for each symbol on two neighbouring skies with their towers, or on two neighbouring walls with their towers.
decree-free-help = Choose a symbol: { $points } for each of them in your town.

## Spells

spell-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    .help = { $n ->
        [one] Scores 1 point at once.
       *[other] Scores { $n } points at once.
    }
spell-shield = Shield
    .help = Nothing of yours burns in one attack of the dragon.
spell-protection = Protection
    .help = The Thief may not have the tile or decree he is after.
spell-pick = Early pick
    .help = Before tiles are refilled, take one that lies open.
spell-named = the spell { $name }

## Players: those without a name are called by the crest on their start wall

house-acorn = House Acorn
    .start = House Acorn
    .the = House Acorn
    .acc = House Acorn
    .dat = House Acorn
    .to = to House Acorn
    .from = from House Acorn
house-swan = House Swan
    .start = House Swan
    .the = House Swan
    .acc = House Swan
    .dat = House Swan
    .to = to House Swan
    .from = from House Swan
house-fish = House Fish
    .start = House Fish
    .the = House Fish
    .acc = House Fish
    .dat = House Fish
    .to = to House Fish
    .from = from House Fish
house-bee = House Bee
    .start = House Bee
    .the = House Bee
    .acc = House Bee
    .dat = House Bee
    .to = to House Bee
    .from = from House Bee

## Options

option-strict_corners = White towers only on corner bases
    .help = White towers then stand only on corner bases, and on corner bases only white towers. Otherwise any tower stands on any wall.
option-city_end_walls = The city counts its end walls
    .help = The walls below the two white towers then score too. Otherwise only the towers do at the ends.
option-round_limit = Rounds at most
    .help = If nobody has brought about the end by then, the game ends after this round.
option-set = Set
    .help = Which tiles, decrees and spells are in the box. The house’s set is ours; whoever owns the box can enter the printed one.

## What can be chosen

do-roll = Roll both dice
do-roll-juggle = Roll once more
do-stop = Stop at { $n }
do-pass-shield = Let it burn
do-pass-protect = Let it go
do-pass-thief = Take nothing
do-pass-guest = Take nothing
do-pass-innkeeper-again = Take no second tile
do-pass-architect = Take nothing
do-pass-mage = Take no spell
do-pass-pick = Keep the spell
do-shield = Use the shield
do-protect = Protect it
do-score = Score it now
do-store = Store it
do-stored-tile = Slot { $slot }: build { $item }
do-stored-decree = Slot { $slot }: score { $item }
do-take = Take { $item }
do-take-from = Take { $item } from column { $column }
do-take-city = Take and score the city decree
do-steal = Slot { $slot } of { $whom }: { $item }
do-die = Die { $die }: { $what }
do-kobold = Kobold, column { $column }: { $what }
do-visit = visit { $figure }
do-get = take { $item }
do-build-left = At the left end
do-build-right = At the right end
do-build-on = On column { $column }
do-burn = Column { $column } burns
do-quench = Put out column { $column }
do-square-sky = Skies and towers { $where }
do-square-wall = Walls and towers { $where }

## What an action would bring

preview-tile-build-store = Fits { $where }, or can be stored.
preview-tile-build = Fits { $where }.
preview-tile-store = Fits nowhere yet; it can be stored.
where-ends = at the left or right end
where-columns = on column { $columns }
preview-decree-now-store = Scores { $n } now ({ $why }), or can be stored.
preview-decree-now = Scores { $n } now ({ $why }).
preview-decree-store = Cannot be scored yet; it can be stored.
preview-worth = { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $why }.
preview-total = You then have { $n }.
preview-build = { $danger ->
        [0] The dragon would then burn nothing of yours.
        [one] The dragon would then burn 1 of your columns.
       *[other] The dragon would then burn { $danger } of your columns.
    }
preview-completes = The column is then complete.
preview-quenches = The fire { $columns } goes out.
preview-burn-empty = You lose nothing but the column itself.
preview-burn = You lose { $what }.
preview-quench-empty = You get the column back.
preview-quench = You get back { $what }.
preview-stop = { $others ->
        [one] You score { $n }, the other player { $other }.
       *[other] You score { $n }, each of the others { $other }.
    }
preview-roll-juggle = { $bust ->
        [0] You cannot go over { $goal } with this roll.
        [one] One face in six goes over { $goal }.
       *[other] { $count } faces in six go over { $goal }.
    }
preview-roll = { $danger ->
        [0] A double wakes the dragon, who would burn nothing of yours.
        [one] A double wakes the dragon, who would burn 1 of your columns.
       *[other] A double wakes the dragon, who would burn { $danger } of your columns.
    }
preview-done = Both dice are used.
preview-done-unused = { $n ->
        [one] Die { $dice } stays unused.
       *[other] Dice { $dice } stay unused.
    }
preview-shield = Nothing of yours burns. The spell goes back to the others.
preview-pass-shield = { $n ->
        [one] 1 column burns; you choose which.
       *[other] { $n } columns burn; you choose which.
    }
preview-protect = The Thief must take something else. The spell goes back to the others.
preview-pass-protect = The Thief takes { $item }.
preview-pass-pick = The refill goes on; you can use the spell another time.
preview-pass-thief = The Thief goes away with nothing.
preview-pass-guest = You build nothing; the next guest is asked.
preview-pass-innkeeper-again = One tile is enough.
preview-pass-architect = The rows are filled, and you take nothing.
preview-pass-mage = You leave the Mage without a spell.
preview-store = It waits in a slot until you use it on one of your turns.

## What a decree counts

worth-columns = { $columns }
worth-symbols = { $times ->
        [1] { $symbols }
       *[other] { $symbols } at { $times }{ $n ->
            [one] {""}
           *[other] {" each"}
        }
    }
worth-area-sky = { $symbols } on the skies and towers { $where }
worth-area-wall = { $symbols } on the walls and towers { $where }
worth-area-none = no two by two tiles stand side by side
worth-city = { $tiles } from column { $first } to column { $last }, at { $times } each

## Questions and what the bar says meanwhile

question-turn-roll = Your turn, { $who }: roll the dice.
    .help = What you have stored may be built or scored before, too.
question-turn-roll-plain = Your turn: roll the dice.
question-turn-dice = What do you use your dice for, { $who }?
    .help = Each die brings the person, a tile or the decree of its column, or the Fairy. Both together bring the Kobold.
question-turn-dice-plain = What do you use your dice for?
question-turn-die = And the other die, { $who }?
    .help = It brings the person, a tile or the decree of its column, or the Fairy.
question-turn-die-plain = And the other die?
question-turn-over = Anything else, { $who }?
    .help = Your dice are used. What you have stored may still be built or scored.
question-place-tile = { $item }: where to?
    .help = Build it now, or put it in a free slot for later.
question-place-decree = { $item }: score it now or store it?
    .help = Scored, it stays with you. Stored, it waits for a better moment.
question-build = { $item }: where to?
    .help = Walls go to either end, towers on walls, skies on towers, nothing on fire.
question-district = Which column scores?
    .help = A complete column without grass that does not burn. It then gets its grass.
question-district-double = Which column scores, or which two?
    .help = Complete columns without grass that do not burn. They then get their grass.
question-area = Which four tiles score?
    .help = Two neighbouring skies with their towers, or two neighbouring walls with theirs.
question-free = Which symbol scores?
    .help = Every one of them in your town counts that does not burn.
question-juggle = { $sum } so far. Roll again or stop?
    .help = Close to { $goal } is good; beyond it the others gain.
question-thief = What does the Thief take for you?
    .help = A stored tile or decree of another player. You use or store it at once.
question-thief-again = That one is protected. What does the Thief take instead?
    .help = Any other stored tile or decree, or nothing.
question-protect = The Thief reaches for { $item }. Do you protect it?
    .help = { $who } sent him. Your Protection spell is used up by it.
question-innkeeper = The Innkeeper offers you any tile. Which one?
    .help = Build or store it. The others choose next, then you take a second.
question-guest = You are the Innkeeper’s guest. Which tile do you take?
    .help = It must be built at once. You may also take nothing.
question-innkeeper-again = Which second tile do you take?
    .help = Build or store it, or take none.
question-architect = All rows are filled. Which tile do you take?
    .help = Build or store it, or take none.
question-pick = Tiles are about to be refilled. Do you use your Early pick?
    .help = Take one open tile of any row before it happens, to build or store.
question-mayor = The Mayor grants a decree. Which one?
    .help = Score it now or store it; the city decree is scored at once.
question-quench = { $n ->
        [one] The Mage puts out one more column. Which one?
       *[other] The Mage puts out { $count } of your columns. Which one first?
    }
    .help = If your clouds then suffice, all the other fires go out too.
question-mage = Which spell do you take from the Mage?
    .help = Points count at once, other spells need a free slot. You may take none.
question-fairy = Which spell does the Fairy give you?
    .help = Points count at once, other spells need a free slot.
question-shield = { $n ->
        [one] The dragon wants to burn one of your columns. Do you use the shield?
       *[other] The dragon wants to burn { $count } of your columns. Do you use the shield?
    }
    .help = It keeps everything safe this time, and is used up.
question-burn = { $n ->
        [one] The dragon burns one of your columns. Which one?
       *[other] The dragon burns { $count } of your columns. Which one first?
    }
    .help = Wall, tower and sky are turned over. Their clouds and symbols no longer count.
status-place = { $who } decides what becomes of { $item }.
status-build = { $who } chooses a place for { $item }.
status-district = { $who } chooses what the decree scores.
status-area = { $who } chooses what the decree scores.
status-free = { $who } chooses what the decree scores.
status-juggle = { $who } is at the Juggler’s, with { $sum } so far.
status-thief = { $who } chooses what the Thief takes.
status-protect = { $who } decides whether to protect { $item } from the Thief.
status-innkeeper = { $who } chooses a tile at the Innkeeper’s.
status-guest = { $who } chooses a tile as the Innkeeper’s guest.
status-innkeeper-again = { $who } chooses a second tile at the Innkeeper’s.
status-architect = { $who } chooses a tile from the Architect.
status-pick = { $who } may take a tile before the refill.
status-mayor = { $who } chooses a decree from the Mayor.
status-quench = { $who } chooses which fire the Mage puts out.
status-mage = { $who } chooses a spell from the Mage.
status-fairy = { $who } chooses a spell from the Fairy.
status-shield = { $who } decides whether to use the shield.
status-burn = { $who } chooses what burns.
announce-turn = { $n ->
        [one] Your turn. One choice.
       *[other] Your turn. { $n } choices.
    }

## What happened

event-start = { $who } holds the cup and begins.
event-start-you = You hold the cup and begin.
event-laid-wall = { $n ->
        [one] New wall { $where }: { $what }.
       *[other] New walls { $where }: { $what }.
    }
event-laid-tower = { $n ->
        [one] New tower { $where }: { $what }.
       *[other] New towers { $where }: { $what }.
    }
event-laid-sky = { $n ->
        [one] New sky { $where }: { $what }.
       *[other] New skies { $where }: { $what }.
    }
event-laid-decree = { $n ->
        [one] New decree { $where }: { $what }.
       *[other] New decrees { $where }: { $what }.
    }
event-laid-spell = { $n ->
        [one] New spell: { $what }.
       *[other] New spells: { $what }.
    }
event-rolled = { $who } rolls { $low } and { $high }.
event-rolled-you = You roll { $low } and { $high }.
event-rolled-double = { $who } rolls a double: { $low } and { $high }.
event-rolled-double-you = You roll a double: { $low } and { $high }.
event-dragon = The dragon comes! { $towns }
dragon-town = { $who }: { $columns }, { $clouds }{ $burning ->
        [0] {""}
       *[other] , { $burning } burning already
    }: { $danger ->
        [0] nothing burns
        [one] 1 burns
       *[other] { $danger } burn
    }.
event-used = { $who } visits { $figure }.
event-used-you = You visit { $figure }.
event-used-kobold-person = { $who } sends the Kobold { $to }.
event-used-kobold-person-you = You send the Kobold { $to }.
event-used-kobold-thing = { $who } sends the Kobold to column { $column }.
event-used-kobold-thing-you = You send the Kobold to column { $column }.
event-took-die = { $who } takes { $item } from column { $column }.
event-took-die-you = You take { $item } from column { $column }.
event-took-kobold = { $who } takes { $item } there.
event-took-kobold-you = You take { $item } there.
event-took-innkeeper = { $who } takes { $item } from column { $column } at the Innkeeper’s.
event-took-innkeeper-you = You take { $item } from column { $column } at the Innkeeper’s.
event-took-guest = { $who } takes { $item } from column { $column } as a guest of the Innkeeper.
event-took-guest-you = You take { $item } from column { $column } as a guest of the Innkeeper.
event-took-architect = { $who } takes { $item } from column { $column } at the Architect’s.
event-took-architect-you = You take { $item } from column { $column } at the Architect’s.
event-took-pick = { $who } takes { $item } from column { $column } before the refill.
event-took-pick-you = You take { $item } from column { $column } before the refill.
event-took-mayor = { $who } receives { $item } from the Mayor.
event-took-mayor-you = You receive { $item } from the Mayor.
event-took-spell = { $who } takes { $spell }.
event-took-spell-you = You take { $spell }.
event-used-stored = { $who } takes { $item } out of slot { $slot }.
event-used-stored-you = You take { $item } out of slot { $slot }.
event-built-left = { $who } builds { $item } at the left end.
event-built-left-you = You build { $item } at the left end.
event-built-right = { $who } builds { $item } at the right end.
event-built-right-you = You build { $item } at the right end.
event-built-on = { $who } builds { $item } on column { $column }.
event-built-on-you = You build { $item } on column { $column }.
event-stored = { $who } stores { $item } in slot { $slot }.
event-stored-you = You store { $item } in slot { $slot }.
event-scored = { $who } scores { $points } with { $decree }: { $why }.
event-scored-you = You score { $points } with { $decree }: { $why }.
event-conjured = { $who } scores { $points } with the spell.
event-conjured-you = You score { $points } with the spell.
event-got-spell = { $who } keeps { $spell } for later.
event-got-spell-you = You keep { $spell } for later.
event-spent = { $who } uses { $spell }.
event-spent-you = You use { $spell }.
event-juggler-die = { $who } juggles with the die: { $face }, which makes { $sum }.
event-juggler-die-you = You juggle with the die: { $face }, which makes { $sum }.
event-juggled = { $who } stops at { $sum } and scores { $points }{ $others ->
        [one] ; the other player scores { $other }.
       *[other] ; each of the others scores { $other }.
    }
event-juggled-you = You stop at { $sum } and score { $points }{ $others ->
        [one] ; the other player scores { $other }.
       *[other] ; each of the others scores { $other }.
    }
event-juggled-bust = { $who } goes too far with { $sum } and scores nothing{ $others ->
        [one] , the other player { $other }.
       *[other] , each of the others { $other }.
    }
event-juggled-bust-you = You go too far with { $sum } and score nothing{ $others ->
        [one] , the other player { $other }.
       *[other] , each of the others { $other }.
    }
event-reached = { $who } wants to steal { $item } { $from }.
event-reached-you = You want to steal { $item } { $from }.
event-stole = { $who } steals { $item } { $from }.
event-stole-you = You steal { $item } { $from }.
event-stole-from-you = { $who } steals { $item } from you.
event-protected = { $who } protects { $item } from the Thief.
event-protected-you = You protect { $item } from the Thief.
event-burnt = { $who } loses { $columns } to the fire.
event-burnt-you = You lose { $columns } to the fire.
event-shielded = The shield holds: nothing of { $whom } burns.
event-shielded-you = The shield holds: nothing of yours burns.
event-quenched-mage = The Mage puts out { $columns } for { $whom }.
event-quenched-mage-you = The Mage puts out { $columns } for you.
event-quenched-clouds = { $who } has clouds enough: the fire { $where } goes out.
event-quenched-clouds-you = You have clouds enough: the fire { $where } goes out.
event-declined-shield = { $who } saves the shield.
event-declined-shield-you = You save the shield.
event-declined-protect = { $who } does not protect it.
event-declined-protect-you = You do not protect it.
event-declined-thief = { $who } lets the Thief go with nothing.
event-declined-thief-you = You let the Thief go with nothing.
event-declined-guest = { $who } takes nothing at the Innkeeper’s.
event-declined-guest-you = You take nothing at the Innkeeper’s.
event-declined-innkeeper-again = { $who } takes no second tile.
event-declined-innkeeper-again-you = You take no second tile.
event-declined-architect = { $who } takes no tile.
event-declined-architect-you = You take no tile.
event-declined-mage = { $who } takes no spell.
event-declined-mage-you = You take no spell.
event-declined-pick = { $who } saves the Early pick.
event-declined-pick-you = You save the Early pick.
event-done-unused = { $n ->
        [one] { $who } ends the turn with die { $dice } unused.
       *[other] { $who } ends the turn with dice { $dice } unused.
    }
event-done-unused-you = { $n ->
        [one] You end your turn with die { $dice } unused.
       *[other] You end your turn with dice { $dice } unused.
    }
event-turn = Round { $round }: { $who } is to move.
event-turn-you = Round { $round }: it is your turn.
event-last-round = The gap cannot be filled: this is the last round.
event-end-decrees = The decrees have run out.
event-end-round-limit = The last round there may be is over.
event-end-fewest = The bonus for the fewest decrees goes { $to }.
event-end-fewest-tie = The bonus for the fewest decrees goes to each of these: { $whom }.

## Why somebody has the points

source-juggler = Juggler
source-spells = Spells
source-fewest = Fewest decrees
reason-decrees = { $n ->
        [one] one decree
       *[other] { $n } decrees: { $each }
    }
reason-juggler-sum = everything juggled, by oneself and by others
reason-spells-sum = spells that bring points
reason-fewest-fewest = { $played ->
        [0] no decrees played, and nobody fewer
        [one] one decree played, and nobody fewer
       *[other] { $played } decrees played, and nobody fewer
    }
reason-fewest-not-fewest = { $played } played, somebody else only { $least }
reason-fewest-not-over = only when the game is over

## Names for ears

parts = { $first }; { $rest }
column-of = column { $n }: { $what }
column-burning = burning
column-scored = scored by a district decree
column-standing = not burning
space-of = column { $n }, { $figure }: { $what }
space-empty = { $layer ->
        [sky] no sky
        [tower] no tower
        [wall] no wall
       *[decree] no decree
    }
town-line = { $columns }, { $clouds }, { $burning ->
        [0] none burning
        [one] 1 burning
       *[other] { $burning } burning
    }
town-danger = { $danger ->
        [0] the dragon would burn nothing
        [one] the dragon would burn 1
       *[other] the dragon would burn { $danger }
    }
die-of = { $used ->
        [0] die { $value }
       *[other] die { $value }, used
    }
slot-of = slot { $n }: { $what }
slot-empty = empty

## Words of the table

display = The display
town = The town
town-own = Your town
slots = Slots
spells = Spells
spells-open = Open spells
decrees = Decrees
city-decrees = { $n ->
        [0] no city decrees left
        [one] 1 city decree left
       *[other] { $n } city decrees left
    }
pile = { $n ->
        [0] no decrees left in the pile
        [one] 1 decree left in the pile
       *[other] { $n } decrees left in the pile
    }
dice = Dice
round-of = Round { $n }
last-round = last round
cup = holds the cup
score-kind = What for

## The rules page

rules-title = Feuville: the rules
rules-aim = Everybody builds the view of a little town, column beside column: a wall, a tower on it, the sky above. What stands there scores when a decree of the king asks for it. A dragon watches the town grow and burns what the clouds do not hide. Two to four play.
rules-turn-title = A turn
rules-building-title = Building
rules-people-title = The people of Feuville
rules-dragon-title = The dragon and the fire
rules-decrees-title = Decrees
rules-spells-title = Spells
rules-end-title = The end
rules-examples-title = Seen in a town
rules-rulings-title = Where an option changes the rules
rules-rulings = What the printed rules leave open is marked above as our reading. Where two readings make two good games, an option chooses between them; this is how we play unless you choose otherwise.
rules-set-title = What is in the box
rules-set = The printed rules do not say which symbols lie on which tiles, nor what each decree and spell is. This set is ours: made so that every symbol is there 24 times. Whoever owns the box can write the printed set into a file and play with that.
rules-set-wall-1 = Walls of stage I
rules-set-wall-2 = Walls of stage II
rules-set-tower-1 = Towers of stage I
rules-set-tower-2 = Towers of stage II
rules-set-sky-0 = Skies with a back of their own
rules-set-sky-1 = Skies of stage I
rules-set-sky-2 = Skies of stage II

rules-fe-1 = Walls, towers and skies are stacked face down, stage I on top of stage II. Six skies have a back of their own; they are shuffled and laid open on the six sky spaces. Six towers and six walls are opened too. Each space belongs to one of the columns 1 to 6.
rules-fe-2 = Three of the eighteen spells lie open, the others beside them.
rules-fe-3 = There is one city decree per player, on a space of its own. The other decrees are shuffled: seven go out of the game unseen, six lie open, one a column, and the last thirteen are the pile.
rules-fe-4 = Everybody gets a tableau with two slots for tiles or decrees and two for spells, a start wall and a piece of grass in their own colour. The start player is drawn and keeps the cup.
rules-fe-5 = The start wall stands in its town from the beginning.
rules-fe-5-ours = It is a plain wall without a symbol, a column like any other, and it can burn.
rules-fe-6 = Roll two dice, then use them. A double wakes the dragon first; after his attack you roll again. Another double brings him again, so that the dice you use always show two different numbers.
rules-fe-7 = Each die is used for one thing: the person of its column, one of the tiles lying in its column, the decree lying in its column, or the Fairy, who takes any die. Or both dice together call the Kobold.
rules-fe-7-ours = A die may also be left unused.
rules-fe-8 = A tile you take is built at once or put into a free slot, to be built on one of your turns; one of the two must be possible. In the same way a decree is scored at once or put into a slot.
rules-fe-8-ours = A tile is placed first, and then an empty row is refilled. With decrees and spells the gap is filled first.
rules-fe-9 = What lies in your slots you may build or score at any moment of your own turn. Spells are used at the moment they name, whoever’s turn it is.
rules-fe-9-ours = Your turn lasts from before the roll to its end, and slots may be emptied in the middle of an action to make room; only between a double and its fire nothing is built or scored.
rules-fe-10 = First comes the wall, a tower on the wall, the sky on the tower. There are no gaps between walls: a new one goes to the left or right end, as long as there are walls. Nothing is built on what has burnt.
rules-fe-10-ours = A new wall may well stand beside a burnt column.
rules-fe-11 = White towers and corner bases have nothing to do with each other: any tower stands on any wall. (Our reading; there is an option.)
rules-fe-12 = A row on display is refilled only when all six of its spaces are empty, and then at once; or by the Architect.
rules-fe-12-ours = If the stack has too few tiles, they are laid from column 1 on. The Architect fills gaps; nothing that lies there is replaced.
rules-fe-34 = A person can be asked only by someone for whom they can do something. Whoever calls the Kobold must use him, and not for the Fairy. (Our reading.)
rules-fe-13 = Juggler, column 1: roll one die as often as you like and add up. Stop at 10 or less and you score the sum, each other player what is missing to 10. Beyond 10 you score nothing, and each other player the excess.
rules-fe-13-ours = You roll at least once. At exactly 10 it ends by itself.
rules-fe-14 = Thief, column 2: take a tile or decree out of another player’s slot.
rules-fe-14-ours = You build, score or store it at once, so it must be something you can place. If it is protected, the Thief may take something else from anybody; what was protected is safe from this theft.
rules-fe-15 = Innkeeper, column 3: take any tile on display. Then each of the others, in turn order, may take one that is built at once. Then you take a second one. Yours may be stored.
rules-fe-15-ours = Your first tile must be taken, the others may be declined.
rules-fe-16 = Architect, column 4: all rows are refilled at once, then you take any tile.
rules-fe-16-ours = The tile may be declined.
rules-fe-17 = Mayor, column 5: take any open decree; the gap is filled at once. Score it now or store it.
rules-fe-17-ours = Only the Mayor hands out city decrees.
rules-fe-18 = Mage, column 6: two of your burning columns are put out, then you take an open spell, whose gap is filled at once.
rules-fe-18-ours = With fewer fires, all of them are put out. The spell may be declined, putting out may not.
rules-fe-19 = Fairy, any die: take one of the three open spells; the gap is filled at once. Kobold, both dice: send him to any column and use its person, or take a tile or the decree there, as if a die lay there. Afterwards he goes back to his place.
rules-fe-20 = Everybody compares their columns with all the clouds in their town, wherever those are. For each cloud too few a column of the player’s choice burns: wall, tower and sky are turned over, finished or not. Burnt columns still count as columns but hide their clouds, so what burns now is columns less clouds less what is burnt already.
rules-fe-20-ours = The towns are visited in turn order, from the player whose turn it is.
rules-fe-21 = As soon as a town has at least as many clouds as columns, all its fire goes out. This is looked at after every building and after every column the Mage puts out, whose clouds count again.
rules-fe-22 = A burnt column scores nothing, and nothing can be built on it.
rules-fe-23 = The gap of a decree taken from its column is filled at once. The decree is scored now or stored. Scored, it stays with its player, for they are counted in the end.
rules-fe-24 = District: a complete column that does not burn scores 5 and gets a piece of neutral grass. It never scores in this way again. The double district scores two such columns side by side, 5 each.
rules-fe-24-ours = The double may be used for one column.
rules-fe-25 = A symbol with a number: so many points for every such symbol in your town that does not burn.
rules-fe-26 = Area: 1 point for every symbol on two neighbouring skies with their towers, or on two neighbouring walls with their towers; all four must stand and not burn. Free choice: name a symbol, and every one of them in your town scores.
rules-fe-26-ours = Free choice scores 2 for each. Without four such tiles the area scores 0.
rules-fe-27 = City, once a game for each player: it needs two white towers with a gate between them. Every wall and tower between the two scores 2, and so do the two towers. Your own grass shows that you have had it.
rules-fe-27-ours = The walls below the two towers do not count. The two towers and at least one gate between them must not burn; burnt tiles in between score nothing. The outermost pair counts. The decree is scored at once, its space is not filled again, and it does not bring the end; a column of it can still score as a district.
rules-fe-28 = A decree may be played for nothing. But a district needs a column, and a city its towers and gate. There is always neutral grass enough. (Our reading.)
rules-fe-29 = There are four spells. Points score at once and are never stored. The Shield keeps off one attack of the dragon. Protection saves something in your slots from the Thief. With the Early pick you take one open tile before a row, or the whole display by the Architect, is refilled. A spell that has been used goes back among the others at once.
rules-fe-30 = Shields are played before the first column burns, Protection when the Thief reaches out, the Early pick when tiles are about to be laid.
rules-fe-30-ours = With a Shield nothing of yours burns in this attack; you are asked only if something would. Protected, the Thief takes something else or nothing. The Early pick may take from any row, but only if at least one tile will be laid; everybody is asked once, in turn order. With both places full, only spells with points can be taken.
rules-fe-31 = When the gap of a decree cannot be filled any more, the round is played to its end.
rules-fe-31-ours = It ends with the player before the cup. As dice may be left unused for ever, the game also ends after 60 rounds; there is an option for that.
rules-fe-32 = Whoever has played the fewest decrees gets 7 points.
rules-fe-32-ours = City decrees count, stored ones do not. All who are tied get the 7.
rules-fe-33 = The most points win.
rules-fe-33-ours = Those who are tied share the win.

ruling-strict_corners = Any tower stands on any wall. Under the option a white tower needs a corner base, and a corner base takes only a white tower.
ruling-city_end_walls = At both ends of a city only the white towers score. Under the option the walls below them score too.
ruling-round_limit = At the latest the game ends after 60 rounds; the option allows 1 to 100.

example-dragon-title = What burns
example-dragon = Seven columns, and five clouds that can be seen: two, two and one. Column 3 burns already and hides three more. Seven less five less one is one: if the dragon came now, one more column would burn.
example-fire-title = Clouds enough
example-fire = Four columns, two clouds, and column 3 burns. In the slot waits a sky with two clouds that fits on column 1. Once it is built there are four clouds for four columns: the fire goes out.
example-district-title = Two columns side by side
example-district = Columns 1, 3 and 4 are complete and without grass; column 2 has scored before, and column 5 lacks its sky. The double district brings 10 points in columns 3 and 4.
example-status-title = Three stars
example-status = Five stars stand in this town, but two of them are in column 4, which burns. Star ×3 scores the other three: 9 points.
example-area-title = Two by two
example-area = On the skies and towers of columns 1 and 2 there are a griffin, a star, a flag and another griffin: 4 points. On their walls and towers there are only three symbols, on those of columns 2 and 3 only two.
example-city-title = From tower to tower
example-city = White towers stand on columns 2 and 6, and between them a gate. The two towers score, the wall and tower of column 3 and the gate of column 4; the burnt column 5 scores nothing. That makes five tiles and 10 points. With the option for the end walls it would be seven tiles and 14 points.

## What a position must hold: “Field dice is wrong: it must be …”

wanted-options = an object of rulings and the set
wanted-display = an object with wall, tower, sky and decree
wanted-no-empty-row = without an empty row, while its stack has tiles (FE-12)
wanted-six-decrees = six decrees, while there is a pile (FE-23)
wanted-three-spells = three spells (FE-2)
wanted-played = [seat, decree, points]
wanted-played-points = [seat, decree, points from 0 to { $most }]
wanted-one-city = one city decree a seat at most (FE-27)
wanted-column = [wall, tower or null, sky or null]
wanted-stacked = a wall, a tower only on it, a sky only on a tower (FE-10)
wanted-start-wall = columns with { $wall } exactly once (FE-5)
wanted-columns = columns from 1 to { $most }
wanted-complete-columns = complete columns only (FE-24)
wanted-no-fire = empty: there are as many clouds as columns (FE-21)
wanted-strict-corner = a white tower on a corner base, or neither (FE-11)
wanted-spell-to-keep = no spell of instant points (FE-29)
wanted-dice = empty, or two numbers from 1 to 6, the lower first
wanted-double = a double exactly while the dragon attacks (FE-6)
wanted-rolled = rolled, for what is pending
wanted-not-rolled = empty before the roll
wanted-used = empty, or some of the dice
wanted-unused-double = empty: a double is not used (FE-6)
wanted-tile = a tile
wanted-tiles = tiles of the supply
wanted-tiles-of-layer = { $layer } tiles
wanted-layers = a list of layers
wanted-decree = a decree
wanted-tile-or-decree = a tile or a decree
wanted-no-city = no city decree: they lie apart and are scored at once (FE-3, FE-27)
wanted-no-city-in-hand = no city decree: it is scored at once (FE-27)
wanted-decree-of-kind = a decree of this kind
wanted-decree-to-lay = a decree, if one is to be laid
wanted-spell = a spell
wanted-spell-holder = the choice of a seat that has the spell
wanted-room-for-spell = a spell that its seat has room for
wanted-true-or-false-at-end = true or false at its end
wanted-asked-at-end = the number of seats asked at its end
wanted-slot-in-use = the mover’s, with the slot free that is being used (FE-9)
wanted-can-place = something that its seat can place (FE-8)
wanted-loot = a slot with something the thief can take
wanted-safe = a list of [seat, slot]
wanted-no-theft = empty, as there is no theft

## What a set must hold: “The set is wrong at name: it must be …”

wanted-entries = a list of entries
wanted-table-in-braces = a table in braces
wanted-unlike-others = unlike every other entry; count equal ones together
wanted-symbols = a list of at most { $most } symbols

## Of what a set has too few or too many: “The set is wrong at …: there are 4”

entry-special-skies = tiles.sky (stage 0)
entry-other-decrees = cards.decree (others)

## Refusals

refused-set-symbol = The set is wrong at { $entry }: there is no symbol { $value }; known: { $known }.
refused-decrees-out = There are too many decrees: { $count } are out of the game unseen (FE-3).
refused-stage-order = There are tiles of a later stage in { $layer } than lie on the stack (FE-1).
