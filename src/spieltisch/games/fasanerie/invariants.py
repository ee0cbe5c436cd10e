"""What is always true of a whole record of Fasanerie. For conformance and for bug hunting."""

from __future__ import annotations

import numpy as np

from ...core.game import CHANCE, States
from . import rules
from .setup import all_cards
from .state import IN_HAND, LEFT, REFILL, START


def check_invariants(states: States) -> None:
    """Raise ``AssertionError`` if a card or disc was lost or doubled, or a count is wrong."""
    s = states[0]
    types = int(s.types)
    found = s.unseen.astype(int) + s.box + s.hand.sum(axis=0)
    for i in range(int(s.back), int(s.front)):
        found[s.alley[i]] += 1
    for i in range(int(s.secrets)):
        found[s.secret_card[i]] += 1
    for t in range(types):
        if s.kinds[s.kind_of[t]] == rules.TRAP_KIND:
            found[t] += s.aside
    assert list(found[:types]) == all_cards(states), "a card was lost or doubled"
    assert (s.hand >= 0).all(), "a hand holds fewer than no cards"
    assert list(s.hand.sum(axis=1)) == list(s.held), "a hand was miscounted"
    assert 0 <= s.pile <= s.unseen.sum(), "the pile holds cards that have been seen"
    assert not s.alley[: s.back].any(), "something lies behind the alley"
    assert not s.alley[s.front :].any(), "something lies beyond the alley"
    _check_discs(states)
    if rules.current_player(states) == CHANCE and s.frames[s.depth - 1, 0] == REFILL:
        assert rules.cards_missing(s) > 0, "chance is asked for nothing"


def _check_discs(states: States) -> None:
    s = states[0]
    places = s.place[: s.players]
    on_card = places[places >= 0]
    assert ((on_card >= s.back) & (on_card < s.front)).all(), "a disc stands beside the alley"
    assert np.isin(places[places < 0], (START, IN_HAND, LEFT)).all(), "a disc is nowhere"
    assert (places == LEFT).sum() == s.gone == len(set(s.left[: s.gone].tolist())), "leavers were miscounted"
    for place in set(places.tolist()):
        if place >= START:
            levels = sorted(s.level[: s.players][places == place].tolist())
            assert levels == list(range(len(levels))), "a stack has a gap"
