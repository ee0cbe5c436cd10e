"""Where the processes of one site on one machine write what they count: files of a common folder, so that
whichever is asked can add them up.

``prometheus_client`` looks for the folder in the environment when it is imported, so :func:`share` has to
come before that.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


def share(folder: Path) -> None:
    """Have this process write its numbers into ``folder``. Before anything is counted.

    What processes wrote that have all ended is removed: the counters begin anew.
    """
    if os.environ.get(VARIABLE):
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not any(_is_alive(number) for number in _processes(folder)):
        for file in folder.glob("*.db"):
            file.unlink(missing_ok=True)
    os.environ[VARIABLE] = str(folder)


def bury(folder: Path) -> None:
    """Leave out what counts only while a process lives, such as open streams, of those that have ended."""
    from prometheus_client import multiprocess

    for number in _processes(folder):
        if not _is_alive(number):
            multiprocess.mark_process_dead(number, str(folder))


def _processes(folder: Path) -> Iterator[int]:
    found = {file.stem.rpartition("_")[2] for file in folder.glob("*.db")}
    return (int(number) for number in found if number.isdigit())


def _is_alive(process: int) -> bool:
    with suppress(PermissionError):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True
