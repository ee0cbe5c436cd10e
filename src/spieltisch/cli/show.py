"""``spieltisch show``: a record as a story, a position as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .errors import USAGE, Trouble, read_from
from .speech import Lang

if TYPE_CHECKING:
    from rich.console import Console

    from ..core.match import Match


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record or a position; - reads stdin.")],
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="As this seat, from 0, saw it. (default: an onlooker)")
    ] = None,
    lang: Lang = "",
) -> None:
    """Tell a record as a story with its score sheet, or show a position as a table.

    Of a file with several records the first is told. An unfinished game is told as an onlooker, or the
    seat you name, may know it; a position is shown with everything the file says, unless you name a seat.

    Examples:

      spieltisch show game.jsonl
      spieltisch show game.jsonl --seat 0 --lang de
      spieltisch simulate fasanerie --seed 3 --out - | spieltisch show -
    """
    from rich.console import Console

    from ..core.record import POSITION_FORMAT, from_position, from_record
    from . import engine, files

    engine.plain()
    data = files.read_json(file)
    is_position = isinstance(data, dict) and data.get("format") == POSITION_FORMAT
    with read_from(file):
        match = from_position(data) if is_position else from_record(data, auto=False)
    if seat is not None and not 0 <= seat < match.players:
        raise Trouble(f"--seat {seat}: seats go from 0 to {match.players - 1}.", USAGE)
    console = Console(highlight=False, markup=False)
    if is_position:
        _show_table(console, match, seat, lang, whole=seat is None)
    else:
        tell_story(console, match, seat, lang)


def _show_table(console: Console, match: Match, seat: int | None, lang: str, *, whole: bool) -> None:
    """The table as ``seat`` sees it, or the ``whole`` of what a position says."""
    from ..core.game import ALL_SEEING
    from .speech import terminal_of, words_for

    terminal, texts = terminal_of(match.game.id), words_for(match.game.id, lang)
    view = match.view(ALL_SEEING if whole else seat)
    for line in terminal.heading(view, texts, []):
        console.print(line, soft_wrap=True)
    previews = [] if seat is None else match.previews(seat)
    console.print(terminal.table(view, texts, [], previews))
    if question := terminal.question(view, texts, [""] * match.players):
        console.print(question, style="bold")


def tell_story(console: Console, match: Match, seat: int | None, lang: str) -> None:
    """The story of a match as ``seat`` may know it, and how it stands or ended."""
    from .speech import terminal_of, words_for

    terminal, texts = terminal_of(match.game.id), words_for(match.game.id, lang)
    view = match.view(seat)
    if match.start is not None:
        console.print(terminal.table(match.view(seat, 0), texts, [], []))
    for line in terminal.heading(view, texts, []):
        console.print(line, soft_wrap=True)
    console.print()
    for sentence in terminal.told(match.events(seat), texts, [], seat):
        console.print(sentence, soft_wrap=True)
    console.print()
    if match.over:
        console.print(terminal.sheet(view, texts, []))
    else:
        _show_table(console, match, seat, lang, whole=False)
