# Ce que le terminal dit de même dans chaque jeu, en français.

terminal-players = À la table : { $who }.
terminal-labelled = { $label } : { $what }.
terminal-points = Points
terminal-label = { $label } : { $what }
