# Fasanerie dans le terminal, en français. Ce que dit le jeu lui-même se trouve dans ../../texts.

terminal-card = Carte
terminal-cards = Cartes
terminal-discs = Disques, du haut
terminal-brings = Ce que cela apporte
terminal-start = avant le chemin
terminal-sum = Cartes → points
terminal-own-secrets = Tu as mis dans la boîte, face cachée
