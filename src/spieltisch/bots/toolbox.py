"""A game's kernels as the bots need them, and the templates compiled with them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

from ..core.game import Game
from ..core.kernel import specialise
from .kernels import plain_game, value


@cache
def kernels(game: Game) -> Mapping[str, Any]:
    """The kernels of ``game``, completed by plain ones where it has no knowledge of its own to offer."""
    own = dict(game.kernels)
    plain = specialise(plain_game, game.id, own)
    full = {**vars(plain), **own}
    return {**full, **vars(specialise(value, game.id, full))}


@cache
def toolbox(game: Game, templates: ModuleType) -> SimpleNamespace:
    """The functions of a module of templates, compiled for ``game``."""
    return specialise(templates, game.id, kernels(game))
