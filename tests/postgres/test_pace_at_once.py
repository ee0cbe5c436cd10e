"""Many at once: no more of them come through than may, whoever is first."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection

from spieltisch.site.models import Count

from ..site.test_pace import times


@pytest.mark.django_db(transaction=True)
def test_of_many_at_once_so_many_come_through(settings: Any) -> None:
    settings.LIMITS = {"login": (5, 60)}

    def three(_: int) -> list[bool]:
        try:
            return times("login", "a", 3)
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as threads:
        through = [each for tried in threads.map(three, range(4)) for each in tried]
    assert through.count(True) == 5
    assert [count.times for count in Count.objects.all()] == [5]
