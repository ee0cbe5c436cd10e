"""Match: one game being played. What people use from Python, and what the site and the bots stand on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .chance import ChanceSource
from .errors import Phrase, RefusedError, phrase
from .game import ALL_SEEING, CHANCE, TERMINAL, Game, States, game
from .randomness import generator

TRUTHS = 16
"""Tried to find out whether a choice has shown its maker something."""


class Step(NamedTuple):
    """One step of a game: who (a seat or ``CHANCE``), and what, in notation."""

    actor: int
    text: str


@dataclass
class _Told:
    """The events told to a seat so far, and the view after the last of them, if it is at hand."""

    view: dict[str, Any] | None = None
    steps: list[Step] = field(default_factory=list)
    """The steps they tell of, as the seat may read them."""
    events: list[dict[str, Any]] = field(default_factory=list)

    def forget_from(self, step: int) -> None:
        """Forget ``step`` and what followed."""
        if len(self.steps) > step:
            del self.steps[step:]
            self.events = [event for event in self.events if event["step"] < step]
            self.view = None


class Match:
    """One game being played: play, undo, view, explain.

    With ``auto`` (the default), chance and choices that everybody can see are none are taken at once
    after each move. Without it every chance outcome is a step of its own to :meth:`play`, as when a
    game on a real table is typed in.

    ``match.state`` holds everything, for programs that own the game; whatever goes to a person or a bot
    goes through :meth:`view`, :meth:`observed`, :meth:`events` and :meth:`previews`.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        state: States,
        *,
        chance: ChanceSource | None = None,
        auto: bool = True,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.chance = chance or ChanceSource.from_seed(None)
        self.auto = auto
        self.start = start
        """The position the match began from, ``None`` for the beginning of a game."""
        self.steps: list[Step] = []
        self._states: list[States] = [state]
        self._told: dict[tuple[int | None, bool], _Told] = {}
        """By viewer, and whether all is known: what a seat did not know is told once the game is over."""
        self._shown: dict[tuple[int, int], bool] = {}
        if auto:
            self.go_on()

    # ------------------------------------------------------------ where the game stands

    @property
    def state(self) -> States:
        """The state now: a one-element array; do not change it."""
        return self._states[-1]

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.state[0].players)

    @property
    def step(self) -> int:
        """The number of steps so far, chance included."""
        return len(self.steps)

    @property
    def current_player(self) -> int:
        """The seat to decide, ``CHANCE`` or ``TERMINAL``."""
        return int(self.game.kernels["current_player"](self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.current_player == TERMINAL

    def legal_actions(self) -> list[str]:
        """The legal actions of the player to move, in notation; the possible outcomes at chance."""
        if self.current_player == CHANCE:
            return [self.game.chance_text(self.state, o) for o, _ in self.game.outcomes(self.state)]
        return [self.game.action_text(self.state, a) for a in self.game.legal(self.state)]

    # ------------------------------------------------------------ playing

    def play(self, move: str | int, actor: int | None = None) -> None:
        """Carry out ``move`` of the player to move: notation or action number.

        Without ``auto`` a choice with only one option may be left out before it. ``actor``, if given, must
        be who is to move. Raises :class:`RefusedError` and changes nothing if the move is not legal.
        """
        before = len(self.steps)
        try:
            self._play(move, actor)
        except RefusedError:
            while len(self.steps) > before:
                self.undo()
            raise
        if self.auto:
            self.go_on()

    def _play(self, move: str | int, actor: int | None) -> None:
        if self.over:
            raise RefusedError("over")
        while True:
            current = self.current_player
            wrong = self._wrong_with(move, actor, current)
            if wrong is None:
                break
            only = self._options(current)
            # With auto a choice of one is still open only where others cannot tell that it is none: answering
            # it in passing would do so for whoever is to move, and tell that there was but one option.
            if self.auto or len(only) != 1:
                raise wrong
            self._apply(current, only[0])
            if self.current_player == TERMINAL:
                raise wrong
        number = self._number(move, current)
        self._apply(current, number)

    def _wrong_with(self, move: str | int, actor: int | None, current: int) -> RefusedError | None:
        if actor is not None and actor != current:
            return RefusedError("not-your-turn", actor=_name(actor), current=_name(current))
        try:
            number = self._number(move, current)
        except RefusedError as wrong:
            return wrong
        if number in self._options(current):
            return None
        return RefusedError("illegal", move=str(move), legal=", ".join(self.legal_actions()))

    def _options(self, current: int) -> list[int]:
        if current == CHANCE:
            return [outcome for outcome, _ in self.game.outcomes(self.state)]
        return self.game.legal(self.state)

    def _number(self, move: str | int, current: int) -> int:
        if isinstance(move, str):
            parse = self.game.parse_chance if current == CHANCE else self.game.parse_action
            return parse(self.state, move)
        return int(move)

    def _apply(self, current: int, number: int) -> None:
        before = self.state
        after = before.copy()
        if current == CHANCE:
            text = self.game.chance_text(before, number)
            self.game.kernels["apply_chance"](after, number)
        else:
            text = self.game.action_text(before, number)
            self.game.kernels["apply_action"](after, number)
        self._states.append(after)
        self.steps.append(Step(current, text))

    def go_on(self) -> None:
        """Take chance outcomes, and choices that are none, until somebody has to choose."""
        while (current := self.current_player) != TERMINAL:
            if current == CHANCE:
                self._apply(current, self._draw(self.step, self.chance))
            elif self.game.kernels["choices_as_seen"](self.state) == 1:
                self._apply(current, self.game.legal(self.state)[0])
            else:
                return

    def _draw(self, step: int, chance: ChanceSource) -> int:
        out = np.empty(self.game.chance_outcomes, np.int64)
        weights = np.empty(self.game.chance_outcomes, np.int64)
        n = self.game.kernels["chance_outcomes"](self._states[step], out, weights)
        return chance.pick(step, out[:n].tolist(), weights[:n].tolist())

    def drawn(self, step: int, chance: ChanceSource) -> str:
        """What ``chance`` draws at ``step``, which is one of chance: in notation."""
        return self.game.chance_text(self._states[step], self._draw(step, chance))

    def undo(self) -> Step:
        """Take the last step back and return it. Raises :class:`RefusedError` at the start."""
        if not self.steps:
            raise RefusedError("nothing-to-undo")
        self._states.pop()
        last = self.steps.pop()
        for told in self._told.values():
            told.forget_from(self.step)
        self._shown = {of: shown for of, shown in self._shown.items() if of[1] < self.step}
        return last

    def undo_limit(self, seat: int) -> tuple[int | None, str]:
        """To which step ``seat`` may take its last decision back: ``(step, "")``, else ``(None, why)``.

        ``why`` is ``"nothing"`` (it has not decided yet) or ``"revealed"`` (something new has been learnt:
        by the decision itself, as by looking at a hand, or since, because chance has spoken or somebody
        who knows what ``seat`` does not has chosen).
        """
        for number in range(len(self.steps) - 1, -1, -1):
            actor, _ = self.steps[number]
            choice = self._is_choice(actor, number)
            if actor == seat and choice:
                return (None, "revealed") if self._showed(seat, number) else (number, "")
            if actor == CHANCE or (choice and self._hides_something_from(seat, number)):
                return None, "revealed" if any(s.actor == seat for s in self.steps) else "nothing"
        return None, "nothing"

    def _hides_something_from(self, seat: int, step: int) -> bool:
        """Whether there is anything that ``seat`` could not tell, asked of what it sees alone."""
        seen = self.observed(seat, step)
        truth = seen.copy()
        self.game.kernels["resample"](truth, seat, generator("hidden"))
        return truth.tobytes() != seen.tobytes()

    def _showed(self, seat: int, step: int) -> bool:
        """Whether ``seat`` learnt something by what it chose at ``step`` itself.

        It did if it would see another table now, had the truth been another that it could not tell from
        this one. Some such truths are tried; what they all agree on came as no surprise.
        """
        if (seat, step) not in self._shown:
            self._shown[seat, step] = self._would_see_otherwise(seat, step)
        return self._shown[seat, step]

    def _would_see_otherwise(self, seat: int, step: int) -> bool:
        seen, now = self.observed(seat, step), self.observed(seat, step + 1).tobytes()
        number = self.game.parse_action(seen, self.steps[step].text)
        for k in range(TRUTHS):
            truth = seen.copy()
            self.game.kernels["resample"](truth, seat, generator("showed", k))
            if truth.tobytes() == seen.tobytes():
                return False  # nothing is hidden
            self.game.kernels["apply_action"](truth, number)
            if self.game.observed(truth, seat).tobytes() != now:
                return True
        return False

    def until(self, step: int) -> Match:
        """The match as it was after ``step`` steps, for looking back: seats know what they knew then.

        It shares states and what was told with this match; look before this match goes on.
        """
        if not 0 <= step <= self.step:
            raise RefusedError("no-such-step", value=str(step), last=str(self.step))
        then = Match(
            self.game, self.options, self._states[0], chance=self.chance, auto=False, start=self.start
        )
        then.steps, then._states, then._told = self.steps[:step], self._states[: step + 1], self._told
        return then

    def rests(self) -> list[int]:
        """After how many steps the table lay still: all could see that somebody had a choice; and now."""
        chosen = [number for number, (actor, _) in enumerate(self.steps) if self._is_choice(actor, number)]
        return [*chosen, self.step]

    def _is_choice(self, actor: int, number: int) -> bool:
        return actor != CHANCE and self.game.kernels["choices_as_seen"](self._states[number]) > 1

    # ------------------------------------------------------------ what may be seen

    def observed(self, seat: int | None, step: int | None = None) -> States:
        """The state now (or after ``step`` steps) as ``seat`` may see it, for bots.

        ``ALL_SEEING`` in place of a seat, here and below, sees all: for games that have ended, and positions.
        """
        return self.game.observed(self._states[-1 if step is None else step], seat)

    def view(self, seat: int | None, step: int | None = None) -> dict[str, Any]:
        """Everything ``seat`` (``None``: an onlooker) may know now, or knew after ``step`` steps."""
        number = self.step if step is None else step
        view = self.game.view(self.observed(seat, number), seat)
        looking = None if seat == ALL_SEEING else seat
        return {**view, "seat": looking, "options": self.options, "step": number}

    def steps_as_seen(self, seat: int | None) -> list[Step]:
        """The steps in notation, with ``?`` for what ``seat`` may not know."""
        # Once the game is over nothing is hidden any more.
        if self.over or seat == ALL_SEEING:
            return list(self.steps)
        return [self._step_as_seen(number, seat) for number in range(self.step)]

    def _step_as_seen(self, number: int, seat: int | None) -> Step:
        actor, text = self.steps[number]
        return Step(actor, self.game.step_as_seen(self._states[number], actor, text, seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from step ``since`` on, as ``seat`` may know it; each event names its step."""
        seen = self.steps_as_seen(seat)
        told = self._told_to(seat)
        # What is hidden during the game is told once it is over: anew from the first step that then reads
        # otherwise.
        otherwise = (n for n, (old, new) in enumerate(zip(told.steps, seen, strict=False)) if old != new)
        told.forget_from(next(otherwise, len(told.steps)))
        before = told.view or self.view(seat, len(told.steps))
        for number in range(len(told.steps), self.step):
            after = self.view(seat, number + 1)
            found = self.game.events(before, *seen[number], after)
            told.events += [{"step": number, **event} for event in found]
            told.steps.append(seen[number])
            before = after
        told.view = before
        return [event for event in told.events if since <= event["step"] < self.step]

    def _told_to(self, seat: int | None) -> _Told:
        if (seat, self.over) not in self._told:
            known = self._told.get((seat, False), _Told())
            self._told[seat, self.over] = _Told(known.view, list(known.steps), list(known.events))
        return self._told[seat, self.over]

    def previews(self, seat: int) -> list[dict[str, Any]]:
        """What each legal action would bring ``seat``; empty unless it is to move."""
        if self.current_player != seat:
            return []
        return self.game.previews(self.observed(seat), seat)

    # ------------------------------------------------------------ points

    def scores(self) -> list[int]:
        """Each seat's points as the cards lie, everything known."""
        out = np.zeros(self.game.max_players, np.int64)
        self.game.kernels["scores"](self.state, out)
        return [int(x) for x in out[: self.players]]

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat. Raises :class:`RefusedError` before the end."""
        if not self.over:
            raise RefusedError("not-over")
        out = np.zeros(self.game.max_players, np.float64)
        self.game.kernels["returns"](self.state, out)
        return [float(x) for x in out[: self.players]]

    def explain(self, seat: int) -> list[dict[str, Any]]:
        """Where the points of ``seat`` come from: a row a kind with ``kind``, ``points``, and the reason."""
        points = self.game.breakdown(self.state)[seat]
        reasons = self.game.reasons(self.state)[seat]
        return [{"kind": kind, "points": points[kind], **reasons[kind]} for kind in points]

    def result(self) -> dict[str, Any] | None:
        """Scores, winners and breakdown of the finished game, as in records; ``None`` before the end."""
        if not self.over:
            return None
        best = max(self.returns())
        winners = [seat for seat, value in enumerate(self.returns()) if value == best]
        return {"scores": self.scores(), "winners": winners, "breakdown": self.game.breakdown(self.state)}

    def record(self) -> dict[str, Any]:
        """This game as a record, see :mod:`.record`."""
        from .record import record_of

        return record_of(self)

    def position(self) -> dict[str, Any]:
        """The situation as a position, see :mod:`.record`. It tells everything."""
        from .record import position_of

        return position_of(self)


def _name(actor: int) -> Phrase:
    return phrase("actor-chance") if actor == CHANCE else phrase("actor-seat", seat=actor)


def new(
    game_id: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    auto: bool = True,
    chance: ChanceSource | None = None,
) -> Match:
    """Begin a match of ``game_id``.

    ``options`` are those of the game (its rulings; for Fasanerie also ``kinds``); what is missing gets its
    default, or is drawn. Equal ``seed``, equal game. Raises :class:`RefusedError` for an unknown game,
    option, value or number of players.
    """
    found = game(game_id)
    found.check_players(players)
    source = chance or ChanceSource.from_seed(seed)
    # Options left to chance are drawn before step 0, from the same secret.
    drawer = random.Random(source.number(-1, 2**64))
    complete = found.complete_options(options or {}, players, drawer)
    return Match(found, complete, found.initial_state(players, complete), chance=source, auto=auto)
