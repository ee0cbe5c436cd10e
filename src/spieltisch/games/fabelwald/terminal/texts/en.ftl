# Fabelwald in the terminal, in English. What the game itself says stands in ../../texts.

terminal-discard = { $n ->
        [one] { $n } card lies on the discard pile: { $cards }.
       *[other] { $n } cards lie on the discard pile, from the top: { $cards }.
    }
terminal-discard-empty = The discard pile is empty.
terminal-extras = More actions by runes
terminal-chain = Chain: power { $n } of at most { $most }.
terminal-taken = Taken
terminal-no-theft = As no card has been drawn for so long, only creatures may steal now (FW-2).
terminal-hand = { $cards } in hand
terminal-known = Known of them
terminal-knows = { $who } knows of: { $cards }.
terminal-protected = protected
