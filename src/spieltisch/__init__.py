"""Spieltisch: a table for three games, with a fast engine, fair bots and a site."""
