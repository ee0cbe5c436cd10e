"""Towns: your own, column by column with the places that can be chosen, and everybody's panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.seats import Panel, head

from .. import narration
from . import art, pictures
from .answers import Choice, Choices

ON_COLUMNS = ("build", "burn", "quench")
PHONE_ROW = 8  # columns that stand side by side on a phone, 43 px each


@dataclass(frozen=True)
class TownColumn:
    """A column of your own town."""

    number: int
    picture: SafeString
    words: str
    burnt: bool
    choice: Choice | None
    ghost: SafeString | str
    classes: str


@dataclass(frozen=True)
class End:
    """A place at an end of your town where a wall may go."""

    side: str
    choice: Choice | None
    flap: SafeString
    ghost: SafeString | str
    classes: str


@dataclass(frozen=True, kw_only=True)
class TownPanel(Panel):
    """A player's panel."""

    cup: SafeString | str
    town: SafeString
    town_words: str
    width: int
    stats: list[dict[str, Any]]
    danger: dict[str, Any] | None
    slots: list[dict[str, Any]]
    spells: list[dict[str, Any]]
    decrees: str
    columns: list[str]


def own_columns(view: View, choices: Choices, texts: Words) -> list[TownColumn]:
    """Your town from left to right."""
    seat = view["seat"]
    town = view["towns"][seat]
    return [
        TownColumn(
            number=number,
            picture=pictures.column(entry, seat),
            words=narration.describe_column(entry, number, texts),
            burnt=entry["burnt"],
            choice=next((c for verb in ON_COLUMNS if (c := choices.get(verb, number))), None),
            ghost=ghost(view, number, choices),
            classes=choices.marking(number),
        )
        for number, entry in enumerate(town["columns"], 1)
    ]


def ghost(view: View, place: int | str, choices: Choices) -> SafeString | str:
    """The tile in hand, to stand pale where it may be built."""
    found = choices.get("build", place)
    if found is None:
        return ""
    return pictures.item(found.preview["item"], "wall", view["values"], view["seat"])


def ends(view: View, choices: Choices) -> list[End]:
    """Both ends of your town, if a wall could go there now or by one of the choices."""
    found = []
    for side in ("left", "right"):
        classes = choices.growing(side)
        choice = choices.get("build", side)
        if choice or classes:
            flap = mark_safe(art.flap("wall"))
            found.append(End(side, choice, flap, ghost(view, side, choices), classes))
    return found


def rows(cells: int) -> int:
    """How many cells stand in a row on a phone, so that the rows are about equal."""
    lines = -(-cells // PHONE_ROW)
    return -(-cells // lines)


def slots(view: View, seat: int, choices: Choices | None, texts: Words) -> list[dict[str, Any]]:
    """The two slots for tiles and decrees of a tableau."""
    found = []
    for number, slot in enumerate(view["towns"][seat]["slots"], 1):
        item = slot["item"] if slot else None
        name = narration.name_of_item(texts, item) if item else texts.say("slot-empty")
        found.append({
            "picture": pictures.item(item, "tower", view["values"], seat),
            "name": name,
            "empty": item is None,
            "choice": choices.get("stored", number) if choices else None,
        })
    return found


def spells(view: View, seat: int, texts: Words) -> list[dict[str, Any]]:
    """The two slots for spells of a tableau."""
    return [
        {
            "picture": pictures.spell(ident),
            "name": narration.name_of_spell(texts, ident) if ident else texts.say("table-spell-empty"),
            "empty": ident is None,
        }
        for ident in view["towns"][seat]["spells"]
    ]


def stats(town: dict[str, Any], texts: Words) -> list[dict[str, Any]]:
    """A town counted: columns, clouds, fires, symbols."""
    counts = [("column", len(town["columns"])), ("cloud", town["clouds"]), ("flame", town["burning"])]
    counts += list(town["symbols"].items())
    return [
        {
            "id": name,
            "picture": mark_safe(art.symbol(name)) if name in art.SYMBOLS else pictures.sign(name),
            "n": n,
            "words": texts.say(f"table-count-{name}", n=n),
        }
        for name, n in counts
    ]


def danger(town: dict[str, Any], texts: Words) -> dict[str, Any]:
    """What the dragon would do to a town now."""
    return {
        "n": town["danger"],
        "sign": pictures.sign("dragon"),
        "words": texts.say("town-danger", danger=town["danger"]),
    }


def panels(
    view: View, names: list[str], roles: list[str], texts: Words
) -> list[TownPanel]:
    """All panels: your own first, then the others by turn order."""
    players = view["players"]
    me = view["seat"]
    first = view["start"] or 0 if me is None else me
    return [panel(view, (first + n) % players, names, roles, texts) for n in range(players)]


def panel(view: View, seat: int, names: list[str], roles: list[str], texts: Words) -> TownPanel:
    """A player's panel."""
    town = view["towns"][seat]
    played = len(town["decrees"])
    return TownPanel(
        **head(view, seat, names, roles, narration.house(texts, seat), pictures.crest(seat), texts),
        total=narration.plain(town["points"]),
        total_words=texts.say("points", n=town["points"]),
        counted="points",
        cup=mark_safe(art.cup()) if view["start"] == seat else "",
        town=pictures.town(town["columns"], seat),
        town_words=narration.describe_town(town, texts),
        width=len(town["columns"]),
        stats=stats(town, texts),
        danger=danger(town, texts),
        slots=slots(view, seat, None, texts),
        spells=spells(view, seat, texts),
        decrees=texts.say("table-decrees-fewest" if town["fewest"] else "table-decrees", n=played),
        columns=[
            narration.describe_column(entry, n, texts) for n, entry in enumerate(town["columns"], 1)
        ],
    )
