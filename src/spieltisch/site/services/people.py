"""What is remembered of people besides their cookie, for when they are not looking."""

from __future__ import annotations

from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Person
from spieltisch.site.speech import texts


def remember(newcomer: Newcomer) -> Person:
    """The row of somebody who sits down, with the name and language they have now."""
    row, _ = Person.objects.update_or_create(
        token=newcomer.token, defaults={"name": newcomer.name, "language": texts().language}
    )
    return row
