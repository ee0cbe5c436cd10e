"""Where randomness comes from: a secret and the number of the step."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import spieltisch
from spieltisch.core.chance import SECRET_BYTES, ChanceSource
from spieltisch.core.randomness import below, generator, uniform


def test_equal_seeds_draw_the_same_and_others_do_not() -> None:
    one, two, other = (ChanceSource.from_seed(seed) for seed in (7, 7, 8))
    draws = [[source.number(step, 1000) for step in range(50)] for source in (one, two, other)]
    assert draws[0] == draws[1] != draws[2]


def test_a_step_draws_the_same_however_often_and_in_whatever_order() -> None:
    source = ChanceSource.from_seed(1)
    forwards = [source.number(step, 10**6) for step in range(30)]
    backwards = [source.number(step, 10**6) for step in reversed(range(30))]
    assert forwards == backwards[::-1]


def test_without_a_seed_the_secret_is_fresh_and_long() -> None:
    secrets = {ChanceSource.from_seed(None).secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {SECRET_BYTES}


def test_the_secret_is_not_printed() -> None:
    source = ChanceSource(b"very secret")
    assert "secret" not in repr(source).replace("ChanceSource", "")


def test_the_commitment_binds_the_secret_and_does_not_tell_it() -> None:
    source = ChanceSource(b"x" * SECRET_BYTES)
    assert source.commitment() == hashlib.sha256(b"spieltisch commitment " + source.secret).hexdigest()
    assert ChanceSource(b"y" * SECRET_BYTES).commitment() != source.commitment()


def test_anybody_with_the_secret_can_draw_a_game_again() -> None:
    """Each chance step of a record is what the secret and the number of the step give."""
    source = ChanceSource(b"z" * SECRET_BYTES)
    match = spieltisch.new("fasanerie", 3, chance=source)
    match.play("move 5")
    again = spieltisch.new("fasanerie", 3, chance=ChanceSource(source.secret), auto=False)
    for number, (actor, text) in enumerate(match.steps):
        if actor < 0:
            texts = again.legal_actions()
            unseen = again.view(None)["unseen"]
            weights = [unseen.get(outcome.removeprefix("card "), 1) for outcome in texts]
            assert texts[source.pick(number, range(len(texts)), weights)] == text
        again.play(text)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    source = ChanceSource.from_seed(3)
    counts = Counter(source.pick(step, [4, 5, 6], [1, 2, 7]) for step in range(5000))
    assert set(counts) == {4, 5, 6}
    for outcome, share in ((4, 0.1), (5, 0.2), (6, 0.7)):
        assert counts[outcome] / 5000 == pytest.approx(share, abs=0.03)


def test_a_single_outcome_is_certain() -> None:
    assert ChanceSource.from_seed(1).pick(0, [9], [3]) == 9


def test_no_two_games_share_the_first_card_too_often() -> None:
    """Over many seeds each unseen card is laid first about as often as it is there."""
    first = Counter(
        spieltisch.new("fasanerie", 2, seed).steps[2].text.partition(" ")[2].partition("-")[0]
        for seed in range(900)
    )
    assert set(first) == {"gold", "fart", "diamond", "blood", "green", "reeves"}
    for count in first.values():
        assert count / 900 == pytest.approx(1 / 6, abs=0.05)


def test_the_kernels_generator_is_even_and_repeats_with_its_seed() -> None:
    rng = generator("test", 1)
    counts = Counter(int(below(rng, 6)) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(count == pytest.approx(1000, abs=150) for count in counts.values())
    one, two = generator(5), generator(5)
    assert [float(uniform(one)) for _ in range(10)] == [float(uniform(two)) for _ in range(10)]
    assert 0 <= float(uniform(one)) < 1
