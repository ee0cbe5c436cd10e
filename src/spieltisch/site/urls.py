"""The addresses of the site."""

from django.urls import path
from django.views.i18n import set_language

from .views import events, home, lobby, new, own, pages, replay, table, watch

urlpatterns = [
    path("", home.home, name="home"),
    path("play/<slug:game>/", new.play, name="play"),
    path("new/<slug:game>/", new.new, name="new"),
    path("new/<slug:game>/file", new.from_file, name="new-file"),
    path("table/<slug:table_id>/", table.table, name="table"),
    path("table/<slug:table_id>/sit", lobby.sit, name="sit"),
    path("table/<slug:table_id>/fill", lobby.fill, name="fill"),
    path("table/<slug:table_id>/move", table.move, name="move"),
    path("table/<slug:table_id>/undo", table.undo, name="undo"),
    path("table/<slug:table_id>/reflex", table.reflex, name="reflex"),
    path("table/<slug:table_id>/events", events.events, name="events"),
    path("table/<slug:table_id>/record", table.record, name="record"),
    path("table/<slug:table_id>/replay", replay.replay, name="replay"),
    path("table/<slug:table_id>/play-on", replay.play_on, name="play-on"),
    path("table/<slug:table_id>/notes", own.notes, name="notes"),
    path("table/<slug:table_id>/seen", own.seen, name="seen"),
    path("table/<slug:table_id>/since", own.since, name="since"),
    path("table/<slug:table_id>/again", table.again, name="again"),
    path("rules/<slug:game>/", pages.rules, name="rules"),
    path("settings/", pages.settings, name="settings"),
    path("language/", set_language, name="language"),
    path("healthz", watch.healthz, name="healthz"),
    path("metrics", watch.counters, name="metrics"),
]

handler400 = "spieltisch.site.views.errors.bad_request"
handler403 = "spieltisch.site.views.errors.forbidden"
handler404 = "spieltisch.site.views.errors.not_found"
handler500 = "spieltisch.site.views.errors.our_fault"
