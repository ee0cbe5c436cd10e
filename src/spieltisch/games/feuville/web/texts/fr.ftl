# La table de Feuville dans le navigateur, en français. Ce que dit le jeu lui-même se trouve dans ../../texts.

table-game = Feuville
table-game-line = Deux dés, six personnages, une ville qui grandit des deux côtés et un dragon qui compte tes nuages. De deux à quatre, quarante minutes.
table-help = Personnages, décrets et sorts
table-column = Colonne { $n }, { $figure }
table-with = Ce que tu emploies
table-with-one = Un dé
table-with-both = les deux dés, n’importe quelle colonne
table-stacks = À venir
table-stack-sky = encore { $n } ciels
table-stack-tower = encore { $n } tours
table-stack-wall = encore { $n } murs
table-stack-decree = { $n } décrets dans la pile
table-stack-spell = { $n } sorts cachés
table-towns = Quelle ville
table-in-hand = Dans ta main
table-spell-empty = pas de sort
table-decrees = { $n ->
        [0] Aucun décret joué
        [one] 1 décret joué
       *[other] { $n } décrets joués
    }
table-decrees-fewest = { $n ->
        [0] Aucun décret joué, personne n’en a moins
        [one] 1 décret joué, personne n’en a moins
       *[other] { $n } décrets joués, personne n’en a moins
    }
table-count-column = { $n ->
        [one] 1 colonne
       *[other] { $n } colonnes
    }
table-count-cloud = { $n ->
        [0] aucun nuage
        [one] 1 nuage
       *[other] { $n } nuages
    }
table-count-flame = { $n ->
        [0] rien ne brûle
        [one] 1 brûle
       *[other] { $n } brûlent
    }
table-count-star = { $n ->
        [0] aucune étoile
        [one] 1 étoile
       *[other] { $n } étoiles
    }
table-count-guard = { $n ->
        [0] aucun garde
        [one] 1 garde
       *[other] { $n } gardes
    }
table-count-griffin = { $n ->
        [0] aucun griffon
        [one] 1 griffon
       *[other] { $n } griffons
    }
table-count-flag = { $n ->
        [0] aucun drapeau
        [one] 1 drapeau
       *[other] { $n } drapeaux
    }
table-dice-not = Les dés n’ont pas encore été lancés.
table-dragon-there = Le dragon arrive !
table-dragon-gone = Le dragon est passé
table-dragon-counts = { $columns ->
        [one] 1 colonne
       *[other] { $columns } colonnes
    }, { $clouds ->
        [0] aucun nuage
        [one] 1 nuage
       *[other] { $clouds } nuages
    }{ $burning ->
        [0] {""}
        [one] , 1 brûle déjà
       *[other] , { $burning } brûlent déjà
    }
table-dragon-burns = { $n ->
        [0] rien ne brûle
        [one] 1 brûle
       *[other] { $n } brûlent
    }
table-dragon-burnt = { $n } en flammes
table-dragon-shielded = protégée par le bouclier
table-juggling = { $sum } sur { $goal }
table-go-turn = L’employer
table-go-place = Le placer
table-go-build = Bâtir ici
table-go-district = Marquer
table-go-area = Marquer
table-go-free = Marquer
table-go-juggle = L’employer
table-go-thief = Prendre
table-go-protect = Choisir
table-go-innkeeper = Prendre
table-go-guest = Prendre
table-go-innkeeper-again = Prendre
table-go-architect = Prendre
table-go-pick = Prendre
table-go-mayor = Prendre
table-go-quench = Éteindre
table-go-mage = Prendre
table-go-fairy = Prendre
table-go-shield = Choisir
table-go-burn = Laisser brûler
table-times = { $n ->
        [0] jamais
        [one] une fois
       *[other] { $n } fois
    }

# Below the heads of the display, with soft hyphens where a name is long.
table-head-juggler = Jongleur
table-head-thief = Voleur
table-head-innkeeper = Aubergiste
table-head-architect = Architecte
table-head-mayor = Maire
table-head-mage = Mage
