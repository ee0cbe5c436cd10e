"""What may be chosen, numbered: each choice with what it would bring."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal.table import plain_rows
from ..narration import preview_parts, tell_choice


def choices(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """All choices with their numbers."""
    rows = plain_rows(2, 3)
    for number, preview in enumerate(previews, 1):
        label = tell_choice(preview["action"], view, texts, names)
        brings = preview_parts(preview, texts, names, view["seat"], in_full=False, view=view)
        rows.add_row(Text(str(number), "bold"), Text(label), Text(" ".join(brings)))
    return rows
