# La ligne de commande en français : jouer dans le terminal.

play-prompt = À toi ({ $forms } ; « ? » pour l’aide) :{" "}
play-forms-numbers = un numéro
play-forms-leave = l pour quitter le chemin
play-forms-undo = u pour annuler
play-forms-quit = q pour arrêter
play-help = Tape le numéro devant ton choix{ $leave ->
        [0] .
       *[other] , ou l pour quitter le chemin.
    } La notation marche aussi : { $example }. u annule ton dernier coup tant que rien de nouveau n’a été révélé. q arrête ; la partie est gardée dans un fichier et peut reprendre plus tard. r montre les règles. Entrée montre de nouveau la table.
play-not-undo-nothing = Tu n’as encore aucun coup à annuler.
play-not-undo-revealed = Quelque chose de nouveau a été révélé ; on ne peut plus annuler ton dernier coup.
play-undone = C’est annulé.
play-unknown = « { $typed } » n’est pas possible ici. Tape ? pour l’aide.
play-kept = La partie jusqu’ici est gardée dans { $file }. Pour continuer :
play-again = La même partie encore une fois : --seed { $seed }
play-record = L’enregistrement de cette partie est dans { $file }.
