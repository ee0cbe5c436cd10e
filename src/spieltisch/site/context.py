"""What every page's template may use."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from spieltisch.core.prefs import Prefs

from . import identity
from .speech import texts


def of_every_page(request: HttpRequest) -> dict[str, Any]:
    """The viewer's language, texts, settings and name; nothing here asks the database."""
    spoken = texts()
    has_session = hasattr(request, "session")
    return {
        "texts": spoken,
        "language": spoken.language,
        "prefs": identity.prefs(request) if has_session else Prefs(),
        "name": identity.name(request) if has_session else "",
        "account": identity.account_name(request) if has_session else "",
    }
