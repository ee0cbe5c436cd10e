# Feuville en français.
#
# Formes d’un nom : le message lui-même se tient seul et dans les listes ; .a est un complément avec son
# article, .start ouvre une phrase, .the est un sujet, .acc un complément, .dat suit une préposition, .to dit
# à qui ou chez qui, .from à qui l’on prend. Les nombres ($n) arrivent en chiffres, $count en lettres.

## Tuiles : la tuile nue, et ce qui s’y trouve

tile-wall-plain = mur
    .a = un mur
tile-wall-corner = base d’angle
    .a = une base d’angle
tile-wall-gate = porte
    .a = une porte
tile-wall-own = mur de départ
    .a = le mur de départ
tile-tower-plain = tour
    .a = une tour
tile-tower-white = tour blanche
    .a = une tour blanche
tile-sky = ciel
    .a = un ciel
tile-sky-clear = ciel sans nuages
    .a = un ciel sans nuages
tile-with = { $tile } avec { $what }

## Ce qu’il y a sur une tuile, après « avec »

on-tile-cloud = { $n ->
        [one] un nuage
       *[other] { $count } nuages
    }
on-tile-star = { $n ->
        [one] une étoile
       *[other] { $count } étoiles
    }
on-tile-guard = { $n ->
        [one] un garde
       *[other] { $count } gardes
    }
on-tile-griffin = { $n ->
        [one] un griffon
       *[other] { $count } griffons
    }
on-tile-flag = { $n ->
        [one] un drapeau
       *[other] { $count } drapeaux
    }

## Étages et symboles

layer-sky = Ciel
    .plural = Ciels
layer-tower = Tour
    .plural = Tours
layer-wall = Mur
    .plural = Murs
symbol-star = Étoile
    .plural = Étoiles
symbol-guard = Garde
    .plural = Gardes
symbol-griffin = Griffon
    .plural = Griffons
symbol-flag = Drapeau
    .plural = Drapeaux
count-cloud = { $n ->
        [0] aucun nuage
        [one] 1 nuage
       *[other] { $n } nuages
    }
count-star = { $n ->
        [0] aucune étoile
        [one] 1 étoile
       *[other] { $n } étoiles
    }
count-guard = { $n ->
        [0] aucun garde
        [one] 1 garde
       *[other] { $n } gardes
    }
count-griffin = { $n ->
        [0] aucun griffon
        [one] 1 griffon
       *[other] { $n } griffons
    }
count-flag = { $n ->
        [0] aucun drapeau
        [one] 1 drapeau
       *[other] { $n } drapeaux
    }
count-symbol = { $n ->
        [0] aucun symbole
        [one] 1 symbole
       *[other] { $n } symboles
    }
count-tile = { $n ->
        [one] 1 tuile
       *[other] { $n } tuiles
    }
count-column = { $n ->
        [0] aucune colonne
        [one] 1 colonne
       *[other] { $n } colonnes
    }
count-decree = { $n ->
        [0] aucun décret
        [one] 1 décret
       *[other] { $n } décrets
    }

## Colonnes d’une ville ou de l’étalage

columns = { $n ->
        [one] la colonne { $columns }
       *[other] les colonnes { $columns }
    }
    .start = { $n ->
        [one] Colonne { $columns }
       *[other] Colonnes { $columns }
    }
    .in = { $n ->
        [one] dans la colonne { $columns }
       *[other] dans les colonnes { $columns }
    }
column-range = { $first } à { $last }
column-or = { $head } ou { $last }

## Les gens de Feuville

figure-juggler = Jongleur
    .start = Le Jongleur
    .acc = le Jongleur
    .to = chez le Jongleur
    .short = s’approcher de { $goal } avec un dé
    .does = Lance un dé autant de fois que tu veux et additionne. Si tu t’arrêtes à { $goal } au plus, tu marques la somme et chacun des autres ce qui manque pour arriver à { $goal }. Au-delà de { $goal }, tu ne marques rien et chacun des autres marque l’excédent.
figure-thief = Voleur
    .start = Le Voleur
    .acc = le Voleur
    .to = chez le Voleur
    .short = prendre quelque chose dans la réserve d’un autre
    .does = Prends à quelqu’un une tuile ou un décret en réserve ; tu t’en sers aussitôt ou tu le mets dans ta réserve.
figure-innkeeper = Aubergiste
    .start = L’Aubergiste
    .acc = l’Aubergiste
    .to = chez l’Aubergiste
    .short = une tuile, une par convive, une autre tuile
    .does = Prends n’importe quelle tuile de l’étalage. Puis les autres peuvent en prendre une chacun, à construire aussitôt, et enfin tu peux en prendre une deuxième.
figure-architect = Architecte
    .start = L’Architecte
    .acc = l’Architecte
    .to = chez l’Architecte
    .short = combler les rangées, puis une tuile
    .does = Tous les trous des trois rangées de tuiles sont comblés. Puis tu peux prendre n’importe quelle tuile.
figure-mayor = Maire
    .start = Le Maire
    .acc = le Maire
    .to = chez le Maire
    .short = n’importe quel décret
    .does = Prends n’importe quel décret de l’étalage, ou le décret de la ville. Tu le joues aussitôt ou tu le mets en réserve ; celui de la ville se joue aussitôt.
figure-mage = Mage
    .start = Le Mage
    .acc = le Mage
    .to = chez le Mage
    .short = éteindre deux colonnes, puis un sort
    .does = Jusqu’à deux de tes colonnes en feu sont éteintes. Puis tu peux prendre un des sorts visibles.
figure-fairy = Fée
    .start = La Fée
    .acc = la Fée
    .to = chez la Fée
    .short = un sort
    .does = Prends un des trois sorts visibles. N’importe quel dé convient.
figure-kobold = Lutin
    .start = Le Lutin
    .acc = le Lutin
    .to = chez le Lutin
    .short = n’importe quoi dans n’importe quelle colonne
    .does = Les deux dés ensemble : ce qu’offre n’importe quelle colonne, comme si tu avais un dé pour elle.

## Décrets

decree-city = Ville
decree-district-1 = Quartier
decree-district-2 = Double quartier
decree-status = { $symbol } ×{ $times }
decree-area = Carré
decree-free = Libre choix
decree-named = le décret { $name }
decree-city-help = Deux tours blanches avec une porte entre elles : { $points } pour chaque mur et chaque tour entre les deux, et pour les deux tours. Une fois par partie.
decree-city-walls-help = Deux tours blanches avec une porte entre elles : { $points } pour chaque mur et chaque tour de l’une à l’autre, leurs propres murs compris. Une fois par partie.
decree-district-1-help = { $points } pour une colonne complète, sans herbe et qui ne brûle pas.
decree-district-2-help = { $points } chacune pour une colonne complète ou pour deux côte à côte, sans herbe et qui ne brûlent pas.
decree-status-help = { $points } pour chacun de ces symboles dans ta ville.
decree-area-help = { $points } pour chaque symbole sur deux ciels voisins avec leurs tours, ou sur deux murs voisins avec leurs tours.
decree-free-help = Choisis un symbole : { $points } pour chacun d’eux dans ta ville.

## Sorts

spell-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    .help = { $n ->
        [one] Rapporte aussitôt 1 point.
       *[other] Rapporte aussitôt { $n } points.
    }
spell-shield = Bouclier
    .help = Lors d’une attaque du dragon, rien ne brûle chez toi.
spell-protection = Protection
    .help = Le Voleur n’obtient pas la tuile ou le décret qu’il convoite.
spell-pick = Choix anticipé
    .help = Avant qu’on ajoute des tuiles, prends-en une qui est visible.
spell-named = le sort { $name }

## Joueurs : qui n’a pas de nom s’appelle d’après le blason de son mur de départ

house-acorn = Maison du Chêne
    .start = La maison du Chêne
    .the = la maison du Chêne
    .acc = la maison du Chêne
    .dat = la maison du Chêne
    .to = à la maison du Chêne
    .from = à la maison du Chêne
house-swan = Maison du Cygne
    .start = La maison du Cygne
    .the = la maison du Cygne
    .acc = la maison du Cygne
    .dat = la maison du Cygne
    .to = à la maison du Cygne
    .from = à la maison du Cygne
house-fish = Maison du Poisson
    .start = La maison du Poisson
    .the = la maison du Poisson
    .acc = la maison du Poisson
    .dat = la maison du Poisson
    .to = à la maison du Poisson
    .from = à la maison du Poisson
house-bee = Maison de l’Abeille
    .start = La maison de l’Abeille
    .the = la maison de l’Abeille
    .acc = la maison de l’Abeille
    .dat = la maison de l’Abeille
    .to = à la maison de l’Abeille
    .from = à la maison de l’Abeille

## Options

option-strict_corners = Tours blanches sur les seules bases d’angle
    .help = Les tours blanches ne se posent alors que sur les bases d’angle, et sur celles-ci rien que des tours blanches. Sinon, toute tour va sur tout mur.
option-city_end_walls = La ville compte aussi ses murs d’extrémité
    .help = Les murs sous les deux tours blanches comptent alors aussi. Sinon, aux extrémités seules les tours comptent.
option-round_limit = Nombre maximal de manches
    .help = Si personne n’a amené la fin d’ici là, la partie s’achève après cette manche.
option-set = Matériel
    .help = Quelles tuiles, quels décrets et quels sorts sont dans la boîte. Le matériel de la maison est le nôtre ; qui possède le jeu peut y inscrire celui qui est imprimé.

## Ce qu’on peut choisir

do-roll = Lancer les deux dés
do-roll-juggle = Relancer
do-stop = S’arrêter à { $n }
do-pass-shield = Laisser brûler
do-pass-protect = Laisser partir
do-pass-thief = Ne rien prendre
do-pass-guest = Ne rien prendre
do-pass-innkeeper-again = Ne pas en prendre de deuxième
do-pass-architect = Ne rien prendre
do-pass-mage = Ne pas prendre de sort
do-pass-pick = Garder le sort
do-shield = Utiliser le bouclier
do-protect = Protéger
do-score = Jouer aussitôt
do-store = Mettre en réserve
do-stored-tile = Réserve { $slot } : construire { $item }
do-stored-decree = Réserve { $slot } : jouer { $item }
do-take = Prendre { $item }
do-take-from = Prendre { $item } dans la colonne { $column }
do-take-city = Prendre et jouer le décret de la ville
do-steal = Réserve { $slot }, chez { $whom } : { $item }
do-die = Dé { $die } : { $what }
do-kobold = Lutin, colonne { $column } : { $what }
do-visit = aller voir { $figure }
do-get = prendre { $item }
do-build-left = Tout à gauche
do-build-right = Tout à droite
do-build-on = Sur la colonne { $column }
do-burn = La colonne { $column } brûle
do-quench = Éteindre la colonne { $column }
do-square-sky = Ciels et tours { $where }
do-square-wall = Murs et tours { $where }

## Ce qu’apporterait un choix

preview-tile-build-store = Se pose { $where }, ou va en réserve.
preview-tile-build = Se pose { $where }.
preview-tile-store = Ne se pose encore nulle part et va en réserve.
where-ends = tout à gauche ou tout à droite
where-columns = sur la colonne { $columns }
preview-decree-now-store = Rapporte { $n } maintenant ({ $why }), ou va en réserve.
preview-decree-now = Rapporte { $n } maintenant ({ $why }).
preview-decree-store = Ne peut pas encore être joué et va en réserve.
preview-worth = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } : { $why }.
preview-total = Tu as alors { $n }.
preview-build = { $danger ->
        [0] Le dragon ne brûlerait alors rien chez toi.
        [one] Le dragon brûlerait alors 1 de tes colonnes.
       *[other] Le dragon brûlerait alors { $danger } de tes colonnes.
    }
preview-completes = La colonne est alors complète.
preview-quenches = Le feu s’éteint { $columns }.
preview-burn-empty = Tu ne perds rien d’autre que la colonne elle-même.
preview-burn = Tu perds : { $what }.
preview-quench-empty = Tu récupères la colonne.
preview-quench = Tu récupères : { $what }.
preview-stop = { $others ->
        [one] Tu marques { $n }, l’autre personne { $other }.
       *[other] Tu marques { $n }, chacun des autres { $other }.
    }
preview-roll-juggle = { $bust ->
        [0] Ce lancer ne peut pas dépasser { $goal }.
        [one] Une face sur six dépasse { $goal }.
       *[other] { $count } faces sur six dépassent { $goal }.
    }
preview-roll = { $danger ->
        [0] Un double réveille le dragon, qui ne brûlerait rien chez toi.
        [one] Un double réveille le dragon, qui brûlerait 1 de tes colonnes.
       *[other] Un double réveille le dragon, qui brûlerait { $danger } de tes colonnes.
    }
preview-done = Les deux dés sont joués.
preview-done-unused = { $n ->
        [one] Le dé { $dice } reste inutilisé.
       *[other] Les dés { $dice } restent inutilisés.
    }
preview-shield = Rien ne brûle chez toi. Le sort retourne parmi les autres.
preview-pass-shield = { $n ->
        [one] 1 colonne brûle, à ton choix.
       *[other] { $n } colonnes brûlent, à ton choix.
    }
preview-protect = Le Voleur doit prendre autre chose. Le sort retourne parmi les autres.
preview-pass-protect = Le Voleur prend { $item }.
preview-pass-pick = On ajoute les tuiles ; le sort te reste pour une autre fois.
preview-pass-thief = Le Voleur repart les mains vides.
preview-pass-guest = Tu ne construis rien ; c’est à la suite des convives.
preview-pass-innkeeper-again = Une tuile suffit.
preview-pass-architect = Les rangées sont comblées, et tu ne prends rien.
preview-pass-mage = Tu repars de chez le Mage sans sort.
preview-store = Attend en réserve que tu t’en serves à l’un de tes tours.

## Ce que compte un décret

worth-columns = { $columns }
worth-symbols = { $times ->
        [1] { $symbols }
       *[other] { $symbols } à { $times } points{ $n ->
            [one] {""}
           *[other] {" pièce"}
        }
    }
worth-area-sky = { $symbols } sur les ciels et les tours { $where }
worth-area-wall = { $symbols } sur les murs et les tours { $where }
worth-area-none = nulle part deux fois deux tuiles côte à côte
worth-city = { $tiles } de la colonne { $first } à la colonne { $last }, à { $times ->
        [one] { $times } point
       *[other] { $times } points
    } pièce

## Questions, et ce que dit la barre entre-temps

question-turn-roll = À toi, { $who } : lance les dés.
    .help = Ce que tu as en réserve peut aussi être construit ou joué avant.
question-turn-roll-plain = À toi : lance les dés.
question-turn-dice = À quoi servent tes dés, { $who } ?
    .help = Chaque dé donne le personnage, une tuile ou le décret de sa colonne, ou bien la Fée. Les deux ensemble appellent le Lutin.
question-turn-dice-plain = À quoi servent tes dés ?
question-turn-die = Et l’autre dé, { $who } ?
    .help = Il donne le personnage, une tuile ou le décret de sa colonne, ou bien la Fée.
question-turn-die-plain = Et l’autre dé ?
question-turn-over = Autre chose, { $who } ?
    .help = Tes dés sont joués. Ce que tu as en réserve peut encore être construit ou joué.
question-place-tile = { $item } : où va cette tuile ?
    .help = Construis-la maintenant, ou mets-la en réserve pour plus tard.
question-place-decree = { $item } : le jouer ou le garder ?
    .help = Joué, il reste à toi. En réserve, il attend un meilleur moment.
question-build = { $item } : où va cette tuile ?
    .help = Les murs vont aux extrémités, les tours sur les murs, les ciels sur les tours, et rien sur le feu.
question-district = Quelle colonne compte ?
    .help = Une colonne complète, sans herbe et qui ne brûle pas. Elle reçoit ensuite son herbe.
question-district-double = Quelle colonne compte, ou lesquelles ?
    .help = Une ou deux colonnes complètes, sans herbe et qui ne brûlent pas. Elles reçoivent ensuite leur herbe.
question-area = Quelles quatre tuiles comptent ?
    .help = Deux ciels voisins avec leurs tours, ou deux murs voisins avec les leurs.
question-free = Quel symbole compte ?
    .help = Tous ceux de ta ville qui ne brûlent pas.
question-juggle = { $sum } pour l’instant. Relancer ou s’arrêter ?
    .help = Approche-toi de { $goal } ; au-delà, ce sont les autres qui gagnent.
question-thief = Que prend le Voleur pour toi ?
    .help = Une tuile ou un décret dans la réserve de quelqu’un d’autre. Tu t’en sers aussitôt ou tu le mets en réserve.
question-thief-again = C’est protégé. Que prend le Voleur à la place ?
    .help = Autre chose dans une réserve, ou rien.
question-protect = Le Voleur convoite { $item }. Tu protèges ?
    .help = { $who } l’envoie. Ton sort de protection y passe.
question-innkeeper = L’Aubergiste t’offre une tuile. Laquelle ?
    .help = Construis-la ou mets-la en réserve. Puis les autres choisissent, et tu en prends une deuxième.
question-guest = L’Aubergiste t’invite. Quelle tuile prends-tu ?
    .help = Il faut la construire aussitôt. Tu peux aussi ne rien prendre.
question-innkeeper-again = Quelle deuxième tuile prends-tu ?
    .help = Construis-la ou mets-la en réserve, ou n’en prends pas.
question-architect = Les rangées sont comblées. Quelle tuile prends-tu ?
    .help = Construis-la ou mets-la en réserve, ou n’en prends pas.
question-pick = On va ajouter des tuiles. Tu utilises ton choix anticipé ?
    .help = Prends d’abord une tuile visible de n’importe quelle rangée, à construire ou à mettre en réserve.
question-mayor = Le Maire t’accorde un décret. Lequel ?
    .help = Joue-le aussitôt ou mets-le en réserve ; celui de la ville se joue aussitôt.
question-quench = { $n ->
        [one] Le Mage éteint encore une colonne. Laquelle ?
       *[other] Le Mage éteint { $count } de tes colonnes. Laquelle d’abord ?
    }
    .help = Si tes nuages suffisent alors, tout le reste du feu s’éteint aussi.
question-mage = Quel sort prends-tu chez le Mage ?
    .help = Les points comptent aussitôt, les autres sorts demandent une place libre. Tu peux ne pas en prendre.
question-fairy = Quel sort te donne la Fée ?
    .help = Les points comptent aussitôt, les autres sorts demandent une place libre.
question-shield = { $n ->
        [one] Le dragon veut brûler une de tes colonnes. Tu utilises le bouclier ?
       *[other] Le dragon veut brûler { $count } de tes colonnes. Tu utilises le bouclier ?
    }
    .help = Cette fois, tout reste intact, et le bouclier est dépensé.
question-burn = { $n ->
        [one] Le dragon brûle une de tes colonnes. Laquelle ?
       *[other] Le dragon brûle { $count } de tes colonnes. Laquelle d’abord ?
    }
    .help = Mur, tour et ciel sont retournés. Leurs nuages et leurs symboles ne comptent plus.
status-place = { $who } décide que faire : { $item }.
status-build = { $who } cherche où construire { $item }.
status-district = { $who } choisit ce que compte le décret.
status-area = { $who } choisit ce que compte le décret.
status-free = { $who } choisit ce que compte le décret.
status-juggle = { $who } jongle, avec { $sum } pour l’instant.
status-thief = { $who } choisit ce que prend le Voleur.
status-protect = { $who } décide si le Voleur obtient { $item }.
status-innkeeper = { $who } choisit une tuile chez l’Aubergiste.
status-guest = { $who } choisit une tuile à l’invitation de l’Aubergiste.
status-innkeeper-again = { $who } choisit une deuxième tuile chez l’Aubergiste.
status-architect = { $who } choisit une tuile chez l’Architecte.
status-pick = { $who } peut prendre une tuile avant l’ajout.
status-mayor = { $who } choisit un décret chez le Maire.
status-quench = { $who } choisit le feu que le Mage éteint.
status-mage = { $who } choisit un sort chez le Mage.
status-fairy = { $who } choisit un sort chez la Fée.
status-shield = { $who } décide d’utiliser ou non le bouclier.
status-burn = { $who } choisit ce qui brûle.
announce-turn = { $n ->
        [one] Tu as { $n } possibilité.
       *[other] Tu as { $n } possibilités.
    }

## Ce qui s’est passé

event-start = { $who } a la coupe et commence.
event-start-you = Tu as la coupe et tu commences.
event-laid-wall = { $n ->
        [one] Nouveau mur { $where } : { $what }.
       *[other] Nouveaux murs { $where } : { $what }.
    }
event-laid-tower = { $n ->
        [one] Nouvelle tour { $where } : { $what }.
       *[other] Nouvelles tours { $where } : { $what }.
    }
event-laid-sky = { $n ->
        [one] Nouveau ciel { $where } : { $what }.
       *[other] Nouveaux ciels { $where } : { $what }.
    }
event-laid-decree = { $n ->
        [one] Nouveau décret { $where } : { $what }.
       *[other] Nouveaux décrets { $where } : { $what }.
    }
event-laid-spell = { $n ->
        [one] Nouveau sort : { $what }.
       *[other] Nouveaux sorts : { $what }.
    }
event-rolled = { $who } lance { $low } et { $high }.
event-rolled-you = Tu lances { $low } et { $high }.
event-rolled-double = { $who } lance un double : { $low } et { $high }.
event-rolled-double-you = Tu lances un double : { $low } et { $high }.
event-dragon = Le dragon arrive ! { $towns }
dragon-town = { $who } : { $columns }, { $clouds }{ $burning ->
        [0] {""}
        [one] , 1 brûle déjà
       *[other] , { $burning } brûlent déjà
    } : { $danger ->
        [0] rien ne brûle
        [one] 1 brûle
       *[other] { $danger } brûlent
    }.
event-used = { $who } va voir { $figure }.
event-used-you = Tu vas voir { $figure }.
event-used-kobold-person = { $who } envoie le Lutin { $to }.
event-used-kobold-person-you = Tu envoies le Lutin { $to }.
event-used-kobold-thing = { $who } envoie le Lutin dans la colonne { $column }.
event-used-kobold-thing-you = Tu envoies le Lutin dans la colonne { $column }.
event-took-die = { $who } prend { $item } dans la colonne { $column }.
event-took-die-you = Tu prends { $item } dans la colonne { $column }.
event-took-kobold = { $who } y prend { $item }.
event-took-kobold-you = Tu y prends { $item }.
event-took-innkeeper = { $who } prend chez l’Aubergiste { $item } dans la colonne { $column }.
event-took-innkeeper-you = Tu prends chez l’Aubergiste { $item } dans la colonne { $column }.
event-took-guest = { $who } prend, à l’invitation de l’Aubergiste, { $item } dans la colonne { $column }.
event-took-guest-you = Tu prends, à l’invitation de l’Aubergiste, { $item } dans la colonne { $column }.
event-took-architect = { $who } prend chez l’Architecte { $item } dans la colonne { $column }.
event-took-architect-you = Tu prends chez l’Architecte { $item } dans la colonne { $column }.
event-took-pick = { $who } prend avant l’ajout { $item } dans la colonne { $column }.
event-took-pick-you = Tu prends avant l’ajout { $item } dans la colonne { $column }.
event-took-mayor = { $who } reçoit du Maire { $item }.
event-took-mayor-you = Tu reçois du Maire { $item }.
event-took-spell = { $who } prend { $spell }.
event-took-spell-you = Tu prends { $spell }.
event-used-stored = { $who } sort { $item } de la réserve { $slot }.
event-used-stored-you = Tu sors { $item } de la réserve { $slot }.
event-built-left = { $who } construit { $item } tout à gauche.
event-built-left-you = Tu construis { $item } tout à gauche.
event-built-right = { $who } construit { $item } tout à droite.
event-built-right-you = Tu construis { $item } tout à droite.
event-built-on = { $who } construit { $item } sur la colonne { $column }.
event-built-on-you = Tu construis { $item } sur la colonne { $column }.
event-stored = { $who } met { $item } en réserve { $slot }.
event-stored-you = Tu mets { $item } en réserve { $slot }.
event-scored = { $who } marque { $points } avec { $decree } : { $why }.
event-scored-you = Tu marques { $points } avec { $decree } : { $why }.
event-conjured = { $who } marque { $points } grâce au sort.
event-conjured-you = Tu marques { $points } grâce au sort.
event-got-spell = { $who } garde { $spell } pour plus tard.
event-got-spell-you = Tu gardes { $spell } pour plus tard.
event-spent = { $who } utilise { $spell }.
event-spent-you = Tu utilises { $spell }.
event-juggler-die = { $who } jongle avec le dé : { $face }, ce qui fait { $sum }.
event-juggler-die-you = Tu jongles avec le dé : { $face }, ce qui fait { $sum }.
event-juggled = { $who } s’arrête à { $sum } et marque { $points } ; { $others ->
        [one] l’autre personne marque { $other }.
       *[other] chacun des autres marque { $other }.
    }
event-juggled-you = Tu t’arrêtes à { $sum } et marques { $points } ; { $others ->
        [one] l’autre personne marque { $other }.
       *[other] chacun des autres marque { $other }.
    }
event-juggled-bust = { $who } va trop loin avec { $sum } et ne marque rien, { $others ->
        [one] l’autre personne { $other }.
       *[other] chacun des autres { $other }.
    }
event-juggled-bust-you = Tu vas trop loin avec { $sum } et ne marques rien, { $others ->
        [one] l’autre personne { $other }.
       *[other] chacun des autres { $other }.
    }
event-reached = { $who } veut voler { $item } { $from }.
event-reached-you = Tu veux voler { $item } { $from }.
event-stole = { $who } vole { $item } { $from }.
event-stole-you = Tu voles { $item } { $from }.
event-stole-from-you = { $who } te vole { $item }.
event-protected = { $who } protège { $item } du Voleur.
event-protected-you = Tu protèges { $item } du Voleur.
event-burnt = { $who } perd { $columns } dans le feu.
event-burnt-you = Tu perds { $columns } dans le feu.
event-shielded = Le bouclier tient : { $whom } ne perd rien.
event-shielded-you = Le bouclier tient : tu ne perds rien.
event-quenched-mage = Le Mage éteint { $columns } pour { $whom }.
event-quenched-mage-you = Le Mage éteint { $columns } pour toi.
event-quenched-clouds = { $who } a assez de nuages : le feu s’éteint { $where }.
event-quenched-clouds-you = Tu as assez de nuages : le feu s’éteint { $where }.
event-declined-shield = { $who } garde le bouclier.
event-declined-shield-you = Tu gardes le bouclier.
event-declined-protect = { $who } ne protège pas.
event-declined-protect-you = Tu ne protèges pas.
event-declined-thief = { $who } laisse le Voleur repartir les mains vides.
event-declined-thief-you = Tu laisses le Voleur repartir les mains vides.
event-declined-guest = { $who } ne prend rien chez l’Aubergiste.
event-declined-guest-you = Tu ne prends rien chez l’Aubergiste.
event-declined-innkeeper-again = { $who } ne prend pas de deuxième tuile.
event-declined-innkeeper-again-you = Tu ne prends pas de deuxième tuile.
event-declined-architect = { $who } ne prend pas de tuile.
event-declined-architect-you = Tu ne prends pas de tuile.
event-declined-mage = { $who } ne prend pas de sort.
event-declined-mage-you = Tu ne prends pas de sort.
event-declined-pick = { $who } garde le choix anticipé.
event-declined-pick-you = Tu gardes le choix anticipé.
event-done-unused = { $n ->
        [one] { $who } finit son tour ; le dé { $dice } reste inutilisé.
       *[other] { $who } finit son tour ; les dés { $dice } restent inutilisés.
    }
event-done-unused-you = { $n ->
        [one] Tu finis ton tour ; le dé { $dice } reste inutilisé.
       *[other] Tu finis ton tour ; les dés { $dice } restent inutilisés.
    }
event-turn = { $who } joue (manche { $round }).
event-turn-you = À toi de jouer (manche { $round }).
event-last-round = Le trou reste vide : c’est la dernière manche.
event-end-decrees = Les décrets sont épuisés.
event-end-round-limit = Le nombre maximal de manches est atteint.
event-end-fewest = Le bonus du plus petit nombre de décrets revient { $to }.
event-end-fewest-tie = Le bonus du plus petit nombre de décrets revient à chacun de ceux-ci : { $whom }.

## Pourquoi quelqu’un a ces points

source-juggler = Jongleur
source-spells = Sorts
source-fewest = Moins de décrets
reason-decrees = { $n ->
        [one] un décret
       *[other] { $n } décrets : { $each }
    }
reason-juggler-sum = tout ce qui a été jonglé, par soi et par les autres
reason-spells-sum = les sorts qui rapportent des points
reason-fewest-fewest = { $played ->
        [0] aucun décret joué, et personne moins
        [one] un décret joué, et personne moins
       *[other] { $played } décrets joués, et personne moins
    }
reason-fewest-not-fewest = { $played } joués, quelqu’un d’autre seulement { $least }
reason-fewest-not-over = seulement à la fin de la partie

## Noms pour l’oreille

parts = { $first } ; { $rest }
column-of = colonne { $n } : { $what }
column-burning = en feu
column-scored = comptée par un quartier
column-standing = pas en feu
space-of = colonne { $n }, { $figure } : { $what }
space-empty = { $layer ->
        [sky] pas de ciel
        [tower] pas de tour
        [wall] pas de mur
       *[decree] pas de décret
    }
town-line = { $columns }, { $clouds }, { $burning ->
        [0] aucune en feu
       *[other] { $burning } en feu
    }
town-danger = { $danger ->
        [0] le dragon ne brûlerait rien
       *[other] le dragon en brûlerait { $danger }
    }
die-of = { $used ->
        [0] dé { $value }
       *[other] dé { $value }, joué
    }
slot-of = réserve { $n } : { $what }
slot-empty = vide

## Mots de la table

display = L’étalage
town = La ville
town-own = Ta ville
slots = Réserve
spells = Sorts
spells-open = Sorts visibles
decrees = Décrets
city-decrees = { $n ->
        [0] plus de décret de la ville
        [one] encore { $n } décret de la ville
       *[other] encore { $n } décrets de la ville
    }
pile = { $n ->
        [0] plus de décret dans la pioche
        [one] encore { $n } décret dans la pioche
       *[other] encore { $n } décrets dans la pioche
    }
dice = Dés
round-of = Manche { $n }
last-round = dernière manche
cup = a la coupe
score-kind = Pour quoi

## La page des règles

rules-title = Feuville : les règles
rules-aim = Chacun construit la vue d’une petite ville, colonne après colonne : un mur, une tour dessus, le ciel au-dessus. Ce qui s’y dresse rapporte des points quand un décret du roi le demande. Un dragon regarde grandir la ville et brûle ce que les nuages ne cachent pas. On joue de deux à quatre.
rules-turn-title = Un tour
rules-building-title = Construire
rules-people-title = Les gens de Feuville
rules-dragon-title = Le dragon et le feu
rules-decrees-title = Décrets
rules-spells-title = Sorts
rules-end-title = La fin
rules-examples-title = Vu dans une ville
rules-rulings-title = Quand une option change les règles
rules-rulings = Ce que les règles imprimées laissent ouvert est marqué plus haut comme notre lecture. Là où deux lectures font deux bons jeux, une option tranche ; voici comment nous jouons si tu ne choisis rien d’autre.
rules-set-title = Ce qu’il y a dans la boîte
rules-set = Les règles imprimées ne disent pas quels symboles se trouvent sur quelles tuiles, ni ce qu’est chaque décret et chaque sort. Ce matériel est le nôtre, fait de sorte que chaque symbole y figure 24 fois. Qui possède le jeu peut écrire dans un fichier le matériel imprimé et jouer avec.
rules-set-wall-1 = Murs de l’époque I
rules-set-wall-2 = Murs de l’époque II
rules-set-tower-1 = Tours de l’époque I
rules-set-tower-2 = Tours de l’époque II
rules-set-sky-0 = Ciels au dos particulier
rules-set-sky-1 = Ciels de l’époque I
rules-set-sky-2 = Ciels de l’époque II

rules-fe-1 = Murs, tours et ciels sont empilés face cachée, l’époque I sur l’époque II. Six ciels ont un dos particulier ; on les mélange et on les pose, visibles, sur les six cases de ciel. On dévoile aussi six tours et six murs. Chaque case appartient à l’une des colonnes 1 à 6.
rules-fe-2 = Trois des dix-huit sorts sont visibles, les autres à côté.
rules-fe-3 = Il y a un décret de la ville par personne, sur une case à part. Les autres décrets sont mélangés : sept quittent le jeu sans être vus, six sont visibles, un par colonne, et les treize derniers forment la pioche.
rules-fe-4 = Chacun reçoit un plateau avec deux réserves pour tuiles ou décrets et deux pour sorts, un mur de départ et un morceau d’herbe à sa couleur. On tire au sort qui commence et garde la coupe.
rules-fe-5 = Le mur de départ se dresse dans la ville dès le début.
rules-fe-5-ours = C’est un mur simple sans symbole, une colonne comme une autre, et il peut brûler.
rules-fe-6 = Lance deux dés, puis sers-t’en. Un double réveille d’abord le dragon ; après son attaque, tu relances. Un autre double le rappelle, si bien que les dés dont tu te sers montrent toujours deux chiffres différents.
rules-fe-7 = Chaque dé sert à une seule chose : le personnage de sa colonne, une des tuiles de sa colonne, le décret de sa colonne, ou la Fée, qui accepte n’importe quel dé. Ou bien les deux dés ensemble appellent le Lutin.
rules-fe-7-ours = Un dé peut aussi rester inutilisé.
rules-fe-8 = Une tuile prise se construit aussitôt ou va dans une réserve libre, pour être construite à l’un de tes tours ; l’un des deux doit être possible. De même, un décret se joue aussitôt ou va en réserve.
rules-fe-8-ours = On pose d’abord la tuile, puis on comble une rangée vide. Pour les décrets et les sorts, on comble d’abord le trou.
rules-fe-9 = Ce que tu as en réserve, tu peux le construire ou le jouer à tout moment de ton tour. Les sorts servent au moment qu’ils indiquent, quel que soit le joueur dont c’est le tour.
rules-fe-9-ours = Ton tour va d’avant le lancer jusqu’à sa fin, et une réserve peut se vider au milieu d’une action pour faire de la place ; rien ne se construit ni ne se joue seulement entre un double et son feu.
rules-fe-10 = D’abord vient le mur, sur le mur une tour, sur la tour le ciel. Pas de trou entre les murs : un nouveau va tout à gauche ou tout à droite, tant qu’il y a des murs. On ne construit rien sur ce qui a brûlé.
rules-fe-10-ours = Un nouveau mur peut très bien se dresser à côté d’une colonne brûlée.
rules-fe-11 = Tours blanches et bases d’angle n’ont rien à voir entre elles : toute tour va sur tout mur. (Notre lecture ; il y a une option.)
rules-fe-12 = Une rangée de l’étalage n’est comblée que lorsque ses six cases sont vides, mais alors aussitôt ; ou bien par l’Architecte.
rules-fe-12-ours = S’il manque des tuiles dans la pile, on les pose à partir de la colonne 1. L’Architecte comble les trous ; ce qui est là n’est pas remplacé.
rules-fe-34 = On ne peut s’adresser à un personnage que s’il peut faire quelque chose pour soi. Qui appelle le Lutin doit s’en servir, et pas pour la Fée. (Notre lecture.)
rules-fe-13 = Jongleur, colonne 1 : lance un dé autant de fois que tu veux et additionne. Arrête-toi à 10 ou moins, et tu marques la somme, chacun des autres ce qui manque pour arriver à 10. Au-delà de 10, tu ne marques rien et chacun des autres marque l’excédent.
rules-fe-13-ours = Tu lances au moins une fois. À 10 tout juste, c’est fini d’office.
rules-fe-14 = Voleur, colonne 2 : prends une tuile ou un décret dans la réserve de quelqu’un d’autre.
rules-fe-14-ours = Le butin se construit, se joue ou va en réserve aussitôt ; il faut donc pouvoir le placer. S’il est protégé, le Voleur peut prendre autre chose, chez n’importe qui ; ce qui a été protégé est à l’abri de ce vol.
rules-fe-15 = Aubergiste, colonne 3 : prends n’importe quelle tuile de l’étalage. Puis chacun des autres, dans l’ordre du tour, peut en prendre une, à construire aussitôt. Enfin, tu en prends une deuxième. Les tiennes peuvent aller en réserve.
rules-fe-15-ours = Ta première tuile est obligatoire, on peut renoncer aux suivantes.
rules-fe-16 = Architecte, colonne 4 : toutes les rangées sont comblées aussitôt, puis tu prends n’importe quelle tuile.
rules-fe-16-ours = On peut renoncer à la tuile.
rules-fe-17 = Maire, colonne 5 : prends n’importe quel décret visible ; le trou est comblé aussitôt. Joue-le maintenant ou mets-le en réserve.
rules-fe-17-ours = Seul le Maire accorde les décrets de la ville.
rules-fe-18 = Mage, colonne 6 : deux de tes colonnes en feu sont éteintes, puis tu prends un sort visible, dont le trou est comblé aussitôt.
rules-fe-18-ours = S’il y a moins de feux, ils sont tous éteints. On peut renoncer au sort, pas à éteindre.
rules-fe-19 = Fée, n’importe quel dé : prends un des trois sorts visibles ; le trou est comblé aussitôt. Lutin, les deux dés : envoie-le dans n’importe quelle colonne pour son personnage, ou pour y prendre une tuile ou le décret, comme si un dé s’y trouvait. Ensuite, il retourne à sa place.
rules-fe-20 = Chacun compare ses colonnes à tous les nuages de sa ville, où qu’ils soient. Pour chaque nuage manquant brûle une colonne de son choix : mur, tour et ciel sont retournés, même si elle n’est pas complète. Les colonnes brûlées comptent comme colonnes mais cachent leurs nuages ; il en brûle donc autant que de colonnes, moins les nuages, moins celles qui brûlent déjà.
rules-fe-20-ours = Les villes passent dans l’ordre du tour, à commencer par celle dont c’est le tour.
rules-fe-21 = Dès qu’une ville a au moins autant de nuages que de colonnes, tout son feu s’éteint. On y regarde après chaque construction et après chaque colonne éteinte par le Mage, dont les nuages comptent de nouveau.
rules-fe-22 = Une colonne brûlée ne rapporte rien, et l’on ne peut rien y construire.
rules-fe-23 = Le trou que laisse un décret dans sa colonne est comblé aussitôt. Le décret se joue maintenant ou va en réserve. Joué, il reste à son joueur, car on les compte à la fin.
rules-fe-24 = Quartier : une colonne complète qui ne brûle pas rapporte 5 et reçoit un morceau d’herbe neutre. Elle ne rapporte plus jamais ainsi. Le double quartier compte deux de ces colonnes côte à côte, 5 chacune.
rules-fe-24-ours = Le double peut servir pour une seule colonne.
rules-fe-25 = Un symbole et un chiffre : autant de points pour chacun de ces symboles qui ne brûle pas dans ta ville.
rules-fe-26 = Carré : 1 point pour chaque symbole sur deux ciels voisins avec leurs tours, ou sur deux murs voisins avec leurs tours ; les quatre tuiles doivent être là et ne pas brûler. Libre choix : nomme un symbole, et tous ceux de ta ville comptent.
rules-fe-26-ours = Au libre choix, chacun rapporte 2. Sans quatre tuiles de ce genre, le carré rapporte 0.
rules-fe-27 = Ville, une fois par partie et par personne : il faut deux tours blanches avec une porte entre elles. Chaque mur et chaque tour entre les deux rapporte 2, et les deux tours aussi. Ton herbe montre que tu l’as eue.
rules-fe-27-ours = Les murs sous les deux tours ne comptent pas. Les deux tours et au moins une porte entre elles ne doivent pas brûler ; ce qui a brûlé entre elles ne rapporte rien. C’est la paire la plus écartée qui compte. Le décret se joue aussitôt, sa case n’est pas comblée, et il n’amène pas la fin ; ses colonnes peuvent encore compter comme quartiers.
rules-fe-28 = Un décret peut se jouer pour rien. Mais un quartier demande une colonne, et la ville ses tours et sa porte. Il y a toujours assez d’herbe neutre. (Notre lecture.)
rules-fe-29 = Il y a quatre sorts. Les points comptent aussitôt et ne se gardent jamais. Le bouclier repousse une attaque du dragon. La protection sauve du Voleur quelque chose de ta réserve. Le choix anticipé te donne une tuile visible avant qu’une rangée, ou tout l’étalage par l’Architecte, soit comblée. Un sort utilisé retourne aussitôt parmi les autres.
rules-fe-30 = Le bouclier se joue avant que brûle la première colonne, la protection quand le Voleur tend la main, le choix anticipé quand on va poser des tuiles.
rules-fe-30-ours = Avec le bouclier, rien ne brûle chez toi lors de cette attaque ; on ne te le demande que si quelque chose brûlerait. Si c’est protégé, le Voleur prend autre chose ou rien. Le choix anticipé vaut pour toute rangée, mais seulement si l’on va poser au moins une tuile ; chacun est interrogé une fois, dans l’ordre du tour. Quand les deux places sont prises, on ne peut prendre que des sorts à points.
rules-fe-31 = Quand le trou d’un décret ne peut plus être comblé, on joue la manche jusqu’au bout.
rules-fe-31-ours = Elle finit avec la personne avant la coupe. Comme des dés pourraient rester inutilisés sans fin, la partie s’achève aussi après 60 manches ; il y a une option pour cela.
rules-fe-32 = Qui a joué le moins de décrets reçoit 7 points.
rules-fe-32-ours = Les décrets de la ville comptent, ceux en réserve non. En cas d’égalité, chacun reçoit les 7.
rules-fe-33 = Le plus de points l’emporte.
rules-fe-33-ours = En cas d’égalité, la victoire est partagée.

ruling-strict_corners = Toute tour va sur tout mur. Avec l’option, une tour blanche demande une base d’angle, et une base d’angle n’accepte qu’une tour blanche.
ruling-city_end_walls = Aux deux bouts d’une ville, seules les tours blanches comptent. Avec l’option, les murs dessous comptent aussi.
ruling-round_limit = Au plus tard, la partie s’achève après 60 manches ; l’option permet de 1 à 100.

example-dragon-title = Ce qui brûle
example-dragon = Sept colonnes, et cinq nuages qu’on voit : deux, deux et un. La colonne 3 brûle déjà et en cache trois autres. Sept moins cinq moins un font un : si le dragon venait maintenant, une colonne de plus brûlerait.
example-fire-title = Assez de nuages
example-fire = Quatre colonnes, deux nuages, et la colonne 3 brûle. En réserve attend un ciel à deux nuages qui se pose sur la colonne 1. Une fois construit, il y a quatre nuages pour quatre colonnes : le feu s’éteint.
example-district-title = Deux colonnes côte à côte
example-district = Les colonnes 1, 3 et 4 sont complètes et sans herbe ; la colonne 2 a déjà compté, et il manque son ciel à la colonne 5. Le double quartier rapporte 10 points dans les colonnes 3 et 4.
example-status-title = Trois étoiles
example-status = Il y a cinq étoiles dans cette ville, mais deux sont dans la colonne 4, qui brûle. Étoile ×3 compte les trois autres : 9 points.
example-area-title = Deux fois deux
example-area = Sur les ciels et les tours des colonnes 1 et 2, il y a un griffon, une étoile, un drapeau et encore un griffon : 4 points. Sur leurs murs et leurs tours, il n’y a que trois symboles, sur ceux des colonnes 2 et 3 que deux.
example-city-title = De tour en tour
example-city = Des tours blanches se dressent sur les colonnes 2 et 6, et entre elles une porte. Comptent les deux tours, le mur et la tour de la colonne 3 et la porte de la colonne 4 ; la colonne 5, brûlée, ne rapporte rien. Cela fait cinq tuiles et 10 points. Avec l’option des murs d’extrémité, ce serait sept tuiles et 14 points.

## Ce qu’une position doit contenir : « Le champ dice est faux : il faut … »

wanted-options = un objet avec les options et le matériel
wanted-display = un objet avec wall, tower, sky et decree
wanted-no-empty-row = un étalage où aucune rangée n’est vide tant que sa pile a des tuiles (FE-12)
wanted-six-decrees = une liste de six décrets tant que la pioche n’est pas vide (FE-23)
wanted-three-spells = une liste de trois sorts (FE-2)
wanted-played = [place, décret, points]
wanted-played-points = [place, décret, points de 0 à { $most }]
wanted-one-city = au plus un décret de la ville par place (FE-27)
wanted-column = [mur, tour ou null, ciel ou null]
wanted-stacked = un mur, une tour seulement dessus, un ciel seulement sur une tour (FE-10)
wanted-start-wall = une liste de colonnes où { $wall } figure exactement une fois (FE-5)
wanted-columns = une liste de colonnes, chacune de 1 à { $most }
wanted-complete-columns = une liste de colonnes, toutes complètes (FE-24)
wanted-no-fire = une liste vide, car il y a autant de nuages que de colonnes (FE-21)
wanted-strict-corner = une tour blanche sur une base d’angle, ou aucune des deux (FE-11)
wanted-spell-to-keep = un sort qui ne rapporte pas aussitôt des points (FE-29)
wanted-dice = une liste vide, ou deux chiffres de 1 à 6, le plus petit d’abord
wanted-double = un double exactement quand le dragon attaque (FE-6)
wanted-rolled = un lancer, pour ce qui est en attente
wanted-not-rolled = une liste vide avant le lancer
wanted-used = une liste vide, ou des chiffres que montrent les dés
wanted-unused-double = une liste vide, car on ne se sert pas d’un double (FE-6)
wanted-tile = une tuile
wanted-tiles = une tuile des piles
wanted-tiles-of-layer = { $layer ->
        [sky] un ciel de la pile
        [tower] une tour de la pile
       *[wall] un mur de la pile
    }
wanted-layers = une liste d’étages
wanted-decree = un décret
wanted-tile-or-decree = une tuile ou un décret
wanted-no-city = autre chose qu’un décret de la ville, car ils sont à part et se jouent aussitôt (FE-3, FE-27)
wanted-no-city-in-hand = autre chose qu’un décret de la ville, car il se joue aussitôt (FE-27)
wanted-decree-of-kind = un décret de cette sorte
wanted-decree-to-lay = un décret, s’il faut en poser un
wanted-spell = un sort
wanted-spell-holder = le choix d’une place qui a le sort
wanted-room-for-spell = un sort pour lequel il y a une réserve libre à sa place
wanted-true-or-false-at-end = à la fin true ou false
wanted-asked-at-end = à la fin le nombre de places interrogées
wanted-slot-in-use = la place dont c’est le tour et dont la réserve utilisée est libre (FE-9)
wanted-can-place = quelque chose qui puisse être construit, joué ou mis en réserve à sa place (FE-8)
wanted-loot = une réserve avec quelque chose que le Voleur puisse prendre
wanted-safe = une liste de [place, réserve]
wanted-no-theft = une liste vide, puisqu’il n’y a pas de vol

## Ce qu’un matériel doit contenir : « Le matériel est incorrect à name : il y faut … »

wanted-entries = une liste d’entrées
wanted-table-in-braces = une table entre accolades
wanted-unlike-others = une entrée différente des autres ; les pareilles se comptent en une seule
wanted-symbols = une liste d’au plus { $most } symboles

## Ce dont un matériel a trop ou trop peu : « Le matériel est incorrect à … : il y en a 4 »

entry-special-skies = tiles.sky (époque 0)
entry-other-decrees = cards.decree (les autres)

## Refus

refused-set-symbol = Le matériel est incorrect à { $entry } : il n’y a pas de symbole { $value } ; connus : { $known }.
refused-decrees-out = Il y a trop de décrets : { $count } sont hors du jeu sans avoir été vus (FE-3).
refused-stage-order = { $layer ->
        [sky] Pour les ciels
        [tower] Pour les tours
       *[wall] Pour les murs
    }, on voit des tuiles d’une époque plus tardive que le dessus de la pile (FE-1).
