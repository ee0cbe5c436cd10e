"""Setting up the rules: compiled once after installing, loaded from disk at every later start.

The first game of the house is compiled as soon as the server starts, and until then every page says so. Any
other game is compiled when somebody first opens a page of it; the rest of the site goes on meanwhile.

The compiling happens in a process of its own, one at a time. So pages are answered meanwhile, and the memory
that the compiler needs is gone when people play.
"""

from __future__ import annotations

import hashlib
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from spieltisch.core.kernel_sources import kernel_sources

logger = logging.getLogger(__name__)

Report = Callable[[int, int], None]


@dataclass
class Progress:
    """How far it is: ``done`` of ``total`` pieces. Ready unless somebody began setting up."""

    done: int = 0
    total: int = 0
    is_ready: bool = True
    is_wanted: bool = False
    """Whether somebody has asked for it."""

    @property
    def percent(self) -> int:
        """From 0 to 100."""
        return min(100, self.done * 100 // self.total) if self.total else 0


reporter: Report | None = None
"""Who else wants to hear how far the first game is: whoever started the server."""
_progress: dict[str, Progress] = {}
_one_at_a_time = threading.Lock()
_child: subprocess.Popen[str] | None = None
_stopping = False


def _games() -> tuple[str, ...]:
    from spieltisch import game_ids

    return game_ids()


def first_game() -> str:
    """The game without which nothing begins."""
    from . import games

    return games.game_ids()[0]


def progress(game: str) -> Progress:
    """How far ``game`` is."""
    return _progress.setdefault(game, Progress())


def all_ready() -> bool:
    """Whether no game waits for being set up."""
    return all(found.is_ready for found in _progress.values())


# ------------------------------------------------------------ in the server


def begin(afterwards: Callable[[], None]) -> threading.Thread:
    """Set up the first game beside the server, then call ``afterwards``; then load what was compiled before.

    Until then pages say so, if it takes long.
    """
    global _stopping
    _stopping = False
    for game in _games():
        _progress[game] = Progress(is_ready=_mark(game).exists())
    return _thread(_set_up_at_start, afterwards)


def want(game: str) -> Progress:
    """A page of ``game`` was asked for: set it up, unless that is done or under way. Returns at once."""
    found = progress(game)
    if not found.is_ready and not found.is_wanted:
        found.is_wanted = True
        _thread(_set_up, game)
    return found


def stop() -> None:
    """End the compiling, if it still goes on; it starts afresh next time."""
    global _stopping
    _stopping = True
    if _child is not None:
        _child.kill()


def _thread(task: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=task, args=arguments, name="setting up", daemon=True)
    thread.start()
    return thread


def _set_up_at_start(afterwards: Callable[[], None]) -> None:
    first = first_game()
    progress(first).is_wanted = True
    _set_up(first)
    afterwards()
    for game in _games():
        if game != first and progress(game).is_ready:
            _set_up(game)


def _set_up(game: str) -> None:
    """Compile ``game``, or load what is compiled."""
    found = progress(game)
    was_ready = found.is_ready
    with _one_at_a_time:
        try:
            if not _mark(game).exists() and _mark(game).parent.is_dir() and not _stopping:
                _compile_elsewhere(game)
            if not _stopping:
                compile_games([game], lambda done, total: None if was_ready else _note(game, done, total))
        except Exception:
            # Whatever is missing is compiled when first called: slowly, but the game goes on.
            logger.exception("setting up the rules of %s failed", game)
    found.is_ready = True


def _note(game: str, done: int, total: int) -> None:
    """Loading what another process compiled starts from the beginning; progress never goes back."""
    found = progress(game)
    if done > found.done or not found.total:
        found.done, found.total = done, total
        if reporter is not None and game == first_game():
            reporter(done, total)


def _compile_elsewhere(game: str) -> None:
    global _child
    command = [sys.executable, "-m", __name__, game]
    # In a session of its own Ctrl+C does not reach it; stop() does.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as _child:
        assert _child.stdout is not None
        for line in _child.stdout:
            done, total = (int(number) for number in line.split())
            _note(game, done, total)
    _child = None


# ------------------------------------------------------------ compiling


def _mark(game: str) -> Path:
    """A file in the cache folder of this version: ``game`` is compiled, for this place (in plain Python there
    was nothing to compile)."""
    from spieltisch.core.kernel import CACHE_FOLDER, JIT

    return CACHE_FOLDER / f"complete-{game}-{_place() if JIT else 'plain'}"


@cache
def _place() -> str:
    """A digest of where the kernels' sources lie and when they were written: Numba takes what it kept for the
    very same file only, not for an equal one elsewhere."""
    written = "\n".join(f"{path} {path.stat().st_mtime_ns}" for path in kernel_sources())
    return hashlib.sha256(written.encode()).hexdigest()[:16]


def compile_games(games: Sequence[str], report: Report) -> None:
    """Compile the rules and bots of ``games``, in this process. ``report(done, total)`` after each piece."""
    from spieltisch import bots

    for before, game in enumerate(games):
        bots.warm_up(game, partial(_report_in_all, report, before, len(games)))


def _report_in_all(report: Report, before: int, games: int, done: int, total: int) -> None:
    """Progress with one of ``games`` as progress with all, after ``before`` others."""
    report(before * total + done, games * total)


def main(games: Sequence[str]) -> None:
    """Compile ``games``, or all, into the cache on disk; print "done total" after each piece."""
    with suppress(BrokenPipeError):  # the server is gone
        chosen = games or _games()
        with _alone_among_processes():
            compile_games(chosen, lambda done, total: print(done, total, flush=True))
            for game in chosen:
                _mark(game).touch()


@contextmanager
def _alone_among_processes() -> Iterator[None]:
    """Several processes of a site that start together do not all compile the same: whoever comes second loads
    what the first has compiled."""
    from spieltisch.core.kernel import CACHE_FOLDER

    with ExitStack() as stack:
        with suppress(ImportError, OSError):  # another system, or a read-only home: then not
            import fcntl

            fcntl.flock(stack.enter_context(open(CACHE_FOLDER / "compiling", "w")), fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main(sys.argv[1:])
