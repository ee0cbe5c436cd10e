"""Rules, and the sign of life."""

from __future__ import annotations

from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from spieltisch.site import games, setting_up
from spieltisch.site.speech import texts


@gzip_page
@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game."""
    if game not in games.game_ids():
        raise Http404
    return render(request, "site/rules.html", {"game": game, "rules": games.page(game).rules(texts())})


@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """200 when people can play, 503 while the rules are being set up."""
    connection.ensure_connection()
    ready = setting_up.progress(setting_up.first_game()).is_ready
    return JsonResponse({"status": "ok" if ready else "setting up"}, status=200 if ready else 503)
