"""Every page, in every language: whole words, one heading, nothing cut at the side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .player import Player
from .tables import CROWDED, GAMES, QUESTIONS, UNLIKE, WAITING

OF_GAMES = tuple(f"/{page}/{game}/" for game in GAMES for page in ("new", "rules"))
OF_PEOPLE = tuple(f"/settings/{page}" for page in ("", "hours/", "people/", "account/"))
OF_PEOPLE += ("/login/", "/join/", "/password/")
PAGES = ("/", *OF_GAMES, *OF_PEOPLE, "/nowhere/", "/table/nowhere/")
LOCALES = {"de": "de-AT", "fr": "fr-CH", "en": "en-GB"}


@pytest.mark.parametrize("language", LOCALES)
def test_the_language_follows_the_browser_and_nothing_else_leaks_in(
    seat_down: Callable[..., Player], language: str
) -> None:
    player = seat_down(locale=LOCALES[language], reduced_motion="reduce")
    for path in PAGES:
        player.page.goto(path)
        assert player.page.locator("html").get_attribute("lang") == language
        player.check_page()
    for game in GAMES:
        kinds = tuple(QUESTIONS[game]) if language == "de" else UNLIKE[game]  # German words are the longest
        for position in (*(QUESTIONS[game][kind] for kind in kinds), *CROWDED[game]):
            player.sit_at(position)
            player.check_page()
        player.sit_at(WAITING[game], people=True)
        player.check_page()
