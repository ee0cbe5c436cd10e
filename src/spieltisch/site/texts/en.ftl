## Pages

page-name = Spieltisch
page-skip-question = To the question
page-skip-play = To the table
page-skip-players = To the players
page-skip-log = To the log
page-skip-main = To the content
page-language = Language
page-main-nav = Pages
page-table = Table
page-rules = Rules
page-log = Log
page-contents = Contents
page-settings = Settings
page-new = New game
page-offline = Offline. Your move is kept, not yet sent.
page-again = Try again

home-title = The table is laid
home-line = Board games against fair bots or with friends, in your browser, at once and without an account.
home-play = Play now
home-play-note = You against two bots
home-choose = Choose yourself
home-rules = How it is played
home-tables = Your tables
home-none = No table yet. A game against two bots takes ten minutes.

new-title = New game
new-title-of = New game: { $game }
new-name = Your name at the table
new-players = How many play?
new-players-n = { $n } players
new-played-by = { $who } is played by
new-friend = a friend, by link
new-friend-line = With friends the game begins when all of them have sat down; the next page shows the link.
new-level-1 = 1 · plays as it comes
new-level-2 = 2 · takes what it sees
new-level-3 = 3 · looks a little ahead
new-level-4 = 4 · hard to beat
new-level-5 = 5 · as well as it can
new-options = Options
new-default-on = usually on
new-default-off = usually off
new-default-number = usually { $n }; from { $least } to { $most }
new-file = Start from a file
new-file-line = A position or a record of a game, as this site and the command line write them. At most { $limit } KiB.
new-file-choose = File
new-file-start = Start from this file
new-summary-seats = You and { $bots ->
        [one] one other
       *[other] { $bots } others
    }.
new-start = Start

lobby-title = { $game }: waiting for players
lobby-invited = { $who } invites you to { $game }
lobby-there = At the table
lobby-free = { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
lobby-begins = The game begins when every seat is taken. Until then nothing is dealt or drawn.
lobby-options = Other than usual:
lobby-on = { $option }: yes
lobby-off = { $option }: no
lobby-value = { $option }: { $value }
lobby-link = The link for your friends
lobby-link-line = Whoever opens it and finds a free seat can sit down; all others watch.
lobby-local = This address works on this computer only. For others to reach it, start the site with --host and an address of this computer, and open it by that address.
lobby-copy = Copy
lobby-copied = Copied
lobby-sit = Sit down
lobby-fill = Start now, with bots on the free seats
lobby-watch = To the table

settings-title = Settings
settings-look = Look
settings-theme = Light or dark
settings-theme-auto = as the system has it
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = as the system has it
settings-motion-on = on
settings-motion-off = off
settings-speed = How quickly others’ moves follow each other
settings-speed-slow = slowly
settings-speed-normal = normally
settings-speed-fast = quickly
settings-hand = At the table
settings-reflex = When a card of yours could ward something off
settings-reflex-ask = ask me
settings-reflex-always = always use it
settings-reflex-never = never use it
settings-reflex-line = Some hidden cards block what others do to you. Everybody is asked, with or without such a card, and every answer takes its time, so that nobody learns who holds one. Whoever does not answer within eight seconds uses it.
settings-first_tap = Move at the first tap
settings-first_tap-line = A tap on a card or place moves at once. Otherwise it chooses, and the button moves.
settings-single_keys = Single keys
settings-single_keys-line = i what is in play, c your own things, l log, u undo, ? this list. Off at first, so that they do not get in the way of other programs.
settings-name = Your name
settings-save = Save
settings-saved = Saved.


setting-title = The table is being laid
setting-line = The rules are translated for this computer, once. This page goes on by itself.
setting-progress = { $done } of { $total }

table-moves = { $n ->
        [one] One move.
       *[other] { $n } moves.
    }
table-keys = i what is in play, c your own things, l log, u undo

## Answers of the server

guest = Guest
role-bot = bot, level { $level }
title-table =
    { $state ->
        [yours] (your turn) { $game }, table of { $n }
        [waiting] (waiting for players) { $game }, table of { $n }
        [over] (over) { $game }, table of { $n }
       *[theirs] { $game }, table of { $n }
    }
state-you = You
state-free = free
state-waiting = { $n ->
        [one] Waiting for one player
       *[other] Waiting for { $n } players
    }
again-invites = { $who } wants to play again.
again-yours = Your new table waits for the others.
again-go = To the new table
state-your-turn = Your turn
state-turn-of = Waiting for { $who }
state-you-won =
    { $n ->
        [one] Over: you won
       *[other] Over: you share the win
    }
state-won =
    { $n ->
        [one] Over: { $who } won
       *[other] Over: { $who } share the win
    }

answer-not-your-seat = Only the players of this table may do that. You are watching.
answer-not-your-turn = It is not your turn: { $who } is to move.
answer-moved-meanwhile = The table has changed meanwhile. Here it is as it is now.
answer-who-moved-meanwhile = { $who } moved meanwhile. Here is the table as it is now.
answer-waiting = The game has not begun: somebody has yet to sit down.
answer-full = All seats are taken by now. You can watch.
answer-name-needed = Say what you want to be called at the table.
answer-name-taken = Somebody at this table is called { $name } already. Choose another name.
answer-not-over = People are still playing here. When the game is over you can invite them again.
answer-over = The game is over; no more moves can be made.
answer-version = This form does not say which state of the table it was made for. Reload the page and move again.
answer-record-when-over = The record tells every card; it can be downloaded when the game is over.
answer-other-rules = This table was begun by version { $value } of the rules of { $game }. This site plays by version { $known }, so nobody can go on here. Its record is kept and tells every step.
answer-option = { $option }: this cannot be { $value }; it takes { $wanted }.
answer-not-known-here = { $why } So nobody can go on at this table here. Its record is kept and tells every step.
answer-file-too-large = The file is too large: positions and records have at most { $limit } KiB.
answer-no-file = No file was chosen. Choose a position or a record of an unfinished game.
answer-file-unreadable = This file cannot be read as a position or a record.
answer-file-finished = This game is over already. Choose a position or a record of an unfinished game.
answer-no-such-seat = This game has { $players } players; choose one of their seats.
answer-seat = The seat must be a number, counted from 0.
answer-players = The number of players must be a whole number the game allows.
answer-level = A bot’s level is a whole number from 1 to 5.
answer-name-too-long = A name has at most { $limit } letters.
answer-setting = One of the settings has a value this page does not offer. Choose again.

reflex-ask = { $n ->
        [one] One second to answer; after that, whatever you hold is used.
       *[other] { $n } seconds to answer; after that, whatever you hold is used.
    }
reflex-always = What you hold is used by itself: that is your setting.
reflex-never = Nothing is used: that is your setting.
reflex-kept = Your answer is noted. It shows when the pause is over; until then you can choose anew.

undo-possible = Takes back your last move and what the bots answered.
undo-revealed = Your last move cannot be taken back: something new has come to light.
undo-nothing = There is no move of yours to take back.
undo-over = The game is over; nothing can be taken back.
undo-others = Your last move cannot be taken back: somebody else has decided since.
undo-watching = Only players can take back a move.

error-400-title = This request could not be read
error-403-title = Not for you
error-404-title = Nothing here
error-405-title = Not this way
error-409-title = The table has changed
error-410-title = Other rules
error-413-title = Too large
error-422-title = This cannot be done
error-429-title = Too much at once
error-500-title = Our fault
error-bad-request = Something in the request was broken. Go back and try again.
error-host = This site does not answer to this name. Open it by the address it printed when it started, or allow the name with SPIELTISCH_HOSTS.
error-forbidden = This is another player’s.
error-cross-site = This form does not come from a page of this site, or it has been open for too long. Reload the page and try again.
error-no-table = This table does not exist, or the link lost a letter.
error-no-page = There is no such page. The address may have lost a letter.
error-wrong-method = This address belongs to a button and cannot be opened as a page.
error-our-fault = Our fault. Your game is safe: every move so far is stored. Reload the page to go on.
error-action = Your tables
error-action-record = Download the record

serve-address = Spieltisch answers at { $address } (Ctrl+C ends it)
serve-other-port = Port { $port } is taken; using { $other } instead.
serve-no-folder = The data folder { $folder } cannot be used: { $why }
serve-no-address = The site cannot listen at { $host }, port { $port }: { $why }
serve-bye = Spieltisch has stopped. All games are stored.
