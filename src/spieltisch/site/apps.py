"""The site as a Django app."""

from importlib import import_module

from django.apps import AppConfig

TASKS = ("bots",)
"""The modules with tasks for :mod:`.jobs`."""


class SiteConfig(AppConfig):
    """Tables, seats and their steps."""

    name = "spieltisch.site"
    label = "site"
    verbose_name = "Spieltisch"

    def ready(self) -> None:
        for module in TASKS:
            import_module(f"spieltisch.site.{module}")
        from . import bots

        bots.listen()
