"""What a person has chosen about how pages look and answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Prefs:
    """A viewer's settings.

    ``theme``: ``auto``, ``light`` or ``dark``. ``motion``: ``auto`` (as the system asks), ``on`` or ``off``.
    ``speed``: ``slow``, ``normal`` or ``fast``, how quickly others' moves follow each other.
    ``reflex``: whether what could ward something off is used, ``ask`` (the person), ``always`` or ``never``.
    ``first_tap``: a tap on a card moves at once. ``single_keys``: keys ``i c l u ?`` work on the table.
    """

    theme: str = "auto"
    motion: str = "auto"
    speed: str = "normal"
    reflex: str = "ask"
    first_tap: bool = False
    single_keys: bool = False
