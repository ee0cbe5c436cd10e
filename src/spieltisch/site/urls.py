"""The addresses of the site."""

from django.urls import path

from .views import (
    accounts,
    events,
    home,
    lobby,
    new,
    own,
    pages,
    people,
    replay,
    settings_pages,
    table,
    watch,
)

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
    path("table/<slug:table_id>/people/", people.at_table, name="people"),
    path("table/<slug:table_id>/people/block", people.block, name="block"),
    path("table/<slug:table_id>/people/unblock", people.unblock, name="unblock"),
    path("settings/", settings_pages.settings, name="settings"),
    path("settings/hours/", settings_pages.hours, name="settings-hours"),
    path("settings/people/", settings_pages.others, name="settings-people"),
    path("settings/people/block", settings_pages.block, name="settings-block"),
    path("settings/people/unblock", settings_pages.unblock, name="settings-unblock"),
    path("settings/account/", settings_pages.account, name="settings-account"),
    path("settings/account/name", settings_pages.change_name, name="change-name"),
    path("settings/account/email", settings_pages.change_email, name="change-email"),
    path("settings/account/confirm", settings_pages.ask_again, name="ask-again"),
    path("settings/account/password", settings_pages.change_password, name="change-password"),
    path("settings/account/data", settings_pages.export, name="own-data"),
    path("settings/account/delete/", settings_pages.delete, name="delete"),
    path("join/", accounts.join, name="join"),
    path("login/", accounts.log_in, name="login"),
    path("logout", accounts.log_out, name="logout"),
    path("password/", accounts.forgotten, name="forgotten"),
    path("password/<str:who>/<str:token>/", accounts.new_password, name="new-password"),
    path("email/<str:token>/", accounts.confirm, name="confirm"),
    path("language/", settings_pages.language, name="language"),
    path("healthz", watch.healthz, name="healthz"),
    path("metrics", watch.counters, name="metrics"),
]

handler400 = "spieltisch.site.views.errors.bad_request"
handler403 = "spieltisch.site.views.errors.forbidden"
handler404 = "spieltisch.site.views.errors.not_found"
handler500 = "spieltisch.site.views.errors.our_fault"
