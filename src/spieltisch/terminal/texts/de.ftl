# Was das Terminal in jedem Spiel gleich sagt, auf Deutsch.

terminal-players = Am Tisch: { $who }.
terminal-labelled = { $label }: { $what }.
terminal-points = Punkte
terminal-label = { $label }: { $what }
