"""What the browser pages of all games share; a game's ``web`` folder builds its pages from it.

``speech``  the words of a game's pages · ``board``  what every table shows · ``story``  the log, the news ·
``seats``  who sits there · ``sheet``  the score sheet · ``rulebook``  the rules page ·
``templates/pages``  the same pieces as HTML · ``texts``  what the tables of all games say
"""
