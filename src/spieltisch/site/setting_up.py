"""Setting up the rules: compiled once after installing, loaded from disk at every later start.

The compiling happens in a process of its own. So pages are answered meanwhile, and the memory that the
compiler needs is gone when people play.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

logger = logging.getLogger(__name__)

Report = Callable[[int, int], None]


@dataclass
class Progress:
    """How far it is: ``done`` of ``total`` pieces. Ready unless somebody began setting up."""

    done: int = 0
    total: int = 0
    is_ready: bool = True

    @property
    def percent(self) -> int:
        """From 0 to 100."""
        return min(100, self.done * 100 // self.total) if self.total else 0


progress = Progress()
reporter: Report | None = None
"""Who else wants to hear how far it is: whoever started the server."""
_child: subprocess.Popen[str] | None = None


def compile_all(report: Report) -> None:
    """Compile the rules and bots of every game, in this process. ``report(done, total)`` after each piece."""
    from spieltisch import bots, game_ids

    for before, game_id in enumerate(game_ids()):
        bots.warm_up(game_id, partial(_report_in_all, report, before, len(game_ids())))


def _report_in_all(report: Report, before: int, games: int, done: int, total: int) -> None:
    """Progress with one of ``games`` as progress with all, after ``before`` others."""
    report(before * total + done, games * total)


def _mark() -> Path:
    """A file in the cache folder of this version: everything is compiled."""
    from spieltisch.core.kernel import CACHE_FOLDER

    return CACHE_FOLDER / "complete"


def begin(afterwards: Callable[[], None]) -> threading.Thread:
    """Set up beside the server, then call ``afterwards``. Until then pages say so, if it takes long."""
    is_compiled = _mark().exists()
    progress.is_ready = is_compiled
    thread = threading.Thread(target=_set_up, args=(is_compiled, afterwards), name="setting up", daemon=True)
    thread.start()
    return thread


def stop() -> None:
    """End the compiling, if it still goes on; it starts afresh next time."""
    if _child is not None:
        _child.kill()


def _set_up(is_compiled: bool, afterwards: Callable[[], None]) -> None:
    try:
        if not is_compiled and _mark().parent.is_dir():
            _compile_elsewhere()
        compile_all(lambda done, total: None if is_compiled else _note(done, total))
    except Exception:
        # Whatever is missing is compiled when first called: slowly, but the game goes on.
        logger.exception("setting up the rules failed")
    progress.is_ready = True
    afterwards()


def _note(done: int, total: int) -> None:
    """Loading what another process compiled starts from the beginning; progress never goes back."""
    if done > progress.done or not progress.total:
        progress.done, progress.total = done, total
        if reporter is not None:
            reporter(done, total)


def _compile_elsewhere() -> None:
    global _child
    command = [sys.executable, "-m", __name__]
    # In a session of its own Ctrl+C does not reach it; stop() does.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as _child:
        assert _child.stdout is not None
        for line in _child.stdout:
            done, total = (int(number) for number in line.split())
            _note(done, total)
    _child = None


def main() -> None:
    """Compile everything into the cache on disk; print "done total" after each piece."""
    with suppress(BrokenPipeError):  # the server is gone
        compile_all(lambda done, total: print(done, total, flush=True))
        _mark().touch()


if __name__ == "__main__":
    main()
