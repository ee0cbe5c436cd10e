# What the terminal says alike in every game, in English.

terminal-players = At the table: { $who }.
terminal-labelled = { $label }: { $what }.
terminal-points = Points
terminal-label = { $label }: { $what }
