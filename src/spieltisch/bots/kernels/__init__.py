"""Templates: plain functions that call a game's kernels by name, compiled per game by ``specialise``."""
