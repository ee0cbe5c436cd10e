"""Fasanerie, with the expansion."""
