"""Time zones, by their names in the IANA database."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from zoneinfo import available_timezones

UNKNOWN = "UTC"
"""Kept of somebody whose zone nobody said; who wants Universal Time itself takes :data:`UNIVERSAL`."""
UNIVERSAL = "Etc/UTC"
AREAS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia",
    "Atlantic", "Australia", "Europe", "Indian", "Pacific",
)  # fmt: skip


@cache
def zones() -> frozenset[str]:
    """Every zone this machine knows."""
    return frozenset(available_timezones())


@cache
def offered() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The zones a person can choose: areas, with the zones in each and what these are called."""
    places = sorted(zone for zone in zones() if zone.partition("/")[0] in AREAS)
    return tuple(
        (area, tuple((zone, zone.partition("/")[2].replace("_", " ").replace("/", ", ")) for zone in group))
        for area, group in groupby(places, key=lambda zone: zone.partition("/")[0])
    )
