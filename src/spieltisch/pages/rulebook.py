"""The rules page: sections in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.core.rules_page import Paragraph, Section
from spieltisch.core.words import Words


def section_shown(
    section: Section, texts: Words, beside: Callable[[Paragraph], dict[str, Any]]
) -> dict[str, Any]:
    """A section: heading, paragraphs with their rule ids and our reading where there is one.

    ``beside`` gives what else a game shows beside a paragraph.
    """
    return {
        "id": section.id,
        "title": texts.say(section.heading),
        "shows": section.shows,
        "paragraphs": [
            {
                "text": texts.say(paragraph.text),
                "rule": paragraph.rule,
                "ours": texts.say(paragraph.ours) if paragraph.ours else "",
                **beside(paragraph),
            }
            for paragraph in section.paragraphs
        ],
    }
