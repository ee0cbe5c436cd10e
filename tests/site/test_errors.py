"""Errors speak, and no stack trace reaches a player."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from django.test import Client, RequestFactory
from whitenoise.responders import StaticFile

from spieltisch.core.words import words
from spieltisch.site import setting_up
from spieltisch.site.body_limit import MARK, limited
from spieltisch.site.middleware import StaticFiles
from spieltisch.site.models import Table
from spieltisch.site.services import store


def test_a_fault_of_ours_says_that_the_game_is_safe(
    alice: Client, quick: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table) -> None:
        raise RuntimeError("secret innards")

    alice.raise_request_exception = False
    monkeypatch.setattr(store, "opened", broken)
    response = alice.get(quick.get_absolute_url())
    assert response.status_code == 500
    page = response.content.decode()
    assert "Our fault. Your game is safe" in page
    assert "innards" not in page
    assert "Traceback" not in page


def test_an_unknown_page(onlooker: Client) -> None:
    response = onlooker.get("/nowhere/")
    assert response.status_code == 404
    assert "There is no such page." in response.content.decode()


def test_errors_speak_the_language_of_the_viewer(onlooker: Client) -> None:
    response = onlooker.get("/nowhere/", headers={"Accept-Language": "de"})
    assert "Diese Seite gibt es nicht." in response.content.decode()
    assert '<html lang="de"' in response.content.decode()


def test_a_name_this_site_does_not_have(onlooker: Client, caplog: pytest.LogCaptureFixture) -> None:
    response = onlooker.get("/", headers={"Host": "elsewhere.example"})
    assert response.status_code == 400
    assert "does not answer to this name" in response.content.decode()
    assert not [record for record in caplog.records if record.exc_info and record.levelname != "WARNING"]


def test_for_a_script_an_error_is_a_sentence_for_the_alert_region(onlooker: Client) -> None:
    response = onlooker.get("/table/abc/", headers={"HX-Request": "true"})
    assert response.status_code == 404
    assert response["HX-Retarget"] == "#alert"
    assert "<html" not in response.content.decode()


def test_a_form_from_elsewhere_is_refused(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    response = strict.post("/play/fasanerie/")
    assert response.status_code == 403
    assert "does not come from a page of this site" in response.content.decode()


def test_a_form_with_its_token_is_taken(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.get("/")
    token = strict.cookies["spieltisch-csrf"].value
    assert strict.post("/play/fasanerie/", {"csrfmiddlewaretoken": token}).status_code == 302


def test_another_host_name_is_refused(onlooker: Client) -> None:
    assert onlooker.get("/", headers={"Host": "evil.example"}).status_code == 400


def test_a_form_that_is_too_large_is_refused(alice: Client, quiet: Table) -> None:
    fields = {"version": 0, "action": "x" * 70_000}
    for body in (fields, {**fields, "action": "x" * 200_000}):
        assert alice.post(f"/table/{quiet.public_id}/move", body).status_code == 413
    form = "&".join(f"a{n}=1" for n in range(300))
    response = alice.post("/settings/", form, content_type="application/x-www-form-urlencoded")
    assert response.status_code == 400


def test_while_the_rules_are_set_up_pages_say_so_and_come_again(
    onlooker: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(setting_up._progress, "fasanerie", setting_up.Progress(3, 12, is_ready=False))
    response = onlooker.get("/")
    assert response.status_code == 503
    assert response["Refresh"] == "1"
    assert response.context["percent"] == 25
    assert onlooker.post("/play/fasanerie/")["Refresh"] == "1; url=/"
    assert onlooker.get("/healthz").status_code == 503
    assert onlooker.get("/static/site/base.css").status_code == 200


def test_another_game_is_set_up_when_one_of_its_pages_is_opened(
    onlooker: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_up, "first_game", lambda: "feuville")
    monkeypatch.setitem(setting_up._progress, "fasanerie", setting_up.Progress(is_ready=False))
    begun: list[str] = []
    monkeypatch.setattr(setting_up, "_set_up", begun.append)
    assert onlooker.get("/").status_code == 200
    assert onlooker.get("/settings/").status_code == 200
    assert onlooker.get("/healthz").status_code == 200
    assert begun == []
    setting_up.want("fasanerie").done, setting_up.progress("fasanerie").total = 3, 12
    assert begun == ["fasanerie"]
    for path in ("/new/fasanerie/", "/rules/fasanerie/"):
        response = onlooker.get(path)
        assert response.status_code == 503
        assert response["Refresh"] == "1"
        assert response.context["percent"] == 25
    assert onlooker.post("/play/fasanerie/")["Refresh"] == "1; url=/new/fasanerie/"
    assert onlooker.get("/new/nonsense/").status_code == 404


def test_a_table_waits_for_its_game(alice: Client, quiet: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting_up, "first_game", lambda: "feuville")
    monkeypatch.setitem(setting_up._progress, "fasanerie", setting_up.Progress(is_ready=False))
    monkeypatch.setattr(setting_up, "_set_up", lambda game: None)
    assert alice.get(quiet.get_absolute_url()).status_code == 503
    setting_up.progress("fasanerie").is_ready = True
    assert alice.get(quiet.get_absolute_url()).status_code == 200


def test_the_sign_of_life(onlooker: Client) -> None:
    response = onlooker.get("/healthz")
    assert response.status_code == 200
    told = {"status": "ok", "database": "ok", "rules": "ok", "worker": "not seen"}  # none in this test
    assert response.json() == told


def test_a_static_file_changed_under_a_running_server_is_whole(rf: RequestFactory, tmp_path: Path) -> None:
    path = tmp_path / "table.js"
    path.write_text("old")
    known = StaticFile(str(path), [("Content-Type", "text/javascript")])
    path.write_text("longer than before")
    response = StaticFiles.serve(known, rf.get("/static/table.js"))
    assert response.content == b"longer than before"
    assert response["Content-Length"] == "18"
    path.write_text("")
    assert StaticFiles.serve(known, rf.get("/static/table.js"))["Content-Length"] == "0"


def test_static_files_of_site_and_games_are_found(onlooker: Client) -> None:
    for path in ("site/base.css", "fasanerie/table.css", "django_htmx/htmx-2.min.js"):
        response = onlooker.get(f"/static/{path}")
        assert response.status_code == 200
        assert response.content
        assert "nosniff" in response["X-Content-Type-Options"]
    again = onlooker.get("/static/site/base.css", headers={"If-Modified-Since": response["Last-Modified"]})
    assert again.status_code in (200, 304)


def test_the_rest_of_a_large_body_is_not_taken_for_anything() -> None:
    """A server goes on handing over parts; the application waits for the end of the connection only."""

    async def told() -> str:
        waiting = [{"type": "http.request", "body": b"x" * 9, "more_body": True}] * 50
        waiting.append({"type": "http.disconnect"})
        heard: list[str] = []

        async def receive() -> dict[str, Any]:
            return waiting.pop(0)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            heard.append((await receive())["type"])

        async def send(message: Any) -> None:
            """Nobody listens."""

        await limited(app, 10)({"type": "http", "method": "POST"}, receive, send)
        return heard[0]

    assert asyncio.run(told()) == "http.disconnect"


async def body_seen(chunks: list[bytes], limit: int) -> tuple[bytes, bool, int]:
    """What an application behind :func:`limited` sees of a body, and how many chunks were read."""
    seen: dict[str, Any] = {}
    waiting = list(chunks)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting)}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.update(body=(await receive())["body"], too_large=scope.get(MARK, False))

    async def send(message: Any) -> None:
        """Nobody listens."""

    await limited(app, limit)({"type": "http", "method": "POST"}, receive, send)
    return seen["body"], seen["too_large"], len(chunks) - len(waiting)


def test_a_small_body_arrives_whole() -> None:
    assert asyncio.run(body_seen([b"ab", b"cd"], 4)) == (b"abcd", False, 2)


def test_a_large_body_is_dropped_and_marked() -> None:
    assert asyncio.run(body_seen([b"ab", b"cde"], 4)) == (b"", True, 2)


def test_a_body_without_end_is_not_heard_out() -> None:
    body, too_large, read = asyncio.run(body_seen([b"x" * 10] * 1000, 10))
    assert (body, too_large) == (b"", True)
    assert read < 20


def test_every_error_has_a_title_in_every_language() -> None:
    for language in ("en", "de", "fr"):
        for status in (400, 403, 404, 405, 409, 410, 413, 422, 429, 500):
            assert words(language, "spieltisch.site").say(f"error-{status}-title")
