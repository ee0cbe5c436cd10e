"""Feuville."""
