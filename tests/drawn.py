"""What holds for every picture, whichever game it belongs to."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
FORBIDDEN = (" style=", "data:", "<style", "<script", "<image", "filter", "Gradient", "var(")
ELSEWHERE = """
import importlib, sys
sys.path.insert(0, sys.argv[1])
print(importlib.import_module(sys.argv[2]).digest())
"""


def check_sound(svg: str, *, of_sprite: bool = False) -> None:
    """One silent SVG that the strict policy lets through; only ``of_sprite`` it refers to symbols."""
    root = ElementTree.fromstring(svg)
    assert root.tag == "svg"
    assert root.get("aria-hidden") == "true"
    assert [each for each in FORBIDDEN if each in svg] == []
    assert of_sprite or "href" not in svg
    assert not re.search(r'href="(?!#)', svg)


def check_coordinates(svg: str, most: float) -> None:
    """Numbers are finite, with one decimal; those of paths lie within ``most`` of the origin."""
    assert not re.search(r"nan|inf\b|\de-\d", svg)
    for data in re.findall(r' d="([^"]+)"', svg):
        for number in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", data):
            assert abs(float(number)) <= most
            assert len(number.partition(".")[2]) <= 1


def ids_of(page: str) -> set[str]:
    """The ids of a page, each there once; whatever refers to one finds it."""
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for used in re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', page):
        assert (used[0] or used[1]) in ids
    return set(ids)


def digest_elsewhere(module: str) -> str:
    """What ``digest()`` of a test's module gives in a new process."""
    run = [sys.executable, "-c", ELSEWHERE, str(ROOT), module]
    return subprocess.run(run, capture_output=True, text=True, check=True, timeout=120).stdout.strip()
