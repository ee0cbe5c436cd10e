"""``{% say "key" name=value %}``: every text in a template comes from the Fluent files."""

from __future__ import annotations

from typing import Any

from django import template

from spieltisch.core.words import Words
from spieltisch.site.speech import texts

register = template.Library()


def texts_of(context: template.Context) -> Words:
    """The texts the page was given, else those of the language of the request."""
    return context.get("texts") or texts()


@register.simple_tag(takes_context=True)
def say(context: template.Context, key: str, **values: Any) -> str:
    """The text ``key`` in the language of the page; escaped like every other value."""
    return texts_of(context).say(key, **values)


@register.filter
def at(values: dict[str, Any], key: str) -> Any:
    """The value under a key that a template cannot name with a dot; None where there is none."""
    return values.get(key)


@register.filter
def joined(start: str, end: object) -> str:
    """A key put together: ``{{ "new-level-"|joined:n }}``."""
    return f"{start}{end}"
