"""Intervals against numbers worked by hand."""

from __future__ import annotations

import pytest

from spieltisch.lab.statistics import bootstrap, wilson


def test_wilsons_interval() -> None:
    # E. B. Wilson's formula, z = 1.96: 8 of 10, none of 10, all of 400.
    assert wilson(8, 10).low == pytest.approx(0.4902, abs=1e-4)
    assert wilson(8, 10).high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 10).low == pytest.approx(0.0, abs=1e-12)
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(400, 400).low == pytest.approx(0.9905, abs=1e-4)


def test_an_interval_reads_well() -> None:
    assert wilson(8, 10).percent() == "80.0 % (49.0–94.3)"
    assert bootstrap([1.0, 1.0]).signed() == "+1.00 (+1.00 to +1.00)"


def test_the_bootstrap_of_many_values_is_near_the_normal_interval() -> None:
    found = bootstrap([0.0, 1.0] * 200)  # mean 0.5, standard error 0.5 / 20 = 0.025
    assert found.value == 0.5
    assert found.low == pytest.approx(0.5 - 1.96 * 0.025, abs=0.005)
    assert found.high == pytest.approx(0.5 + 1.96 * 0.025, abs=0.005)
    assert found == bootstrap([0.0, 1.0] * 200)


def test_nothing_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="no games"):
        wilson(0, 0)
    with pytest.raises(ValueError, match="no values"):
        bootstrap([])
