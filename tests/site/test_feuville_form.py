"""The form for a new game of Feuville: a wrong field gets one clear line, and the rest stays filled in."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from spieltisch.site import setting_up
from spieltisch.site.models import Table

FILLED_IN = {
    "players": 4, "level-1": 5, "level-2": 1, "level-3": 2, "name": "Zoë", "options_shown": 1,
    "strict_corners": "on", "round_limit": 33,
}  # fmt: skip
LIMITS = {
    "en": "Rounds at most: this cannot be {}; it takes a whole number from 1 to 100.",
    "de": "Runden höchstens: {} ist nicht möglich; möglich ist eine ganze Zahl von 1 bis 100.",
    "fr": "Nombre maximal de manches\u202f: {} n’est pas possible\u202f; "
          "il faut un nombre entier de 1 à 100.",
}


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting_up, "all_ready", lambda: True)


def start(client: Client, language: str = "en", **fields: Any) -> Any:
    headers = {"accept-language": language}
    return client.post("/new/feuville/", {**FILLED_IN, **fields}, headers=headers)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 5},
        {"players": "²"},
        {"level-3": 0},
        {"round_limit": 0},
        {"round_limit": "²"},
        {"set": "0000 house"},
        {"set": "/etc/passwd"},
        {"name": "x" * 25},
    ],
    ids=str,
)
def test_a_wrong_field_gets_one_clear_line_and_no_table(alice: Client, wrong: dict[str, Any]) -> None:
    response = start(alice, **wrong)
    assert response.status_code == 422
    assert response.context["error"]
    assert "\n" not in response.context["error"]
    assert len(response.context["error"]) < 200
    assert Table.objects.count() == 0
    values = response.context["values"]
    assert {field: values[field] for field in FILLED_IN} == {
        field: str(value) for field, value in {**FILLED_IN, **wrong}.items() if field in FILLED_IN
    }


@pytest.mark.parametrize("language", LIMITS)
@pytest.mark.parametrize(("typed", "said"), [("0", "0"), ("101", "101"), ("abc", "'abc'"), ("-5", "'-5'")])
def test_an_option_is_called_as_the_form_calls_it(
    alice: Client, language: str, typed: str, said: str
) -> None:
    response = start(alice, language, round_limit=typed)
    assert response.context["error"] == LIMITS[language].format(said)
    assert f'id="option-round_limit" maxlength="4" value="{typed}"' in response.content.decode()
