"""Fabelwald in the terminal. What the command line asks of every game stands here:

``question`` the heading · ``table`` the table as a seat sees it, with what may be typed · ``keys`` from what
is typed to actions · ``told`` events in sentences · ``sheet`` the score sheet · ``heading`` and ``rules``.
All take plain views (see docs/formats-fabelwald.md) and words, and give text or something rich can print.
"""

from ....terminal.choices import numbers as keys
from ..narration import question
from .rules_text import rules
from .sheet import sheet
from .story import heading, told
from .table import table

__all__ = ["heading", "keys", "question", "rules", "sheet", "table", "told"]
