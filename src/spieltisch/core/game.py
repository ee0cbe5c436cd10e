"""What a game is: the contract between a game's folder and everything that plays it.

A **state** is one fixed-size record (a NumPy dtype built on ``np.record``, integers only), kept in an
array of one element, ``states``. Copying the bytes copies the state; equal bytes are equal situations; an
array of many records is a batch. What nobody knows is not in the record: the order of a face-down pile
does not exist until a card is turned.

**Whose turn.** There is always exactly one current player: a seat (0, 1, …), :data:`CHANCE` when a die, a
card or a draw comes next, or :data:`TERMINAL`. Pending choices are a stack of frames in the record
(:mod:`.decisions`).

**Actions** of players and **outcomes** of chance are small integers, each in one fixed range per game. A
game's codec turns them into language-free texts (the notation of records) and back.

**Hidden information.** A record holds everything; what leaves the engine goes through
:meth:`Game.observed`, which blanks what a seat may not know, and :meth:`Game.view`, which turns such a
record into plain data. Bots get an observed record and fill its gaps with the kernel ``resample``.

**Kernels** (:attr:`Game.kernels`, compiled by Numba, all on one-element arrays):

====================================  =================================================================
``current_player(states)``            seat, ``CHANCE`` or ``TERMINAL``
``legal_actions(states, out)``        writes the legal actions, ascending; returns how many (never 0 for a
                                      seat to move)
``apply_action(states, action)``      carries out a *legal* action (unchecked; check first)
``chance_outcomes(states, o, w)``     writes outcomes, ascending, and whole-number weights; returns how many
``apply_chance(states, outcome)``     carries out a *possible* outcome
``sample_chance(states, rng)``        draws and carries out an outcome
``sample_action(states, rng)``        one legal action, all equally likely
``choices_as_seen(states)``           how many options the player to move has as far as everybody can tell
``scores(states, out)``               points as the cards lie, integers, one per seat
``returns(states, out)``              utilities of a finished game, floats, one per seat, summing to 0
``observe(states, seat, out)``        the record as ``seat`` (-1: onlooker) may see it
``resample(states, seat, rng)``       a possible truth in place of what ``seat`` cannot know
====================================  =================================================================

Five more are a game's to offer, for bots; without them these make do with what stands above:

====================================  =================================================================
``action_as_seen(states, action, p)`` the action, or a number of its own for what seat ``p`` can tell of it
``outcome(states, points, out)``      ``scores`` and ``returns`` of a finished game, counted once
``estimate(states, out)``             points likely at the end, floats, one per seat
``likely_action(states, rng)``        a legal action that a player of some sense might choose
``turns(states)``                     how many turns have been taken since the beginning
====================================  =================================================================

The names are OpenSpiel's (``open_spiel/spiel.h``). A fourth game is a folder in ``spieltisch/games`` whose
``__init__`` has a ``GAME``; nothing else has to change.
"""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import RefusedError, phrase
from .kernel_sources import PACKAGE

CHANCE = -1
"""``current_player`` when chance decides."""
TERMINAL = -4
"""``current_player`` when the game is over."""
ONLOOKER = -1
"""The seat of somebody who only watches."""
ALL_SEEING = -2
"""The seat of somebody from whom nothing is hidden: for games that have ended, and positions typed in."""

States = npt.NDArray[Any]
"""A one-element array of a game's record dtype."""


@dataclass(frozen=True)
class Switch:
    """An option that is on or off; each ruling of ours is one (rule id in ``rule``)."""

    id: str
    default: bool
    rule: str
    least_players: int = 0
    """It can be on with so many players or more."""

    def complete(self, options: Mapping[str, Any]) -> bool:
        """Its value in ``options``, or the default. Raises :class:`RefusedError` unless true or false."""
        value = options.get(self.id, self.default)
        if not isinstance(value, bool):
            wanted = phrase("wanted-true-or-false")
            raise RefusedError("option-value", option=self.id, value=repr(value)[:40], wanted=wanted)
        return value


@dataclass(frozen=True)
class Number:
    """An option that is a whole number from ``least`` to ``most``."""

    id: str
    default: int
    rule: str
    least: int
    most: int

    def complete(self, options: Mapping[str, Any]) -> int:
        """Its value in ``options``, or the default. Raises :class:`RefusedError` unless it is in bounds."""
        value = options.get(self.id, self.default)
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            wanted = phrase("wanted-whole-number", least=self.least, most=self.most)
            raise RefusedError("option-value", option=self.id, value=repr(value)[:40], wanted=wanted)
        return value


@dataclass(frozen=True)
class Data:
    """An option that is data: ids, a file. The command line offers it as ``--<id>``.

    ``metavar`` and ``help`` are what its help says, in English; ``read`` makes the option's value of what is
    typed.
    """

    id: str
    metavar: str
    help: str
    read: Callable[[str], Any]


class Game(ABC):
    """A game: its names, its bounds, its kernels, its words. One instance each, see :func:`game`."""

    id: str
    name: str
    """What people call it: a proper name, the same in every language."""
    version: str
    """Of the rules as implemented; part of every record."""
    min_players: int
    max_players: int
    switches: tuple[Switch, ...]
    numbers: tuple[Number, ...] = ()
    data: tuple[Data, ...] = ()
    spread: Mapping[str, Any] = {}
    """Options of games among bots, where these differ from the usual; what they leave open is drawn for each
    game."""
    dtype: np.dtype[Any]
    actions: int
    """Player actions are ``0 … actions - 1``."""
    chance_outcomes: int
    """Chance outcomes are ``0 … chance_outcomes - 1``."""
    most_choices: int
    """No seat ever has more legal actions at once."""
    max_steps: int
    """No game is longer, chance included (a bound, not a maximum seen)."""
    min_score: int
    max_score: int
    kernels: Mapping[str, Any]
    search: Mapping[str, Any] = {}
    """How a search plays this game best: fields of ``bots.ismcts.Style`` that differ from the usual ones."""
    iterations: Mapping[int, int] = {}
    """By level: how far it looks in this game, where that differs from the usual (``bots.levels``)."""
    reflexes: Mapping[str, tuple[str, str]] = {}
    """Kinds of decision by which a seat may ward something off with what it secretly holds, and is asked even
    if it holds nothing, so that the question tells nothing: by kind, as in views, the notation of warding off
    (legal for who can) and of letting it happen (always legal). When an answer comes must not tell either."""

    # ------------------------------------------------------------ setting up

    @abstractmethod
    def complete_options(self, options: Mapping[str, Any], players: int, rng: Any) -> dict[str, Any]:
        """Every option with its value: ``options``, defaults, and what is left to chance drawn by ``rng``
        (a ``random.Random``). Raises :class:`RefusedError` for unknown options and values."""

    @abstractmethod
    def initial_state(self, players: int, options: Mapping[str, Any]) -> States:
        """The state before the first chance event, for complete ``options``."""

    # ------------------------------------------------------------ notation

    @abstractmethod
    def action_text(self, states: States, action: int) -> str:
        """The notation of ``action``, as it stands in records."""

    @abstractmethod
    def parse_action(self, states: States, text: str) -> int:
        """The action that ``text`` notates. Raises :class:`RefusedError` if it is no notation at all;
        whether it is legal is another question."""

    @abstractmethod
    def chance_text(self, states: States, outcome: int) -> str:
        """The notation of a chance outcome."""

    @abstractmethod
    def parse_chance(self, states: States, text: str) -> int:
        """The chance outcome that ``text`` notates."""

    # ------------------------------------------------------------ what leaves the engine

    @abstractmethod
    def view(self, states: States, seat: int | None) -> dict[str, Any]:
        """Plain data of an *observed* state, see :meth:`observed`; of all of it for ``ALL_SEEING``."""

    @abstractmethod
    def step_as_seen(self, before: States, actor: int, text: str, seat: int | None) -> str:
        """The notation of a step as ``seat`` may read it: parts it may not know become ``?``."""

    @abstractmethod
    def events(
        self, before: dict[str, Any], actor: int, text: str, after: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """What a step brought about, derived from two views of one seat and the step as it sees it."""

    @abstractmethod
    def previews(self, states: States, seat: int) -> list[dict[str, Any]]:
        """What each legal action of ``seat`` would bring, from an observed state."""

    @abstractmethod
    def breakdown(self, states: States) -> list[dict[str, int]]:
        """For each seat its points by kind, ids as keys."""

    @abstractmethod
    def reasons(self, states: States) -> list[dict[str, dict[str, Any]]]:
        """For each seat and kind why it counts what it counts."""

    # ------------------------------------------------------------ positions

    @abstractmethod
    def position(self, states: States) -> dict[str, Any]:
        """The game's own part of a position file."""

    @abstractmethod
    def from_position(
        self, position: Mapping[str, Any], *, begin: bool = True
    ) -> tuple[int, dict[str, Any], States]:
        """Players, complete options and state. Raises :class:`RefusedError` naming the field.

        Without ``begin`` everything lies as written and nothing is asked or done: fit for scoring alone.
        """

    def conformance_options(self, seed: int) -> dict[str, Any]:
        """Options that are no switches, so chosen for ``seed`` that conformance sees the whole game."""
        return {}

    @abstractmethod
    def check_invariants(self, states: States) -> None:
        """Raise ``AssertionError`` if pieces were lost or doubled or a bound is broken. For conformance."""

    # ------------------------------------------------------------ the same for all games

    def observed(self, states: States, seat: int | None) -> States:
        """A copy of ``states`` as ``seat`` (``None``: an onlooker, ``ALL_SEEING``: all of it) may see it."""
        if seat == ALL_SEEING:
            return states.copy()
        out = np.empty_like(states)
        self.kernels["observe"](states, ONLOOKER if seat is None else seat, out)
        return out

    def legal(self, states: States) -> list[int]:
        """The legal actions of the player to move, ascending; empty at chance and after the end."""
        if self.kernels["current_player"](states) < 0:
            return []
        out = np.empty(self.actions, np.int64)
        return [int(a) for a in out[: self.kernels["legal_actions"](states, out)]]

    def outcomes(self, states: States) -> list[tuple[int, float]]:
        """The chance outcomes and their probabilities; empty unless chance is to move."""
        if self.kernels["current_player"](states) != CHANCE:
            return []
        out = np.empty(self.chance_outcomes, np.int64)
        weights = np.empty(self.chance_outcomes, np.int64)
        n = self.kernels["chance_outcomes"](states, out, weights)
        total = int(weights[:n].sum())
        return [(int(o), int(w) / total) for o, w in zip(out[:n], weights[:n], strict=True)]

    def check_players(self, players: Any) -> int:
        """``players`` if the game can be played by so many. Raises :class:`RefusedError`."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise RefusedError("players-not-a-number", value=repr(players))
        if not self.min_players <= players <= self.max_players:
            raise RefusedError(
                "players", game=self.name, value=players, least=self.min_players, most=self.max_players
            )
        return players


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games in the house, in order of their folders' names."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules([str(PACKAGE / "games")]) if m.ispkg))


@cache
def game(game_id: str) -> Game:
    """The game called ``game_id``. Raises :class:`RefusedError` if there is none."""
    if game_id not in game_ids():
        raise RefusedError("unknown-game", value=game_id, known=", ".join(game_ids()))
    module = importlib.import_module(f"spieltisch.games.{game_id}")
    found: Game = module.GAME
    return found
