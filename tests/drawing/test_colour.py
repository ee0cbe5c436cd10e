"""Contrast as WCAG 2.2 computes it."""

import pytest

from spieltisch.drawing.colour import contrast


def test_black_on_white_is_21_to_1_either_way() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)


def test_a_colour_on_itself_is_1_to_1() -> None:
    assert contrast("#1A5E45", "#1A5E45") == pytest.approx(1)
