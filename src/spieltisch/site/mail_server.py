"""Where e-mail leaves, as one address in the environment says it:

``smtps://user:password@host:465`` encrypted from the beginning · ``smtp://user:password@host:587`` encrypted
before anything is told (STARTTLS) · ``smtp+plain://host:25`` not encrypted, for a server on the same
machine · ``console:`` printed, for developers. Special characters of user and password are written ``%40``
and so on.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote, urlsplit

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


def settings(address: str) -> dict[str, Any]:
    """Django's settings for ``address``. Raises ``SystemExit`` with a sentence, without the password."""
    try:
        said = urlsplit(address)
        port = said.port
    except ValueError as error:
        raise SystemExit(f"SPIELTISCH_MAIL cannot be read: {error}") from None
    if said.scheme == "console":
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    if said.scheme not in PORTS or not said.hostname:
        raise SystemExit(
            "SPIELTISCH_MAIL must be smtps://…, smtp://…, smtp+plain://… with a host, or console:"
        )
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": said.hostname,
        "EMAIL_PORT": port or PORTS[said.scheme],
        "EMAIL_HOST_USER": unquote(said.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(said.password or ""),
        "EMAIL_USE_SSL": said.scheme == "smtps",
        "EMAIL_USE_TLS": said.scheme == "smtp",
    }
