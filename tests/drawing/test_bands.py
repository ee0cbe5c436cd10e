"""Rows of signs: nothing touches, and what is said by colour is said by shape as well."""

import pytest

from spieltisch.drawing import heaps, ladder, pieces, tokens
from spieltisch.drawing.paper import GAIN, LOSS


def box(width: float) -> pieces.Piece:
    return pieces.Piece(width, "")


def test_cells_share_the_room_evenly() -> None:
    left, right = pieces.centres([20, 40])
    margin = pieces.spare([20, 40])
    assert left - 10 - pieces.BAND_LEFT == pytest.approx(margin)
    assert pieces.BAND_RIGHT - right - 20 == pytest.approx(margin)
    assert right - 20 - (left + 10) == pytest.approx(2 * margin)


def test_a_band_that_is_too_full_is_refused() -> None:
    with pytest.raises(ValueError, match="too full"):
        pieces.band(box(60), box(40))


def test_a_row_is_as_wide_as_its_pieces_and_gaps() -> None:
    assert pieces.row(box(10), box(20), gap=3).width == 33


def test_gain_is_round_loss_is_a_shield_nothing_is_an_empty_ring() -> None:
    gain, loss, nothing = (tokens.token(points).drawing for points in (5, -5, 0))
    assert "<circle" in gain
    assert GAIN in gain
    assert "<circle" not in loss
    assert LOSS in loss
    assert 'fill="none"' in nothing
    assert GAIN not in nothing
    assert LOSS not in nothing


def test_points_fit_on_their_token() -> None:
    for points, size in ((5, 1.26), (-10, 1.0), (10, 1.0), (25, 1.0)):
        assert tokens.amount_width(points, size) <= 1.9


def test_points_for_each_card_show_a_card_behind_the_token() -> None:
    assert "<rect" in tokens.each(5).drawing
    assert "<rect" not in tokens.token(5).drawing
    assert tokens.each(5).width > tokens.token(5).width


def test_a_ladder_counts_its_columns_in_pips() -> None:
    drawing = ladder.ladder((3, 6, 3, 0, -3))
    assert drawing.count("<rect") == 1 + 2 + 3 + 4 + 5
    assert drawing.count("<text") == 5


def test_fewest_marks_the_low_heap_and_most_the_high_one() -> None:
    low, high = heaps.heaps(fewest=True), heaps.heaps(fewest=False)
    assert low.drawing != high.drawing
    assert low.width == high.width
    assert heaps.heaps(fewest=True, dots=True).drawing.count("<circle") == 1 + 2 + 3
