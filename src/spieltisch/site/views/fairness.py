"""What a page says of chance at a table: how anybody can check that nothing was chosen."""

from __future__ import annotations

from typing import Any

from django.urls import reverse

from spieltisch.site import engine
from spieltisch.site.models import Table
from spieltisch.site.services import rights


def chance(table: Table) -> dict[str, Any] | None:
    """What binds the secret of ``table``, once all is open the secret; None where nobody can check it."""
    if table.chance_from is None:
        return None
    is_open = rights.all_is_open(table)
    return {
        "commitment": engine.commitment(table),
        "secret": table.secret if is_open else "",
        "since": table.chance_from,
        "record_url": reverse("record", kwargs={"table_id": table.public_id}) if is_open else "",
    }
