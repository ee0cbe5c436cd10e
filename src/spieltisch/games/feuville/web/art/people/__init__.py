"""The people of the town: six persons, the fairy and the kobold, each a figure before a pale disc.

``kit``  grounds and faces · ``PEOPLE``  by id: what is drawn · one module for each figure.
"""

from __future__ import annotations

from spieltisch.games.feuville.web.art.people import (
    architect,
    fairy,
    innkeeper,
    juggler,
    kobold,
    mage,
    mayor,
    thief,
)

PEOPLE = {
    "juggler": juggler,
    "thief": thief,
    "innkeeper": innkeeper,
    "architect": architect,
    "mayor": mayor,
    "mage": mage,
    "kobold": kobold,
    "fairy": fairy,
}
"""Each module has a ``GROUND`` and ``draw(scope)``, which gives what the panel shows."""
