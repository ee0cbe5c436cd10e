# Fabelwald dans le terminal, en français. Ce que dit le jeu lui-même se trouve dans ../../texts.

terminal-discard = { $n ->
        [one] Il y a { $n } carte sur la défausse : { $cards }.
       *[other] Il y a { $n } cartes sur la défausse, à partir du dessus : { $cards }.
    }
terminal-discard-empty = La défausse est vide.
terminal-extras = Actions de plus par des runes
terminal-chain = Chaîne : pouvoir { $n } sur { $most } au plus.
terminal-taken = Cartes prises
terminal-no-theft = Comme on n’a rien pioché depuis longtemps, seules les créatures peuvent encore voler (FW-2).
terminal-hand = { $cards } en main
terminal-known = On en connaît
terminal-knows = { $who } en connaît : { $cards }.
terminal-protected = protégée
