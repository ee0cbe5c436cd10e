"""The rules in the terminal, in the order of the rules page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from spieltisch.core.rules_page import Paragraph, Ruling, Section, Titled
from spieltisch.core.words import Words


def rules(
    texts: Words, sections: Iterable[Section], shown: Mapping[str, Callable[[Words], RenderableType]]
) -> RenderableType:
    """All rules with their ids; below a section what ``shown`` has for it (by ``Section.shows``)."""
    parts: list[RenderableType] = [Text(texts.say("rules-title"), "bold")]
    for section in sections:
        parts += ["", Rule(Text(texts.say(section.heading), "bold"), align="left", style="dim")]
        parts += [paragraph(texts, part) for part in section.paragraphs]
        if section.shows in shown:
            parts.append(shown[section.shows](texts))
    return Group(*parts)


def paragraph(texts: Words, part: Paragraph) -> RenderableType:
    """A paragraph with its rule, and our reading below it."""
    said = marked(texts.say(part.text), part.rule)
    if not part.ours:
        return Padding(said, (0, 0, 1, 0))
    label = texts.say("rules-our-reading")
    ours = texts.say("terminal-label", label=label, what=texts.say(part.ours))
    return Group(said, Padding(Text(ours, "italic"), (0, 0, 1, 2)))


def rulings(texts: Words, ours: Iterable[Ruling]) -> RenderableType:
    """Our readings, each with its rule and the option that changes it."""
    parts = (marked(texts.say(ruling.text), ruling.rule, ruling.option) for ruling in ours)
    return Group(*(Padding(part, (0, 0, 1, 2)) for part in parts))


def example(texts: Words, shown: Titled, *seen: RenderableType) -> list[RenderableType]:
    """An example: its title, what is ``seen``, and what that shows."""
    said = marked(texts.say(shown.text), *shown.rules)
    return [Text(texts.say(shown.title), "bold"), *seen, Padding(said, (0, 0, 1, 0))]


def marked(text: str, *ids: str) -> Text:
    """A text with ids behind it: ``… [FA-7, open_cards]``."""
    said = Text(text)
    if listed := ", ".join(ident for ident in ids if ident):
        said.append(f"  [{listed}]", "dim")
    return said
