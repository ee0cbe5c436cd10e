"""Who sits down, as a form says."""

from __future__ import annotations

from django.http import HttpRequest

from spieltisch.site import identity
from spieltisch.site.models.people import NAME_LENGTH
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import people


def newcomer(request: HttpRequest) -> identity.Newcomer:
    """The person who sits down, called as field ``name`` says, or else as before; 422 for a long name."""
    name = identity.name(request)
    if "name" in request.POST:
        name = identity.clean_name(request.POST["name"])
        if len(name) > NAME_LENGTH:
            raise Refusal(422, "answer-name-too-long", limit=NAME_LENGTH)
        request.session["name"] = name
    found = identity.Newcomer(identity.person_who_sits_down(request), name, identity.prefs(request))
    people.remember(found)
    return found
