"""A progress bar on stderr, where somebody can see it."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any


class Bar:
    """A bar for long work; silent when stderr is no terminal. Use as a context manager.

    It is there from the first :meth:`at` on until everything is done.
    """

    def __init__(self, what: str, total: int | None = None) -> None:
        self._progress: Any = None
        self._task: Any = None
        if not sys.stderr.isatty():
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._progress.add_task(what, total=total)

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def at(self, done: int, total: int) -> None:
        """``done`` of ``total`` pieces are done."""
        if self._progress is None:
            return
        self._progress.update(self._task, completed=done, total=total)
        if done < total:
            self._progress.start()
        else:
            self._progress.stop()
