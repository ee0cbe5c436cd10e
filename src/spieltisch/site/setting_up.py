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
from dataclasses import dataclass
from functools import partial

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


def compile_all(report: Report) -> None:
    """Compile the rules and bots of every game, in this process. ``report(done, total)`` after each piece."""
    from spieltisch import bots, game_ids

    for before, game_id in enumerate(game_ids()):
        bots.warm_up(game_id, partial(_report_in_all, report, before, len(game_ids())))


def _report_in_all(report: Report, before: int, games: int, done: int, total: int) -> None:
    """Progress with one of ``games`` as progress with all, after ``before`` others."""
    report(before * total + done, games * total)


def in_background(afterwards: Callable[[], None] | None = None) -> threading.Thread:
    """Set up beside the server, which says so meanwhile; then call ``afterwards``."""
    progress.is_ready = False
    thread = threading.Thread(target=_set_up, args=(afterwards,), name="setting up", daemon=True)
    thread.start()
    return thread


def _set_up(afterwards: Callable[[], None] | None) -> None:
    try:
        _compile_elsewhere()
        compile_all(lambda done, total: None)
    except Exception:
        # Whatever is missing is compiled when first called: slowly, but the game goes on.
        logger.exception("setting up the rules failed")
    progress.is_ready = True
    if afterwards is not None:
        afterwards()


def _compile_elsewhere() -> None:
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            progress.done, progress.total = (int(number) for number in line.split())
            if reporter is not None:
                reporter(progress.done, progress.total)


def main() -> None:
    """Compile everything into the cache on disk; print "done total" after each piece."""
    compile_all(lambda done, total: print(done, total, flush=True))


if __name__ == "__main__":
    main()
