"""E-mail: written in the language of whoever gets it, and sent outside the request.

So no answer of the site takes longer because a mail leaves, and none tells by its time that one did.
"""

from __future__ import annotations

import logging
import threading
from typing import Any

from django.conf import settings
from django.core.mail import EmailMessage

from spieltisch.site.speech import texts

logger = logging.getLogger(__name__)


def is_possible() -> bool:
    """Whether this site can send e-mail at all."""
    return bool(settings.SENDS_MAIL)


def send(to: str, language: str, key: str, **values: Any) -> None:
    """Send the texts ``<key>-subject`` and ``<key>-body`` to the address ``to``."""
    spoken = texts(language)
    subject = " ".join(spoken.say(f"{key}-subject", **values).split())
    _hand_over(EmailMessage(subject, spoken.say(f"{key}-body", **values) + "\n", to=[to]))


def _hand_over(message: EmailMessage) -> None:
    threading.Thread(target=_deliver, args=(message,), name="mail").start()


def _deliver(message: EmailMessage) -> None:
    try:
        message.send()
    except Exception as error:  # the address is nobody else's business: not even the log's
        logger.error("an e-mail could not be sent: %s", type(error).__name__)
