"""Numbers and path data of the drawing kit."""

import re

import pytest

from spieltisch.drawing import feathers, geometry


@pytest.mark.parametrize(
    ("value", "text"),
    [(3.0, "3"), (0.5, ".5"), (-0.5, "-.5"), (-0.04, "0"), (12.36, "12.4"), (100, "100"), (-20.0, "-20")],
)
def test_a_number_has_one_decimal_and_no_needless_zero(value: float, text: str) -> None:
    assert geometry.num(value) == text


def test_angles_run_clockwise_as_on_a_screen() -> None:
    assert geometry.polar((10, 20), 5, 90) == pytest.approx((10, 25))
    assert geometry.polar((10, 20), 5, 180) == pytest.approx((5, 20))


def test_a_curve_starts_and_ends_at_its_ends_and_leaves_towards_its_handle() -> None:
    spine = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (20.0, 10.0))
    assert geometry.on_curve(spine, 0) == pytest.approx((0, 0))
    assert geometry.on_curve(spine, 1) == pytest.approx((20, 10))
    assert geometry.direction(spine, 0) == pytest.approx((1, 0))


def test_a_closed_curve_is_closed() -> None:
    corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert geometry.smooth(corners, close=True).endswith("Z")
    assert not geometry.smooth(corners).endswith("Z")


def test_a_leaf_reaches_its_tip() -> None:
    numbers = re.findall(r"-?[\d.]+", feathers.leaf(10, 20, 0, 30, 4))
    assert numbers[:2] == ["10", "20"]
    assert numbers[6:8] == ["40", "20"]


def test_a_tail_is_pointed_and_widest_after_its_root() -> None:
    width = feathers.tapering(6)
    assert width(1) == pytest.approx(0.2)
    assert width(0) < width(0.2) > width(0.8)


def test_each_second_row_of_scales_is_shifted_by_half() -> None:
    starts = re.findall(r"M(-?[\d.]+) ", feathers.scales(0, 0, 20, 10, 6))
    assert starts[0] == "-3"
    assert starts[1] == "0"
