"""The checks every game passes, for every number of players: the contract of :mod:`.game`, made to bite.

Public on purpose: whoever writes a game runs these first (``spieltisch conformance [GAME]``). A check is a
function on a :class:`Trial`; it raises ``AssertionError`` with one line that says what broke.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .errors import RefusedError
from .game import CHANCE, Game, States, game
from .match import Match
from .match import new as new_match
from .randomness import generator
from .record import from_position, from_record
from .trace import digest_of_game, digest_without_jit

Chooser = Callable[[States, int, int], int]
"""A bot: ``(observed states, seat, seed) -> action``."""


@dataclass(frozen=True)
class Outcome:
    """How one check went for one number of players."""

    check: str
    players: int
    passed: bool
    detail: str
    seconds: float


@dataclass(frozen=True)
class Trial:
    """What a check gets: the game, the number of players, seeds to try, bots to question."""

    game: Game
    players: int
    seeds: range
    choosers: Mapping[str, Chooser] = field(default_factory=dict)
    stride: int = 1
    """Checks that take longest (positions written and read, possible truths) look at every ``stride``-th
    position only."""

    def random_options(self, seed: int) -> dict[str, Any]:
        """Options drawn for ``seed``: switches either way, numbers anywhere, the rest left to chance."""
        rng = random.Random(f"options {seed}")
        options: dict[str, Any] = {
            s.id: rng.random() < 0.5 for s in self.game.switches if self.players >= s.least_players
        }
        for number in self.game.numbers:
            options[number.id] = rng.choice((number.default, rng.randint(number.least, number.most)))
        options.update(self.game.conformance_options(seed))
        return options

    def new(self, seed: int, *, auto: bool = True) -> Match:
        """A match with options and chance drawn for ``seed``."""
        return new_match(self.game.id, self.players, seed, self.random_options(seed), auto=auto)

    def playing(self, seed: int) -> Iterator[Match]:
        """The match after its beginning and after each random move, to the end."""
        rng = random.Random(seed)
        match = self.new(seed)
        yield match
        while not match.over:
            match.play(rng.choice(match.legal_actions()))
            yield match

    def sampled(self, seed: int) -> Iterator[Match]:
        """The match at every ``stride``-th position, with another beginning for each seed, and at its end."""
        for number, match in enumerate(self.playing(seed)):
            if (number + seed) % self.stride == 0 or match.over:
                yield match

    def undecided(self, seed: int) -> Iterator[Match]:
        """The same before the end."""
        return (match for match in self.sampled(seed) if not match.over)

    def finished(self, seed: int) -> Match:
        """A whole random game."""
        match = self.new(seed)
        for match in self.playing(seed):  # noqa: B007
            pass
        return match


def check_clones(trial: Trial) -> None:
    """A copy equals its original; later moves change neither copy nor earlier states."""
    for seed in trial.seeds:
        copies: list[tuple[States, bytes]] = []
        for match in trial.playing(seed):
            copy = match.state.copy()
            assert copy.tobytes() == match.state.tobytes(), "a copy differs from its original"
            copies.append((match.state, copy.tobytes()))
        for kept, then in copies:
            assert kept.tobytes() == then, "a later move changed an earlier state"


def check_seeds(trial: Trial) -> None:
    """Equal seeds give equal games, whatever the global generators do."""
    for seed in trial.seeds:
        random.seed(seed)
        np.random.seed(seed)
        first = trial.finished(seed).record()
        random.seed(seed + 1)
        np.random.seed(seed + 1)
        assert trial.finished(seed).record() == first, f"seed {seed} gave two different games"


def check_round_trips(trial: Trial) -> None:
    """A record survives JSON, and so does every position on the way."""
    for seed in trial.seeds:
        for match in trial.sampled(seed):
            written = json.loads(json.dumps(match.position()))
            again = from_position(written)
            read = again.position()
            otherwise = sorted(key for key in {*read, *written} if read.get(key) != written.get(key))
            assert not otherwise, f"a position reads back differently: {otherwise} of {written}"
            if match.current_player >= 0:
                assert again.legal_actions() == match.legal_actions(), "a position has other legal actions"
        record = json.loads(json.dumps(match.record()))
        replayed = from_record(record)
        assert replayed.record() == record, "a record reads back differently"
        assert replayed.state.tobytes() == match.state.tobytes(), "a record leads to another state"


def check_legal_actions(trial: Trial) -> None:
    """Legal lists are ascending, unique, in range, never empty; what is not listed is refused unchanged."""
    rng = random.Random(trial.players)
    for seed in trial.seeds:
        for match in trial.playing(seed):
            if match.over:
                continue
            legal = match.game.legal(match.state)
            assert legal, "a seat is to move and has no legal action"
            assert legal == sorted(set(legal)), "legal actions are not ascending and unique"
            assert len(legal) <= trial.game.most_choices, "there are more legal actions than declared"
            assert 0 <= legal[0] <= legal[-1] < trial.game.actions, "a legal action is out of range"
            sampled = int(match.game.kernels["sample_action"](match.state, generator(seed)))
            assert sampled in legal, "a sampled action is not legal"
            illegal = rng.choice([a for a in range(trial.game.actions) if a not in legal])
            before = (match.state.tobytes(), match.step)
            try:
                match.play(illegal)
            except RefusedError:
                assert (match.state.tobytes(), match.step) == before, "a refused move changed the state"
            else:
                raise AssertionError(f"the illegal action {illegal} was accepted")


def check_notation(trial: Trial) -> None:
    """Every legal action's and outcome's text reads back as the same number."""
    for seed in trial.seeds:
        for match in trial.playing(seed):
            for action in match.game.legal(match.state):
                text = match.game.action_text(match.state, action)
                again = match.game.parse_action(match.state, text)
                assert again == action, f"{text!r} reads back as {again}, not {action}"
        manual = trial.new(seed, auto=False)
        while manual.current_player == CHANCE:
            for outcome, _ in manual.game.outcomes(manual.state):
                text = manual.game.chance_text(manual.state, outcome)
                again = manual.game.parse_chance(manual.state, text)
                assert again == outcome, f"{text!r} reads back as {again}, not {outcome}"
            manual.play(manual.legal_actions()[0])


def check_chance(trial: Trial) -> None:
    """Outcomes are ascending, in range, their probabilities sum to 1; drawing gives one of them."""
    for seed in trial.seeds:
        match = trial.new(seed, auto=False)
        rng = random.Random(seed)
        while not match.over:
            if match.current_player == CHANCE:
                outcomes = match.game.outcomes(match.state)
                numbers = [outcome for outcome, _ in outcomes]
                assert numbers == sorted(set(numbers)), "outcomes are not ascending and unique"
                in_range = 0 <= numbers[0] <= numbers[-1] < trial.game.chance_outcomes
                assert in_range, "an outcome is out of range"
                assert abs(sum(p for _, p in outcomes) - 1) < 1e-9, "probabilities do not sum to 1"
                _check_drawing(match, numbers, seed)
            match.play(rng.choice(match.legal_actions()))


def _check_drawing(match: Match, numbers: list[int], seed: int) -> None:
    drawn = match.state.copy()
    match.game.kernels["sample_chance"](drawn, generator(seed, match.step))
    results = []
    for outcome in numbers:
        after = match.state.copy()
        match.game.kernels["apply_chance"](after, outcome)
        results.append(after.tobytes())
    assert drawn.tobytes() in results, "drawing led to a state that no outcome leads to"


def check_invariants(trial: Trial) -> None:
    """Nothing is lost or doubled, and every declared bound holds."""
    for seed in trial.seeds:
        for match in trial.playing(seed):
            match.game.check_invariants(match.state)
            assert match.step <= trial.game.max_steps, "the game is longer than declared"
            for score in match.scores():
                in_range = trial.game.min_score <= score <= trial.game.max_score
                assert in_range, f"score {score} is out of bounds"
        assert abs(sum(match.returns())) < 1e-9, "returns do not sum to 0"
        assert match.game.legal(match.state) == [], "there are legal actions after the end"


def check_undo(trial: Trial) -> None:
    """Undo leads back to the start, state by state."""
    for seed in trial.seeds:
        match = trial.new(seed, auto=False)
        rng = random.Random(seed)
        states = [match.state.tobytes()]
        while not match.over:
            match.play(rng.choice(match.legal_actions()))
            states.append(match.state.tobytes())
        while match.step:
            match.undo()
            states.pop()
            assert match.state.tobytes() == states[-1], "undo led to another state"


def check_non_interference(trial: Trial) -> None:
    """Two truths that a seat cannot tell apart give it the same view, legal list, narration, bot's choice."""
    for seed in trial.seeds:
        for match in trial.undecided(seed):
            for seat in (*range(trial.players), None):
                other = _other_truth(match, seat, seed)
                if other is None:
                    continue
                views = [m.game.view(m.observed(seat), seat) for m in (match, other)]
                assert views[0] == views[1], f"the view of seat {seat} tells a secret"
                for text in set(match.legal_actions()) & set(other.legal_actions()):
                    told, limits = zip(*(_told(m, text, seat) for m in (match, other)), strict=True)
                    assert told[0] == told[1], f"seat {seat} is told a secret"
                    apart = limits[0].keys() != limits[1].keys()  # the choice itself showed something
                    assert apart or limits[0] == limits[1], f"what seat {seat} may take back tells a secret"
                if seat is not None and match.current_player == seat:
                    assert other.legal_actions() == match.legal_actions(), "legal actions tell a secret"
                    assert other.previews(seat) == match.previews(seat), "previews tell a secret"
                    _check_choosers(trial, match, other, seat, seed)


def _other_truth(match: Match, seat: int | None, seed: int) -> Match | None:
    """``match`` with another truth that ``seat`` cannot tell from the real one; ``None`` if there is none."""
    state = match.observed(seat)
    match.game.kernels["resample"](state, -1 if seat is None else seat, generator(seed, match.step))
    if state.tobytes() == match.state.tobytes():
        return None
    return Match(match.game, match.options, state, auto=False)


def _told(match: Match, text: str, seat: int | None) -> tuple[str, dict[bytes, Any]]:
    """What ``seat`` would read of the next step (events follow from this and from its views), and by what it
    would then see how far it could take its own back."""
    following = Match(match.game, match.options, match.state.copy(), auto=False)
    following.play(text)
    limit = None if seat is None else following.undo_limit(seat)
    return following.steps_as_seen(seat)[0].text, {following.observed(seat).tobytes(): limit}


def _check_choosers(trial: Trial, match: Match, other: Match, seat: int, seed: int) -> None:
    for name, choose in trial.choosers.items():
        chosen = choose(match.observed(seat), seat, seed)
        assert chosen in match.game.legal(match.state), f"bot {name} chose an illegal action"
        assert choose(other.observed(seat), seat, seed) == chosen, f"bot {name} knows a secret"


def check_resample(trial: Trial) -> None:
    """A possible truth looks the same to its seat, loses nothing, and alternatives really vary."""
    hidden = varied = 0
    for seed in trial.seeds:
        for match in trial.undecided(seed):
            for seat in range(trial.players):
                seen = match.observed(seat).tobytes()
                truths = set()
                for k in range(6):
                    state = match.observed(seat)
                    match.game.kernels["resample"](state, seat, generator(seed, match.step, k))
                    match.game.check_invariants(state)
                    seen_again = match.game.observed(state, seat).tobytes()
                    assert seen_again == seen, "a possible truth looks different"
                    truths.add(state.tobytes())
                if seen != match.state.tobytes():
                    hidden += 1
                    varied += len(truths) > 1
    assert varied * 10 >= hidden, f"alternatives vary in only {varied} of {hidden} situations"


def check_plain_python(trial: Trial) -> None:
    """Compiled and plain Python go through the same states, step by step."""
    seed = trial.seeds[0]
    options = trial.random_options(seed)
    compiled = digest_of_game(trial.game.id, trial.players, seed, options, trial.stride)
    plain = digest_without_jit(trial.game.id, trial.players, seed, options, trial.stride)
    assert compiled == plain, "plain Python and compiled rules part ways"


CHECKS: tuple[Callable[[Trial], None], ...] = (
    check_clones,
    check_seeds,
    check_round_trips,
    check_legal_actions,
    check_notation,
    check_chance,
    check_invariants,
    check_undo,
    check_non_interference,
    check_resample,
    check_plain_python,
)


def name_of(check: Callable[[Trial], None]) -> str:
    """A check's name in words."""
    return check.__name__.removeprefix("check_").replace("_", " ")


def run(
    game_id: str,
    players: int | None = None,
    *,
    games: int = 3,
    seed: int = 0,
    choosers: Mapping[str, Chooser] | None = None,
    progress: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """Run all checks with ``players`` (default: every number of players), ``games`` random games each."""
    found = game(game_id)
    numbers = range(found.min_players, found.max_players + 1) if players is None else [players]
    outcomes = []
    for number in numbers:
        found.check_players(number)
        trial = Trial(found, number, range(seed, seed + games), choosers or {})
        for check in CHECKS:
            outcome = _outcome(check, trial)
            outcomes.append(outcome)
            if progress:
                progress(outcome)
    return outcomes


def _outcome(check: Callable[[Trial], None], trial: Trial) -> Outcome:
    began = time.perf_counter()
    detail = ""
    try:
        check(trial)
    except (AssertionError, RefusedError) as wrong:
        detail = str(wrong)
    return Outcome(name_of(check), trial.players, not detail, detail, time.perf_counter() - began)


