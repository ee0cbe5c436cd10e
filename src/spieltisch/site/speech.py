"""The site's own words in the language of the request being answered."""

from __future__ import annotations

from django.utils.translation import get_language

from spieltisch.core.words import Words, words

from .games import rooms


def texts(language: str | None = None) -> Words:
    """All texts pages may show, in ``language``, by default that of the request being answered."""
    return words(language or get_language() or "en", *rooms())
