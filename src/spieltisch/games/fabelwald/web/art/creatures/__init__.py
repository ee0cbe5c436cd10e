"""The 24 creatures, each a frontal mask before its own moon; one module for each, named like its id.

Each module has a ``GROUND`` (colours of its night) and ``draw(scope)``, which gives what the panel shows;
ids inside begin with ``scope``.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def module_of(creature: str) -> ModuleType:
    """The module that draws a creature: ``grave-robber`` is drawn by ``grave_robber``."""
    return import_module(f"{__name__}.{creature.replace('-', '_')}")


def draw(creature: str, scope: str) -> str:
    """What the panel of a creature's card shows."""
    drawing: str = module_of(creature).draw(scope)
    return drawing
