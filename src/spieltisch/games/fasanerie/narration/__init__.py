"""Fasanerie in sentences: names, events, previews, questions, results.

Pure functions from the dicts of a match (``view``, ``events``, ``previews``) to text, in the language of
the ``texts`` they are given. They say only what those dicts hold, so they cannot tell a secret.

``names`` has a name per seat: any text, used as it is, and nothing is presumed about whom it names. Where
a name is empty the seat's servant is named instead ("the Butler"). ``viewer`` is the seat addressed as
"you", or None for an onlooker.
"""

from spieltisch.core.telling import number, plain, points, signed

from .events import join_draws, tell, tell_result
from .naming import (
    SEATS,
    list_cards,
    list_persons,
    name_of_card,
    name_of_kind,
    person,
    servant,
)
from .places import describe_place, describe_stack, describe_start
from .previews import preview_parts
from .questions import announce_turn, question, question_help, status
from .scores import describe_chip, describe_kind, tell_reason

__all__ = [
    "SEATS",
    "announce_turn",
    "describe_chip",
    "describe_kind",
    "describe_place",
    "describe_stack",
    "describe_start",
    "join_draws",
    "list_cards",
    "list_persons",
    "name_of_card",
    "name_of_kind",
    "number",
    "person",
    "plain",
    "points",
    "preview_parts",
    "question",
    "question_help",
    "servant",
    "signed",
    "status",
    "tell",
    "tell_reason",
    "tell_result",
]
