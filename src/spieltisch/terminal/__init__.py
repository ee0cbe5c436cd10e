"""What the terminal shows alike in every game; a game's ``terminal`` folder builds on it.

``rules_text``  the rules · ``story``  how a game's story begins · ``table``  lines of tables ·
``choices``  what may be typed · ``texts``  words of all tables in the terminal
"""

ROOM = "spieltisch.terminal"
"""Where those words are."""
