"""How often somebody has done something lately."""

from __future__ import annotations

from django.db import models


class Count(models.Model):
    """How often one thing was done by one person, address or account since a time that is not told here."""

    key = models.CharField(max_length=64, primary_key=True)
    """What and by whom, as a digest that only this site can make."""
    times = models.PositiveIntegerField()
    ends = models.DateTimeField(db_index=True)
    """When it begins anew."""

    def __str__(self) -> str:
        return f"{self.times} times until {self.ends}"
