# Fabelwald en français.
#
# Formes d’une carte : le message lui-même figure sur la carte et dans les listes ; .acc est un complément avec
# son article, .plural suit un nombre, .with dit grâce à qui, .of à qui c’est. .power figure sur la fiche de la
# carte, .short derrière un choix (sans majuscule ni point). Les nombres ($n) arrivent en chiffres, $count en
# lettres. La pioche s’appelle la forêt.

## Créatures

card-amazon = Amazone
    .acc = l’Amazone
    .plural = Amazones
    .with = avec l’Amazone
    .of = de l’Amazone
    .short = réclame une carte à tout le monde
    .power = Nomme une carte : un animal, un lieu, une rune, une amulette ou une créature précise. Tous les autres qui l’ont en main t’en donnent un exemplaire.
card-banshee = Banshee
    .acc = la Banshee
    .plural = Banshees
    .with = avec la Banshee
    .of = de la Banshee
    .short = appelle une créature masculine
    .power = Prends une créature masculine dans n’importe quelle combinaison sans protection. Tu peux la jouer aussitôt ; sinon, elle va dans ta main.
card-demon = Démon
    .acc = le Démon
    .plural = Démons
    .with = avec le Démon
    .of = du Démon
    .short = détruit une combinaison
    .power = Défausse n’importe quelle combinaison sans protection, avec toutes ses cartes.
card-dragon = Dragon
    .acc = le Dragon
    .plural = Dragons
    .with = avec le Dragon
    .of = du Dragon
    .short = protège sa combinaison et la ferme
    .power = Il protège la combinaison où il se trouve : on ne peut ni la voler, ni l’échanger, ni la détruire, et plus rien n’y entre ni n’en sort.
card-dracula = Dracula
    .acc = Dracula
    .plural = Dracula
    .with = avec Dracula
    .of = de Dracula
    .short = vole deux cartes à une même personne
    .power = Vole deux cartes à une même personne, l’une après l’autre.
card-unicorn = Licorne noire
    .acc = la Licorne noire
    .plural = Licornes noires
    .with = avec la Licorne noire
    .of = de la Licorne noire
    .short = coûte une carte à tous les autres
    .power = Tous les autres défaussent une carte, tirée au hasard.
card-elf = Elfe
    .acc = l’Elfe
    .plural = Elfes
    .with = avec l’Elfe
    .of = de l’Elfe
    .short = réveille le pouvoir d’une de tes créatures
    .power = Le pouvoir d’une créature posée devant toi agit encore une fois.
card-fairies = Fées
    .acc = les Fées
    .plural = Fées
    .with = avec les Fées
    .of = des Fées
    .short = rapportent deux cartes de la défausse
    .power = Prends deux cartes de ton choix dans la défausse. L’une d’elles peut être jouée aussitôt, si c’est une créature ou une rune.
card-grave-robber = Pilleur de tombes
    .acc = le Pilleur de tombes
    .plural = Pilleurs de tombes
    .with = avec le Pilleur de tombes
    .of = du Pilleur de tombes
    .short = pioche une carte ou en vole une
    .power = Pioche une carte ou voles-en une.
card-witch = Sorcière
    .acc = la Sorcière
    .plural = Sorcières
    .with = avec la Sorcière
    .of = de la Sorcière
    .short = prend une combinaison contre deux Hiboux ou deux Corneilles
    .power = Sacrifie deux Hiboux ou deux Corneilles, les deux de ta main ou les deux d’une de tes combinaisons, et prends à quelqu’un une combinaison sans protection.
card-hydra = Hydre
    .acc = l’Hydre
    .plural = Hydres
    .with = avec l’Hydre
    .of = de l’Hydre
    .short = regarde une main
    .power = Regarde la main d’une autre personne.
card-goblins = Gobelins
    .acc = les Gobelins
    .plural = Gobelins
    .with = avec les Gobelins
    .of = des Gobelins
    .short = volent trois cartes
    .power = Vole trois cartes, toutes à une même personne ou à plusieurs.
card-laraki = Laraki
    .acc = le Laraki
    .plural = Laraki
    .with = avec le Laraki
    .of = du Laraki
    .short = distribue des cartes de la défausse
    .power = Prends sur la défausse les cartes du dessus, une par personne à la table. Gardes-en une et donnes-en une, face visible, à chacun des autres.
card-magician = Magicien
    .acc = le Magicien
    .plural = Magiciens
    .with = avec le Magicien
    .of = du Magicien
    .short = pioche deux cartes
    .power = Pioche deux cartes.
card-bogeyman = Croque-mitaine
    .acc = le Croque-mitaine
    .plural = Croque-mitaines
    .with = avec le Croque-mitaine
    .of = du Croque-mitaine
    .short = échange les mains entières
    .power = Échange toute ta main contre celle d’une autre personne.
card-nymph = Nymphe
    .acc = la Nymphe
    .plural = Nymphes
    .with = avec la Nymphe
    .of = de la Nymphe
    .short = reprend une créature posée et la joue
    .power = Prends n’importe quelle autre créature dans une combinaison sans protection et joue-la aussitôt.
card-giant = Géant
    .acc = le Géant
    .plural = Géants
    .with = avec le Géant
    .of = du Géant
    .short = ramasse une carte de la défausse
    .power = Prends n’importe quelle carte de la défausse. Une créature ou une rune peut être jouée aussitôt.
card-shadow-queen = Reine des ombres
    .acc = la Reine des ombres
    .plural = Reines des ombres
    .with = avec la Reine des ombres
    .of = de la Reine des ombres
    .short = regarde toutes les mains et vole une carte
    .power = Regarde toutes les mains, puis vole une carte à l’aveugle.
card-highwayman = Brigand
    .acc = le Brigand
    .plural = Brigands
    .with = avec le Brigand
    .of = du Brigand
    .short = échange des combinaisons
    .power = Échange une de tes combinaisons contre une combinaison de quelqu’un d’autre. Aucune des deux ne doit être protégée.
card-troll = Troll
    .acc = le Troll
    .plural = Trolls
    .with = avec le Troll
    .of = du Troll
    .short = coûte une carte à quelqu’un
    .power = Une autre personne défausse une carte, tirée au hasard.
card-immortals = Immortels
    .acc = les Immortels
    .plural = Immortels
    .with = avec les Immortels
    .of = des Immortels
    .short = remplissent la main jusqu’à sept cartes
    .power = Remplis ta main jusqu’à sept cartes : pioche, vole à une seule personne, ou les deux.
card-werewolf = Loup-garou
    .acc = le Loup-garou
    .plural = Loups-garous
    .with = avec le Loup-garou
    .of = du Loup-garou
    .short = fait passer un tour à quelqu’un
    .power = Une autre personne passe son prochain tour.
card-centaur = Centaure
    .acc = le Centaure
    .plural = Centaures
    .with = avec le Centaure
    .of = du Centaure
    .short = prend la carte du dessus de la défausse
    .power = Prends la carte du dessus de la défausse. Une créature ou une rune peut être jouée aussitôt.
card-dwarf = Nain
    .acc = le Nain
    .plural = Nains
    .with = avec le Nain
    .of = du Nain
    .short = garde une carte sur deux
    .power = Prends la carte du dessus de la défausse et la première de la forêt. Gardes-en une, défausse l’autre.
power-highwayman-all = Échange toutes tes combinaisons contre toutes celles d’une autre personne. Les combinaisons protégées restent où elles sont.

## Animaux, lieux, rune et amulette

card-owl = Hibou
    .acc = un Hibou
    .plural = Hiboux
card-crow = Corneille
    .acc = une Corneille
    .plural = Corneilles
card-wolf = Loup
    .acc = un Loup
    .plural = Loups
card-stag = Cerf
    .acc = un Cerf
    .plural = Cerfs
card-swamp = Marais
    .acc = un Marais
    .plural = Marais
card-path = Sentier
    .acc = un Sentier
    .plural = Sentiers
card-clearing = Clairière
    .acc = une Clairière
    .plural = Clairières
card-rune = Rune
    .acc = une Rune
    .plural = Runes
    .short = apporte deux actions de plus
    .power = Joue-la à la place d’une créature et défausse-la. Tu as deux actions de plus à ce tour : piocher, voler, jouer une créature ou une autre rune.
card-amulet = Amulette
    .acc = une Amulette
    .plural = Amulettes
    .short = repousse un vol
    .power = Quand on veut te voler, défausse-la : le vol échoue. Un vol sans créature met alors fin au tour ; contre le pouvoir d’une créature, elle ne sert qu’à la première tentative.
animals-bring = Les { $cards } se posent à deux, à trois ou à quatre, pour { $two }, { $three } ou { $four } points.
places-bring = Marais, Sentier et Clairière ensemble rapportent { $mixed } points, trois { $cards } en rapportent { $same }.
short-animal = ne compte qu’avec ses semblables
short-place = ne compte qu’à trois
card-many = { $count } { $cards }
card-unknown = une carte
card-of-deck = la carte de la forêt
count-card = { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
no-cards = rien

## Combinaisons

combo-creatures = { $n ->
        [one] une créature
       *[other] { $count } créatures
    } : { $cards } ; { $points }
combo-animals = { $n ->
        [one] un animal
       *[other] { $count } animaux
    } : { $cards } ; { $points }
combo-places = { $n ->
        [one] un lieu
       *[other] { $count } lieux
    } : { $cards } ; { $points }
combo-protected = { $combo }, sous la protection du Dragon
combo-yours = ta combinaison
    .acc = une de tes combinaisons
    .out = dans une de tes combinaisons
combo-own = sa propre combinaison
    .acc = une de ses propres combinaisons
    .out = dans une de ses propres combinaisons
combo-theirs = combinaison chez { $whom }
    .acc = une combinaison chez { $whom }
    .out = dans une combinaison chez { $whom }

## Joueurs : qui n’a pas de nom s’appelle d’après son blason

clan-fern = Clan de la Fougère
    .start = Le clan de la Fougère
    .the = le clan de la Fougère
    .acc = le clan de la Fougère
    .dat = le clan de la Fougère
    .to = au clan de la Fougère
    .from = au clan de la Fougère
clan-mushroom = Clan du Champignon
    .start = Le clan du Champignon
    .the = le clan du Champignon
    .acc = le clan du Champignon
    .dat = le clan du Champignon
    .to = au clan du Champignon
    .from = au clan du Champignon
clan-thistle = Clan du Chardon
    .start = Le clan du Chardon
    .the = le clan du Chardon
    .acc = le clan du Chardon
    .dat = le clan du Chardon
    .to = au clan du Chardon
    .from = au clan du Chardon
clan-moth = Clan du Papillon
    .start = Le clan du Papillon
    .the = le clan du Papillon
    .acc = le clan du Papillon
    .dat = le clan du Papillon
    .to = au clan du Papillon
    .from = au clan du Papillon
clan-feather = Clan de la Plume
    .start = Le clan de la Plume
    .the = le clan de la Plume
    .acc = le clan de la Plume
    .dat = le clan de la Plume
    .to = au clan de la Plume
    .from = au clan de la Plume
clan-snail = Clan de l’Escargot
    .start = Le clan de l’Escargot
    .the = le clan de l’Escargot
    .acc = le clan de l’Escargot
    .dat = le clan de l’Escargot
    .to = au clan de l’Escargot
    .from = au clan de l’Escargot

## Options

option-draw_first = D’abord piocher ou voler, puis jouer
    .help = Chaque tour commence alors par piocher ou voler, et l’on joue ensuite. Sinon, c’est ce qui clôt le tour.
option-dense_forest = Forêt dense
    .help = Douze créatures sont alors en double dans la forêt, et une chaîne compte jusqu’à dix pouvoirs au lieu de sept. Pour cinq ou six personnes.
option-swap_all = Le Brigand échange tout
    .help = Il échange alors toutes les combinaisons sans protection de deux personnes. Sinon, il en échange une contre une.
option-deck = Jeu de cartes
    .help = Combien de cartes de chaque sorte il y a dans la forêt, et ce que rapportent les combinaisons. Celui de la maison est le nôtre ; qui possède le jeu peut y inscrire celui qui est imprimé.

## Ce qu’on peut choisir

do-draw = Piocher une carte
do-steal = Voler une carte { $whom }
do-skip = { $n ->
        [one] Renoncer à la dernière action de la Rune
       *[other] Renoncer aux autres actions de la Rune
    }
do-skip-opening = Ni piocher ni voler
do-play = Jouer { $card }
do-play-at-once = Jouer { $card } aussitôt
do-lay = Poser { $cards }
do-add = Ajouter { $card } à { $count } autres
do-new = Commencer une nouvelle combinaison
do-join = Ajouter à : { $cards }
do-which = {" "}(combinaison { $combo })
do-pass-power = Renoncer au pouvoir
do-pass-amulet = Laisser faire
do-amulet = Utiliser l’Amulette
do-use-unicorn = Lâcher la Licorne
do-use-laraki = Laisser le Laraki distribuer
do-use-magician = Piocher deux cartes
do-use-shadow-queen = Regarder toutes les mains
do-use-centaur = Prendre { $card }
do-use-dwarf = Laisser le Nain creuser
do-name = Réclamer { $card }
do-take-yours = Prendre { $card } dans tes combinaisons
do-take-theirs = Prendre { $card } chez { $whom }
do-combo-yours = À toi : { $cards }
do-combo-theirs = Chez { $whom } : { $cards }
do-again = Réveiller { $card }
do-pick = Prendre { $card }
do-keep-card = Garder { $card }
do-give-card = Donner { $card }
do-seat-hydra = Regarder la main que tient { $whom }
do-seat-bogeyman = Échanger ta main avec { $whom }
do-seat-troll = Faire défausser une carte : { $who }
do-seat-werewolf = Faire passer un tour : { $who }
do-seat-highwayman = Échanger avec { $whom }
do-sacrifice-hand = Sacrifier { $cards } de ta main
do-sacrifice-combo = Sacrifier { $cards } d’une combinaison
do-keep = { $n ->
        [one] Prendre en main
       *[other] Prendre les deux en main
    }
do-keep-pile = Garder { $card } de la défausse
do-keep-deck = Garder { $card } de la forêt
do-discard = Défausser { $card }

## Ce qu’apporterait un choix

preview-gain = Te rapporte { $points } ; tu en as alors { $total }.
preview-cost = Te coûte { $points } ; tu en as alors { $total }.
preview-loses = { $who } perd { $points }.
preview-gains = { $who } gagne { $points }.
preview-spent = Son pouvoir a déjà servi dans cette chaîne.
preview-closed = Elle est ensuite protégée et fermée.
preview-combo = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }, { $points }.
preview-worth = Vaut { $points } à présent.
preview-stay = Il y reste : { $cards }.
preview-draw = { $n ->
        [one] C’est la dernière carte de la forêt.
       *[other] Il reste { $n } cartes dans la forêt.
    }
preview-hand = { $n ->
        [one] 1 carte en main.
       *[other] { $n } cartes en main.
    }
preview-known = Tu en connais : { $cards }.
preview-done = Ton tour est alors fini.
preview-done-over = { $n ->
        [one] Il faut d’abord défausser une carte.
       *[other] Il faut d’abord défausser { $count } cartes.
    }
preview-skip = Les actions sont perdues ; il reste à clore le tour.
preview-skip-opening = Tu joues sans rien prendre auparavant.
preview-pass-power = Il ne se passe rien d’autre.
preview-pass-amulet = Une de tes { $n } cartes s’en va, tirée au hasard.
preview-amulet-turn = Le vol échoue, et le tour est fini.
preview-amulet-power = Tu gardes cette carte-là. La créature continue, et plus rien ne l’arrête chez toi.
preview-name-sure = À coup sûr en main chez { $who }.
preview-name = { $n ->
        [0] Personne n’a cette carte, tu le sais.
        [one] Une carte que tu n’as pas vue, dans la forêt ou dans une main.
       *[other] { $n } cartes que tu n’as pas vues, dans la forêt ou dans des mains.
    }
preview-share = Tout le monde voit qui reçoit quoi.
preview-has = { $cards } en main, { $points }.
preview-sacrifice-hand = Tes combinaisons restent entières.
preview-keep = Tu pourras la jouer plus tard.
preview-keep-one = En échange, tu défausses { $other }.

## Questions, et ce que dit la barre entre-temps

question-turn-play = Que joues-tu, { $who } ?
    .help = Une créature ou une rune, si tu veux. Ensuite, tu pioches ou tu voles ; animaux et lieux se posent à tout moment.
question-turn-play-plain = À toi : que joues-tu ?
question-turn-rune = { $n ->
        [one] Encore une action de la Rune, { $who }. Laquelle ?
       *[other] Encore { $count } actions de la Rune, { $who }. Laquelle d’abord ?
    }
    .help = Piocher, voler ou jouer une créature. Ensuite, tu clos le tour comme d’habitude.
question-turn-rune-plain = { $n ->
        [one] Encore une action de la Rune. Laquelle ?
       *[other] Encore { $count } actions de la Rune. Laquelle d’abord ?
    }
question-turn-both = Tu pioches ou tu voles, { $who } ?
    .help = C’est ce qui clôt ton tour. Animaux et lieux se posent avant comme après.
question-turn-both-plain = Tu pioches ou tu voles ?
question-turn-draw = Pioche une carte, { $who }.
    .help = Il n’y a rien à voler pour l’instant. Animaux et lieux se posent avant comme après.
question-turn-draw-plain = Pioche une carte.
question-turn-steal = Veux-tu voler une carte, { $who } ?
    .help = La forêt est vide ; tu peux aussi y renoncer. Animaux et lieux se posent avant comme après.
question-turn-steal-plain = Veux-tu voler une carte ?
question-turn-over = Autre chose, { $who } ?
    .help = Animaux et lieux peuvent encore se poser. Puis finis ton tour.
question-turned-open =
    .help = C’est ce qui ouvre ton tour. Ensuite, tu peux jouer une créature ou une rune.
question-turned-play =
    .help = Une créature ou une rune, si tu veux. Tu as déjà pioché.
question-turned-rune =
    .help = Piocher, voler ou jouer une créature. Ensuite, le tour est fait.
question-place = Où poses-tu { $card } ?
    .help = Dans une de tes combinaisons ou à part. Les grandes rapportent plus, mais qui les prend a tout.
question-power-amazon = Que réclame l’Amazone ?
question-power-banshee = Quelle créature masculine la Banshee appelle-t-elle ?
question-power-demon = Quelle combinaison le Démon détruit-il ?
question-power-dracula = À qui Dracula vole-t-il deux cartes ?
question-power-unicorn = Tu lâches la Licorne noire ?
question-power-elf = Quelle créature l’Elfe réveille-t-elle ?
question-power-fairies = Quelle carte les Fées te rapportent-elles d’abord ?
question-power-grave-robber = Le Pilleur de tombes pioche-t-il ou vole-t-il ?
question-power-witch = Que sacrifies-tu à la Sorcière ?
question-power-hydra = Quelle main l’Hydre regarde-t-elle ?
question-power-goblins = À qui les Gobelins volent-ils d’abord ?
question-power-laraki = Le Laraki distribue-t-il ?
question-power-magician = Le Magicien pioche-t-il deux cartes pour toi ?
question-power-bogeyman = Contre quelle main le Croque-mitaine échange-t-il la tienne ?
question-power-nymph = Quelle créature la Nymphe attire-t-elle ?
question-power-giant = Quelle carte le Géant ramasse-t-il ?
question-power-shadow-queen = La Reine des ombres regarde-t-elle toutes les mains ?
question-power-highwayman = Quelle combinaison confies-tu au Brigand ?
question-power-highwayman-all = Avec qui le Brigand échange-t-il tout ?
question-power-troll = À qui le Troll fait-il lâcher une carte ?
question-power-immortals = Comment les Immortels remplissent-ils ta main ?
question-power-werewolf = Qui le Loup-garou guette-t-il ?
question-power-centaur = Le Centaure prend-il { $card } sur la défausse ?
question-power-dwarf = Le Nain creuse-t-il ?
question-choose-fairies = Quelle autre carte les Fées te rapportent-elles ?
    .help = L’une des deux peut ensuite être jouée aussitôt, si c’est une créature ou une rune.
question-choose-goblins = { $n ->
        [one] À qui les Gobelins volent-ils la dernière carte ?
       *[other] À qui les Gobelins volent-ils la prochaine carte (encore { $count }) ?
    }
    .help = À la même personne ou à une autre.
question-choose-shadow-queen = À qui voles-tu une carte à l’aveugle ?
    .help = Tu as vu ce que chacun tient ; c’est le hasard qui choisit la carte.
question-choose-immortals = { $n ->
        [one] D’où vient la dernière carte ?
       *[other] D’où vient la prochaine carte (encore { $count }) ?
    }
    .help = De la forêt, ou de la seule personne à qui tu voles.
question-choose-witch = Quelle combinaison prends-tu en échange ?
    .help = N’importe laquelle chez quelqu’un d’autre, si le Dragon ne la protège pas.
question-choose-highwayman = Contre quelle combinaison l’échanges-tu ?
    .help = N’importe laquelle chez quelqu’un d’autre, si le Dragon ne la protège pas.
question-share-keep = Quelle carte gardes-tu ?
    .help = Des autres, tu en donnes ensuite une à chacun, dans l’ordre du tour.
question-share-give = { $who } reçoit une carte. Laquelle ?
    .help = Tout le monde voit qui reçoit quoi.
question-at-once-one = Tu joues { $card } aussitôt ?
    .help = Cela ne coûte pas d’action. Sinon, la carte va dans ta main.
question-at-once-two = Tu joues l’une des deux aussitôt ?
    .help = Cela ne coûte pas d’action. L’autre va dans ta main avant que celle-ci agisse.
question-dwarf = Laquelle des deux gardes-tu ?
    .help = L’autre va sur la défausse, à la vue de tous.
question-amulet-turn = { $thief } veut te voler une carte. Tu laisses faire ?
    .help = Une Amulette repousse le vol et met fin au tour. Sans elle, il ne reste qu’à laisser faire.
question-amulet-power = { $thief } veut te voler une carte { $with }. Tu laisses faire ?
    .help = Une Amulette sauve cette carte-là ; ensuite, plus rien ne te protège de cette créature. Sans elle, il ne reste qu’à laisser faire.
question-discard = Ta main est trop grande. Que défausses-tu ?
    .help = { $n ->
        [one] Encore { $cards } de trop : sept sont permises.
       *[other] Encore { $cards } de trop : sept sont permises.
    }
status-place = { $who } cherche où poser { $card }.
status-power = { $who } décide du pouvoir { $of }.
status-choose = { $who } poursuit avec le pouvoir { $of }.
status-share = { $who } distribue ce que le Laraki a pris.
status-at-once = { $who } choisit de jouer ou non une carte aussitôt.
status-dwarf = { $who } choisit ce que garde le Nain.
status-amulet = { $who } décide si le vol réussit.
status-discard = { $who } doit défausser : { $cards }.
announce-turn = { $n ->
        [one] Tu as { $n } possibilité.
       *[other] Tu as { $n } possibilités.
    }

## Ce qui s’est passé

event-start = { $who } commence.
event-start-you = Tu commences.
event-dealt = Les cartes sont distribuées. { $hands }
dealt-hand = { $who } : { $what }.
event-turn = { $who } joue.
event-turn-you = C’est à toi de jouer.
event-missed = { $who } passe son tour à cause du Loup-garou.
event-missed-you = Tu passes ton tour à cause du Loup-garou.
event-skipped = { $n ->
        [0] { $who } ne prend pas de carte.
        [one] { $who } renonce à la dernière action de la Rune.
       *[other] { $who } renonce aux autres actions de la Rune.
    }
event-skipped-you = { $n ->
        [0] Tu ne prends pas de carte.
        [one] Tu renonces à la dernière action de la Rune.
       *[other] Tu renonces aux autres actions de la Rune.
    }
event-drew = { $who } pioche { $card }.
event-drew-you = Tu pioches { $card }.
event-deck-empty = C’était la dernière carte de la forêt. { $n ->
        [one] Après ce tour, encore un, et c’est fini.
       *[other] Après ce tour, encore { $count }, et c’est fini.
    }
event-reached = { $who } veut voler une carte { $whom }.
event-reached-you = Tu veux voler une carte { $whom }.
event-reached-yours = { $who } veut te voler une carte.
event-blocked-turn = { $who } montre une Amulette. { $whom } repart sans rien, et le tour est fini.
event-blocked-turn-you = Ton Amulette tient bon. { $whom } repart sans rien, et le tour est fini.
event-blocked-turn-yours = { $who } montre une Amulette. Tu repars sans rien, et ton tour est fini.
event-blocked-power = { $who } montre une Amulette. { $whom } n’obtient pas cette carte.
event-blocked-power-you = Ton Amulette tient bon. { $whom } n’obtient pas cette carte.
event-blocked-power-yours = { $who } montre une Amulette. Tu n’obtiens pas cette carte.
event-stole = { $who } vole { $card } { $whom }.
event-stole-you = Tu voles { $card } { $whom }.
event-stole-yours = { $who } te vole { $card }.
event-played = { $who } joue { $card }.
event-played-you = Tu joues { $card }.
event-played-at-once = { $who } joue aussitôt { $card }.
event-played-at-once-you = Tu joues aussitôt { $card }.
event-rune = { $n ->
        [one] { $who } a maintenant une action de plus.
       *[other] { $who } a maintenant { $count } actions de plus.
    }
event-rune-you = { $n ->
        [one] Tu as maintenant une action de plus.
       *[other] Tu as maintenant { $count } actions de plus.
    }
event-placed = { $who } ajoute { $card } : { $count } créatures, { $points }.
event-placed-you = Tu ajoutes { $card } : { $count } créatures, { $points }.
event-placed-new = { $who } commence une combinaison { $with }, { $points }.
event-placed-new-you = Tu commences une combinaison { $with }, { $points }.
event-idle-no-target = Il n’y a rien à faire ici pour { $card }.
event-idle-spent = Le pouvoir { $of } a déjà servi dans cette chaîne.
event-idle-chain = La chaîne est devenue trop longue : le pouvoir { $of } n’agit plus.
event-idle-dragon = Le Dragon protège cette combinaison ; plus rien n’y entre ni n’en sort.
event-laid = { $who } pose { $cards }, { $points }.
event-laid-you = Tu poses { $cards }, { $points }.
event-added = { $who } ajoute { $card }, soit { $points }.
event-added-you = Tu ajoutes { $card }, soit { $points }.
event-used = { $who } utilise le pouvoir { $of }.
event-used-you = Tu utilises le pouvoir { $of }.
event-declined = { $who } renonce au pouvoir { $of }.
event-declined-you = Tu renonces au pouvoir { $of }.
event-again = { $who } réveille { $card } une fois de plus.
event-again-you = Tu réveilles { $card } une fois de plus.
event-named = { $who } réclame { $card }.
event-named-you = Tu réclames { $card }.
named-nobody = Personne n’a cette carte.
named-giver = { $who } doit donner cette carte.
named-giver-you = Tu dois donner cette carte.
named-givers = Doivent donner cette carte : { $whom }.
event-gave = { $who } donne { $card } { $whom }.
event-gave-you = Tu donnes { $card } { $whom }.
event-gave-yours = { $who } te donne { $card }.
event-took-up = { $who } prend { $card } { $out }.
event-took-up-you = Tu prends { $card } { $out }.
event-destroyed = { $who } détruit { $combo } : { $cards }.
event-destroyed-you = Tu détruis { $combo } : { $cards }.
event-lost = { $who } défausse { $card }, au hasard.
event-lost-you = Tu défausses { $card }, au hasard.
event-picked = { $who } prend { $cards } sur la défausse.
event-picked-you = Tu prends { $cards } sur la défausse.
event-picked-kept = { $who } prend en main { $cards } de la défausse.
event-picked-kept-you = Tu prends en main { $cards } de la défausse.
event-kept = { $who } garde { $card }.
event-kept-you = Tu gardes { $card }.
event-kept-hand = { $who } prend { $card } en main.
event-kept-hand-you = Tu prends { $card } en main.
event-threw = { $who } défausse { $card }.
event-threw-you = Tu défausses { $card }.
event-looked = { $who } regarde la main que tient { $whom }.
event-looked-you = Tu regardes la main que tient { $whom }.
event-looked-yours = { $who } regarde ta main.
event-looked-all = { $who } regarde toutes les mains.
event-looked-all-you = Tu regardes toutes les mains.
looked-hand = { $who } : { $what }.
event-swapped-hands = { $who } échange toute sa main avec { $whom }.
event-swapped-hands-you = Tu échanges toute ta main avec { $whom }.
event-swapped-hands-yours = { $who } échange toute sa main avec toi.
event-traded = { $who } échange avec { $whom } : { $given } contre { $got }.
event-traded-you = Tu échanges avec { $whom } : { $given } contre { $got }.
event-traded-yours = { $who } échange avec toi : { $given } contre { $got }.
event-traded-all = { $who } échange toutes les combinaisons sans protection avec { $whom }.
event-traded-all-you = Tu échanges toutes les combinaisons sans protection avec { $whom }.
event-traded-all-yours = { $who } échange toutes les combinaisons sans protection avec toi.
event-sacrificed-hand = { $who } sacrifie { $cards } de sa main.
event-sacrificed-hand-you = Tu sacrifies { $cards } de ta main.
event-sacrificed-combo = { $who } sacrifie { $cards } d’une combinaison.
event-sacrificed-combo-you = Tu sacrifies { $cards } d’une combinaison.
sacrificed-rest = Ce qui en reste va aussi sur la défausse.
event-captured = { $who } prend une combinaison { $whom } : { $cards }.
event-captured-you = Tu prends une combinaison { $whom } : { $cards }.
event-captured-yours = { $who } te prend une combinaison : { $cards }.
event-marked = { $who } envoie le Loup-garou : { $whom } passe son prochain tour.
event-marked-you = Tu envoies le Loup-garou : { $whom } passe son prochain tour.
event-marked-yours = { $who } envoie le Loup-garou : tu passes ton prochain tour.
event-discarded = { $who } défausse { $card }.
event-discarded-you = Tu défausses { $card }.
event-end-best = À égalité de points, c’est la combinaison qui vaut le plus qui tranche.
event-end-laid = À égalité de points et de meilleure combinaison, c’est le nombre de cartes posées qui tranche.

## Pourquoi quelqu’un a ces points

source-creatures = Créatures
source-animals = Animaux
source-places = Lieux
reason-combos = { $n ->
        [0] aucune combinaison
       *[other] { $each }
    }
reason-each = { $points } ({ $cards })

## Mots de la table

deck = { $n ->
        [0] la forêt est vide
        [one] encore { $n } carte dans la forêt
       *[other] encore { $n } cartes dans la forêt
    }
turns-left = { $n ->
        [0] c’est le dernier tour
        [one] encore { $n } tour ensuite
       *[other] encore { $n } tours ensuite
    }
discard = Défausse
hand = Main
hand-own = Ta main
combos = Combinaisons
misses = passe son prochain tour
score-kind = Pour quoi

## La page des règles

rules-title = Fabelwald : les règles
rules-aim = La forêt est pleine de créatures, d’animaux et de lieux, et chaque carte que tu en pioches ou que tu voles aux autres peut entrer dans une combinaison. Les grandes rapportent beaucoup et attirent les voleurs. Quand la forêt est vide, ce qui est posé devant toi compte. On joue de deux à six.
rules-turn-title = Un tour
rules-theft-title = Vol et amulette
rules-powers-title = Pouvoirs
rules-combos-title = Combinaisons
rules-creatures-title = Les créatures
rules-creatures = Chaque carte porte un nom et, dessous, le pouvoir en signes. Créatures masculines : { card-demon }, { card-dracula }, { card-magician }, { card-bogeyman }, { card-giant }, { card-troll }, { card-werewolf } et { card-dwarf }.
rules-memory-title = Ce qui est visible, et qui sait quoi
rules-memory = Sont visibles toutes les combinaisons, la défausse, la taille de chaque main et de la forêt, et toute carte montrée à tous. Ce qu’il y a dans les mains est secret.
rules-memory-2 = Le jeu retient pour toi ce que tu as vu : ce que t’ont montré l’Hydre et la Reine des ombres, ce qu’on t’a volé et ce que tu as volé, qui a reçu une carte à la vue de tous et, après le Croque-mitaine, les deux mains. Une carte reste connue jusqu’à ce qu’elle ait pu passer ailleurs sans être vue ; le jeu n’en déduit rien d’autre. (Notre lecture.)
rules-end-title = La fin
rules-examples-title = Vu sur la table
rules-rulings-title = Quand une option change les règles
rules-rulings = Ce que les règles imprimées laissent ouvert est marqué plus haut comme notre lecture. Là où deux lectures font deux bons jeux, une option tranche ; voici comment nous jouons si tu ne choisis rien d’autre.
rules-points-title = Ce que rapportent les combinaisons
rules-points = Des nombres imprimés, il nous reste ceux des créatures et des lieux ; ceux des animaux sont les nôtres.
rules-deck-title = Ce qu’il y a dans la forêt
rules-deck = Les règles imprimées ont perdu leur liste de cartes. Celle-ci est la nôtre. Qui possède le jeu peut écrire dans un fichier les nombres imprimés et jouer avec.
rules-deck-second = dans la forêt dense
rules-deck-out = retirées à deux
rules-others = Les autres
rules-points-creatures = Créatures
rules-points-animals = Animaux d’une espèce
rules-points-mixed = Marais, Sentier et Clairière
rules-points-same = Trois lieux pareils

rules-fw-1 = Chacun reçoit trois cartes, le reste forme la forêt. Commence la personne dont l’anniversaire est le plus proche à venir.
rules-fw-1-ours = Ici, c’est le sort qui décide. La défausse est vide au début, visible, et l’on peut la consulter.
rules-fw-2 = Joue au plus une carte, une créature ou une rune. Pose autant de combinaisons que tu veux. Clos ton tour en piochant la première carte ou en volant une carte.
rules-fw-2-ours = Il faut clore le tour tant que c’est possible. Quand la forêt est vide, tu peux voler ou t’en passer. S’il s’écoule autant de tours de suite qu’il y a de personnes sans qu’une carte quitte la forêt, plus personne ne peut voler pour clore son tour ni avec une rune, jusqu’à ce qu’on en pioche une ; ainsi, toute partie finit. Un tour pris par le Loup-garou n’y compte pas.
rules-fw-3 = On peut convenir, pour toute une partie, que chaque tour commence par piocher ou voler et que l’on joue ensuite. (Il y a une option pour cela.)
rules-fw-3-ours = Ce qui ouvre le tour remplace alors ce qui le clôt : rien ne suit, même après une rune, et si le vol est repoussé, on ne joue plus rien à ce tour. Les combinaisons peuvent se poser avant.
rules-fw-4 = Animaux et lieux se posent à tout moment de ton tour, même après l’avoir clos.
rules-fw-4-ours = Mais pas au milieu du pouvoir d’une créature.
rules-fw-5 = Voler, c’est tirer à l’aveugle une carte de la main de quelqu’un qui en tient au moins deux.
rules-fw-5-ours = Ces deux cartes, il faut les avoir avant chaque carte volée, même quand c’est une créature qui vole.
rules-fw-6 = À la fin d’un tour, personne ne garde plus de sept cartes en main. Ce qui est de trop est défaussé.
rules-fw-6-ours = Cela vaut pour tous, d’abord pour la personne dont c’est le tour, puis dans le sens des aiguilles d’une montre, et au dernier tour aussi. Chacun choisit, carte par carte.
rules-fw-7 = Le pouvoir d’une créature agit quand on la joue.
rules-fw-7-ours = D’abord on pose la carte, puis le pouvoir agit. On peut y renoncer ; s’il sert, c’est en entier, autant que possible. S’il ne trouve rien, il ne se passe rien et rien n’est payé. « Une personne », c’est toujours quelqu’un d’autre.
rules-fw-8 = Certains pouvoirs apportent une carte qui peut être jouée aussitôt.
rules-fw-8-ours = Cela ne coûte pas d’action et vaut pour les créatures et les runes. Tout le reste va dans la main.
rules-fw-9 = La rune est défaussée et apporte deux actions de plus à ce tour : piocher, voler ou jouer une créature. Ensuite, on clôt le tour comme d’habitude. Ce qui ne sert pas est perdu.
rules-fw-9-ours = Une telle action permet aussi de jouer une rune. Mais il n’agit pas plus de runes en un tour qu’il n’y en a dans le jeu : quatre, ou deux à deux joueurs.
rules-fw-10 = Des pouvoirs qui en réveillent d’autres forment une chaîne. Dans une chaîne, chaque carte agit une fois au plus, et une chaîne compte au plus sept pouvoirs, dix dans la forêt dense. Chaque carte jouée de la main commence une nouvelle chaîne. Une rune jouée aussitôt y met fin ; ses actions viennent après. Une créature qui a déjà agi peut encore changer de place, mais son pouvoir dort jusqu’à la prochaine chaîne. (Notre lecture.)
rules-fw-11 = Les combinaisons sont posées devant leur propriétaire. Une créature jouée rejoint une de tes combinaisons de créatures ou en commence une nouvelle. Toutes les créatures vont ensemble. D’une à cinq, elles rapportent 1, 2, 5, 10, 15 points.
rules-fw-11-ours = Il n’y en a jamais plus de cinq, et l’on ne réunit ni ne sépare les combinaisons à volonté.
rules-fw-12 = Marais, Sentier et Clairière rapportent 5 points ensemble, trois Marais, trois Sentiers ou trois Clairières 3.
rules-fw-12-ours = C’est toujours trois tout juste.
rules-fw-13 = Animaux d’une espèce : deux rapportent 2 points, trois 5 et quatre 9. À ton tour, tu peux ajouter un animal à une de tes combinaisons, garder des animaux en main, et avoir deux combinaisons d’une même espèce. (Notre lecture.)
rules-fw-14 = Les combinaisons peuvent être volées et détruites, sauf celle du Dragon.
rules-fw-14-ours = Ce qui reste d’une combinaison compte selon sa nouvelle taille. Une combinaison prise est tout entière à qui l’a prise.
rules-fw-15 = Le Dragon protège la combinaison où il se trouve. Une fois qu’il y est, on n’y ajoute plus rien.
rules-fw-15-ours = Et rien n’en sort, même pour la personne à qui elle est. Il rejoint au plus quatre créatures, ou reste à part. L’Elfe peut réveiller le pouvoir d’une créature à côté de lui.
rules-fw-16 = L’amulette repousse un vol et elle est défaussée. Qui voulait voler n’obtient rien, et le tour est fini.
rules-fw-16-ours = Il en est ainsi quand le vol clôt le tour ou vient d’une rune : le tour finit sur-le-champ, les autres actions sont perdues, on réduit seulement encore les mains trop grandes.
rules-fw-17 = Contre le pouvoir d’une créature, l’amulette ne sert qu’à la première tentative.
rules-fw-17-ours = Cette carte-là reste, le pouvoir et le tour continuent. La personne visée ne peut repousser que la première carte que ce pouvoir veut lui prendre, qu’elle l’ait fait ou non. Une carte repoussée compte parmi les deux de Dracula et les trois des Gobelins ; les Immortels continuent jusqu’à sept.
rules-fw-18 = Seule la personne visée peut utiliser l’amulette : une fois le vol annoncé, avant qu’une carte soit tirée. Est un vol ce que l’on vole à son tour, et ce que volent Dracula, les Gobelins, le Pilleur de tombes, la Reine des ombres et les Immortels. Ce que font l’Amazone, le Croque-mitaine, le Brigand, la Banshee, la Nymphe, la Sorcière, la Licorne et le Troll n’en est pas un. Une amulette aussi peut être volée. (Notre lecture.)
rules-fw-19 = On interroge aussi qui n’a pas d’amulette, pour que la question ne trahisse rien. De même, le pouvoir de la Sorcière et la fin du tour sont toujours des étapes à part, même sans rien à choisir. (Notre lecture.)
rules-fw-20 = { card-amazon } : { card-amazon.power }
rules-fw-20-ours = Même une dernière carte doit être donnée, mais jamais plus d’une.
rules-fw-21 = { card-banshee } : { card-banshee.power }
rules-fw-21-ours = Son nom s’est perdu dans les règles imprimées ; chez nous, c’est la Banshee.
rules-fw-22 = { card-demon } : { card-demon.power }
rules-fw-22-ours = Ce peut être une des tiennes. Sa carte la plus récente se retrouve sur le dessus.
rules-fw-23 = { card-dragon } : { card-dragon.power }
rules-fw-24 = { card-dracula } : { card-dracula.power }
rules-fw-25 = { card-unicorn } : { card-unicorn.power }
rules-fw-25-ours = Dans le sens des aiguilles d’une montre, à partir de ta gauche.
rules-fw-26 = { card-elf } : { card-elf.power }
rules-fw-26-ours = Ce que coûte le pouvoir se paie de nouveau. Le Dragon n’en a pas.
rules-fw-27 = { card-fairies } : { card-fairies.power }
rules-fw-27-ours = L’autre est dans ta main avant que la carte jouée agisse.
rules-fw-28 = { card-grave-robber } : { card-grave-robber.power }
rules-fw-29 = { card-witch } : { card-witch.power }
rules-fw-29-ours = S’il ne reste qu’un animal d’une combinaison entamée, il va aussi sur la défausse. S’il n’y a pas de combinaison à prendre, rien n’est payé.
rules-fw-30 = { card-hydra } : { card-hydra.power }
rules-fw-30-ours = Elle tient au moins une carte.
rules-fw-31 = { card-goblins } : { card-goblins.power }
rules-fw-31-ours = L’une après l’autre ; à qui, tu le décides chaque fois.
rules-fw-32 = { card-laraki } : { card-laraki.power }
rules-fw-32-ours = S’il y en a trop peu, tu en prends moins. D’abord tu en gardes une, puis tu donnes dans le sens des aiguilles d’une montre, tant qu’il y en a. Tu choisis qui reçoit laquelle.
rules-fw-33 = { card-magician } : { card-magician.power }
rules-fw-34 = { card-bogeyman } : { card-bogeyman.power }
rules-fw-34-ours = Les deux mains ont au moins une carte.
rules-fw-35 = { card-nymph } : { card-nymph.power }
rules-fw-35-ours = Pas elle-même. Une créature qui a déjà agi dans cette chaîne vient sans son pouvoir.
rules-fw-36 = { card-giant } : { card-giant.power }
rules-fw-37 = { card-shadow-queen } : { card-shadow-queen.power }
rules-fw-38 = { card-highwayman } : { card-highwayman.power }
rules-fw-38-ours = Une contre une ; avec une option, il les échange toutes.
rules-fw-39 = { card-troll } : { card-troll.power }
rules-fw-40 = { card-immortals } : { card-immortals.power }
rules-fw-41 = { card-werewolf } : { card-werewolf.power }
rules-fw-41-ours = Personne qui doive déjà passer un tour. Ce peut être quelqu’un qui n’en a plus.
rules-fw-42 = { card-centaur } : { card-centaur.power }
rules-fw-43 = { card-dwarf } : { card-dwarf.power }
rules-fw-43-ours = S’il n’y en a qu’une des deux, tu la gardes. Celle de la forêt compte comme piochée.
rules-fw-44 = Quand la dernière carte de la forêt est piochée, chacun des autres a encore un tour.
rules-fw-44-ours = Qui l’a piochée finit son tour. Un tour pris par le Loup-garou compte aussi comme le dernier. On ne remélange pas la défausse ; les pouvoirs font ce qu’ils peuvent encore.
rules-fw-45 = Seules les combinaisons posées comptent. Le plus de points l’emporte.
rules-fw-45-ours = À égalité, la combinaison qui vaut le plus tranche, puis le nombre de cartes posées ; après quoi la victoire est partagée.

ruling-draw_first = Chaque tour se clôt par piocher ou voler. Avec l’option, c’est ce qui le commence.
ruling-dense_forest = Chaque créature est une fois dans la forêt. Avec l’option, douze y sont en double, à cinq ou à six.
ruling-swap_all = Le Brigand échange une combinaison contre une. Avec l’option, il échange toutes celles des deux personnes qui sont sans protection, si chacune en a.

example-apart-title = Chacun pour soi
example-apart = Une créature seule rapporte 1 point, deux ensemble en rapportent 2, et Marais, Sentier et Clairière 5. Cela fait 8 points.
example-together-title = Tous ensemble
example-together = Les trois mêmes créatures dans une combinaison rapportent 5 points au lieu de 3, donc 10 avec les lieux. Mais un Démon en emporterait maintenant la moitié d’un coup.
example-closed-title = Derrière le Dragon
example-closed = Quatre créatures et le Dragon pour cinquième : 15 points que personne ne peut plus prendre. Les deux Hiboux à côté auraient suffi à la Sorcière ; ainsi, ils en rapportent 2.

## Refus

# Ce qu’une position doit contenir : « Le champ hands est faux : il faut … »

wanted-options = un objet avec les options et le jeu de cartes
wanted-combo = [numéro, place, [cartes]]
wanted-combo-number = un numéro de 1 à { $most }, chacun une seule fois
wanted-combo-size = une liste de 1 à { $most } cartes (FW-11)
wanted-creatures-alone = une combinaison de créatures seules (FW-11)
wanted-dragon-last = une combinaison avec le dragon en dernier (FW-15)
wanted-animals = une combinaison de 2 à { $most } animaux d’une même espèce (FW-13)
wanted-no-rune-or-amulet = une combinaison sans runes ni amulettes
wanted-three-places = une combinaison de trois lieux (FW-12)
wanted-place-set = trois lieux pareils, ou swamp, path et clearing dans cet ordre (FW-12)
wanted-last = le nombre de tours à venir une fois la forêt vide, sinon null (FW-44)
wanted-extras-of-runes = au plus { $most } par rune de ce tour (FW-9)
wanted-no-extras-before-play = 0 tant que rien n’est joué (FW-9)
wanted-no-extras-after-closing = 0 après avoir clos le tour (FW-9)
wanted-not-played = false avant l’ouverture du tour (FW-3)
wanted-no-dry = 0 dès qu’une carte a quitté la forêt (FW-2)
wanted-chain = un objet avec { $fields }
wanted-chain-of-spent = un objet, puisqu’il y a des cartes épuisées (FW-10)
wanted-chain-of-power = un objet, puisqu’un pouvoir est en cours (FW-10)
wanted-no-chain = que ce champ soit absent, puisqu’aucun pouvoir n’est en cours
wanted-creature-with-power = une créature qui a un pouvoir
wanted-creature-at-end = à la fin une créature
wanted-creature-of-chain = la créature de la chaîne en cours
wanted-powers-of-spent = au moins le nombre de cartes épuisées (FW-10)
wanted-spent-creature = une créature à pouvoir, si la carte est épuisée (FW-10)
wanted-knowing = [place ou null, la main de qui, [cartes]]
wanted-known-once = une liste avec au plus une entrée par place et par main
wanted-known-to-all = pour chaque place au moins ce que tous ont vu
wanted-known-to-one = une liste de cartes que cette place connaît sans que tous les aient vues
wanted-hand-of-another = la main d’une autre place
wanted-cards-of-that-hand = une liste de cartes qui sont dans cette main
wanted-dealt-so-far = ce qui a été distribué jusqu’ici, et rien encore de posé ni de défaussé (FW-1)
wanted-no-dealing = une liste sans distribution, au milieu d’un tour
wanted-played = true, puisqu’une créature est jouée
wanted-nothing-to-join = que cette entrée soit absente, puisqu’il n’y a pas de combinaison à compléter (FW-11)
wanted-power-with-target = un pouvoir qui trouve à s’exercer (FW-7)
wanted-victim = une place avec au moins deux cartes (FW-5)
wanted-asked-victim = la place à qui l’on vole
wanted-asked = une liste avec la place que l’on interroge
wanted-dwarf = le nain, tant que la forêt a des cartes (FW-43)
wanted-over-limit = une place avec plus de { $limit } cartes (FW-6)
wanted-nothing-taken = une liste vide, puisque rien n’est pris
wanted-taking = une créature qui prend des cartes, avec ce qu’elle peut prendre
wanted-playable = une liste avec une carte que l’on puisse jouer aussitôt (FW-8)
wanted-going-on = une créature dont le pouvoir continue
wanted-taken = une liste de { $count } éléments
wanted-own-open-combo = la combinaison sans protection de qui joue, comptée à partir de 0 (FW-38)
wanted-combo-of-nymph = la combinaison où a agi une nymphe de qui joue, comptée à partir de 0 (FW-35)
wanted-dealt-with = une place que le pouvoir concerne
wanted-open-combo-of-another = que cette entrée soit absente, sauf si quelqu’un d’autre a une combinaison sans protection (FW-29, FW-38)
wanted-card-to-take = 1, puisque les fées ont encore une carte à prendre (FW-27)
wanted-cards-for-chance = que le hasard n’intervienne que s’il y a des cartes

# Ce qu’un jeu de cartes doit contenir

wanted-points-by-size = une liste de { $count } éléments, pour { $least } à { $most } cartes
entry-all-cards = l’ensemble des cartes
entry-cards-with-two = l’ensemble des cartes à deux
entry-combos = l’ensemble des combinaisons possibles
