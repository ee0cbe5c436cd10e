"""Rules and settings."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods, require_safe

from spieltisch.core.prefs import Prefs
from spieltisch.site import games, identity
from spieltisch.site.models import Table
from spieltisch.site.models.people import NAME_LENGTH
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import reflexes
from spieltisch.site.speech import texts


@gzip_page
@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game."""
    if game not in games.game_ids():
        raise Http404
    return render(request, "site/rules.html", {"game": game, "rules": games.page(game).rules(texts())})


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """How pages look and answer, and what the person is called."""
    context: dict[str, Any] = {
        "choices": identity.CHOICES,
        "chosen": identity.prefs(request),
        "error": None,
        "saved": "saved" in request.GET,
    }
    if request.method == "POST":
        try:
            _keep(request)
        except Refusal as refusal:
            context |= {"error": str(refusal), "chosen": _chosen(request)}
            context["name"] = request.POST.get("name", identity.name(request))
            return render(request, "site/settings.html", context, status=refusal.status)
        return redirect(f"{request.path}?saved=1")
    return render(request, "site/settings.html", context)


def _keep(request: HttpRequest) -> None:
    posted = request.POST
    for field, allowed in identity.CHOICES.items():
        if posted.get(field, allowed[0]) not in allowed:
            raise Refusal(422, "answer-setting")
    chosen = _chosen(request)
    name = identity.clean_name(posted.get("name", identity.name(request)))
    if len(name) > NAME_LENGTH:
        raise Refusal(422, "answer-name-too-long", limit=NAME_LENGTH)
    identity.keep_prefs(request, chosen)
    request.session["name"] = name
    if person := identity.person(request):
        Table.objects.filter(seats__person=person, ended=None).update(speed=chosen.speed)
        reflexes.set_for(person, chosen.reflex)


def _chosen(request: HttpRequest) -> Prefs:
    """The settings that the form asks for; whatever it has not, or wrongly, stays as it is."""
    posted, now = request.POST, identity.prefs(request)
    chosen: dict[str, Any] = {switch: switch in posted for switch in identity.SWITCHES}
    for field, allowed in identity.CHOICES.items():
        chosen[field] = posted[field] if posted.get(field) in allowed else getattr(now, field)
    return Prefs(**chosen)
