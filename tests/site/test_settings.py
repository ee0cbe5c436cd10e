"""Settings: how pages look and answer, what you are called, which language is spoken."""

from __future__ import annotations

import pytest
from django.test import Client

from spieltisch.core.prefs import Prefs
from spieltisch.site.models import Person, Table

CHOSEN = {
    "theme": "dark",
    "motion": "off",
    "speed": "fast",
    "reflex": "always",
    "first_tap": "on",
    "name": "Alice",
}


def test_what_was_chosen_holds_on_every_page(alice: Client) -> None:
    response = alice.post("/settings/", CHOSEN)
    assert response.status_code == 302
    page = alice.get(response["Location"])
    assert "Saved." in page.content.decode()
    assert page.context["prefs"] == Prefs(
        "dark", "off", "fast", "always", first_tap=True, single_keys=False
    )
    assert alice.get("/").context["name"] == "Alice"


def test_somebody_new_has_the_defaults(onlooker: Client) -> None:
    assert onlooker.get("/settings/").context["prefs"] == Prefs()


def test_your_name_goes_with_you_to_new_tables(alice: Client) -> None:
    alice.post("/settings/", CHOSEN)
    alice.post("/play/fasanerie/")
    assert Table.objects.get().seats.get(number=0).name == "Alice"


def test_bots_at_your_tables_follow_your_speed(alice: Client, quick: Table) -> None:
    alice.post("/settings/", CHOSEN)
    quick.refresh_from_db()
    assert quick.speed == "fast"


@pytest.mark.parametrize(
    "wrong", [{"theme": "pink"}, {"speed": "0"}, {"motion": ""}, {"name": "n" * 25}], ids=str
)
def test_a_value_not_offered_changes_nothing(alice: Client, wrong: dict[str, str]) -> None:
    response = alice.post("/settings/", {**CHOSEN, **wrong})
    assert response.status_code == 422
    assert response.context["error"]
    assert alice.get("/").context["prefs"] == Prefs()


def test_a_refused_name_leaves_the_form_as_it_was_filled_in(alice: Client) -> None:
    alice.post("/settings/", {"name": "Alice", "theme": "light", "single_keys": "on"})
    page = alice.post("/settings/", {**CHOSEN, "name": "n" * 25})
    assert page.status_code == 422
    form = page.content.decode()
    kept = ("theme dark", "motion off", "speed fast", "reflex always")
    for field in [*(each.replace(" ", '" value="') + '"' for each in kept), 'first_tap"']:
        assert f'name="{field} checked' in form
    assert form.count(" checked") == 5
    assert f'value="{"n" * 25}"' in form
    assert page.context["prefs"].theme == "light"  # the page itself looks as before


def test_a_name_taken_away_stays_away_while_something_else_is_put_right(alice: Client) -> None:
    alice.post("/settings/", {"name": "Alice"})
    page = alice.post("/settings/", {**CHOSEN, "name": "", "theme": "pink"})
    assert page.status_code == 422
    assert "Alice" not in page.content.decode()


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("de-CH,de;q=0.9", "de"), ("fr-FR", "fr"), ("en-GB", "en"), ("pl,it;q=0.7", "en"), ("", "en")],
)
def test_the_language_follows_the_browser(onlooker: Client, asked: str, spoken: str) -> None:
    page = onlooker.get("/", headers={"Accept-Language": asked})
    assert page.context["language"] == spoken
    assert f'<html lang="{spoken}"' in page.content.decode()


def test_the_language_can_be_switched_and_stays(onlooker: Client) -> None:
    response = onlooker.post("/language/", {"language": "fr", "next": "/settings/"})
    assert response.status_code == 302
    assert response["Location"] == "/settings/"
    assert onlooker.get("/", headers={"Accept-Language": "de"}).context["language"] == "fr"


def test_the_language_switch_leads_nowhere_else(onlooker: Client) -> None:
    response = onlooker.post("/language/", {"language": "fr", "next": "https://example.org/"})
    assert response["Location"] == "/"


# ------------------------------------------------------------ hours

HOURS = {"zone": "Asia/Tokyo", "wakes": "9", "sleeps": "0", "weekends": "on"}


def test_hours_are_kept_for_whom_they_are(alice: Client, quick: Table) -> None:
    assert alice.post("/settings/hours/", HOURS).status_code == 302
    row = Person.objects.get(pk=alice.session["person"])
    assert (row.zone, row.wakes, row.sleeps, row.weekends) == ("Asia/Tokyo", 9, 0, True)
    page = alice.get("/settings/hours/").content.decode()
    assert '<option value="Asia/Tokyo" selected>Tokyo</option>' in page
    assert "It is now" in page
    without = {key: value for key, value in HOURS.items() if key != "weekends"}
    alice.post("/settings/hours/", without)
    row.refresh_from_db()
    assert row.weekends is False


def test_who_is_nobody_yet_becomes_somebody_with_hours(onlooker: Client) -> None:
    onlooker.post("/settings/hours/", HOURS)
    assert Person.objects.get(pk=onlooker.session["person"]).zone == "Asia/Tokyo"


@pytest.mark.parametrize(
    "wrong",
    [{"zone": "Mars/Olympus"}, {"zone": "../../etc/passwd"}, {"zone": ""}, {"wakes": "24"}, {"sleeps": "-1"},
     {"wakes": "x"}, {"zone": "z" * 65}],
    ids=str,
)  # fmt: skip
def test_hours_that_are_none_change_nothing(alice: Client, quick: Table, wrong: dict[str, str]) -> None:
    page = alice.post("/settings/hours/", {**HOURS, **wrong})
    assert page.status_code == 422
    assert list(page.context["faults"]) == list(wrong)
    assert Person.objects.get(pk=alice.session["person"]).zone == "UTC"


def test_the_zone_of_the_browser_is_a_guess_until_somebody_says_otherwise(alice: Client) -> None:
    alice.cookies["spieltisch-zone"] = "Europe/Vienna"
    assert '<option value="Europe/Vienna" selected>' in alice.get("/settings/hours/").content.decode()
    alice.post("/play/fasanerie/")
    row = Person.objects.get(pk=alice.session["person"])
    assert row.zone == "Europe/Vienna"
    alice.post("/settings/hours/", {**HOURS, "zone": "Etc/UTC"})
    alice.post("/play/fasanerie/")
    row.refresh_from_db()
    assert row.zone == "Etc/UTC"


@pytest.mark.parametrize("said", ["Mars/Olympus", "../passwd", "x" * 4000])
def test_a_zone_made_up_is_no_guess(alice: Client, said: str) -> None:
    alice.cookies["spieltisch-zone"] = said
    alice.post("/play/fasanerie/")
    assert Person.objects.get(pk=alice.session["person"]).zone == "UTC"


# ------------------------------------------------------------ the rest


def test_what_is_written_to_a_person_follows_the_language_they_choose(alice: Client, quick: Table) -> None:
    for language, kept in (("fr", "fr"), ("xx", "fr"), ("de", "de")):
        alice.post("/language/", {"language": language, "next": "/"})
        assert Person.objects.get(pk=alice.session["person"]).language == kept


def test_every_page_of_the_settings_leads_to_the_others(onlooker: Client) -> None:
    paths = ["/settings/", "/settings/people/", "/settings/account/"]
    for path in paths:
        page = onlooker.get(path)
        assert page.status_code == 200
        assert [part["url"] for part in page.context["parts"]] == paths
        assert [part["url"] for part in page.context["parts"] if part["here"]] == [path]
