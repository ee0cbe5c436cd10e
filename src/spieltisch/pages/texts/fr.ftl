# Ce que disent les tables de tous les jeux dans le navigateur, en français. Ce que dit un jeu est dans son dossier.

table-of = { $n ->
        [2] Table de deux
        [3] Table de trois
        [4] Table de quatre
        [5] Table de cinq
       *[other] Table de six
    }
table-watching = Tu regardes.
table-here = est là
table-news = Depuis ton dernier coup
table-your-turn = à toi de jouer
table-on-turn = joue
table-players = À la table
table-log = Ce qui s’est passé
table-log-empty = Rien encore.
table-log-older = Avant ({ $n })
table-more = Plus dans les règles
table-again = Encore la même
table-record = Fichier de la partie
table-replay = Revoir
table-watch = Revoir depuis le début
table-label = { $name } :
