"""What rules pages are made of, in every game: keys of texts, in the order of the page.

The words are in the game's ``texts/``. Each rule id of ``docs/rules/`` is the anchor of one paragraph.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .words import Words


@dataclass(frozen=True)
class Paragraph:
    """A paragraph: its text, the rule it is the anchor of ("" where it only introduces), and our reading.

    ``ours`` is the key of what the printed rules leave open and how we read it, or "".
    """

    text: str
    rule: str = ""
    ours: str = ""


@dataclass(frozen=True)
class Ruling:
    """Our reading where an option changes it: its text, the rule, and the option."""

    text: str
    rule: str
    option: str

    def in_words(self, texts: Words) -> dict[str, Any]:
        """As a page shows it: the reading, the rule it belongs to and the option that changes it."""
        option = texts.say(f"option-{self.option}")
        return {
            "text": texts.say(self.text),
            "rule": self.rule,
            "option": texts.say("rules-option", option=option),
        }


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it. ``shows`` names a table or picture the page adds."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    shows: str = ""

    @property
    def heading(self) -> str:
        """The key of the heading."""
        return f"rules-{self.id}-title"


@dataclass(frozen=True)
class Titled:
    """An example: its title and text by key, and the rules it shows. What is seen is the game's own."""

    id: str
    rules: tuple[str, ...]

    @property
    def title(self) -> str:
        """The key of the title."""
        return f"example-{self.id}-title"

    @property
    def text(self) -> str:
        """The key of the text."""
        return f"example-{self.id}"
