"""What a game says itself about being measured: its ``lab`` module, if it has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from ..core.aims import Plan, Speed

Said = TypeVar("Said")


def speed_of(game_id: str) -> Speed:
    """How fast a game must be."""
    return _said(game_id, "SPEED", Speed())


def plan_of(game_id: str, usual: Plan) -> Plan:
    """What bots of a game are to play; ``usual`` for one that does not say."""
    return _said(game_id, "STRENGTH", usual)


def _said(game_id: str, name: str, usual: Said) -> Said:
    room = f"spieltisch.games.{game_id}.lab"
    if find_spec(room) is None:
        return usual
    found: Said = getattr(import_module(room), name, usual)
    return found
