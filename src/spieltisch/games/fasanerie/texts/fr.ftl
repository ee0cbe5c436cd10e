# Fasanerie en français.
#
# Formes d’un nom : le message lui-même s’emploie seul et dans les listes ; .the est un sujet, .acc un
# objet, .dat un lieu (« sur … »), .to une direction (« va … »), .plural le pluriel.
# Les points arrivent en texte ($points « +3 », « −2 », « 0 » ; $total et $score « 34 »), les quantités
# ($n) en nombres.

## Espèces

kind-gold = Faisan doré
    .plural = Faisans dorés
    .the = le Faisan doré
    .acc = le Faisan doré
    .dat = le Faisan doré
    .to = jusqu’au Faisan doré
kind-fart = Pet de faisan
    .plural = Pets de faisan
    .the = le Pet de faisan
    .acc = le Pet de faisan
    .dat = le Pet de faisan
    .to = jusqu’au Pet de faisan
kind-diamond = Faisan de Lady Amherst
    .plural = Faisans de Lady Amherst
    .the = le Faisan de Lady Amherst
    .acc = le Faisan de Lady Amherst
    .dat = le Faisan de Lady Amherst
    .to = jusqu’au Faisan de Lady Amherst
kind-blood = Ithagine ensanglantée
    .plural = Ithagines ensanglantées
    .the = l’Ithagine ensanglantée
    .acc = l’Ithagine ensanglantée
    .dat = l’Ithagine ensanglantée
    .to = jusqu’à l’Ithagine ensanglantée
kind-green = Faisan versicolore
    .plural = Faisans versicolores
    .the = le Faisan versicolore
    .acc = le Faisan versicolore
    .dat = le Faisan versicolore
    .to = jusqu’au Faisan versicolore
kind-peacock = Paon
    .plural = Paons
    .the = le Paon
    .acc = le Paon
    .dat = le Paon
    .to = jusqu’au Paon
kind-nest = Nid
    .plural = Nids
    .the = le Nid
    .acc = le Nid
    .dat = le Nid
    .to = jusqu’au Nid
kind-reeves = Faisan vénéré
    .plural = Faisans vénérés
    .the = le Faisan vénéré
    .acc = le Faisan vénéré
    .dat = le Faisan vénéré
    .to = jusqu’au Faisan vénéré
kind-trap = Piège
    .plural = Pièges
    .the = le Piège
    .acc = le Piège
    .dat = le Piège
    .to = jusqu’au Piège
kind-mirror = Miroir
    .plural = Miroirs
    .the = le Miroir
    .acc = le Miroir
    .dat = le Miroir
    .to = jusqu’au Miroir
kind-monal = Lophophore resplendissant
    .plural = Lophophores resplendissants
    .the = le Lophophore resplendissant
    .acc = le Lophophore resplendissant
    .dat = le Lophophore resplendissant
    .to = jusqu’au Lophophore resplendissant
kind-fox = Renard
    .plural = Renards
    .the = le Renard
    .acc = le Renard
    .dat = le Renard
    .to = jusqu’au Renard
kind-fireback = Faisan noble
    .plural = Faisans nobles
    .the = le Faisan noble
    .acc = le Faisan noble
    .dat = le Faisan noble
    .to = jusqu’au Faisan noble
kind-koklass = Eulophe koklass
    .plural = Eulophes koklass
    .the = l’Eulophe koklass
    .acc = l’Eulophe koklass
    .dat = l’Eulophe koklass
    .to = jusqu’à l’Eulophe koklass
kind-salvadori = Faisan de Salvadori
    .plural = Faisans de Salvadori
    .the = le Faisan de Salvadori
    .acc = le Faisan de Salvadori
    .dat = le Faisan de Salvadori
    .to = jusqu’au Faisan de Salvadori
kind-net = Filet à longue poignée
    .plural = Filets à longue poignée
    .the = le Filet à longue poignée
    .acc = le Filet à longue poignée
    .dat = le Filet à longue poignée
    .to = jusqu’au Filet à longue poignée
kind-eared = Crossoptilon
    .plural = Crossoptilons
    .the = le Crossoptilon
    .acc = le Crossoptilon
    .dat = le Crossoptilon
    .to = jusqu’au Crossoptilon
kind-dog = Chien qui aboie
    .plural = Chiens qui aboient
    .the = le Chien qui aboie
    .acc = le Chien qui aboie
    .dat = le Chien qui aboie
    .to = jusqu’au Chien qui aboie

## Cartes qui diffèrent au sein de leur espèce ; les autres portent le nom de leur espèce

card-gold = { kind-gold } { $variant }
    .the = le { kind-gold } { $variant }
    .acc = le { kind-gold } { $variant }
    .dat = le { kind-gold } { $variant }
    .to = jusqu’au { kind-gold } { $variant }
card-fart = { kind-fart } { $variant }
    .the = le { kind-fart } { $variant }
    .acc = le { kind-fart } { $variant }
    .dat = le { kind-fart } { $variant }
    .to = jusqu’au { kind-fart } { $variant }
card-monal = { kind-monal } { $variant }
    .the = le { kind-monal } { $variant }
    .acc = le { kind-monal } { $variant }
    .dat = le { kind-monal } { $variant }
    .to = jusqu’au { kind-monal } { $variant }
card-eared-blue = { kind-eared } bleu
    .the = le { kind-eared } bleu
    .acc = le { kind-eared } bleu
    .dat = le { kind-eared } bleu
    .to = jusqu’au { kind-eared } bleu
card-eared-white = { kind-eared } blanc
    .the = le { kind-eared } blanc
    .acc = le { kind-eared } blanc
    .dat = le { kind-eared } blanc
    .to = jusqu’au { kind-eared } blanc
card-eared-brown = { kind-eared } brun
    .the = le { kind-eared } brun
    .acc = le { kind-eared } brun
    .dat = le { kind-eared } brun
    .to = jusqu’au { kind-eared } brun

## Serviteurs et personnes : .start ouvre une phrase, .to dit à qui, .from à qui l’on prend

servant-key = Gouvernante
    .start = La Gouvernante
    .the = la Gouvernante
    .acc = la Gouvernante
    .dat = la Gouvernante
    .to = à la Gouvernante
    .from = à la Gouvernante
servant-bell = Majordome
    .start = Le Majordome
    .the = le Majordome
    .acc = le Majordome
    .dat = le Majordome
    .to = au Majordome
    .from = au Majordome
servant-wheel = Cocher
    .start = Le Cocher
    .the = le Cocher
    .acc = le Cocher
    .dat = le Cocher
    .to = au Cocher
    .from = au Cocher
servant-pot = Cuisinière
    .start = La Cuisinière
    .the = la Cuisinière
    .acc = la Cuisinière
    .dat = la Cuisinière
    .to = à la Cuisinière
    .from = à la Cuisinière
servant-spade = Jardinier
    .start = Le Jardinier
    .the = le Jardinier
    .acc = le Jardinier
    .dat = le Jardinier
    .to = au Jardinier
    .from = au Jardinier
servant-lantern = Veilleur de nuit
    .start = Le Veilleur de nuit
    .the = le Veilleur de nuit
    .acc = le Veilleur de nuit
    .dat = le Veilleur de nuit
    .to = au Veilleur de nuit
    .from = au Veilleur de nuit

## Les espèces en jeu

set-first = Première partie
    .help = Les six espèces pour apprendre le jeu.
set-suggestion-1 = Suggestion 1
    .help = Pour découvrir l’extension : des faisans à compter, des plus rares et un filet pour pêcher.
set-suggestion-2 = Suggestion 2
    .help = Pour continuer avec l’extension : des solitaires, des couleurs et un chien qui fait rendre.
set-base = Six du jeu de base
    .help = Six des douze espèces du jeu de base, tirées au hasard.
set-all = Six parmi toutes
    .help = Six des dix-huit espèces, tirées au hasard.
set-own = Choix libre
    .help = Choisis toi-même les six espèces.
set-chosen = { $n } sur 6 choisies
set-base-box = Jeu de base
set-expansion-box = Extension

## Ce que rapporte chaque espèce (la description de ses cartes)

band-gold = Chacun rapporte le nombre qu’il porte : 1, 2 ou 3 points.
band-fart = Chacun coûte le nombre qu’il porte : 1, 2 ou 3 points.
band-diamond = 5 points chacun si personne n’a moins de cartes que toi en tout, même à égalité. Sinon, rien.
band-blood = Une seule rapporte 3, deux rapportent 6 ensemble. Chaque autre retire 3 : 3, 0, −3, et ainsi de suite.
band-green = Chaque paire rapporte 5. Celui qui reste sans partenaire coûte 2.
band-peacock = Un seul coûte 10. À partir de deux, chacun rapporte 2.
band-nest = Chacun rapporte autant que tu as de Nids : 1, 4, 9, 16, 25 en tout. Au-delà de cinq, rien de plus.
band-reeves = Selon combien tu en as : −5, −4, 3, 8, 15. Au-delà de cinq, rien de plus.
band-trap = Chacun coûte 1.
band-mirror = Chacun rapporte 1 par autre espèce que tu possèdes.
band-monal = Seuls tes plus petits comptent, pour leur nombre : 3, 5 ou 7 chacun. Les plus grands ne rapportent rien.
band-fox = Chacun rapporte 2.
band-fireback = Trois, exactement, rapportent 10. Tout autre nombre ne rapporte rien.
band-koklass = Toutes ensemble : 7 pour une, 5 pour deux, 3 pour trois ou plus.
band-salvadori = 5 chacun si personne n’en a moins ; −1 chacun si personne n’en a plus. Les deux peuvent se cumuler.
band-net = Chacun coûte 2.
band-eared = 3 chacun tant que toutes les couleurs diffèrent. Dès que deux sont pareils, plus aucun ne compte.
band-dog = Chacun rapporte 1.

## Ce que déclenche une carte ramassée

action-trap = Mets-le de côté en le ramassant. Après ton déplacement, il va à qui joue ensuite, et c’est peut-être toi.
action-fox = Mets aussitôt dans la boîte une carte que tu avais ramassée avant lui.
action-net = Prends aussitôt une carte de plus, plus loin devant, sans disque dessus. Son effet s’applique aussi.
action-dog = Pose aussitôt une autre de tes cartes, mais pas un Chien qui aboie, au bout du chemin.

## Options

option-kinds = Espèces
    .help = Six espèces sont en jeu.
option-open_cards = Cartes visibles
    .help = Tout le monde voit toutes les collections et leurs points. Pratique pour une partie sur plusieurs jours.
option-trap_can_be_given_up = Un Piège tout juste mis de côté peut être cédé
    .help = Un Renard ou un Chien du même tour peut alors prendre un Piège que tu viens de mettre de côté.
option-net_reaches_behind = Le Filet atteint aussi l’arrière
    .help = Le Filet peut alors prendre aussi une carte que tu vas ramasser de toute façon.
option-dog_box_rule = Le dernier Chien envoie sa carte dans la boîte
    .help = S’il n’y a plus que toi sur le chemin et aucune carte devant, la carte quitte le jeu au lieu d’aller au bout.
option-nest_sixth = À partir du sixième, chaque Nid rapporte 5
    .help = Sinon, plus de cinq Nids restent à 25.
option-salvadori_zero_counts = Zéro compte comme le moins
    .help = Qui n’a aucun Faisan de Salvadori en a le moins.

## Pourquoi une espèce rapporte ce qu’elle rapporte

reason-none = aucune carte
reason-gold-sum = la somme des nombres
reason-fart-sum = la somme des nombres, en moins
reason-diamond-fewest = 5 chacun : personne n’a moins que tes { $size } cartes
reason-diamond-not-fewest = rien : quelqu’un n’a que { $least } cartes, et non { $size }
reason-blood-ladder = { $n ->
        [1] 3 pour une seule
        [2] 6 pour deux
       *[other] 6 pour deux, 3 de moins par autre
    }
reason-green-pairs = { $pairs ->
        [0] −2 pour un seul
        [one] { $single ->
            [0] 5 pour une paire
           *[other] 5 pour une paire, −2 pour celui qui reste
        }
       *[other] { $single ->
            [0] 5 pour chacune des { $pairs } paires
           *[other] 5 pour chacune des { $pairs } paires, −2 pour celui qui reste
        }
    }
reason-peacock-one = −10 pour un seul
reason-peacock-each = 2 chacun, à partir de deux
reason-nest-square = { $n ->
        [one] 1 pour un seul
       *[other] { $each } chacun, pour { $n } Nids
    }
reason-nest-capped = 5 chacun, mais pour cinq seulement
reason-reeves-ladder = { $n ->
        [1] −5 pour un seul
        [2] −4 pour deux en tout
        [3] 3 pour trois en tout
        [4] 8 pour quatre en tout
        [5] 15 pour cinq en tout
       *[other] 15 pour cinq ou plus en tout
    }
reason-trap-each = −1 chacun
reason-mirror-other-kinds = { $each ->
        [0] rien : aucune autre espèce à refléter
        [one] { $each } chacun, pour { $each } autre espèce
       *[other] { $each } chacun, pour { $each } autres espèces
    }
reason-monal-smallest = { $counted ->
        [one] { $value } pour le plus petit
       *[other] { $value } chacun pour les { $counted } plus petits
    }
reason-fox-each = 2 chacun
reason-fireback-three = 10 pour trois exactement
reason-fireback-not-three = rien : il en faut exactement trois
reason-koklass-ladder = { $n ->
        [1] 7 pour une seule
        [2] 5 pour deux en tout
       *[other] 3 pour trois ou plus en tout
    }
reason-salvadori-fewest = 5 chacun : personne n’en a moins
reason-salvadori-most = −1 chacun : personne n’en a plus
reason-salvadori-both = 4 chacun : personne n’en a moins et personne n’en a plus
reason-salvadori-between = rien : quelqu’un en a moins, quelqu’un en a plus
reason-net-each = −2 chacun
reason-eared-unlike = 3 chacun, tous différents
reason-eared-alike = rien : deux sont de la même couleur
reason-dog-each = 1 chacun

## Ce qui s’est passé

event-start = La partie commence. Les disques partent dans cet ordre : { $order }.
event-draw = { $n ->
        [one] Une nouvelle carte au bout du chemin : { $cards }.
       *[other] { $n } nouvelles cartes au bout du chemin : { $cards }.
    }
event-walk = { $who } avance { $to }.
event-walk-you = Tu avances { $to }.
event-walk-onto = { $who } avance { $to } et se pose sur { $below }.
event-walk-onto-you = Tu avances { $to } et te poses sur { $below }.
event-leave = { $who } quitte le chemin en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    }.
event-leave-you = Tu quittes le chemin en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    }.
event-collect = { $n ->
        [1] { $traps ->
            [0] { $who } ramasse { $card }.
           *[other] { $who } ramasse { $card } et le met de côté.
        }
       *[other] { $traps ->
            [0] { $who } ramasse { $n } cartes : { $cards }.
            [one] { $who } ramasse { $n } cartes : { $cards } ; le Piège est mis de côté.
           *[other] { $who } ramasse { $n } cartes : { $cards } ; les Pièges sont mis de côté.
        }
    }
event-collect-you = { $n ->
        [1] { $traps ->
            [0] Tu ramasses { $card }.
           *[other] Tu ramasses { $card } et le mets de côté.
        }
       *[other] { $traps ->
            [0] Tu ramasses { $n } cartes : { $cards }.
            [one] Tu ramasses { $n } cartes : { $cards } ; le Piège est mis de côté.
           *[other] Tu ramasses { $n } cartes : { $cards } ; les Pièges sont mis de côté.
        }
    }
event-ignored-fox = { $who } n’a aucune carte pour le Renard.
event-ignored-fox-you = Tu n’as aucune carte pour le Renard.
event-ignored-dog = { $who } n’a aucune carte à lâcher devant le Chien.
event-ignored-dog-you = Tu n’as aucune carte à lâcher devant le Chien.
event-ignored-net = { $who } ne trouve aucune carte à portée du Filet.
event-ignored-net-you = Tu ne trouves aucune carte à portée du Filet.
event-fox = Le Renard prend { $card } { $source } : direction la boîte.
event-fox-you = Le Renard te prend { $card } : direction la boîte.
event-fox-hidden = Le Renard prend une carte { $source } : direction la boîte, face cachée.
event-dog-alley = Le Chien fait lâcher { $card } { $source } : direction le bout du chemin.
event-dog-alley-you = Le Chien te fait lâcher { $card } : direction le bout du chemin.
event-dog-box = Le Chien fait lâcher { $card } { $source } : direction la boîte.
event-dog-box-you = Le Chien te fait lâcher { $card } : direction la boîte.
event-dog-box-hidden = Le Chien fait lâcher une carte { $source } : direction la boîte, face cachée.
event-net = { $who } pêche { $card } sur le chemin avec le Filet.
event-net-you = Tu pêches { $card } sur le chemin avec le Filet.
event-traps = { $n ->
        [one] Le Piège va { $to }.
       *[other] { $n } Pièges vont { $to }.
    }
event-traps-you = { $n ->
        [one] Le Piège est pour toi.
       *[other] { $n } Pièges sont pour toi.
    }
event-traps-box = { $n ->
        [one] Plus personne ne joue : le Piège va dans la boîte.
       *[other] Plus personne ne joue : { $n } Pièges vont dans la boîte.
    }
event-end-tie = { $who } gagne avec { $points }, pour avoir quitté le chemin en premier.
event-end-tie-you = Tu gagnes avec { $points }, pour avoir quitté le chemin en premier.

## Ce qu’apporterait un coup

preview-stop = Arrêt sur { $card }.
preview-onto = { $n ->
        [one] Tu te poses sur { $below } : tu ne ramasses rien et tu rejoues avant le disque sous le tien.
       *[other] Tu te poses sur { $below } : tu ne ramasses rien et tu rejoues avant les disques sous le tien.
    }
preview-onto-short = Sur { $below } : rien à ramasser
preview-what = { $cards }, { $points } → { $total }
preview-what-act = { $cards }, { $points } → { $total }, et { $act }
preview-what-acts = { $cards }, { $points } → { $total } ; ensuite { $acts }
preview-yours = Ensuite, c’est pour toi, si personne ne s’arrête entre-temps : { $what }.
preview-yours-then = Ensuite, c’est pour toi : { $what }.
preview-yours-sure = Personne ne peut s’arrêter entre-temps. Tu rejoues aussitôt et ramasses : { $what }.
preview-others = { $parts }.
preview-others-first = { $n ->
        [one] La première va { $to }
       *[other] Les { $count } premières vont { $to }
    }
preview-others-next = { $n ->
        [one] la suivante { $to }
       *[other] les { $count } suivantes { $to }
    }
preview-leave = { $n ->
        [0] Si tu pars, tu as { $total } en l’état.
        [one] Si tu pars, tu renonces à une carte devant toi ; en l’état, tu as { $total }.
       *[other] Si tu pars, tu renonces à { $n } cartes devant toi ; en l’état, tu as { $total }.
    }
preview-box = Dans la boîte : { $what }.
preview-alley = Au bout du chemin : { $what }.
preview-net = Dans le Filet : { $what }.
act-fox = { $n ->
        [one] le Renard te prend une carte
       *[other] les Renards te prennent { $count } cartes
    }
act-dog = { $n ->
        [one] le Chien te fait lâcher une carte au bout du chemin
       *[other] les Chiens te font lâcher { $count } cartes au bout du chemin
    }
act-net = { $n ->
        [one] le Filet pêche une carte de plus
       *[other] les Filets pêchent { $count } cartes de plus
    }
act-trap = { $n ->
        [one] le Piège va à qui joue après toi
       *[other] les Pièges vont à qui joue après toi
    }

## Questions, et ce que dit la barre entre-temps

question-move = Où vas-tu, { $who } ?
    .help = Choisis jusqu’où avancer.
question-move-plain = Où vas-tu ?
question-leave = Le chemin s’arrête ici, { $who }.
    .help = Il n’y a plus de carte devant toi : quitte le chemin.
question-leave-plain = Le chemin s’arrête ici.
question-fox = Le Renard te prend une carte. Laquelle ?
    .help = Elle va dans la boîte et ne compte plus.
question-dog = Le Chien qui aboie te fait lâcher une carte. Laquelle ?
    .help = Elle va au bout du chemin, où chacun peut la prendre.
question-dog-box = Le Chien qui aboie te fait lâcher une carte. Laquelle ?
    .help = Elle va dans la boîte et ne compte plus.
question-net = Le Filet prend une carte de plus. Laquelle ?
    .help = N’importe quelle carte plus loin devant, sans disque dessus.
status-fox = { $who } choisit une carte pour le Renard.
status-dog = { $who } choisit une carte pour le Chien.
status-net = { $who } choisit une carte pour le Filet.
announce-turn = { $n ->
        [0] À toi de jouer. Il n’y a plus de carte devant toi.
        [one] À toi de jouer. Choisis où aller, { $n } carte devant toi.
       *[other] À toi de jouer. Choisis où aller, { $n } cartes devant toi.
    }
button-move = Aller ici
button-leave = Quitter le chemin
button-fox = Céder cette carte
button-dog = Lâcher cette carte
button-net = Prendre cette carte

## Noms pour l’oreille

place = carte { $n } sur { $of }
place-disc = carte { $n } sur { $of }, { $who } s’y trouve
place-disc-you = carte { $n } sur { $of }, tu t’y trouves
place-stack = carte { $n } sur { $of }, { $stack }
place-start = avant le chemin : { $stack }
place-start-empty = avant le chemin : personne
place-in-hand = avant le chemin : { $whom } a son disque en main
place-in-hand-you = avant le chemin : tu as ton disque en main
stack = { $n ->
        [one] un disque : { $discs }
       *[other] { $count } disques, à partir du haut : { $discs }
    }
chip = { $kind }, { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }, { $value ->
        [one] { $points } point
       *[other] { $points } points
    }
chip-hidden = { $kind }, { $n ->
        [0] aucune carte vue
        [one] 1 carte vue
       *[other] { $n } cartes vues
    }

## Mots de la table

alley = Le chemin
pile = { $n ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
box = Dans la boîte
traps-aside = { $n ->
        [one] Un Piège est mis de côté
       *[other] { $n } Pièges sont mis de côté
    }
traps-next = pour qui joue ensuite
collection-own = Ta collection
collection-empty = Rien de ramassé pour l’instant.
collection-lost = { $n ->
        [one] L’une d’elles est allée dans la boîte, face cachée.
       *[other] { $n } d’entre elles sont allées dans la boîte, face cachée.
    }
collection-uncertain = Tes points dépendent encore de ce que d’autres cachent.
left-place = { $place ->
        [1] a quitté le chemin en premier
        [2] a quitté le chemin en deuxième
        [3] a quitté le chemin en troisième
        [4] a quitté le chemin en quatrième
        [5] a quitté le chemin en cinquième
       *[6] a quitté le chemin en sixième
    }
score-kind = Espèce
open-cards = cartes visibles
hidden-cards = cartes cachées
what-it-scores = Ce qu’elle rapporte

## La page des règles

rules-title = Fasanerie : les règles
rules-aim = Des faisans, et quelques choses qui n’en sont pas, apparaissent le long d’un chemin. Qui se trouve le plus en arrière prend tout jusqu’à son disque, de gré ou de force, puis repart. Quand tout le monde a quitté le chemin, la meilleure collection gagne.
rules-setup-players = Joueurs
rules-setup-cards = Cartes
rules-setup-put-back = Écartées
rules-setup-in-game = En jeu
rules-setup-alley = Chemin
rules-setup-pile = Pioche
rules-turn-title = À qui le tour
rules-collect-title = D’abord, ramasser
rules-walk-title = Ensuite, avancer
rules-end-title = Partir, et la fin
rules-actions-title = Les cartes à effet
rules-kinds-title = Les espèces et ce qu’elles rapportent
rules-kinds = Sans autre précision, un nombre vaut pour chaque carte ; « en tout » signifie : une seule fois pour toutes les cartes de l’espèce. Sur les cartes, un rond vert ajoute, un écu rouge retire.
rules-rulings-title = Là où la règle laisse du jeu
rules-rulings = La règle imprimée ne tranche pas tout à fait ces points. Chacun est une option de la partie, et voici notre lecture si tu ne choisis rien d’autre.
rules-examples-title = Vu à la table
rules-worked = Par exemple

rules-fa-1 = On joue de deux à six, toujours avec six espèces. Pour apprendre : Faisan doré, Pet de faisan, Faisan de Lady Amherst, Ithagine ensanglantée, Faisan vénéré et Faisan versicolore. Après quoi, n’importe lesquelles.
rules-fa-2 = L’extension apporte six autres espèces. Deux bons débuts : la suggestion 1 avec Faisan noble, Faisan de Salvadori, Filet à longue poignée, Faisan doré, Faisan vénéré et Miroir ; la suggestion 2 avec Eulophe koklass, Crossoptilon, Chien qui aboie, Pet de faisan, Faisan versicolore et Nid.
rules-fa-3 = Tout ce qui est en jeu est une espèce animale, quoi qu’on y voie : le Piège, le Nid, le Miroir, le Pet, le Filet, le Renard et le Chien aussi.
rules-fa-4 = Chaque espèce compte trois cartes par personne à la table. On mélange le tout, puis trois cartes par personne sont écartées sans que nul les voie : ce que cache la pioche se devine, mais ne se sait jamais.
rules-fa-5 = Les disques attendent en pile, dans un ordre tiré au sort. Devant eux, cinq cartes visibles, l’une après l’autre : c’est le chemin.
rules-fa-6 = Des disques au même endroit forment une pile. Qui arrive se pose dessus.
rules-fa-7 = C’est le disque le plus reculé qui joue ; dans une pile, c’est celui du dessus. Tu peux donc jouer plusieurs fois de suite. La pile de départ se trouve avant la première carte : de là, personne ne ramasse rien.
rules-fa-8 = Ton disque est-il seul sur sa carte quand vient ton tour ? Prends-le en main et ramasse toutes les cartes depuis l’arrière, la plus ancienne d’abord, jusqu’à la tienne comprise. Aucune ne peut être laissée.
rules-fa-9 = Ton disque repose-t-il sur un autre ? Alors il n’y a rien à ramasser : tu avances, c’est tout.
rules-fa-10 = Les autres ne voient pas ta collection ; toi, tu peux la regarder quand tu veux. Avec les cartes visibles, toutes les collections sont étalées devant tout le monde.
rules-fa-11 = L’effet d’une carte ramassée est obligatoire. S’il est impossible, tu gardes la carte et l’effet est perdu.
rules-fa-12 = Pose ton disque sur n’importe quelle carte devant toi, libre ou occupée, en passant autant de disques que tu veux. Une carte en avant au moins.
rules-fa-13 = À la fin d’un tour, on complète le bout du chemin jusqu’à cinq cartes devant le disque de tête, tant que la pioche le permet. Peu importe qui est en tête. S’il y en a déjà plus de cinq, on n’ajoute rien.
rules-fa-14 = Si la pioche était déjà vide au moment d’avancer, tu peux quitter le chemin à la place. Ce qui était à ramasser l’est déjà : si ton disque était seul, tout ; s’il reposait sur un autre, rien.
rules-fa-15 = Quand il ne reste qu’une personne, elle continue selon les mêmes règles, toujours sans sauter de carte, et peut abandonner le reste quand elle veut. Sans carte devant soi, il faut partir.
rules-fa-16 = Quand plus personne n’est sur le chemin, le plus grand total gagne. À égalité, la victoire va à qui a quitté le chemin le plus tôt.
rules-fa-17 = Un Piège ramassé se met de côté. Après ton déplacement, il va à qui joue ensuite, même à toi ; si plus personne ne joue, il va dans la boîte. Plusieurs Pièges voyagent ensemble. Recevoir un Piège n’est pas le ramasser : il ne va pas plus loin. Partout, seuls comptent les Pièges que l’on a à la fin.
rules-fa-18 = Mets aussitôt dans la boîte une carte ramassée avant le Renard, à ce tour ou plus tôt : face cachée, ou visible si l’on joue à cartes visibles. Un Renard plus ancien convient, pas celui-ci, ni une carte qui vient après lui dans la rangée. Si tu n’as rien, il ne se passe rien.
rules-fa-19 = Ramasse aussitôt une carte de plus, sans disque dessus, et applique son effet avant de continuer. Un Filet peut ainsi en amener un autre. Le trou se referme. Une carte qu’un Chien vient de faire lâcher convient aussi. S’il n’y a pas de telle carte, il ne se passe rien.
rules-fa-20 = Pose aussitôt une autre de tes cartes, mais pas un Chien qui aboie, face visible tout au bout du chemin, au-delà de tous les disques, que la pioche soit vide ou non. Tu peux t’y rendre à ce même tour. Qui la reprend déclenche de nouveau son effet. Si tu n’as que des Chiens, il ne se passe rien.

ruling-open_cards = Le nombre de cartes de chacun n’est jamais secret, même à cartes cachées. Ce que le chemin a montré, tout le monde l’a vu ; seules sont vraiment cachées les cartes parties dans la boîte, face cachée.
ruling-trap_can_be_given_up = Un Piège tout juste mis de côté n’est à personne : un Renard ou un Chien du même tour ne peut pas le prendre. Un Piège reçu plus tôt peut être cédé.
ruling-net_reaches_behind = Le Filet prend une carte au-delà de ce que tu es en train de ramasser. Ce que tu prends de toute façon n’est pas une carte de plus.
ruling-dog_box_rule = S’il n’y a aucun autre disque sur le chemin ni aucune carte au-delà de ce que tu ramasses, la carte du Chien va dans la boîte, face cachée ; au bout du chemin, tu ne ferais que la reprendre.
ruling-nest_sixth = Plus de cinq Nids rapportent autant que cinq : 25.
ruling-salvadori_zero_counts = Aucun Faisan de Salvadori, c’est le moins que l’on puisse avoir. Un seul, c’est alors déjà « plus », et personne n’en tire 5.

worked-gold = 1, 3 et 3 rapportent 7.
worked-fart = 1, 2 et 3 coûtent 6.
worked-diamond = Avec 13 cartes, deux d’entre eux rapportent 10. Avec 15 cartes, trois d’entre eux ne rapportent rien.
worked-blood = Trois rapportent 3, quatre rapportent 0, cinq coûtent 3, six coûtent 6.
worked-green = Cinq rapportent 5 + 5 − 2 = 8.
worked-peacock = Un seul coûte 10. Quatre rapportent 8.
worked-nest = Trois rapportent 3 × 3 = 9. Six rapportent 25.
worked-reeves = Deux coûtent 4. Trois rapportent 3. Six rapportent 15.
worked-trap = Trois coûtent 3.
worked-mirror = Deux d’entre eux, à côté de Faisans dorés et versicolores, rapportent 2 × 2 = 4.
worked-monal = 7, 3 et 3 rapportent 3 + 3 = 6. Le grand ne rapporte rien.
worked-fox = Trois rapportent 6.
worked-fireback = Trois rapportent 10. Deux ou quatre ne rapportent rien.
worked-koklass = Une rapporte 7, deux rapportent 5, six rapportent 3.
worked-salvadori = Un contre trois : 5 et −3. Deux chacun : 8 et 8. Aucun, un et trois : 0, 0 et −3.
worked-net = Deux coûtent 4.
worked-eared = Le blanc et le bleu rapportent 6. Avec deux bruns de plus, les quatre ne rapportent rien.
worked-dog = Deux rapportent 2.

example-run-title = Une série
example-run = La Gouvernante est la plus reculée, et seule : elle ramasse l’Ithagine ensanglantée, le Pet de faisan 2 et le Faisan doré 3, dans cet ordre. Ensuite tout le chemin est ouvert, jusqu’au Majordome et au-delà. Puis le Majordome ramassera ce qui se trouve derrière lui.
example-top-title = Par-dessus
example-top = La Gouvernante repose sur le Majordome : elle joue d’abord et ne ramasse rien. Le Faisan doré 2 et le Paon restent là, et le Majordome, dès qu’il est seul, doit prendre les deux : 2 points, et 10 de perdus pour un Paon seul.
example-trap-title = À qui le Piège ?
example-trap = La Gouvernante ramasse le Piège et le Faisan doré 1. Si elle va jusqu’au Paon ou plus loin, le Majordome joue ensuite et reçoit le Piège. Si elle va jusqu’au Nid, elle se pose sur le Majordome : c’est elle qui rejoue, et elle le garde.
example-fox-title = Ce que le Renard peut prendre
example-fox = La Gouvernante ramasse le Pet de faisan 3, puis le Renard : une carte doit partir. Le Pet de faisan 3 convient, et qui ne le donnerait pas ? Le Faisan doré 3, non : il vient après le Renard. Et le Renard ne peut pas se prendre lui-même.
example-net-title = À portée du Filet
example-net = Le Filet prend une carte de plus : le Piège, le Paon, le Renard, un faisan. Pas le Nid, car le Majordome s’y trouve, ni le Faisan doré 1, ramassé de toute façon. Un Piège dans le Filet est mis de côté, un Renard dans le Filet réclame aussitôt une carte.
example-dog-title = Lancer plus loin
example-dog = La pioche est vide. Le Chien qui aboie réclame une carte, et la Gouvernante n’a que le Pet de faisan 2 : on le pose au-delà du Majordome. Il y a maintenant deux cartes devant ; la Gouvernante peut aller sur l’une ou l’autre, ou partir.
example-leave-title = Trois départs
example-leave = La pioche est vide, trois disques sont sur la même carte. Le Cocher, tout en haut, part les mains vides, puis le Majordome fait de même. La Gouvernante est alors seule : elle doit prendre les trois cartes avant de partir, en dernier.

## Ce qu’une position doit contenir : « Le champ pile est faux : il faut … »

wanted-six-kinds = une liste de six espèces
wanted-options = un objet d’options ; les espèces sont à côté
wanted-place = [carte, [places, de bas en haut]]
wanted-hands = { $players } listes de cartes, une par place
wanted-cards = une liste de cartes
wanted-only-traps = seulement « trap »
wanted-face-down = au plus { $most } cartes, aucune à cartes ouvertes
wanted-card-for-each-fox-and-dog = au plus une carte par renard et par chien ramassés
wanted-seat-and-card = [place, carte]
wanted-pile = un nombre de 0 à { $most }, les cartes ni vues ni écartées
wanted-nobody-left = une liste vide tant qu’il y a des cartes dans la pioche (FA-14)
wanted-start-empty = une liste vide dès qu’un disque a été pris en main (FA-7)
wanted-traps-empty = une liste vide, sauf si qui joue a son disque en main
wanted-pending = seat, choice (fox, dog, net, move), sweep ; le disque en main
wanted-sweep = un sweep de 0 à { $most }, avant les autres disques
wanted-seat-in-hand = la place { $seat }, dont le disque est en main
wanted-able-card = une carte { $card } dans la main de la place { $seat }, qui puisse agir

## Refus

refused-kinds-set = Il n’y a pas de sélection { $value } ; connues : { $known }.
refused-unknown-kind = Il n’y a pas d’espèce { $value } ; connues : { $known }.
refused-six-kinds = Il faut six espèces différentes, pas { $count }.
refused-unknown-card = Champ { $field } : il n’y a pas de carte { $value }.
refused-card-not-in-play = Champ { $field } : la carte { $value } n’est pas des six espèces en jeu.
refused-too-many-cards = Il y a { $count } cartes { $card } ; le matériel en compte au plus { $most }.
refused-none-put-back = Il y a trop de cartes : { $count } sont écartées sans être vues (FA-4).
refused-seat-twice = Champ { $field } : la place { $seat } se trouve déjà ailleurs.
refused-seats-nowhere = Les places { $seats } ne sont nulle part ; seul le disque de qui joue peut être en main.
