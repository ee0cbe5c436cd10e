# Feuville dans le terminal, en français. Ce que dit le jeu lui-même se trouve dans ../../texts.

terminal-letter-star = E
terminal-letter-guard = G
terminal-letter-griffin = R
terminal-letter-flag = D
terminal-legend = { $star } étoile, { $guard } garde, { $griffin } griffon, { $flag } drapeau ; un chiffre compte les nuages ; · simple, △ tour blanche, ∟ base d’angle, ∩ porte, ⌂ mur de départ ; ▒ en feu, * comptée par un quartier
terminal-decree = Décret
terminal-people = Qui
terminal-ground = colonne
terminal-open-spells = Sorts visibles
terminal-left = Reste dans les piles
terminal-stack = { $layer } { $n }
terminal-dice = Dés
terminal-used = { $value } (joué)
terminal-in-slots = en réserve
terminal-in-spells = sorts
terminal-nothing = rien
terminal-has = { $who }, { $points }
terminal-kobold = Lutin, les deux dés
terminal-kobold-column = colonne { $column }
terminal-worth = { $decree }, { $points } : { $why }.
terminal-district-1 = Quartier
terminal-district-2 = Double
