list-end = { $head } and { $last }
seat-of = Seat { $n }

# Refusals: what was wrong, what would be right.
refused-unknown-game = There is no game { $value }; known: { $known }.
refused-unknown-bot = There is no bot { $value }; known: { $known }.
refused-players-not-a-number = The number of players is { $value }; it must be a whole number.
refused-players = { $game } is for { $least } to { $most } players, not { $value }.
refused-unknown-option = There is no option { $option }; known: { $known }.
refused-option-value = Option { $option } cannot be { $value }; it takes { $wanted }.
refused-notation = “{ $text }” is no move here; a move reads { $forms }.
refused-illegal = “{ $move }” is not allowed now; allowed: { $legal }.
refused-not-your-turn = It is not the turn of { $actor }, but of { $current }.
refused-over = The game is over; no more moves.
refused-not-over = The game is not over yet.
refused-nothing-to-undo = There is no step to take back.
refused-not-an-object = This is no record and no position: it must be a JSON object.
refused-format = The format is { $value }; it must be “{ $wanted }”.
refused-version = The version of the rules is { $value }; this is version { $known }.
refused-other-game = This is a game of { $value }, not of { $game }.
refused-field = Field { $field } is wrong: it must be { $wanted }.
refused-unknown-field = There is no field { $field }; known: { $known }.
refused-step = Step { $number } { $what } is wrong: { $why }
refused-result = The result is wrong: { $field } is { $value }, the game gives { $right }.
refused-result-too-early = There is a result, but the steps end before the game is over.
refused-commitment = The secret of chance is not the one that was committed to; its commitment is { $right }.
refused-no-such-step = There is no step { $value }; steps go from 0 to { $last }.
refused-start-differs = The start position has other players or options than the record.
refused-too-long = This is too long: at most { $limit } bytes are read.
refused-not-utf8 = This is not UTF-8 text.
refused-not-json = This is not JSON: line { $line }, column { $column } cannot be read.
refused-too-deep = This is not JSON that is read here: it is nested too deeply.
refused-number-too-long = This is not JSON that is read here: a number in it is too long.
refused-set-toml = The set is no TOML: { $why }.
refused-set-entry = The set is wrong at { $entry }: it must be { $wanted }.
refused-set-sum = The set is wrong at { $entry }: it says { $value }, but the entries come to { $actual }.
refused-set-count = The set is wrong at { $entry }: there are { $count }; it takes { $least } to { $most }.
refused-set-environment = { $variable } names { $file }, which cannot be used. { $why }
refused-set-digest = The set { $name } with digest { $digest } is not known here; known: { $known }.
refused-set-unknown = There is no set { $name }; known: { $known }.
refused-unknown-piece = Field { $field }: there is no { $value }.
refused-too-many-pieces = There are { $count } of { $piece }; { $most } are in the set.

# Parts of refusals: who acts, what must stand there.
actor-chance = chance
actor-seat = seat { $seat }
wanted-every-option = an object with every option
wanted-steps = a list of [who, what]
wanted-result = an object with scores, winners and breakdown
wanted-text = a text
wanted-whole-number = a whole number from { $least } to { $most }
wanted-number = a number from { $least } to { NUMBER($most, useGrouping: 0) }
wanted-number-at-end = a number from { $least } to { $most } at its end
wanted-true-or-false = true or false
wanted-one-of = one of { $known }
wanted-short-text = a text of at most { $most } characters in one line
wanted-object = an object
wanted-list = a list of at most { $most }
wanted-list-of = a list of { $count }
wanted-table = a table
wanted-sum = there (the entries come to { $value })
wanted-seat = a seat from 0 to { $most }
wanted-null-for-seat = null instead of a seat
wanted-mover = the seat to move
wanted-not-mover = another seat than that to move
wanted-start-of-turn = a seat, as it is somebody’s turn
wanted-start-or-pending = a seat, unless “start” is pending
wanted-frame = [what], [what, seat] or [what, seat, detail]
wanted-frame-alone = [{ $what }]
wanted-frame-of-seat = [{ $what }, seat]
wanted-frame-with-detail = [{ $what }, seat, detail]
wanted-can-follow = something that can follow { $below }
wanted-decider-at-end = something that a seat or chance decides at its end
wanted-decidable = something that can be decided
wanted-nothing-pending = empty once the game is over
wanted-off-with-fewer = false with fewer than { $players } players
wanted-hex = { $count } hexadecimal digits in small letters
wanted-set = a set’s name, or its name and digest
wanted-readable-file = a file in UTF-8 that can be read
wrong-step-form = a step is [who, what]
wrong-step-who = who is a seat or “chance”
wrong-chance = from the secret follows “{ $right }”
wrong-toml = line { $line }, column { $column } cannot be read
wrong-toml-depth = it is nested too deeply
wrong-toml-number = a number in it is too long

## Persons in sentences: .start opens one, .the is a subject, .acc an object, .dat after “with” and “of”, .to says to
## whom, .from from whom something is taken. Games add what they call a seat whose player has no name.

person-name = { $name }
    .start = { $name }
    .the = { $name }
    .acc = { $name }
    .dat = { $name }
    .to = to { $name }
    .from = from { $name }
person-you = you
    .start = You
    .the = you
    .acc = you
    .dat = you
    .to = to you
    .from = from you

## Amounts: $n is the number, $points the same as text (“34”, “−3”)

number = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
points = { $n ->
        [one] point
       *[other] points
    }
count-point = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
    .dat = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

option-on = yes
option-off = no
rules-option = Option: { $option }

## Whose turn it is, and how a game ends

status-waiting = Waiting for { $whom }.
status-over = The game is over.
do-done = End your turn
event-done = { $who } ends the turn.
event-done-you = You end your turn.
question-turn-over-plain = Anything else?
event-end = { $who } wins with { $points }.
event-end-you = You win with { $points }.
event-end-shared = { $who } share the win with { $points } each.
event-end-shared-you = You share the win with { $points } each: { $who }.

## Words of the table and of the rules

button-undo = Undo
total = Total
score-sheet = Score sheet
score-why = why
rules-aim-title = The aim
rules-setup-title = Setting up
rules-our-reading = Our reading
