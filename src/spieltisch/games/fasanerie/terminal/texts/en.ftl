# Fasanerie in the terminal, in English. What the game itself says stands in ../../texts.

terminal-card = Card
terminal-cards = Cards
terminal-discs = Discs, top first
terminal-brings = What it brings
terminal-start = before the alley
terminal-sum = Cards → points
terminal-own-secrets = You put face down into the box
