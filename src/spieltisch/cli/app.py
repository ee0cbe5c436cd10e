"""All commands together."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from . import bench, check, conformance, legal, play, rules, score, serve, show, simulate, work
from .data_options import games_meant, takes_data, with_data


def _version(wanted: bool) -> None:
    if wanted:
        import spieltisch

        typer.echo(f"spieltisch {spieltisch.__version__}")
        raise typer.Exit


def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    pass


def _paragraphs(command: Callable[..., Any]) -> list[str]:
    """The paragraphs of a command's docstring, each on one line; lines set in by two blanks stay lines."""
    told = []
    for paragraph in inspect.cleandoc(command.__doc__ or "").split("\n\n"):
        is_set_in = paragraph.startswith("  ")
        told.append(paragraph if is_set_in else " ".join(paragraph.split()))
    return told


def _add(app: typer.Typer, command: Callable[..., Any], panel: str) -> None:
    paragraphs = _paragraphs(command)
    summary = paragraphs[0].split(". ")[0].rstrip(".") + "."
    app.command(help="\n\n".join(paragraphs), short_help=summary, rich_help_panel=panel)(command)


PANELS: dict[str, tuple[Callable[..., Any], ...]] = {
    "Play": (serve.serve, work.work, play.play, rules.rules),
    "Records and positions": (simulate.simulate, check.check, show.show, legal.legal, score.score),
    "Engine": (conformance.conformance, bench.bench),
}


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """The command line as ``arguments`` need it: a command that they name has the options of the games that
    they name."""
    app = typer.Typer(
        help=(
            "A table for board games: play fair bots in the browser or here, and use the engine.\n\n"
            "Start with [bold]spieltisch serve[/bold] (browser) or [bold]spieltisch play fasanerie[/bold], "
            "[bold]play feuville[/bold] or [bold]play fabelwald[/bold] (terminal). "
            "Every command explains itself: [bold]spieltisch COMMAND --help[/bold].\n\n"
            "Exit codes: 0 fine, 1 refused or faults found, 2 wrong usage."
        ),
        no_args_is_help=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_common)
    for panel, commands in PANELS.items():
        for command in commands:
            if takes_data(command):
                command = with_data(command, games_meant(arguments) if command.__name__ in arguments else ())
            _add(app, command, panel)
    return app
