"""What no page may say: message ids, holes of messages, and words of another language."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import spieltisch

LANGUAGES = ("en", "de", "fr")
HOLES = re.compile(r"\{\s*\$|\bNone\b(?![, ])|\bundefined\b|\bNaN\b|\[object|\{\{|\{%")
PLAIN_MESSAGE = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$|^    \.(\w+) = ([^{}\n]+)$", re.M)
MESSAGE_ID = re.compile(r"^([a-z][\w-]*) =", re.M)


@functools.cache
def _files(language: str) -> str:
    root = Path(spieltisch.__file__).parent
    return "\n".join(file.read_text("utf-8") for file in sorted(root.rglob(f"texts/**/{language}.ftl")))


@functools.cache
def ids() -> frozenset[str]:
    """Every message id that cannot be a word."""
    return frozenset(found for found in MESSAGE_ID.findall(_files("en")) if "-" in found)


@functools.cache
def sayings(language: str) -> frozenset[str]:
    """The messages of a language that are whole texts without variables, of two words or more."""
    found = (match[2] or match[4] for match in PLAIN_MESSAGE.finditer(_files(language)))
    return frozenset(saying.strip() for saying in found if len(saying.split()) > 1)


def strange(text: str, language: str) -> list[str]:
    """What of ``text``, a page in ``language``, is no word for people or of another language."""
    tokens = set(re.findall(r"[a-z][\w-]*", text))
    wrong = sorted(tokens & ids()) + HOLES.findall(text)
    lines = {line.strip() for line in text.splitlines()}
    for other in set(LANGUAGES) - {language}:
        wrong += sorted((sayings(other) - sayings(language)) & lines)
    return wrong
