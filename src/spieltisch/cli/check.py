"""``spieltisch check``: replay records and verify them."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import Annotated

import typer

from .errors import REFUSED, Trouble, one_line, read_from

SMALL = 60_000  # bytes; fewer are replayed in plain Python before the compiler would be ready
MOST_FAULTS = 20  # lines with faults told one by one


def check(
    file: Annotated[str, typer.Argument(metavar="FILE.jsonl", help="Records, one a line; - reads stdin.")],
    everything: Annotated[
        bool, typer.Option("--all", help=f"Tell every fault, not only the first {MOST_FAULTS}.")
    ] = False,
) -> None:
    """Replay every record of a file and verify each step and the result. Exit code 1 if anything is wrong.

    A record of a game played on a site tells the secret that chance was drawn from, and the hash of it that
    was shown before the game: then every outcome of chance is drawn again, too.

    A fault is told with its line, the number of the step (counted from 0, as in the list "steps") or the
    field, what is wrong and what would be right.

    Examples:

      spieltisch check games.jsonl
      spieltisch simulate fasanerie --games 10 --out - | spieltisch check -
    """
    from ..core.errors import RefusedError
    from ..core.record import from_record, parse
    from . import engine

    records = faults = unfinished = proved = 0
    for number, line in _lines(file):
        records += 1
        try:
            record = parse(line)
            engine.compiled_for(record)
            unfinished += not from_record(record, auto=False).over
            proved += "chance" in record
        except (RefusedError, ValueError, RecursionError) as wrong:
            faults += 1
            if everything or faults <= MOST_FAULTS:
                print(one_line(f"line {number}: {wrong}"))
    if not records:
        raise Trouble(f"{file}: the file is empty.")
    print(_summary(records, faults, unfinished, proved))
    if faults:
        raise typer.Exit(REFUSED)


def _summary(records: int, faults: int, unfinished: int, proved: int) -> str:
    told = f"{records} record{'s' if records != 1 else ''}, "
    told += f"{faults} with faults." if faults else "all right."
    told += f" {unfinished} not played to the end." if unfinished else ""
    return told + (f" {proved} with chance proved from the secret." if proved else "")


def _lines(name: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, with their numbers, never more than a record's length each.

    A file that is one JSON value over several lines is one record.
    """
    import os

    from ..core.record import MAX_BYTES
    from . import engine
    from .files import STANDARD, opened
    from .progress import Bar

    with read_from(name), opened(name) as file:
        size = None if name == STANDARD else os.fstat(file.fileno()).st_size
        if size is not None and size <= SMALL:
            engine.plain()
        with Bar("Checking") as bar:
            number, line = 1, file.readline(MAX_BYTES + 1)
            read = len(line)
            while line and not line.strip():
                number, line = number + 1, file.readline(MAX_BYTES + 1)
                read += len(line)
            ahead = file.readline(MAX_BYTES + 1)
            if _is_spread(line, ahead):
                yield number, line + ahead + file.read(MAX_BYTES + 1)
                return
            while line:
                if line.strip():
                    yield number, line
                while len(line) > MAX_BYTES and not line.endswith(b"\n"):  # the rest of one that is too long
                    line, ahead = ahead, file.readline(MAX_BYTES + 1)
                number, line, ahead = number + 1, ahead, file.readline(MAX_BYTES + 1)
                read += len(line)
                if size:
                    bar.at(read, size)


def _is_spread(line: bytes, ahead: bytes) -> bool:
    """Whether a first line is the beginning of one JSON value over several lines: it breaks off where more
    must come, and the line ``ahead`` of it does not begin a record of its own."""
    from ..core.record import MAX_BYTES

    if len(line) > MAX_BYTES:
        return False
    opening = line.removeprefix(codecs.BOM_UTF8).strip()
    if opening in (b"{", b"["):
        return True
    follows = ahead.strip()
    is_open = opening.endswith((b"{", b"[", b",", b":")) or follows.startswith((b",", b"}", b"]"))
    return is_open and not follows.startswith(b"{")
