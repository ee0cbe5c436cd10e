"""The games this house has: every folder in ``spieltisch.games``. No list of names stands anywhere."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import spieltisch.games
import spieltisch.pages
from spieltisch.core.words import Words
from spieltisch.pages.speech import ROOM


@cache
def game_ids() -> tuple[str, ...]:
    """The games that have pages, in the order in which their pages want to stand."""
    folders = pkgutil.iter_modules(spieltisch.games.__path__)
    names = [found.name for found in folders if found.ispkg]
    have_pages = [name for name in names if find_spec(f"spieltisch.games.{name}.web") is not None]
    return tuple(sorted(have_pages, key=lambda name: import_module(f"spieltisch.games.{name}.web").PLACE))


def web_folders() -> list[Path]:
    """The folders whose templates and static files are the site's too: of all games together, and of each."""
    folders = (Path(root) for root in spieltisch.games.__path__)
    own = [web for folder in folders for web in sorted(folder.glob("*/web")) if web.is_dir()]
    return [*map(Path, spieltisch.pages.__path__), *own]


@cache
def rooms() -> tuple[str, ...]:
    """The rooms whose texts the site's pages speak, the site's own last."""
    games = [f"spieltisch.games.{name}{part}" for name in game_ids() for part in ("", ".web")]
    speaking = [room for room in games if resources.files(room).joinpath("texts").is_dir()]
    return ("spieltisch.core", ROOM, *speaking, "spieltisch.site")


def page(game: str) -> ModuleType:
    """What a game's pages show, from its own ``web/page.py``; templates and style sheets lie beside it.

    - ``home(texts)``: ``id``, ``name``, ``line``, ``art``, ``sprite``, ``styles``, ``hand`` (pictures)
    - ``new_game(texts)``: ``name``, ``texts``, ``sprite``, ``styles``, ``players``, ``usual_players``,
      ``bots``, ``seats``; the options as switches (``options``), ``numbers`` and ``lists``; ``template``
      and ``summary`` of the game's own part, if it has one
    - ``rules(texts)``: ``title``, ``texts``, ``template``, ``styles``, ``sprite``, ``sections``
    - ``context(match, seat, names, texts, prefs, roles)``: what the fragment ``TEMPLATE`` shows, with
      ``styles``, ``sprite``, ``texts``, ``swap``, ``game``, ``crumb`` and ``logo``, if it has its own
    """
    return import_module(f"spieltisch.games.{game}.web.page")


def form(game: str) -> ModuleType:
    """What a game's form means: ``options``, ``other_options``."""
    return import_module(f"spieltisch.games.{game}.web.form")


@cache
def name(game: str, texts: Words) -> str:
    """What a game is called."""
    return str(page(game).home(texts)["name"])
