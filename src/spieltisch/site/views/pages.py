"""The rules of the games."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from spieltisch.site import games
from spieltisch.site.speech import texts


@gzip_page
@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game."""
    if game not in games.game_ids():
        raise Http404
    return render(request, "site/rules.html", {"game": game, "rules": games.page(game).rules(texts())})
