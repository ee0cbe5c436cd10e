"""Accounts: a guest makes one and keeps everything; logging in and out; nobody learns who has one."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings as site
from django.test import Client

from spieltisch.site.models import Account, Block, Person, Table
from spieltisch.site.services import people

from .conftest import post_move, table_at, upload
from .persons import OTHER, PASSWORD, account, invite, is_in, join, log_in, sit, together

HOSTILE = "<b>x</b> {{ 7*7 }}"


def copy_of(client: Client) -> Client:
    """Another browser with the same cookies, as somebody has who stole them."""
    other = Client()
    other.cookies[site.SESSION_COOKIE_NAME] = client.cookies[site.SESSION_COOKIE_NAME].value
    return other


def own_tables(client: Client) -> list[str]:
    return [table["url"] for table in client.get("/").context["tables"]]


# ------------------------------------------------------------ making one


def test_a_guest_makes_an_account_and_plays_on(alice: Client, quiet: Table) -> None:
    guest = alice.session["person"]
    answer = join(alice, "Alice", next=quiet.get_absolute_url())
    assert answer["Location"] == quiet.get_absolute_url()
    page = alice.get(quiet.get_absolute_url())
    assert page.context["table"]["seat"] == 0
    assert "Your games now belong to your account." in page.content.decode()
    assert "Your games now" not in alice.get("/").content.decode()  # said once
    assert account("Alice").person_id == guest
    assert "person" not in alice.session
    assert post_move(alice, quiet, "move 1").status_code == 302


def test_the_games_are_found_from_another_browser(alice: Client, quick: Table) -> None:
    join(alice, "Alice")
    elsewhere = Client()
    assert own_tables(elsewhere) == []
    log_in(elsewhere, "aLICE")
    assert own_tables(elsewhere) == [quick.get_absolute_url()]
    assert is_in(elsewhere) == "Alice"


def test_an_account_can_be_made_before_any_game(alice: Client) -> None:
    assert join(alice, "Alice").status_code == 302
    table = table_at(alice.post("/play/fasanerie/"))
    assert table.seats.get(number=0).person == account("Alice").person_id
    assert table.seats.get(number=0).name == "Alice"


def test_the_cookie_of_the_guest_opens_nothing_any_more(alice: Client, quiet: Table) -> None:
    stolen = copy_of(alice)
    assert own_tables(stolen) == [quiet.get_absolute_url()]
    join(alice, "Alice")
    assert own_tables(stolen) == []
    assert post_move(stolen, quiet, "move 1").status_code == 403
    # Playing on as a guest makes another person of whoever holds it.
    table = table_at(stolen.post("/play/fasanerie/"))
    assert table.seats.get(number=0).person != account("Alice").person_id


def test_the_same_form_sent_twice_makes_one_account(alice: Client, quick: Table) -> None:
    twin = copy_of(alice)
    first, second = join(alice, "Alice"), join(twin, "Alice")
    assert (first.status_code, second.status_code) == (302, 302)
    assert Account.objects.count() == 1
    assert own_tables(twin) == [quick.get_absolute_url()]


@pytest.mark.parametrize("taken", ["Alice", "aLiCe", "Ａｌｉｃｅ", "  Alice\u200b "])
def test_a_name_is_given_once_however_it_is_written(alice: Client, bob: Client, taken: str) -> None:
    join(alice, "Alice")
    page = join(bob, taken, OTHER)
    assert page.status_code == 409
    assert "An account is called" in page.context["faults"]["name"]
    assert Account.objects.count() == 1
    assert not is_in(bob)


@pytest.mark.parametrize(
    ("fields", "field", "fault"),
    [
        ({"name": ""}, "name", "missing"),
        ({"name": " \u202e "}, "name", "missing"),
        ({"name": "n" * 25}, "name", "At most 24"),
        ({"name": "ﷺ" * 24}, "name", "at most 24"),  # each is eighteen letters when compared
        ({"password": "short", "again": "short"}, "password", "At least 8"),
        ({"password": "password", "again": "password"}, "password", "easily guessed"),
        ({"password": "91827364", "again": "91827364"}, "password", "Digits alone"),
        ({"password": "Gwendolin", "again": "Gwendolin"}, "password", "too much like your name"),
        ({"password": "x" * 201, "again": "x" * 201}, "password", "At most 200"),
        ({"again": "something else"}, "again", "not the same"),
        ({"email": "nowhere"}, "email", "no e-mail address"),
        ({"email": "a@example.org\nBcc: b@example.org"}, "email", "no e-mail address"),
    ],
)
def test_what_cannot_be_is_said_at_its_field(
    alice: Client, fields: dict[str, str], field: str, fault: str
) -> None:
    page = join(alice, "Gwendolina", **fields)
    assert page.status_code == 422
    assert fault in page.context["faults"][field]
    assert PASSWORD not in page.content.decode()
    assert Account.objects.count() == 0


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_page_about_accounts_speaks_the_language(alice: Client, language: str) -> None:
    wanted = {"Accept-Language": language}
    texts = {"de": "passwort", "en": "password", "fr": "mot de passe"}
    for path in ("/join/", "/login/", "/password/"):
        page = alice.get(path, headers=wanted).content.decode()
        assert texts[language] in page.lower()
    page = alice.post("/join/", {"name": "", "password": "12345678", "again": "x"}, headers=wanted)
    assert page.status_code == 422
    assert "fault-" not in "".join(page.context["faults"].values())


def test_a_hostile_name_is_only_a_name(alice: Client, bob: Client) -> None:
    join(alice, HOSTILE)
    join(bob, "Bob")
    table = invite(alice)
    bob.post("/settings/people/block", {"name": HOSTILE})
    pages = [alice.get(path) for path in ("/", "/settings/", "/settings/account/", "/new/fasanerie/")]
    pages += [bob.get("/settings/people/"), bob.get(f"/table/{table.public_id}/people/")]
    pages += [alice.get("/settings/account/delete/"), join(bob, HOSTILE)]
    for page in pages:
        assert "<b>x" not in page.content.decode()
        assert ">49<" not in page.content.decode()


# ------------------------------------------------------------ logging in and out


def test_logging_in_leads_on_where_one_came_from(alice: Client, bob: Client, quick: Table) -> None:
    join(alice, "Alice")
    page = bob.get("/login/", {"next": quick.get_absolute_url()})
    assert f'name="next" value="{quick.get_absolute_url()}"' in page.content.decode()
    assert log_in(bob, "Alice", next=quick.get_absolute_url())["Location"] == quick.get_absolute_url()


@pytest.mark.parametrize(
    "elsewhere",
    ["https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)", "http:///x.org", "x"],
)
def test_it_leads_nowhere_else(alice: Client, bob: Client, elsewhere: str) -> None:
    join(alice, "Alice")
    assert log_in(bob, "Alice", next=elsewhere)["Location"] == "/"
    assert 'name="next" value="/"' in Client().get("/login/", {"next": elsewhere}).content.decode()
    assert join(Client(), "Carol", next=elsewhere)["Location"] == "/"


def test_a_wrong_password_and_a_name_nobody_has_are_answered_alike(alice: Client) -> None:
    join(Client(), "Bob")
    answers = []
    for name in ("Bob", "Bub"):
        page = log_in(alice, name, OTHER)
        assert page.status_code == 422
        shown = page.content.decode().replace(name, "NAME")
        answers.append(shown.replace(str(page.context["csrf_token"]), "TOKEN"))
    assert answers[0] == answers[1]
    assert "do not belong together" in answers[0]
    assert OTHER not in answers[0]


def test_the_password_of_a_name_nobody_has_is_hashed_all_the_same(
    alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time would tell. Django does so; this holds it to that."""
    hashed: list[str] = []
    monkeypatch.setattr(Account, "set_password", lambda self, password: hashed.append(password))
    log_in(alice, "Nobody", OTHER)
    assert hashed == [OTHER]


def test_logging_in_makes_another_cookie_and_another_token_against_forgery(alice: Client) -> None:
    join(Client(), "Alice")
    alice.post("/play/fasanerie/")
    alice.get("/login/")
    before = {name: cookie.value for name, cookie in alice.cookies.items()}
    planted = copy_of(alice)
    log_in(alice, "Alice")
    assert alice.cookies[site.SESSION_COOKIE_NAME].value != before[site.SESSION_COOKIE_NAME]
    assert alice.cookies[site.CSRF_COOKIE_NAME].value != before[site.CSRF_COOKIE_NAME]
    assert not is_in(planted)
    assert own_tables(planted) == []


def test_after_logging_out_the_browser_is_nobody(alice: Client, quick: Table) -> None:
    alice.post("/settings/", {"theme": "dark", "name": "Ally"})
    join(alice, "Alice")
    assert alice.get("/logout").status_code == 405
    for _ in range(2):
        assert alice.post("/logout")["Location"] == "/"
    page = alice.get("/")
    assert page.context["tables"] == []
    assert page.context["account"] == page.context["name"] == ""
    assert page.context["prefs"].theme == "dark"
    assert "person" not in alice.session


def test_who_logs_in_elsewhere_leaves_the_first_account(alice: Client, quick: Table) -> None:
    join(alice, "Alice")
    join(Client(), "Bob")
    log_in(alice, "Bob")
    assert is_in(alice) == "Bob"
    assert own_tables(alice) == []
    assert quick.seats.get(number=0).person == account("Alice").person_id


# ------------------------------------------------------------ the games of a guest


def test_games_of_a_guest_come_along(alice: Client, bob: Client, quick: Table) -> None:
    join(bob, "Alice")
    waiting = invite(alice, name="Ally")
    guest = alice.session["person"]
    log_in(alice, "Alice")
    assert "2 games that you began as a guest" in alice.get("/").content.decode()
    assert sorted(own_tables(bob)) == sorted(table.get_absolute_url() for table in (quick, waiting))
    waiting.refresh_from_db()
    assert waiting.host == account("Alice").person_id
    assert waiting.seats.get(number=0).name == "Alice"
    assert not Person.objects.filter(pk=guest).exists()


def test_blocks_of_a_guest_come_along_both_ways(alice: Client, bob: Client) -> None:
    join(bob, "Alice")
    for each in ("guest", "friend", "foe"):
        Person.objects.create(token=each)
    people.block("guest", "foe")
    people.block("friend", "guest")
    people.bring_games("guest", account("Alice"))
    own = account("Alice").person_id
    assert set(Block.objects.values_list("by", "whom")) == {(own, "foe"), ("friend", own)}


def test_where_the_account_sits_already_the_seat_of_the_guest_is_given_up(alice: Client, bob: Client) -> None:
    join(bob, "Bob")
    running = together(alice, bob)
    waiting = invite(alice, 3)
    sit(bob, waiting, "Bob")
    log_in(alice, "Bob")
    assert "At 2 tables your account was sitting already" in alice.get("/").content.decode()
    assert [seat.left for seat in running.seats.all()] == [True, False]
    assert alice.get(running.get_absolute_url()).context["table"]["seat"] == 1
    waiting.refresh_from_db()
    assert [seat.person for seat in waiting.seats.all()] == ["", account("Bob").person_id, ""]
    assert waiting.host == account("Bob").person_id


def test_an_old_cookie_of_a_guest_with_an_account_brings_nothing_to_another(
    alice: Client, quick: Table
) -> None:
    stolen = copy_of(alice)
    join(alice, "Alice")
    join(Client(), "Mallory")
    log_in(stolen, "Mallory")
    assert own_tables(stolen) == []
    assert own_tables(alice) == [quick.get_absolute_url()]


# ------------------------------------------------------------ names


def test_who_has_logged_in_is_called_as_the_account(alice: Client, bob: Client) -> None:
    join(alice, "Alice")
    table = invite(alice, name="Somebody Else")
    assert table.seats.get(number=0).name == "Alice"
    for path in ("/new/fasanerie/", "/settings/"):
        assert 'name="name"' not in alice.get(path).content.decode()


def test_a_guest_cannot_be_called_as_an_account(alice: Client, bob: Client, onlooker: Client) -> None:
    join(onlooker, "Carol")
    table = invite(alice)
    page = sit(bob, table, "carol")
    assert page.status_code == 409
    assert "If it is yours, log in" in page.content.decode()
    assert bob.post("/settings/", {"name": "Carol"}).status_code == 409
    assert bob.post("/new/fasanerie/", {"name": "CAROL"}).status_code == 409
    assert Table.objects.count() == 1


def test_an_account_keeps_its_name_where_a_guest_is_called_so(alice: Client, bob: Client) -> None:
    table = invite(alice, name="Bob")
    join(bob, "Bob")
    assert sit(bob, table, "").status_code == 302


def test_another_name_shows_at_tables_in_play_and_in_other_browsers(alice: Client, bob: Client) -> None:
    join(alice, "Alice")
    elsewhere = Client()
    log_in(elsewhere, "Alice")
    table = together(alice, bob)
    number = table.number
    for _ in range(2):  # and sent twice
        assert alice.post("/settings/account/name", {"name": "Alicia"}).status_code == 302
    table.refresh_from_db()
    assert table.number > number
    assert table.seats.get(number=0).name == "Alicia"
    assert is_in(alice) == is_in(elsewhere) == "Alicia"
    assert bob.get(table.get_absolute_url()).context["table"]["seats"][0]["name"] == "Alicia"
    log_in(Client(), "alicia")


def test_a_name_that_another_has_is_refused_where_it_was_typed(alice: Client, bob: Client) -> None:
    join(alice, "Alice")
    join(bob, "Bob")
    page = alice.post("/settings/account/name", {"name": "BOB"})
    assert page.status_code == 409
    assert page.context["at"] == "name"
    assert account("Alice").name == "Alice"
    assert alice.post("/settings/account/name", {"name": "ALICE"}).status_code == 302


# ------------------------------------------------------------ header, home


def test_the_header_says_who_is_logged_in_without_asking_the_database(
    alice: Client, django_assert_num_queries: Any
) -> None:
    assert 'href="/login/?next=/rules/fasanerie/"' in alice.get("/rules/fasanerie/").content.decode()
    join(alice, "Alice")
    with django_assert_num_queries(0):
        page = alice.get("/nowhere/")
    assert "Your account: Alice" in page.content.decode()


def test_home_reminds_guests_with_games_that_they_can_keep_them(alice: Client, quick: Table) -> None:
    hint = "With an account your games follow you"
    assert hint not in Client().get("/").content.decode()
    assert hint in alice.get("/").content.decode()
    join(alice, "Alice")
    assert hint not in alice.get("/").content.decode()


def test_a_cookie_made_up_opens_nothing(alice: Client, quick: Table) -> None:
    join(alice, "Alice")
    cookie = alice.cookies[site.SESSION_COOKIE_NAME]
    cookie.set(cookie.key, cookie.value[:-1] + ("x" if cookie.value[-1] != "x" else "y"), cookie.value)
    forged = Client()
    forged.cookies[site.SESSION_COOKIE_NAME] = cookie.value
    assert not is_in(forged)
    assert own_tables(forged) == []


def test_accounts_play_from_files_too(alice: Client) -> None:
    from .conftest import position

    join(alice, "Alice")
    table = table_at(upload(alice, position()))
    assert table.seats.get(number=0).person == account("Alice").person_id
