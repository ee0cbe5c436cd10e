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
set-wrong = { $n ->
        [one] { $n } espèce choisie ; il en faut exactement six.
       *[other] { $n } espèces choisies ; il en faut exactement six.
    }
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
option-on = oui
option-off = non

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
        [1] 1 pour un seul
        [2] 2 chacun, car il y en a deux
        [3] 3 chacun, car il y en a trois
        [4] 4 chacun, car il y en a quatre
        [5] 5 chacun, car il y en a cinq
       *[other] 5 chacun, mais pour cinq seulement
    }
reason-nest-each = 5 chacun, à partir de cinq
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
        [one] { $n } nouvelle carte au bout du chemin : { $cards }.
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
event-ignored-dog = { $who } n’a aucune carte que le Chien puisse chasser.
event-ignored-dog-you = Tu n’as aucune carte que le Chien puisse chasser.
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
event-end = { $who } gagne avec { $n ->
        [one] { $score } point
       *[other] { $score } points
    }.
event-end-you = Tu gagnes avec { $n ->
        [one] { $score } point
       *[other] { $score } points
    }.
event-end-tie = { $who } gagne avec { $n ->
        [one] { $score } point
       *[other] { $score } points
    }, pour avoir quitté le chemin en premier.
event-end-tie-you = Tu gagnes avec { $n ->
        [one] { $score } point
       *[other] { $score } points
    }, pour avoir quitté le chemin en premier.
event-burst = { $n ->
        [one] { $n } coup joué.
       *[other] { $n } coups joués.
    }

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
preview-yours = Ensuite à toi, si personne ne s’arrête entre-temps : { $what }.
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
preview-leave = Tu quittes le chemin. { $n ->
        [0] Aucune carte ne reste.
        [one] Une carte reste sur place.
       *[other] { $n } cartes restent sur place.
    } En l’état, tu as { $total }.
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
status-waiting = On attend { $whom }.
status-thinking = { $who } réfléchit.
status-fox = { $who } choisit une carte pour le Renard.
status-dog = { $who } choisit une carte pour le Chien.
status-net = { $who } choisit une carte pour le Filet.
status-over = La partie est finie.
status-watching = Tu regardes la partie.
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
button-undo = Annuler

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
stack-order = Le disque du dessus joue avant ceux du dessous.
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
card-and-place = { $card }, { $place }

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
collection-of = Collection : { $whom }
collection-empty = Rien de ramassé pour l’instant.
collection-size = { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
collection-seen = vues sur le chemin
collection-lost = { $n ->
        [one] L’une d’elles est allée dans la boîte, face cachée.
       *[other] { $n } d’entre elles sont allées dans la boîte, face cachée.
    }
collection-uncertain = Tes points dépendent encore de ce que d’autres cachent.
points = { $n ->
        [one] point
       *[other] points
    }
total = Total
left-place = { $place ->
        [1] a quitté le chemin en premier
        [2] a quitté le chemin en deuxième
        [3] a quitté le chemin en troisième
        [4] a quitté le chemin en quatrième
        [5] a quitté le chemin en cinquième
       *[6] a quitté le chemin en sixième
    }
score-sheet = Feuille de score
score-kind = Espèce
score-why = pourquoi
open-cards = cartes visibles
hidden-cards = cartes cachées
unseen-title = Encore à venir, ou écartées sans être vues
what-it-scores = Ce qu’elle rapporte
what-it-does = Ce qu’elle déclenche
