# The command line in English: playing in the terminal.

play-prompt = Your move ({ $forms }; ? for help):{" "}
play-forms-numbers = a number
play-forms-leave = l to leave
play-forms-undo = u to take back
play-forms-quit = q to stop
play-help = Type the number before your choice{ $leave ->
        [0] .
       *[other] , or l to leave the alley.
    } Notation works too: { $example }. u takes your last move back while nothing new has been revealed since. q stops; the game is kept in a file and can go on later. r shows the rules. Enter shows the table again.
play-not-undo-nothing = There is no move of yours to take back.
play-not-undo-revealed = Something new has come to light; your last move cannot be taken back.
play-undone = Taken back.
play-unknown = “{ $typed }” is not possible here. Type ? for help.
play-kept = The game so far is kept in { $file }. Go on with:
play-again = The same game once more: --seed { $seed }
play-record = The record of this game is in { $file }.
