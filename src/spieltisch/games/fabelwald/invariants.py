"""What is always true of a whole record of Fabelwald. For conformance and for bug hunting."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.decisions import DEPTH
from ...core.game import States
from ...core.plain import plain
from . import state
from .cards import DRAGON, FIRST_ANIMAL, FIRST_PLACE
from .state import COMBOS, EVERYBODY, KIND_BITS, LANE, MOST_KNOWN, SEATS

LANES = LANE * np.arange(EVERYBODY + 1)
"""Where in a number each viewer's count stands, everybody's last."""
OTHERS = np.array([[other for other in range(SEATS) if other != seat] for seat in range(SEATS)])
"""For each seat the others."""


def pieces(s: Any) -> list[int]:
    """How many cards of each kind are somewhere."""
    found = list(s.deck)
    cards = s.discard[: s.discards] + [card for card in s.taken if card]
    for c in range(COMBOS):
        cards += s.combo_cards[c][: s.combo_size[c]]
    cards += [arg for what, _, arg in s.frames[: s.depth] if what == state.PLACE]
    for card in cards:
        found[card & KIND_BITS] += 1
    for hand in s.hand:
        found = [old + more for old, more in zip(found, hand, strict=True)]
    return found


def check_invariants(states: States) -> None:
    """Raise ``AssertionError`` if a card was lost or doubled, or a count is wrong."""
    s = plain(states)
    assert min(map(min, (s.deck, *s.hand))) >= 0, "a count is negative"
    assert pieces(s) == s.counts, "a card was lost or doubled"
    assert sum(s.deck) == s.deck_size, "the deck was miscounted"
    assert [sum(hand) for hand in s.hand] == s.hand_size, "a hand was miscounted"
    assert not any(s.discard[s.discards :]), "a card lies beside the discard pile"
    assert (s.last >= 0) == (s.deck_size == 0), "the last turns are not those after the deck's last card"
    assert s.depth <= DEPTH, "the decision stack is too high"
    assert s.chain <= s.most_chain, "the chain is too long"
    assert s.runes <= s.most_runes, "too many runes were played"
    for c in range(COMBOS):
        _check_combo(s, c)
    assert s.combos == 0 or s.combo_size[s.combos - 1], "the last place is empty"
    _check_knowledge(states[0])
    _check_chain(s)


def _check_combo(s: Any, c: int) -> None:
    size = s.combo_size[c]
    cards = [card & KIND_BITS for card in s.combo_cards[c]]
    assert not any(cards[size:]), "a card lies beside its combo"
    if size == 0:
        assert s.combo_owner[c] == 0, "an empty place has an owner"
        return
    assert c < s.combos, "a combo lies behind the last place"
    assert s.combo_owner[c] < s.players, "a combo has no owner"
    cards = cards[:size]
    if cards[0] < FIRST_ANIMAL:
        assert all(0 < card < FIRST_ANIMAL for card in cards), "a creature is not among its kind"
        assert DRAGON not in cards[:-1], "something was laid to the dragon's combo"
    elif cards[0] < FIRST_PLACE:
        assert len({*cards}) == 1, "animals are mixed"
        assert 2 <= size <= state.MOST_ANIMALS, "a combo of animals has a wrong size"
    else:
        assert size == state.PLACE_CARDS, "a combo of places has a wrong size"
        assert len({*cards}) in (1, 3), "places are mixed wrongly"


def _check_knowledge(s: Any) -> None:
    """Nobody knows of a card that is not there; everybody knows what all have seen."""
    players = int(s["players"])
    known = s["known"][:players, 1:, np.newaxis] >> LANES & MOST_KNOWN  # by owner, kind and viewer
    common = known[:, :, EVERYBODY]
    own = np.eye(players, EVERYBODY + 1, dtype=bool)[:, np.newaxis]
    assert not known[np.broadcast_to(own, known.shape)].any(), "an owner remembers the own hand"
    assert (known.max(axis=2) <= s["hand"][:players, 1:]).all(), "somebody knows of a card that is not there"
    least = np.where(own, MOST_KNOWN, known).min(axis=2)
    assert (least == common).all(), "somebody has not seen what all have seen"
    unaware = s["unaware"][:players, 1:, np.newaxis] >> LANES[: SEATS - 1] & MOST_KNOWN
    most = np.take_along_axis(known, OTHERS[:players, np.newaxis], axis=2) - common[:, :, np.newaxis]
    assert (unaware <= most).all(), "an owner cannot tell what all have seen"


def _check_chain(s: Any) -> None:
    """Cards are spent only while powers are going on, each at most once."""
    cards = s.taken + [card for combo in s.combo_cards for card in combo]
    cards += [arg for what, _, arg in s.frames[: s.depth] if what == state.PLACE]
    spent = [card for card in cards if card > KIND_BITS]
    assert len(spent) <= s.chain, "spent cards were miscounted"
    assert all(card & KIND_BITS < FIRST_ANIMAL for card in spent), "something that has no power is spent"
