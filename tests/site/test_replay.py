"""Looking back: the table at every step, for everybody as far as they may know."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from spieltisch.core.game import ALL_SEEING
from spieltisch.core.prefs import Prefs
from spieltisch.site import games
from spieltisch.site.models import Table
from spieltisch.site.services import start, store
from spieltisch.site.services.looking_back import Then
from spieltisch.site.services.moves import move
from spieltisch.site.speech import texts

from .conftest import post_move, table_at, upload
from .forest import HOLDS, HOLDS_NOT
from .test_secrets import after_the_fox_took

WALKED = "You walk to Golden Pheasant 3. Mila collects 3 cards: Nest, Peacock, Golden Pheasant 2."
"""Alice had collected the two rearmost cards: the fourth of the others is Golden Pheasant 3."""


def at(client: Client, table: Table, step: int | str = "", eyes: str = "", **headers: str) -> Any:
    """The replay's page."""
    query = {"step": str(step), "as": eyes}
    url = f"/table/{table.public_id}/replay"
    return client.get(url, {key: value for key, value in query.items() if value}, headers=headers)


def content(response: Any) -> str:
    assert response.status_code == 200, response.content
    return str(response.content.decode())


# ---------------------------------------------------------------- from step to step


def test_it_begins_where_somebody_first_had_a_choice(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    page = at(alice, quiet)
    assert page.context["rail"]["step"] == 0
    assert page.context["rail"]["first"] == page.context["rail"]["back"] == ""
    assert page.context["rail"]["forward"].endswith("/replay?step=1")
    assert "<h1 id=\"question\" tabindex=\"-1\">The beginning</h1>" in content(page)


def test_every_step_has_its_address_and_says_what_happened(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    move(quiet, 1, quiet.version, "move 1")
    page = at(alice, quiet, 1)
    assert "Move 1 of 2" in content(page)
    assert page.context["rail"]["says"] == WALKED
    assert f'aria-valuetext="{WALKED}"' in content(page)
    assert page.context["rail"]["back"].endswith("?step=0")
    assert page.context["rail"]["last"].endswith("?step=2")
    assert [move["step"] for move in page.context["moves"]] == [0, 1, 2]
    assert page.context["moves"][0]["points"] == [0, None]


def test_nothing_is_asked_there(alice: Client, quiet: Table) -> None:
    page = at(alice, quiet)
    assert alice.get(quiet.get_absolute_url()).context["board"]["asked"]
    assert not page.context["board"]["asked"]
    assert f"/table/{quiet.public_id}/move" not in content(page)


def test_scripts_get_the_part_that_changes(alice: Client, quiet: Table) -> None:
    part = content(at(alice, quiet, 0, **{"HX-Request": "true"}))
    assert part.startswith('<div class="state"')
    assert "<html" not in part
    assert "All moves" not in part


def test_a_step_between_two_choices_can_be_shown_too(alice: Client, quick: Table) -> None:
    page = at(alice, quick, 1)
    assert page.context["board"]["question"] == f"Step 1 of {quick.version}"
    assert page.context["rail"]["back"] == ""


@pytest.mark.parametrize("step", ["-1", "1000", "99999999", "one", "١"])
def test_a_step_that_is_not_there_is_refused_in_one_sentence(alice: Client, quiet: Table, step: str) -> None:
    response = at(alice, quiet, step)
    assert response.status_code == 404
    assert f"There is no step {step} at this table; the game has 0 steps." in response.content.decode()


def test_moves_taken_back_are_left_out(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    alice.post(f"/table/{quiet.public_id}/undo", {"version": 1})
    post_move(alice, quiet, "move 4", version=2)
    page = at(alice, quiet, 1)
    assert page.context["rail"]["says"] == WALKED
    assert [move["step"] for move in page.context["moves"]] == [0, 1]
    assert at(alice, quiet, 2).status_code == 404


def test_the_log_leads_to_each_move(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    page = alice.get(quiet.get_absolute_url())
    assert f'<a href="/table/{quiet.public_id}/replay?step=1" data-step="1">You walk to' in content(page)
    assert f'<a href="/table/{quiet.public_id}/replay">Watch from the beginning</a>' in content(page)


def test_a_table_that_waits_has_nothing_to_look_back_at(alice: Client, onlooker: Client) -> None:
    table = table_at(alice.post("/new/fasanerie/", {"players": 2, "level-1": "friend", "name": "Alice"}))
    assert at(onlooker, table)["Location"] == table.get_absolute_url()


# ---------------------------------------------------------------- who sees what


def test_while_it_runs_nobody_looks_through_other_eyes(alice: Client, onlooker: Client, quick: Table) -> None:
    assert at(alice, quick, eyes="0").status_code == 200
    name = quick.seats.get(number=1).name
    for client, eyes, sentence in (
        (alice, "1", f"What {name} sees is for {name} alone until the game is over."),
        (alice, "all", "Everything is shown when the game is over."),
        (onlooker, "0", "What Guest sees is for Guest alone until the game is over."),
        (onlooker, "all", "Everything is shown when the game is over."),
    ):
        for script in ({}, {"HX-Request": "true"}):
            response = at(client, quick, eyes=eyes, **script)
            assert response.status_code == 403
            assert sentence in response.content.decode()
    for eyes in ("7", "-1", "nobody"):
        assert at(alice, quick, eyes=eyes).status_code == 404


def test_after_the_end_everything_shows_or_what_each_seat_knew(
    alice: Client, onlooker: Client, quick: Table, to_the_end: Any
) -> None:
    to_the_end(quick)
    for client in (alice, onlooker):
        page = at(client, quick, 12)
        assert [eye["chosen"] for eye in page.context["eyes"]] == [True, False, False, False]
        seats = page.context["board"]["seats"]
        assert {seat.counted for seat in seats} == {"points"}
        assert 'href="/table/' + quick.public_id + '/record"' in content(page)
    seats = at(onlooker, quick, 12, "1").context["board"]["seats"]
    assert [seat.counted for seat in seats if seat.number == 1] == ["points"]
    assert {seat.counted for seat in seats if seat.number != 1} == {"cards"}


def test_a_game_that_was_broken_off_shows_everything(alice: Client, onlooker: Client, quick: Table) -> None:
    Table.objects.filter(pk=quick.pk).update(ended=timezone.now(), broken_off=True, irregular=True)
    page = at(onlooker, quick)
    assert page.context["eyes"][0]["chosen"]
    assert {seat.counted for seat in page.context["board"]["seats"]} == {"points"}


def everything(viewer: Client, table: Table) -> list[str]:
    """All replay pages that ``viewer`` can open, without what differs between any two tables."""
    steps = range(table.version + 1)
    got = [at(viewer, table, step, **headers) for step in steps for headers in ({}, {"HX-Request": "true"})]
    got += [at(viewer, table, eyes=eyes) for eyes in ("0", "1", "all")]
    texts = [str(response.headers) + response.content.decode() for response in got]
    return [
        re.sub(r'value="\w{64}"|(Expires|Last-Modified)\': \'[^\']*', "", text.replace(table.public_id, "ID"))
        for text in texts
    ]


def test_what_a_fox_took_face_down_shows_at_no_step(alice: Client, onlooker: Client) -> None:
    one, other = after_the_fox_took(alice, "gold-1"), after_the_fox_took(alice, "fart-1")
    for viewer in (alice, onlooker):
        assert everything(viewer, one) == everything(viewer, other)


def test_with_open_cards_it_does_show(alice: Client) -> None:
    """The test above has teeth."""
    one, other = (after_the_fox_took(alice, card, open_cards=True) for card in ("gold-1", "fart-1"))
    assert everything(alice, one) != everything(alice, other)


def forest(alice: Client, hand: list[str]) -> Table:
    """Alice has robbed Bob, who holds ``hand``."""
    field = {
        "format": "spieltisch-position-1", "game": "fabelwald", "players": 3, "options": {}, "start": 0,
        "turn": 0, "hands": [["stag", "wolf"], hand, ["swamp"]], "combos": [], "discard": [],
    }  # fmt: skip
    table = table_at(upload(alice, field, "fabelwald", level=1))
    post_move(alice, table, "steal 1")
    table.refresh_from_db()
    Table.objects.update(moved="2026-01-01T00:00:00Z")
    move(table, 1, table.version, "pass")
    return table


@pytest.mark.parametrize("who", ["alice", "onlooker"])
def test_what_somebody_holds_in_the_forest_shows_at_no_step(
    alice: Client, onlooker: Client, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "new_secret", lambda: "02" * 32)
    viewer = {"alice": alice, "onlooker": onlooker}[who]
    with_amulet, without = forest(alice, HOLDS), forest(alice, HOLDS_NOT)
    assert with_amulet.version == without.version > 2
    assert everything(viewer, with_amulet) == everything(viewer, without)


@pytest.mark.parametrize("game", games.game_ids())
def test_every_table_can_be_shown_to_everybody_at_every_rest(alice: Client, game: str) -> None:
    """Where a seat was asked something, it is asked no more; the pages of each game cope with that."""
    table = table_at(alice.post(f"/play/{game}/"))
    page, names = games.page(game), ["Anna", "Bert", "Cora"]
    with store.opened(table) as playing:
        dice, match = random.Random(5), playing.match
        while not match.over and match.step < 70:
            match.play(dice.choice(match.legal_actions()))
        for rest in match.rests()[::3]:
            then = Then(match, rest)
            for viewer in (then.view(None)["to_move"], None, ALL_SEEING):
                board = page.context(then, viewer, names, texts("en"), Prefs(), [])
                assert not board["asked"]
                assert len(page.points(then.view(viewer))) == 3
