list-end = { $head } et { $last }
seat-of = Place { $n }

# Refus : ce qui n’allait pas, ce qui irait.
refused-unknown-game = Il n’y a pas de jeu { $value } ; connus : { $known }.
refused-unknown-bot = Il n’y a pas de bot { $value } ; connus : { $known }.
refused-players-not-a-number = Le nombre de joueurs est { $value } ; il faut un nombre entier.
refused-players = { $game } se joue de { $least } à { $most }, pas à { $value }.
refused-unknown-option = Il n’y a pas d’option { $option } ; connues : { $known }.
refused-option-value = L’option { $option } ne peut pas valoir { $value } ; il faut : { $wanted }.
refused-notation = « { $text } » n’est pas un coup ici ; un coup s’écrit : { $forms }.
refused-illegal = « { $move } » n’est pas permis maintenant ; permis : { $legal }.
refused-not-your-turn = Ce n’est pas { $actor } qui joue, mais { $current }.
refused-over = La partie est finie, il n’y a plus de coups.
refused-not-over = La partie n’est pas encore finie.
refused-nothing-to-undo = Il n’y a aucune étape à annuler.
refused-not-an-object = Ce n’est ni un enregistrement ni une position : il faut un objet JSON.
refused-format = Le format est { $value } ; il faut « { $wanted } ».
refused-version = La version des règles est { $value } ; celle-ci est la version { $known }.
refused-other-game = C’est une partie de { $value }, pas de { $game }.
refused-field = Le champ { $field } est faux : il faut { $wanted }.
refused-unknown-field = Il n’y a pas de champ { $field } ; connus : { $known }.
refused-step = L’étape { $number } { $what } est fausse : { $why }
refused-result = Le résultat est faux : { $field } est { $value }, la partie donne { $right }.
refused-result-too-early = Il y a un résultat, mais les étapes s’arrêtent avant la fin de la partie.
refused-commitment = Le secret du hasard n’est pas celui sur lequel on s’était engagé ; son engagement est { $right }.
refused-no-such-step = Il n’y a pas d’étape { $value } ; les étapes vont de 0 à { $last }.
refused-start-differs = La position de départ n’a pas les mêmes joueurs ou options que l’enregistrement.
refused-too-long = C’est trop long : on lit au plus { $limit } octets.
refused-not-utf8 = Ce n’est pas un texte en UTF-8.
refused-not-json = Ce n’est pas du JSON : la ligne { $line }, colonne { $column }, est illisible.
refused-too-deep = Ce n’est pas du JSON lu ici : il est imbriqué trop profondément.
refused-number-too-long = Ce n’est pas du JSON lu ici : un nombre y est trop long.
refused-set-toml = Le matériel n’est pas du TOML : { $why }.
refused-set-entry = Le matériel est incorrect à { $entry } : il y faut { $wanted }.
refused-set-sum = Le matériel est incorrect à { $entry } : on y lit { $value }, mais les entrées font { $actual }.
refused-set-count = Le matériel est incorrect à { $entry } : il y en a { $count } ; il en faut de { $least } à { $most }.
refused-set-environment = { $variable } nomme { $file }, qui est inutilisable. { $why }
refused-set-digest = Le matériel { $name } (somme { $digest }) n’est pas connu ici ; connus : { $known }.
refused-set-unknown = Il n’y a pas de matériel { $name } ; connus : { $known }.
refused-unknown-piece = Champ { $field } : { $value } n’existe pas.
refused-too-many-pieces = Il y a { $count } exemplaires de { $piece } ; le matériel en compte { $most }.

# Parties de refus : qui agit, ce qu’il faut.
actor-chance = le hasard
actor-seat = la place { $seat }
wanted-every-option = un objet avec toutes les options
wanted-steps = une liste de [qui, quoi]
wanted-result = un objet avec scores, winners et breakdown
wanted-text = un texte
wanted-whole-number = un nombre entier de { $least } à { $most }
wanted-number = un nombre de { $least } à { NUMBER($most, useGrouping: 0) }
wanted-number-at-end = à la fin un nombre de { $least } à { $most }
wanted-true-or-false = true ou false
wanted-one-of = un des mots { $known }
wanted-short-text = un texte d’au plus { $most } caractères, d’une seule ligne
wanted-object = un objet
wanted-list = une liste d’au plus { $most } éléments
wanted-list-of = une liste de { $count } éléments
wanted-table = une table
wanted-sum = la somme des entrées, { $value }
wanted-seat = une place de 0 à { $most }
wanted-null-for-seat = null au lieu d’une place
wanted-mover = la place dont c’est le tour
wanted-not-mover = une autre place que celle dont c’est le tour
wanted-start-of-turn = une place, puisque c’est le tour de quelqu’un
wanted-start-or-pending = une place, sauf si « start » est en attente
wanted-frame = [quoi], [quoi, place] ou [quoi, place, détail]
wanted-frame-alone = [« { $what } »]
wanted-frame-of-seat = [« { $what } », place]
wanted-frame-with-detail = [« { $what } », place, détail]
wanted-can-follow = quelque chose qui puisse suivre « { $below } »
wanted-decider-at-end = à la fin quelque chose que décide une place ou le hasard
wanted-decidable = quelque chose que l’on puisse décider
wanted-nothing-pending = une liste vide, une fois la partie finie
wanted-off-with-fewer = false à moins de { $players }
wanted-hex = { $count } chiffres hexadécimaux en minuscules
wanted-set = le nom d’un matériel, ou son nom et sa somme
wanted-readable-file = un fichier en UTF-8 que l’on puisse lire
wrong-step-form = une étape est [qui, quoi].
wrong-step-who = qui est une place ou « chance ».
wrong-chance = du secret suit « { $right } ».
wrong-toml = la ligne { $line }, colonne { $column }, est illisible
wrong-toml-depth = il est imbriqué trop profondément
wrong-toml-number = un nombre y est trop long

## Les personnes dans une phrase : .start l’ouvre, .the est un sujet, .acc un objet, .dat suit « avec » et « de », .to dit
## à qui, .from à qui l’on prend. Chaque jeu dit comment il nomme une place sans nom.

person-name = { $name }
    .start = { $name }
    .the = { $name }
    .acc = { $name }
    .dat = { $name }
    .to = à { $name }
    .from = à { $name }
person-you = toi
    .start = Toi
    .the = toi
    .acc = toi
    .dat = toi
    .to = à toi
    .from = à toi

## Les quantités : $n est le nombre, $points le même en texte (« 34 », « −3 »)

number = { $n ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
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

## Les options

option-on = oui
option-off = non
rules-option = Option : { $option }

## À qui de jouer, et comment une partie se termine

status-waiting = On attend { $whom }.
status-over = La partie est finie.
do-done = Finir ton tour
event-done = { $who } finit son tour.
event-done-you = Tu finis ton tour.
question-turn-over-plain = Autre chose ?
event-end = { $who } gagne avec { $points }.
event-end-you = Tu gagnes avec { $points }.
event-end-shared = { $who } partagent la victoire avec { $points } chacun.
event-end-shared-you = Victoire partagée avec { $points } chacun : { $who }.

## Mots de la table et des règles

button-undo = Annuler
total = Total
score-sheet = Feuille de score
score-why = pourquoi
rules-aim-title = Le but
rules-setup-title = Mise en place
rules-our-reading = Notre lecture
