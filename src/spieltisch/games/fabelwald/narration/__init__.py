"""Fabelwald in sentences: names, choices, events, previews, questions, results.

Pure functions from the dicts of a match (``view``, ``events``, ``previews``) to text, in the language of
the ``texts`` they are given. They name no card that those dicts do not name.

``names`` has a name per seat: any text, used as it is, and nothing is presumed about whom it names. Where
a name is empty the seat's clan is named instead, by its crest ("Clan Thistle"). ``viewer`` is the seat
addressed as "you", or None for an onlooker.
"""

from spieltisch.core.telling import number, plain, points, signed

from .choices import tell_choice
from .events import join, tell, tell_result
from .naming import (
    CLANS,
    SEATS,
    count_of_cards,
    describe_combo,
    house,
    list_cards,
    list_persons,
    name_of_card,
    person,
)
from .previews import preview_parts
from .questions import announce_turn, question, question_help, status
from .scores import describe_card, describe_power, in_short, name_of_source, tell_reason

__all__ = [
    "CLANS",
    "SEATS",
    "announce_turn",
    "count_of_cards",
    "describe_card",
    "describe_combo",
    "describe_power",
    "house",
    "in_short",
    "join",
    "list_cards",
    "list_persons",
    "name_of_card",
    "name_of_source",
    "number",
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
]
