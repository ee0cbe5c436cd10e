"""Who sits down, as a form says."""

from __future__ import annotations

from django.http import HttpRequest

from spieltisch.site import identity
from spieltisch.site.models.people import NAME_LENGTH
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import people, rights


def newcomer(request: HttpRequest) -> identity.Newcomer:
    """The person who sits down, called as their account; who has not logged in by :func:`typed_name`."""
    if (account := identity.account(request)) is not None:
        found = identity.Newcomer(account.person_id, account.name, identity.prefs(request))
    else:
        name = request.session["name"] = typed_name(request)
        found = identity.Newcomer(identity.person_who_sits_down(request), name, identity.prefs(request))
    people.remember(found, identity.zone(request))
    return found


def typed_name(request: HttpRequest) -> str:
    """What a guest wants to be called, as field ``name`` says, or else as before.

    422 for a long name, 409 for one that an account has.
    """
    before = identity.name(request)
    name = identity.clean_name(request.POST.get("name", before))
    if name == before:
        return name
    if len(name) > NAME_LENGTH:
        raise Refusal(422, "answer-name-too-long", limit=NAME_LENGTH)
    rights.name_is_free(name, identity.person(request))
    return name
