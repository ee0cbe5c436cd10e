"""A record as plain Python lists and numbers: reading many fields of a NumPy record one by one is slow."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from .game import States


def plain(states: States) -> Any:
    """The fields of the record in ``states`` as attributes: ``int`` and (nested) lists of ``int``."""
    names = states.dtype.names or ()
    return SimpleNamespace(**{name: states[name][0].tolist() for name in names})
