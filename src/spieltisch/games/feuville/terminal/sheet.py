"""The score sheet, with the number of decrees that each seat played."""

from __future__ import annotations

from rich.console import RenderableType

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal import sheet as shared
from .. import narration


def sheet(view: Facts, texts: Words, names: Names) -> RenderableType:
    """A table a seat, the winner first, and who has won."""

    def played(seat: int) -> str:
        return narration.count_of(texts, "decree", len(view["towns"][seat]["decrees"]))

    return shared.sheet(view, texts, names, narration, played)
