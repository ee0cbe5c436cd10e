"""Playing again: the same players, the same kinds or others."""

from __future__ import annotations

from typing import Any

from django.test import Client

from spieltisch.site.models import Table

from .conftest import table_at


def test_the_same_again(alice: Client, quick: Table) -> None:
    fresh = table_at(alice.post(f"/table/{quick.public_id}/again", {"kinds": "same"}))
    assert fresh.pk != quick.pk
    assert fresh.options == quick.options
    assert [seat.level for seat in fresh.seats.all()] == [0, 3, 3]


def test_with_other_kinds(alice: Client, quick: Table) -> None:
    fresh = table_at(alice.post(f"/table/{quick.public_id}/again", {"kinds": "other"}))
    assert fresh.options["kinds"] != quick.options["kinds"]
    assert {**fresh.options, "kinds": None} == {**quick.options, "kinds": None}


def test_only_for_who_played_there(onlooker: Client, quick: Table) -> None:
    assert onlooker.post(f"/table/{quick.public_id}/again", {"kinds": "same"}).status_code == 403
    assert Table.objects.count() == 1


def test_a_script_is_sent_there(alice: Client, quick: Table) -> None:
    response = alice.post(f"/table/{quick.public_id}/again", headers={"HX-Request": "true"})
    assert response["HX-Redirect"] == Table.objects.order_by("-pk")[0].get_absolute_url()


def test_too_many_in_a_minute_are_refused(alice: Client, quick: Table, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "new-table": (2, 60)}  # `quick` is the first
    answers = [alice.post(f"/table/{quick.public_id}/again").status_code for _ in range(2)]
    assert answers == [302, 429]
