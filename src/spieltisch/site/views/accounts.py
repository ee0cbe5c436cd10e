"""Accounts: making one, logging in and out, a forgotten password, an e-mail address that is confirmed."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth import authenticate
from django.contrib.auth.tokens import default_token_generator
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.encoding import force_bytes, force_str
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode
from django.views.decorators.http import require_http_methods, require_POST

from spieltisch.site import forms, identity
from spieltisch.site.models import Account
from spieltisch.site.models.people import key_of, new_token
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import accounts, mail, people
from spieltisch.site.speech import texts

from . import errors, pace
from .links import absolute, onward

CONFIRM = "spieltisch.confirm"


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest) -> HttpResponse:
    """Making an account: fields ``name``, ``password``, ``again``, perhaps ``email``.

    A guest keeps everything.
    """
    if identity.account(request) is not None:
        return redirect(onward(request, "settings-account"))
    if request.method != "POST":
        return _form(request, "site/join.html", typed={"name": identity.name(request)})
    form = forms.NewAccount(request.POST)
    if not form.is_valid():
        return _form(request, "site/join.html", form, 422)
    try:
        pace.not_too_often(request, "new-account")
        account = _made(request, form)
    except Refusal as refusal:
        if refusal.status == 429:
            return _form(request, "site/join.html", form, 429, str(refusal))
        form.refuse("name", refusal)
        return _form(request, "site/join.html", form, refusal.status)
    identity.log_in(request, account)
    messages.success(request, texts().say("join-done", name=account.name))
    return redirect(onward(request))


def _made(request: HttpRequest, form: forms.NewAccount) -> Account:
    """The new account. Who sends the same form twice gets the one that the first sending made."""
    typed = form.cleaned_data
    person = identity.Newcomer(identity.person(request) or new_token(), typed["name"])
    try:
        account = accounts.make(person, typed["password"], typed["email"], identity.zone(request))
    except Refusal as refusal:
        if refusal.status == 409 and (own := checked(request, typed["name"], typed["password"])) is not None:
            return own
        raise
    if account.email:
        ask_to_confirm(request, account)
    return account


@require_http_methods(["GET", "HEAD", "POST"])
def log_in(request: HttpRequest) -> HttpResponse:
    """Logging in: fields ``name``, ``password``. The games of the guest who does so come along."""
    if request.method != "POST":
        if identity.account(request) is not None:
            return redirect(onward(request))
        return _form(request, "site/login.html", guest_games=bool(identity.person(request)))
    form = forms.LogIn(request.POST)
    if not form.is_valid():
        return _form(request, "site/login.html", form, 422)
    try:
        account = checked(request, form.cleaned_data["name"], form.cleaned_data["password"])
    except Refusal as refusal:
        return _form(request, "site/login.html", form, refusal.status, str(refusal))
    if account is None:
        return _form(request, "site/login.html", form, 422, texts().say("answer-wrong-login"))
    _enter(request, account)
    return redirect(onward(request))


def checked(request: HttpRequest, name: str, password: str) -> Account | None:
    """The account called ``name``, if ``password`` opens it; 429 after too many wrong ones.

    A name that no account has takes as long and counts as much.
    """
    known = identity.is_known_to(request, name)
    counted = (("login", pace.house(request)), ("login-known" if known else "login-account", key_of(name)))
    for what, who in counted:
        pace.spend(what, who)
    account: Account | None = authenticate(request, username=name, password=password)
    if account is not None:
        for what, who in counted:
            pace.give_back(what, who)
    return account


def _enter(request: HttpRequest, account: Account) -> None:
    """Log in to ``account``, with what the guest who asks has played, and say what became of it."""
    brought = people.bring_games(identity.guest(request), account)
    identity.log_in(request, account)
    if brought.kept:
        messages.success(request, texts().say("login-brought", n=brought.kept))
    if brought.given_up:
        messages.warning(request, texts().say("login-given-up", n=brought.given_up))


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Logging out: the browser is nobody then."""
    if identity.account(request) is not None:
        identity.log_out(request)
        messages.success(request, texts().say("logout-done"))
    return redirect("home")


# ------------------------------------------------------------ a forgotten password


@require_http_methods(["GET", "HEAD", "POST"])
def forgotten(request: HttpRequest) -> HttpResponse:
    """Asking for a new password by e-mail: field ``who``. The answer is the same for whomever."""
    context: dict[str, Any] = {"sent": "sent" in request.GET}
    if request.method != "POST" or not mail.is_possible():
        return _form(request, "site/forgotten.html", **context)
    form = forms.Forgotten(request.POST)
    if not form.is_valid():
        return _form(request, "site/forgotten.html", form, 422, **context)
    who = form.cleaned_data["who"]
    try:
        pace.not_too_often(request, "mail")
    except Refusal as refusal:
        return _form(request, "site/forgotten.html", form, refusal.status, str(refusal), **context)
    try:
        pace.spend("mail-account", key_of(who))
    except Refusal:
        pass  # what was sent before is in the box; whoever asks learns nothing
    else:
        for account in accounts.to_be_helped(who):
            _send_new_password(request, account)
    return redirect(f"{request.path}?sent=1")


def _send_new_password(request: HttpRequest, account: Account) -> None:
    who = urlsafe_base64_encode(force_bytes(account.pk))
    path = reverse("new-password", args=[who, default_token_generator.make_token(account)])
    link = absolute(request, path)
    mail.send(account.email, account.person.language, "mail-password", name=account.name, link=link)


@require_http_methods(["GET", "HEAD", "POST"])
def new_password(request: HttpRequest, who: str, token: str) -> HttpResponse:
    """Choosing a new password by the link from the e-mail: fields ``password``, ``again``."""
    account = _account_of(who)
    if account is None or not default_token_generator.check_token(account, token):
        if account is not None and identity.account(request) == account:
            return redirect("settings-account")  # the same form sent twice
        again = {"action_url": reverse("forgotten"), "action_text": texts().say("forgotten-again")}
        return errors.said(request, 404, texts().say("answer-old-link"), **again)
    if request.method != "POST":
        return _form(request, "site/new_password.html", name=account.name)
    form = forms.NewPassword(request.POST, account=account)
    if not form.is_valid():
        return _form(request, "site/new_password.html", form, 422, name=account.name)
    accounts.change_password(account, form.cleaned_data["password"])
    _enter(request, account)
    messages.success(request, texts().say("password-changed"))
    return redirect("home")


def _account_of(who: str) -> Account | None:
    try:
        pk = int(force_str(urlsafe_base64_decode(who)))
    except (ValueError, OverflowError, UnicodeDecodeError):
        return None
    return Account.objects.filter(pk=pk).first() if pk < 2**63 else None


# ------------------------------------------------------------ an e-mail address


def ask_to_confirm(request: HttpRequest, account: Account) -> None:
    """Send the link that says: whoever reads this address has this account."""
    if not mail.is_possible():
        return
    token = signing.dumps([account.pk, _mark(account)], salt=CONFIRM)
    link = absolute(request, reverse("confirm", args=[token]))
    mail.send(account.email, texts().language, "mail-confirm", name=account.name, link=link)


def _mark(account: Account) -> str:
    """Stands for the e-mail address in a link, where it need not be read."""
    return salted_hmac(CONFIRM, account.email).hexdigest()[:20]


@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """Saying that an e-mail address is one's own, by the link that came there."""
    account = _to_confirm(token)
    if account is None:
        own = {"action_url": reverse("settings-account"), "action_text": texts().say("settings-account")}
        return errors.said(request, 404, texts().say("answer-old-link"), **own)
    if request.method != "POST":
        return _form(request, "site/confirm.html", name=account.name, email=account.email)
    accounts.confirm(account)
    messages.success(request, texts().say("confirm-done"))
    return redirect("home")


def _to_confirm(token: str) -> Account | None:
    from django.conf import settings

    try:
        pk, mark = signing.loads(token, salt=CONFIRM, max_age=settings.EMAIL_CONFIRM_TIMEOUT)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    account = Account.objects.filter(pk=pk).first()
    return account if account and constant_time_compare(mark, _mark(account)) else None


def _form(
    request: HttpRequest,
    template: str,
    form: forms.SpokenForm | None = None,
    status: int = 200,
    error: str = "",
    **context: Any,
) -> HttpResponse:
    """A page with a form: as it was typed, with what is wrong."""
    shown = {
        "typed": form.typed() if form else {},
        "sends_mail": mail.is_possible(),
        "faults": form.faults() if form else {},
        "error": error,
        "next": onward(request, "home") if "next" in request.GET or "next" in request.POST else "",
        **context,
    }
    return render(request, template, shown, status=status)
