# La table de Fasanerie dans le navigateur, en français. Ce que dit le jeu lui-même est dans ../../texts.

table-game = Fasanerie
table-game-line = Avance sur le chemin, ramasse des faisans et garde un œil sur qui te suit. Deux à six joueurs, dix minutes.
table-seen = Vues sur le chemin.
table-cards = { $n ->
        [one] carte
       *[other] cartes
    }
table-cards-of = { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
table-sweep = Ramassées jusqu’ici, dans l’ordre
table-kinds = Les six espèces de cette partie
table-undo-not = De nouvelles cartes seront posées : pas de retour.
table-other = D’autres espèces
table-sweep-done = ramassée
table-sweep-now = demande maintenant
table-sweep-later = encore à venir
rules-cards-dealt = Cartes selon le nombre de joueurs
rules-turn-1 = La Gouvernante est la plus reculée, et seule : elle ramasse tout jusqu’à son disque, la carte la plus ancienne d’abord.
rules-turn-2 = Le disque est pris en main, et tout le chemin devant est ouvert : au-delà du Majordome, ou sur lui.
rules-turn-3 = Un pas jusqu’au Pet de faisan 1. De nouvelles cartes sont posées jusqu’à ce qu’il y en ait cinq devant le disque de tête. Maintenant le Majordome est le plus reculé : posé sur le Cocher, il n’a rien à ramasser.

new-kinds = Quelles espèces ?
new-summary-hidden = Cartes cachées.
new-summary-open = Cartes visibles.
