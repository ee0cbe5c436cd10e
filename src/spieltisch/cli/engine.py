"""Getting the engine ready: compiled where much is to be done, as plain Python where little is."""

from __future__ import annotations

import os
import sys
from typing import Any

_ready: set[str] = set()


def plain() -> None:
    """Run the rules as plain Python in this process, unless they are compiled here already.

    One game is replayed in a tenth of a second that way, without waiting for the compiler.
    """
    if "numba" in sys.modules or "NUMBA_DISABLE_JIT" in os.environ:
        return
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        import numba  # noqa: F401
    finally:
        del os.environ["NUMBA_DISABLE_JIT"]


def compiled(game_id: str, *, bots: bool) -> None:
    """Compile the rules of a game, with ``bots`` also those that think, or load them from the cache.

    Shows a bar on stderr meanwhile: the first time takes half a minute.
    """
    from ..bots.warm_up import warm_up as with_bots
    from ..core import kernel
    from ..core.game import game
    from ..core.warm_up import warm_up as rules_alone
    from .progress import Bar

    if not kernel.JIT:
        return
    with Bar(f"Getting {game_id} ready (compiled once, then kept)") as bar:
        if bots:
            with_bots(game(game_id), bar.at)
        else:
            rules_alone(game(game_id), bar.at)


def compiled_for(record: Any) -> None:
    """Get the rules of a record's game ready, if it is one of the house; the first time a process sees it."""
    from ..core.game import game_ids

    game_id = record.get("game") if isinstance(record, dict) else None
    if isinstance(game_id, str) and game_id in game_ids() and game_id not in _ready:
        _ready.add(game_id)
        compiled(game_id, bots=False)
