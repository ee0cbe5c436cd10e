"""For whoever runs the site: the sign of life, the counters and who may read them, a log without secrets."""

from __future__ import annotations

import json
import logging
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any

import pytest
from django.db.utils import OperationalError
from django.test import Client

from spieltisch.site import log, setting_up
from spieltisch.site.models import Table
from spieltisch.site.views import watch

from .conftest import post_move


def health(client: Client) -> tuple[int, dict[str, str]]:
    answer = client.get("/healthz")
    return answer.status_code, json.loads(answer.content)


def test_that_all_is_well_is_said(onlooker: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch.jobs, "is_worked_at", lambda: True)
    assert health(onlooker) == (200, {"status": "ok", "database": "ok", "rules": "ok", "worker": "ok"})


def test_without_a_worker_people_can_play_and_it_is_said(
    onlooker: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch.jobs, "is_worked_at", lambda: False)
    status, told = health(onlooker)
    assert (status, told["worker"]) == (200, "not seen")


def test_a_database_out_of_reach_or_behind_is_no_health(
    onlooker: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "_is_migrated", lambda: False)
    assert health(onlooker)[0] == 503
    assert health(onlooker)[1]["database"] == "to be migrated"

    def away() -> None:
        raise OperationalError("password=hunter2")

    monkeypatch.setattr(watch, "connection", SimpleNamespace(ensure_connection=away))
    status, told = health(onlooker)
    assert (status, told["database"]) == (503, "out of reach")
    assert "hunter2" not in json.dumps(told)


def test_while_the_rules_are_set_up_it_says_so(onlooker: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting_up, "progress", lambda game: setting_up.Progress(is_ready=False))
    status, told = health(onlooker)
    assert (status, told["rules"]) == (503, "setting up")


def test_a_page_without_its_database_asks_for_patience(
    alice: Client, quiet: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> Any:
        raise OperationalError("the server closed the connection")

    monkeypatch.setattr("spieltisch.site.views.table.get_object_or_404", away)
    alice.raise_request_exception = False
    answer = alice.get(quiet.get_absolute_url())
    assert answer.status_code == 503
    assert "Every move so far is stored" in answer.content.decode()
    assert answer["Retry-After"]


# ------------------------------------------------------------ counters


def test_moves_and_answers_are_counted_by_view(alice: Client, onlooker: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    told = onlooker.get("/metrics").content.decode()
    assert 'spieltisch_answers_total{method="POST",status="302",view="move"}' in told
    assert 'spieltisch_moves_total{by="person",game="fasanerie"}' in told
    assert 'spieltisch_jobs_waiting{queue="moves"}' in told
    assert "spieltisch_tables_running 1.0" in told
    assert quiet.public_id not in told


@pytest.mark.parametrize(
    ("meta", "status"),
    [
        ({"REMOTE_ADDR": "127.0.0.1"}, 200),
        ({"REMOTE_ADDR": "::1"}, 200),
        ({"REMOTE_ADDR": "203.0.113.5"}, 404),
        ({"REMOTE_ADDR": "10.0.0.7"}, 200),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "203.0.113.5"}, 404),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_REAL_IP": "203.0.113.5"}, 404),
        ({"REMOTE_ADDR": "203.0.113.5", "HTTP_X_FORWARDED_FOR": "127.0.0.1"}, 404),
        ({"REMOTE_ADDR": "203.0.113.5", "HTTP_AUTHORIZATION": "Bearer sesame"}, 200),
        ({"REMOTE_ADDR": "203.0.113.5", "HTTP_AUTHORIZATION": "Bearer sesam"}, 404),
        ({"REMOTE_ADDR": "203.0.113.5", "HTTP_AUTHORIZATION": "Bearer "}, 404),
    ],
)
def test_only_who_may_reads_the_counters(
    onlooker: Client, settings: Any, meta: dict[str, str], status: int
) -> None:
    settings.METRICS_TOKEN = "sesame"
    settings.METRICS_FROM = [ip_network("10.0.0.0/8")]
    assert onlooker.get("/metrics", **meta).status_code == status


def test_without_a_token_set_an_empty_one_opens_nothing(onlooker: Client) -> None:
    answer = onlooker.get("/metrics", REMOTE_ADDR="203.0.113.5", HTTP_AUTHORIZATION="Bearer ")
    assert answer.status_code == 404


# ------------------------------------------------------------ the log

SECRETS = [
    "kX3v-9sQ_zL0aB7cD1eF5gH2iJ4kLmNo",  # a person's token
    "07" * 32,  # what chance is drawn from
    "bob.marley+games@mail.example.org",
    "games:s3cr3t",  # in an address of a database
]


@pytest.mark.parametrize("formatter", [log.Lines(), log.Json()], ids=["lines", "json"])
@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_is_written_whatever_an_error_quotes(formatter: logging.Formatter, secret: str) -> None:
    shown = f"postgresql://{secret}@db/games" if ":" in secret else secret
    try:
        raise ValueError(f"Key (person)=({shown}) already exists; cookie spieltisch={shown}")
    except ValueError as error:
        record = logging.LogRecord(
            "spieltisch", logging.ERROR, __file__, 1, "failed for %s", (shown,), (type(error), error, None)
        )
    record.request = f"<Cookie: {shown}>"
    told = formatter.format(record)
    assert "failed for" in told
    assert secret not in told


def test_a_line_of_json_says_what_and_when() -> None:
    record = logging.makeLogRecord(
        {"name": "spieltisch.access", "levelname": "INFO", "msg": "answered", "view": "move", "ms": 3.1}
    )
    told = json.loads(log.Json().format(record))
    assert told.pop("time")
    assert told == {
        "level": "INFO", "logger": "spieltisch.access", "message": "answered", "view": "move", "ms": 3.1,
    }  # fmt: skip


def test_nothing_that_is_played_or_asked_leaves_a_secret_in_the_log(
    alice: Client, quiet: Table, caplog: pytest.LogCaptureFixture
) -> None:
    token, cookie = str(alice.session["person"]), next(iter(alice.cookies.values())).value
    with caplog.at_level(logging.DEBUG), caplog.at_level(logging.DEBUG, "spieltisch.access"):
        post_move(alice, quiet, "move 4")
        post_move(alice, quiet, "nonsense")
        alice.get(quiet.get_absolute_url())
        alice.get(f"{quiet.get_absolute_url()}record")
    lines = "\n".join(log.Json().format(record) for record in caplog.records)
    assert '"view": "move"' in lines
    for secret in (token, cookie, quiet.secret):
        assert secret not in lines
    ours = [record for record in caplog.records if record.name.startswith("spieltisch")]
    assert quiet.public_id not in "\n".join(record.getMessage() for record in ours)


@pytest.mark.parametrize("path", ["/play/fasanerie/", "/settings/"])
def test_a_character_that_no_database_stores_is_refused(alice: Client, path: str) -> None:
    assert alice.post(path, {"name": "Al\0ice"}).status_code == 400
    assert alice.get("/", {"x": "\0"}).status_code == 400
