"""Feuville hides nothing but what chance will bring: of that nothing is in any answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from spieltisch.core.chance import ChanceSource
from spieltisch.site import setting_up
from spieltisch.site.models import Table
from spieltisch.site.services import start

from ..browser.feuville_positions import DECISIONS
from .conftest import table_at, upload

SECRETS = ("5a" * 32, "a5" * 32)
ANYHOW = ("Expires", "Set-Cookie")
"""Headers that differ from one answer to the next."""
TOKEN = re.compile(r'value="\w{64}"|<code>\w{64}</code>')
"""A form's token; and the hash that binds the secret, which nobody can turn back."""


@pytest.fixture
def same_table(
    alice: Client, monkeypatch: pytest.MonkeyPatch
) -> Callable[[dict[str, Any], str], Table]:
    """A table of Alice's at a position, whose chance comes from a secret."""
    monkeypatch.setattr(setting_up, "all_ready", lambda: True)

    def begin(position: dict[str, Any], secret: str) -> Table:
        monkeypatch.setattr(start, "new_secret", lambda: secret)
        return table_at(upload(alice, position, game="feuville"))

    return begin


@pytest.mark.parametrize("kind", DECISIONS)
def test_what_is_to_come_changes_no_answer(
    alice: Client, same_table: Callable[[dict[str, Any], str], Table], kind: str
) -> None:
    answers = []
    for secret in SECRETS:
        table = same_table(DECISIONS[kind], secret)
        assert table.secret == secret
        told = []
        url = table.get_absolute_url()
        for where, headers in ((url, {}), (url, {"HX-Request": "true"}), (f"{url}replay", {})):
            page = alice.get(where, headers=headers)
            assert page.status_code == 200
            told += [f"{name}: {value}" for name, value in page.headers.items() if name not in ANYHOW]
            told.append(page.content.decode())
        promised = ChanceSource(bytes.fromhex(secret)).commitment()
        assert any(promised in text for text in told)
        answers.append([text.replace(table.public_id, "ID").replace(promised, "PROMISED") for text in told])
        assert alice.get(f"/table/{table.public_id}/record").status_code == 403
    for one, other in zip(*answers, strict=True):
        assert TOKEN.sub("", one) == TOKEN.sub("", other)
