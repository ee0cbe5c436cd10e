"""Feuville in sentences: names, choices, events, previews, questions, results.

Pure functions from the dicts of a match (``view``, ``events``, ``previews``) to text, in the language of
the ``texts`` they are given.

``names`` has a name per seat: any text, used as it is, and nothing is presumed about whom it names. Where
a name is empty the seat's house is named instead, by its crest ("House Swan"). ``viewer`` is the seat
addressed as "you", or None for an onlooker.
"""

from spieltisch.core.telling import number, plain, points, signed

from .choices import tell_choice, tell_thing
from .events import join_laid, tell, tell_result
from .naming import (
    SEATS,
    columns,
    count_of,
    house,
    list_counts,
    list_persons,
    name_of_decree,
    name_of_figure,
    name_of_item,
    name_of_spell,
    name_of_tile,
    parts,
    person,
)
from .places import describe_column, describe_die, describe_slot, describe_space, describe_town
from .previews import preview_parts
from .questions import announce_turn, question, question_help, status
from .scores import (
    describe_decree,
    describe_figure,
    describe_spell,
    name_of_source,
    tell_reason,
    tell_worth,
)

__all__ = [
    "SEATS",
    "announce_turn",
    "columns",
    "count_of",
    "describe_column",
    "describe_decree",
    "describe_die",
    "describe_figure",
    "describe_slot",
    "describe_space",
    "describe_spell",
    "describe_town",
    "house",
    "join_laid",
    "list_counts",
    "list_persons",
    "name_of_decree",
    "name_of_figure",
    "name_of_item",
    "name_of_source",
    "name_of_spell",
    "name_of_tile",
    "number",
    "parts",
    "person",
    "plain",
    "points",
    "preview_parts",
    "question",
    "question_help",
    "signed",
    "status",
    "tell",
    "tell_choice",
    "tell_reason",
    "tell_result",
    "tell_thing",
    "tell_worth",
]
