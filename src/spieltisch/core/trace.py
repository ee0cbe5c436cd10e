"""A digest of every state of one random game, compiled or in plain Python, to compare the two.

``python -m spieltisch.core.trace GAME PLAYERS SEED OPTIONS STRIDE`` prints it; run it with
``NUMBA_DISABLE_JIT=1`` for plain Python.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from .game import CHANCE, TERMINAL, Game, States
from .match import new
from .randomness import Generator, generator


def digest_of_game(
    game_id: str, players: int, seed: int, options: Mapping[str, Any], stride: int = 1
) -> str:
    """Play one game with random moves in kernels alone; digest of all states, and at every ``stride``-th
    decision of what another seat sees, of another truth for it and of what bots are advised."""
    match = new(game_id, players, seed, options, auto=False)
    kernels = match.game.kernels
    states = match.state.copy()
    rng = generator("trace", seed)
    digest = hashlib.sha256()
    decisions = 0
    while (current := int(kernels["current_player"](states))) != TERMINAL:
        if current == CHANCE:
            kernels["sample_chance"](states, rng)
        else:
            legal = match.game.legal(states)
            action = int(kernels["sample_action"](states, rng))
            digest.update(repr((current, legal, action, int(kernels["choices_as_seen"](states)))).encode())
            if decisions % stride == 0:
                _look(match.game, states, (current + 1) % players, rng, digest)
            decisions += 1
            kernels["apply_action"](states, action)
        digest.update(states.tobytes())
    digest.update(json.dumps(match.game.breakdown(states)).encode())
    return digest.hexdigest()


def _look(game: Game, states: States, seat: int, rng: Generator, digest: Any) -> None:
    observed = game.observed(states, seat)
    digest.update(observed.tobytes())
    game.kernels["resample"](observed, seat, rng)
    digest.update(observed.tobytes())
    _follow_advice(game, states, rng, digest)


def _follow_advice(game: Game, states: States, rng: Generator, digest: Any) -> None:
    """What a game offers to bots: part of the trace where there is such a kernel."""
    if estimate := game.kernels.get("estimate"):
        points = np.zeros(game.max_players, np.float64)
        estimate(states, points)
        # Compiled sums may differ in the last bits.
        digest.update(repr([round(float(x), 6) + 0.0 for x in points]).encode())
    if likely := game.kernels.get("likely_action"):
        digest.update(repr(int(likely(states, rng))).encode())


def digest_without_jit(
    game_id: str, players: int, seed: int, options: Mapping[str, Any], stride: int = 1
) -> str:
    """The same in a process of its own, in plain Python."""
    command = [sys.executable, "-W", "error", "-m", "spieltisch.core.trace", game_id, str(players), str(seed)]
    done = subprocess.run(
        [*command, json.dumps(dict(options)), str(stride)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or done.stderr.strip()


if __name__ == "__main__":
    game_id, players, seed, options, stride = sys.argv[1:]
    print(digest_of_game(game_id, int(players), int(seed), json.loads(options), int(stride)))
