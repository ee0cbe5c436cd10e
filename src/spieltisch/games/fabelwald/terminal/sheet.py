"""The score sheet, with the number of cards that each seat has laid."""

from __future__ import annotations

from rich.console import RenderableType

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal import sheet as shared
from .. import narration


def sheet(view: Facts, texts: Words, names: Names) -> RenderableType:
    """A table a seat, the winner first, and who has won."""

    def laid(seat: int) -> str:
        return narration.count_of_cards(texts, view["seats"][seat]["laid"])

    return shared.sheet(view, texts, names, narration, laid)
