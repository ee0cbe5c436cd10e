## Looking back

replay-title = Replay
replay-title-of = Replay: { $game }, move { $n } of { $last }
replay-move = Move { $n } of { $last }
replay-begin = The beginning
replay-between = Step { $n } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-now = To the latest move
replay-slider = Move
replay-go = Show
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Seen by
replay-everything = everybody at once
replay-then = You see what you knew at each moment.
replay-then-watching = You see what everybody could know at each moment.
replay-to-table = To the table
replay-record = Record file
replay-chart = Points over time
replay-chart-unknown = What you could not know is missing.
replay-moves = All moves
replay-moves-caption = All moves, with the points after each
replay-what = What happened
replay-from-here = Play on from here
replay-from-here-open = A new table for you alone, from exactly this moment. Bots play the others.
replay-from-here-guess = A new table for you alone, from this moment as you know it. What you cannot know is drawn at random, so the hidden cards will be others than here. Bots play the others.
replay-from-here-seat = You play
replay-from-here-level = The bots
replay-from-here-go = Play on
replay-from-here-over = Here the game is over. Go back to an earlier move to play on from there.

answer-no-step = There is no step { $value } at this table; the game has { $last } steps.
answer-eyes = What { $who } sees is for { $who } alone until the game is over.
answer-eyes-all = Everything is shown when the game is over.
answer-eyes-unknown = The address does not say whose view is meant. Go back to the table and open the replay there.
answer-play-on-watching = Only its players can play on from a game that is still running.
answer-play-on-over = The game is over here. Choose an earlier move to play on from.

## Chance of this game

chance-title = Chance of this game
chance-line = Every card and die here follows from a secret and the number of the step. The secret was drawn before the game, and this number binds it: it is its SHA-256 hash.
chance-line-from = What came from the file this table began with was not drawn here; from step { $n } on, every card and die follows from a secret and the number of the step. The secret was drawn before the game went on, and this number binds it: it is its SHA-256 hash.
chance-commitment = Commitment
chance-until = When the game is over the secret stands here and in the record file, and anybody can check with it that nothing was chosen.
chance-secret = Secret
chance-check = The record file has both. “spieltisch check” draws every card again and names any step that does not follow.

## Since your last visit

since-title = Since your last visit
since-earlier = { $n ->
        [one] One line before that is in the log.
       *[other] { $n } lines before that are in the log.
    }
since-watch = { $n ->
        [one] Watch this move
       *[other] Watch the last { $n } moves
    }
since-seen = Seen

## Notes

notes-title = Your notes
notes-line = Only you see them.
notes-label = Notes on this game
notes-save = Save notes
notes-saved = Notes saved.
answer-notes-too-long = Notes have at most { $limit } characters; these have { $n }.
