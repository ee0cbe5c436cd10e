## Looking back

replay-title = Revoir la partie
replay-title-of = Revoir : { $game }, coup { $n } sur { $last }
replay-move = Coup { $n } sur { $last }
replay-begin = Le début
replay-between = Étape { $n } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-now = Au dernier coup joué
replay-slider = Coup
replay-go = Montrer
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Vu par
replay-everything = tout le monde à la fois
replay-then = Tu vois ce que tu savais à chaque moment.
replay-then-watching = Tu vois ce que tout le monde pouvait savoir à chaque moment.
replay-to-table = À la table
replay-record = Enregistrement
replay-chart = Points au fil de la partie
replay-chart-unknown = Ce que tu ne pouvais pas savoir manque.
replay-moves = Tous les coups
replay-moves-caption = Tous les coups, avec les points qui suivent
replay-what = Ce qui s’est passé
replay-from-here = Continuer à partir d’ici
replay-from-here-open = Une nouvelle table rien que pour toi, à partir de ce moment exact. Des bots jouent les autres.
replay-from-here-guess = Une nouvelle table rien que pour toi, à partir de ce moment tel que tu le connais. Ce que tu ne peux pas savoir est tiré au sort : les cartes cachées y seront donc autres qu’ici. Des bots jouent les autres.
replay-from-here-seat = Tu joues
replay-from-here-level = Les bots
replay-from-here-go = Continuer
replay-from-here-over = Ici, la partie est finie. Reviens à un coup antérieur pour continuer à partir de là.

answer-no-step = Il n’y a pas d’étape { $value } à cette table ; la partie en a { $last }.
answer-eyes = Ce que voit { $who } ne regarde que { $who } jusqu’à la fin de la partie.
answer-eyes-all = Tout est montré quand la partie est finie.
answer-eyes-unknown = L’adresse ne dit pas qui regarde. Reviens à la table et repars de là.
answer-play-on-watching = Tant qu’une partie est en cours, seuls ceux qui y jouent peuvent la continuer de leur côté.
answer-play-on-over = Ici, la partie est finie. Choisis un coup antérieur pour continuer à partir de là.

## Chance of this game

chance-title = Le hasard de cette partie
chance-line = Ici, chaque carte et chaque dé découle d’un secret et du numéro de l’étape. Le secret a été tiré avant la partie, et ce nombre le fixe : c’est son empreinte SHA-256.
chance-line-from = Ce qui vient du fichier de départ n’a pas été tiré ici ; à partir de l’étape { $n }, chaque carte et chaque dé découle d’un secret et du numéro de l’étape. Le secret a été tiré avant la suite de la partie, et ce nombre le fixe : c’est son empreinte SHA-256.
chance-commitment = Engagement
chance-until = Quand la partie est finie, le secret figure ici et dans l’enregistrement, et chacun peut vérifier que rien n’a été choisi.
chance-secret = Secret
chance-check = L’enregistrement contient les deux. « spieltisch check » tire de nouveau chaque carte et nomme toute étape qui n’en découle pas.

## Since your last visit

since-title = Depuis ta dernière visite
since-earlier = { $n ->
        [one] Une ligne plus ancienne figure dans le journal.
       *[other] { $n } lignes plus anciennes figurent dans le journal.
    }
since-watch = { $n ->
        [one] Revoir ce coup
       *[other] Revoir les { $n } derniers coups
    }
since-seen = Vu

## Notes

notes-title = Tes notes
notes-line = Personne d’autre ne les voit.
notes-label = Notes sur cette partie
notes-save = Enregistrer les notes
notes-saved = Notes enregistrées.
answer-notes-too-long = Les notes ont au plus { $limit } caractères ; celles-ci en ont { $n }.
