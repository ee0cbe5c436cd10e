"""What may be typed."""

from __future__ import annotations

from spieltisch.core.telling import Facts


def numbers(view: Facts) -> dict[str, str]:
    """What may be typed instead of notation: the number before a choice."""
    return {str(number): action for number, action in enumerate(view["legal"], 1)}
