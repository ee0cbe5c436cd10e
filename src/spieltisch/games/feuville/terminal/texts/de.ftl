# Feuville im Terminal, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

terminal-letter-star = S
terminal-letter-guard = W
terminal-letter-griffin = G
terminal-letter-flag = F
terminal-legend = { $star } Stern, { $guard } Wache, { $griffin } Greif, { $flag } Fahne; eine Zahl zählt Wolken; · einfach, △ weißer Turm, ∟ Eckmauer, ∩ Stadttor, ⌂ Startmauer; ▒ brennt, * durch ein Stadtviertel gewertet
terminal-decree = Erlass
terminal-people = Person
terminal-ground = Spalte
terminal-open-spells = Offene Zauber
terminal-left = Noch in den Stapeln
terminal-stack = { $layer } { $n }
terminal-dice = Würfel
terminal-used = { $value } (eingesetzt)
terminal-in-slots = in der Ablage
terminal-in-spells = Zauber
terminal-nothing = nichts
terminal-has = { $who }, { $points }
terminal-kobold = Kobold, beide Würfel
terminal-kobold-column = Spalte { $column }
terminal-worth = { $decree }, { $points }: { $why }.
terminal-district-1 = Viertel
terminal-district-2 = Doppel
