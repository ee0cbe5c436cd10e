"""Settings, on a page for each subject: how pages look and answer, hours, other people, the account."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.i18n import set_language

from spieltisch.core.prefs import Prefs
from spieltisch.core.words import LANGUAGES
from spieltisch.site import forms, identity, zones
from spieltisch.site.models import Account, Block, Person, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import accounts, farewell, mail, own_data, people, reflexes, rights
from spieltisch.site.speech import texts

from . import accounts as entrance
from . import errors, pace, who

PARTS = ("settings", "settings-people", "settings-account")
"""The pages, by the names of their addresses; each has a text ``part-<name>``. Nothing leads to that of a
person's hours as long as there are no tables over days."""


def page(
    request: HttpRequest, part: str, template: str, context: dict[str, Any], status: int = 200
) -> HttpResponse:
    """A page of the settings, with the way to the others."""
    parts = [
        {"url": reverse(each), "name": texts().say(f"part-{each}"), "here": each == part} for each in PARTS
    ]
    return render(request, template, {"parts": parts, "error": "", "faults": {}, **context}, status=status)


# ------------------------------------------------------------ look and table


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """How pages look and answer, and what a guest is called."""
    context: dict[str, Any] = {"chosen": identity.prefs(request)}
    if request.method == "POST":
        try:
            _keep(request)
        except Refusal as refusal:
            context |= {"error": str(refusal), "chosen": _chosen(request)}
            context["name"] = request.POST.get("name", identity.name(request))
            return page(request, "settings", "site/settings.html", context, refusal.status)
        return _saved(request, "settings")
    return page(request, "settings", "site/settings.html", context)


def _saved(request: HttpRequest, part: str) -> HttpResponse:
    messages.success(request, texts().say("settings-saved"))
    return redirect(part)


def _keep(request: HttpRequest) -> None:
    posted = request.POST
    for field, allowed in identity.CHOICES.items():
        if posted.get(field, allowed[0]) not in allowed:
            raise Refusal(422, "answer-setting")
    chosen, person = _chosen(request), identity.person(request)
    if identity.account(request) is None:
        request.session["name"] = who.typed_name(request)
    identity.keep_prefs(request, chosen)
    if person:
        Table.objects.filter(seats__person=person, ended=None).update(speed=chosen.speed)
        reflexes.set_for(person, chosen.reflex)


def _chosen(request: HttpRequest) -> Prefs:
    """The settings that the form asks for; whatever it has not, or wrongly, stays as it is."""
    posted, now = request.POST, identity.prefs(request)
    chosen: dict[str, Any] = {switch: switch in posted for switch in identity.SWITCHES}
    for field, allowed in identity.CHOICES.items():
        chosen[field] = posted[field] if posted.get(field) in allowed else getattr(now, field)
    return Prefs(**chosen)


@require_POST
def language(request: HttpRequest) -> HttpResponse:
    """Another language, on pages as Django does it, and in what is written to the person."""
    response: HttpResponse = set_language(request)
    chosen = request.POST.get("language", "")
    if chosen in LANGUAGES and (person := identity.person(request)):
        Person.objects.filter(token=person).update(language=chosen)
    return response


# ------------------------------------------------------------ hours


@require_http_methods(["GET", "HEAD", "POST"])
def hours(request: HttpRequest) -> HttpResponse:
    """When games over days may wait for the person: fields ``zone``, ``wakes``, ``sleeps``, ``weekends``."""
    if request.method == "POST":
        form = forms.Hours(request.POST)
        if not form.is_valid():
            typed = {**form.typed(), "weekends": "weekends" in request.POST}
            context = _hours({"chosen": typed, "faults": form.faults()})
            return page(request, "settings-hours", "site/settings_hours.html", context, 422)
        Person.objects.filter(pk=_row(request).pk).update(**form.cleaned_data)
        return _saved(request, "settings-hours")
    row = Person.objects.filter(pk=identity.person(request)).first() or Person()
    zone = row.zone if row.zone != zones.UNKNOWN else identity.zone(request) or zones.UNIVERSAL
    chosen = {"zone": zone, "wakes": str(row.wakes), "sleeps": str(row.sleeps), "weekends": row.weekends}
    return page(request, "settings-hours", "site/settings_hours.html", _hours({"chosen": chosen}))


def _row(request: HttpRequest) -> Person:
    """What is remembered of the person, who becomes somebody now if they were nobody."""
    token = identity.person_who_sits_down(request)
    if (found := Person.objects.filter(pk=token).first()) is not None:
        return found
    return people.remember(identity.Newcomer(token, identity.name(request)), identity.zone(request))


def _hours(context: dict[str, Any]) -> dict[str, Any]:
    zone = context["chosen"]["zone"]
    known = zone in zones.zones()
    return {
        "areas": zones.offered(),
        "hours": [(str(hour), f"{hour:02}:00") for hour in forms.HOURS],
        "universal": zones.UNIVERSAL,
        "listed": known and any(zone == each for _, group in zones.offered() for each, _ in group),
        "now": f"{datetime.now(ZoneInfo(zone)):%H:%M}" if known else "",
        **context,
    }


# ------------------------------------------------------------ other people


@require_safe
def others(request: HttpRequest) -> HttpResponse:
    """Whom the person blocks."""
    return _others(request)


def _others(request: HttpRequest, status: int = 200, **context: Any) -> HttpResponse:
    person = identity.person(request)
    blocks = Block.objects.filter(by=person).select_related("whom").order_by("whom__name", "pk")
    shown = {
        "blocks": [{"id": block.pk, "name": block.whom.name or texts().say("guest")} for block in blocks],
        **context,
    }
    return page(request, "settings-people", "site/settings_people.html", shown, status)


@require_POST
def block(request: HttpRequest) -> HttpResponse:
    """Blocking somebody by the name of their account: field ``name``."""
    typed = identity.clean_name(request.POST.get("name", ""))
    try:
        found = people.called(typed)
        rights.may_block(identity.person(request), found.pk if found else "")
    except Refusal as refusal:
        return _others(request, refusal.status, faults={"name": str(refusal)}, typed=typed)
    assert found
    people.block(_row(request).pk, found.pk)
    return _saved(request, "settings-people")


@require_POST
def unblock(request: HttpRequest) -> HttpResponse:
    """Blocking somebody no more: field ``id``, one of the person's own blocks; of others it does nothing."""
    number = request.POST.get("id", "")
    if number.isascii() and number.isdigit() and len(number) < 18:
        Block.objects.filter(by=identity.person(request), pk=int(number)).delete()
    return _saved(request, "settings-people")


# ------------------------------------------------------------ account


@require_safe
def account(request: HttpRequest) -> HttpResponse:
    """The account; for a guest the ways to one."""
    return _account(request)


def _account(
    request: HttpRequest,
    form: forms.SpokenForm | None = None,
    at: str = "",
    status: int = 200,
    error: str = "",
) -> HttpResponse:
    """The page; ``at`` is the part that ``form`` was filled in at."""
    own, typed = identity.account(request), form.typed() if form else {}
    context = {
        "own": own,
        "somebody": bool(identity.person(request)),
        "at": at,
        "typed": {"name": own.name if own else "", "email": own.email if own else "", **typed},
        "faults": {f"{at}-{field}": fault for field, fault in form.faults().items()} if form else {},
        "error": error,
        "sends_mail": mail.is_possible(),
    }
    return page(request, "settings-account", "site/settings_account.html", context, status)


@require_POST
def change_name(request: HttpRequest) -> HttpResponse:
    """Another name for the account: field ``name``."""
    form = forms.ChangeName(request.POST)
    try:
        own = rights.own_account(identity.account(request))
        if not form.is_valid():
            return _account(request, form, "name", 422)
        pace.not_too_often(request, "new-account")
        accounts.rename(own, form.cleaned_data["name"])
    except Refusal as refusal:
        return _refused(request, form, "name", refusal)
    request.session["name"] = own.name
    return _saved(request, "settings-account")


@require_POST
def change_email(request: HttpRequest) -> HttpResponse:
    """Another e-mail address, or none: fields ``email``, ``now`` (the password)."""
    form = forms.ChangeEmail(request.POST)
    try:
        own = rights.own_account(identity.account(request))
        if not form.is_valid():
            return _account(request, form, "email", 422)
        _know_password(request, own, form.cleaned_data["now"])
        pace.not_too_often(request, "mail")
        if accounts.change_email(own, form.cleaned_data["email"]) and own.email:
            entrance.ask_to_confirm(request, own)
    except Refusal as refusal:
        return _refused(request, form, "email", refusal)
    return _saved(request, "settings-account")


@require_POST
def ask_again(request: HttpRequest) -> HttpResponse:
    """The link to confirm the e-mail address once more."""
    try:
        own = rights.own_account(identity.account(request))
        pace.not_too_often(request, "mail")
        pace.spend("mail-account", own.key)
    except Refusal as refusal:
        return _refused(request, None, "email", refusal)
    if own.email and not own.confirmed:
        entrance.ask_to_confirm(request, own)
        messages.success(request, texts().say("confirm-sent"))
    return redirect("settings-account")


@require_POST
def change_password(request: HttpRequest) -> HttpResponse:
    """Another password: fields ``now``, ``password``, ``again``. All other browsers are logged out."""
    own = identity.account(request)
    form = forms.ChangePassword(request.POST, account=own)
    try:
        own = rights.own_account(own)
        if not form.is_valid():
            return _account(request, form, "password", 422)
        _know_password(request, own, form.cleaned_data["now"])
    except Refusal as refusal:
        return _refused(request, form, "password", refusal)
    accounts.change_password(own, form.cleaned_data["password"])
    update_session_auth_hash(request, own)
    messages.success(request, texts().say("password-changed"))
    return redirect("settings-account")


def _know_password(request: HttpRequest, own: Account, typed: str) -> None:
    """422 unless ``typed`` opens ``own``, 429 after too many tries."""
    if entrance.checked(request, own.name, typed) != own:
        raise Refusal(422, "answer-wrong-password")


def _refused(request: HttpRequest, form: forms.SpokenForm | None, at: str, refusal: Refusal) -> HttpResponse:
    if refusal.status == 403:
        way = {"action_url": reverse("login"), "action_text": texts().say("login-go")}
        return errors.said(request, 403, str(refusal), **way)
    return _account(request, form, at, refusal.status, str(refusal))


@require_safe
def export(request: HttpRequest) -> HttpResponse:
    """Everything the site knows of the person, as a file."""
    person = identity.person(request)
    try:
        rights.somebody(person)
        pace.spend("own-data", person)
    except Refusal as refusal:
        return errors.refused(request, refusal)
    told = json.dumps(own_data.told(person, identity.prefs(request)), ensure_ascii=False, indent=1)
    response = HttpResponse(told + "\n", content_type="application/json")
    response["Content-Disposition"] = 'attachment; filename="spieltisch.json"'
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    """Having everything deleted: an account with the password (field ``now``), a guest with ``sure``."""
    own, person = identity.account(request), identity.person(request)
    if not person:
        return redirect("home")  # also for the same form sent twice
    context: dict[str, Any] = {"own": own}
    if request.method == "POST":
        try:
            if own is not None:
                _know_password(request, own, request.POST.get("now", "")[: forms.PASSWORD_LENGTH])
            elif "sure" not in request.POST:
                raise Refusal(422, "answer-not-sure")
        except Refusal as refusal:
            context["error"] = str(refusal)
            return page(request, "settings-account", "site/settings_delete.html", context, refusal.status)
        farewell.delete(person)
        identity.log_out(request)
        messages.success(request, texts().say("delete-done"))
        return redirect("home")
    return page(request, "settings-account", "site/settings_delete.html", context)
