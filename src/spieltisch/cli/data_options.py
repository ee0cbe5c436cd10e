"""Options that are data of a game's own (``--kinds``, ``--set``), as its definition announces them.

A command that takes them has a parameter ``given: GivenData``. :func:`with_data` gives it, in place of that
one, an option for each of a game's :class:`~spieltisch.core.game.Data`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from ..core.game import Game

GivenData = dict[str, str]
"""What was typed, by option; only what was."""
PARAMETER = "given"


def takes_data(command: Callable[..., Any]) -> bool:
    """Whether a command has options that are data of a game."""
    return PARAMETER in inspect.signature(command).parameters


def games_meant(arguments: Sequence[str]) -> list[Game]:
    """The game that ``arguments`` name, or where they name none (as for help) all of the house."""
    from ..core.game import game, game_ids

    named = [argument for argument in arguments if argument in game_ids()][:1]
    return [game(game_id) for game_id in named or game_ids()]


def with_data(command: Callable[..., Any], games: Iterable[Game]) -> Callable[..., Any]:
    """``command`` with an option for each that is data in one of ``games``."""
    options: dict[str, Any] = {}
    for game in games:
        for option in game.data:
            help_ = f"{game.name}: {option.help}"
            shown = typer.Option(f"--{option.id}", metavar=option.metavar, help=help_)
            options.setdefault(option.id, Annotated[str, shown])

    @functools.wraps(command)
    def extended(**arguments: Any) -> Any:
        typed = {name: value for name in options if (value := arguments.pop(name))}
        return command(**arguments, **{PARAMETER: typed})

    signature = inspect.signature(command, eval_str=True)
    kept = [parameter for name, parameter in signature.parameters.items() if name != PARAMETER]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default="", annotation=annotation)
        for name, annotation in options.items()
    ]
    extended.__signature__ = signature.replace(parameters=[*kept, *added])  # type: ignore[attr-defined]
    extended.__annotations__ = {each.name: each.annotation for each in (*kept, *added)}
    return extended
