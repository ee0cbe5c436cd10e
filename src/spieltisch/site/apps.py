"""The site as a Django app."""

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """Tables, seats and their steps."""

    name = "spieltisch.site"
    label = "site"
    verbose_name = "Spieltisch"
