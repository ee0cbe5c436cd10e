# Feuville in the terminal, in English. What the game itself says stands in ../../texts.

terminal-letter-star = S
terminal-letter-guard = G
terminal-letter-griffin = R
terminal-letter-flag = F
terminal-legend = { $star } star, { $guard } guard, { $griffin } griffin, { $flag } flag; a number counts clouds; · plain, △ white tower, ∟ corner base, ∩ gate, ⌂ start wall; ▒ burning, * scored by a district decree
terminal-decree = Decree
terminal-people = Person
terminal-ground = column
terminal-open-spells = Open spells
terminal-left = Left in the stacks
terminal-stack = { $layer } { $n }
terminal-dice = Dice
terminal-used = { $value } (used)
terminal-in-slots = in the slots
terminal-in-spells = spells
terminal-nothing = nothing
terminal-has = { $who }, { $points }
terminal-kobold = Kobold, both dice
terminal-kobold-column = column { $column }
terminal-worth = { $decree }, { $points }: { $why }.
terminal-district-1 = District
terminal-district-2 = Double
