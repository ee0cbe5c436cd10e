"""Fabelwald in the browser: what its table, new-game form and rules page show. Used by the site alone."""

PLACE = 3
"""Where the game stands among those of the house."""
