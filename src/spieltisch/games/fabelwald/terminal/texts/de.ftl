# Fabelwald im Terminal, auf Deutsch. Was das Spiel selbst sagt, steht in ../../texts.

terminal-discard = { $n ->
        [one] Auf der Ablage liegt { $n } Karte: { $cards }.
       *[other] Auf der Ablage liegen { $n } Karten, von oben: { $cards }.
    }
terminal-discard-empty = Die Ablage ist leer.
terminal-extras = Weitere Aktionen durch Runen
terminal-chain = Kette: Macht { $n } von höchstens { $most }.
terminal-taken = Aufgenommen
terminal-no-theft = Weil so lange keine Karte gezogen wurde, darf gerade nur noch durch Wesen gestohlen werden (FW-2).
terminal-hand = { $cards } auf der Hand
terminal-known = Davon bekannt
terminal-knows = { $who } kennt davon: { $cards }.
terminal-protected = beschützt
