# Fasanerie im Terminal, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

terminal-card = Karte
terminal-cards = Karten
terminal-discs = Scheiben, von oben
terminal-brings = Was das bringt
terminal-start = vor der Allee
terminal-sum = Karten → Punkte
terminal-own-secrets = Verdeckt in die Schachtel gelegt hast du
