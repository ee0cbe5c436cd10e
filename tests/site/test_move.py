"""A move: who are you, is it your turn, is it the table you saw, is it allowed."""

from __future__ import annotations

from django.test import Client

from spieltisch.core.words import words
from spieltisch.site.models import Step, Table
from spieltisch.site.services import store
from spieltisch.site.services.moves import move

from .conftest import bots_move, legal, post_move


def test_a_move_is_stored_with_what_it_causes_and_leads_to_the_table(alice: Client, quick: Table) -> None:
    bots_move(quick)
    before = quick.version
    response = post_move(alice, quick, "move 5")
    assert response.status_code == 302
    assert response["Location"] == quick.get_absolute_url()
    made = Step.objects.filter(table=quick, number__gte=before)
    assert (made[0].actor, made[0].text, made[0].chosen) == (0, "move 5", True)
    quick.refresh_from_db()
    assert quick.version == Step.objects.filter(table=quick).count()
    assert not any(step.chosen for step in made[1:])


def test_for_a_script_the_answer_is_the_fragment(alice: Client, quiet: Table) -> None:
    response = post_move(alice, quiet, "move 1", HX_Request="true")
    assert response.status_code == 200
    assert response.templates[0].name == "site/table_fragment.html"
    assert response.context["table"]["version"] == quiet.version + 1


def test_somebody_else_may_not_move(bob: Client, onlooker: Client, alice: Client, quiet: Table) -> None:
    bob.post("/play/fasanerie/")  # Bob is somebody, but not here
    for stranger in (bob, onlooker):
        response = post_move(stranger, quiet, "move 1")
        assert response.status_code == 403
        assert "You are watching" in response.content.decode()
    quiet.refresh_from_db()
    assert quiet.version == 0


def test_a_move_out_of_turn_is_refused_with_the_name_of_who_is_to_move(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    assert quiet.to_move == 1
    response = post_move(alice, quiet, "move 1")
    assert response.status_code == 409
    assert response.context["error"] == "It is not your turn: Mila is to move."
    assert response.context["table"]["version"] == quiet.version


def test_a_move_on_an_older_table_is_refused_with_the_table_as_it_is(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    move(quiet, 1, 1, "move 2")
    assert quiet.to_move == 0
    response = post_move(alice, quiet, "move 1", version=0)
    assert response.status_code == 409
    assert response.context["error"] == "Mila moved meanwhile. Here is the table as it is now."
    assert response.context["table"]["version"] == quiet.version
    quiet.refresh_from_db()
    assert quiet.version == response.context["table"]["version"]


def test_what_the_rules_forbid_is_refused_in_words_and_changes_nothing(alice: Client, quiet: Table) -> None:
    wrong = ("move 99", "leaf", "", "move 1; drop table", "card gold-1", "<blink>", "undo 0", "x" * 5000)
    for action in wrong:
        response = post_move(alice, quiet, action)
        assert response.status_code == 422, action
        assert response.context["error"]
        assert "\n" not in response.context["error"]
        assert "<blink>" not in response.content.decode()
    quiet.refresh_from_db()
    assert quiet.version == 0


def test_a_refusal_for_a_script_carries_the_fragment(alice: Client, quiet: Table) -> None:
    response = post_move(alice, quiet, "move 99", HX_Request="true")
    assert response.status_code == 422
    assert response.templates[0].name == "site/table_fragment.html"


def test_a_move_without_a_readable_version_is_refused(alice: Client, quiet: Table) -> None:
    for version in ("", "-1", "one", "1e3", "²", "9" * 30):
        response = alice.post(f"/table/{quiet.public_id}/move", {"version": version, "action": "move 1"})
        assert response.status_code == 422


def test_the_same_move_sent_twice_happens_once_and_is_no_error(alice: Client, quiet: Table) -> None:
    first = post_move(alice, quiet, "move 4", version=0)
    second = post_move(alice, quiet, "move 4", version=0)
    assert first.status_code == second.status_code == 302
    assert Step.objects.filter(table=quiet).count() == 1


def test_another_move_for_a_version_already_answered_is_refused(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4", version=0)
    assert post_move(alice, quiet, "move 1", version=0).status_code == 409
    assert Step.objects.filter(table=quiet).count() == 1


def test_refusals_speak_the_language_of_the_viewer(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    german = post_move(alice, quiet, "move 1", version=9, Accept_Language="de-AT,de;q=0.8")
    assert german.context["error"] == "Du bist nicht am Zug: Mila ist an der Reihe."
    french = post_move(alice, quiet, "move 1", version=9, Accept_Language="fr")
    assert french.context["error"] == words("fr", "spieltisch.site").say("answer-not-your-turn", who="Mila")


def test_the_game_is_where_it_was_after_a_restart(alice: Client, quick: Table) -> None:
    bots_move(quick)
    post_move(alice, quick, "move 2")
    before = alice.get(quick.get_absolute_url()).context["board"]
    choices = legal(quick)
    store.forget_all()
    assert legal(quick) == choices
    assert repr(alice.get(quick.get_absolute_url()).context["board"]) == repr(before)


def test_chance_falls_as_it_would_have_before_a_restart(alice: Client, quick: Table) -> None:
    bots_move(quick)
    with store.opened(quick) as game:
        game.match.play("move 5")
        would_be = [step.text for step in game.match.steps]
    store.forget_all()
    post_move(alice, quick, "move 5")
    assert [step.text for step in Step.objects.filter(table=quick)] == would_be


def test_after_the_end_nothing_moves(alice: Client, quick: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    to_the_end(quick)
    response = post_move(alice, quick, "leave")
    assert response.status_code == 409
    assert response.context["error"] == "The game is over; no more moves can be made."
