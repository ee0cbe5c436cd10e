# La table de Fabelwald dans le navigateur, en français. Ce que dit le jeu lui-même se trouve dans ../../texts.

table-game = Fabelwald
table-game-line = Vingt-quatre créatures, chacune avec son pouvoir, et dans ta main des secrets que les autres aimeraient voler. De deux à six, trente minutes.
table-help = Ce que fait chaque carte
table-close = Fermer

## Autour de la table

table-around = Les mains des autres
table-holds = { $who } : { $n ->
        [0] aucune carte en main.
        [one] 1 carte en main.
       *[other] { $n } cartes en main.
    }
table-you-know = Tu connais : { $cards }.
table-seen = En main, déjà vu : { $cards }
table-in-hand = Resté en main : { $cards }

## Le milieu

table-centre = Le milieu de la table
table-discard = { $n ->
        [0] La défausse est vide.
        [one] Défausse : 1 carte.
       *[other] Défausse : { $n } cartes.
    }
table-look-through = Parcourir la défausse ({ $n })
table-extras = { $n ->
        [0] Rune : tout est employé
        [one] Rune : encore 1 action
       *[other] Rune : encore { $n } actions
    }
table-taken = À l’instant
table-hidden = une carte cachée
table-calls = Ce que tu peux réclamer
table-chain = Pouvoirs
table-chain-done = fait
table-chain-waiting = on attend { $who }
table-chain-yours = à toi de choisir
table-chain-declined = pas employé
table-chain-idle = sans effet
table-chain-blocked = repoussé

## Devant toi

table-own-combos = Tes combinaisons
table-no-combos = Pas encore de combinaison.
table-closed = protégée, fermée
table-next = { $combo } ; une carte de plus : { $n }
table-hand-empty = Aucune carte.
table-times-card = { $n } × { $card }
table-knows = { $who } connaît : { $cards }

## Le bouton de la barre

table-go = Choisir
table-go-play = Jouer
table-go-lay = Poser
table-go-add = Ajouter
table-go-draw = Piocher
table-go-steal = Voler
table-go-place = Poser ici
table-go-combo = Celle-ci
table-go-take = Prendre
table-go-again = Réveiller
table-go-pick = Prendre
table-go-name = Réclamer
table-go-sacrifice = Sacrifier
table-go-seat = Choisir
table-go-keep = Garder
table-go-discard = Défausser

## Feuille de score

table-combos = { $n ->
        [0] aucune
        [one] 1 combinaison
       *[other] { $n } combinaisons
    }

## Page des règles

table-cards = cartes
table-score = points
