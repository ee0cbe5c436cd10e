"""What people type about themselves, checked by Django's forms; faults are said by the site's texts."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from . import identity, zones
from .models import Account
from .models.people import NAME_LENGTH
from .refusals import Refusal
from .speech import texts

PASSWORD_LENGTH = 200
HOURS = tuple(range(24))


class SpokenForm(forms.Form):
    """A form whose faults are sentences of the site's texts, one a field."""

    def faults(self) -> dict[str, str]:
        """By field what is wrong there."""
        return {field: _in_words(errors[0]) for field, errors in self.errors.as_data().items()}

    def refuse(self, field: str, refusal: Refusal) -> None:
        """Say what the site refused at ``field``."""
        self.add_error(field, ValidationError(str(refusal), code="said"))

    def typed(self) -> dict[str, str]:
        """What was typed, for the form to be shown again; passwords are not."""
        return {
            name: str(self.data.get(name, ""))
            for name, field in self.fields.items()
            if not isinstance(field, Password)
        }


def _in_words(error: ValidationError) -> str:
    if error.code == "said":
        return str(error.message)
    key = f"fault-{str(error.code).replace('_', '-')}"
    params: dict[str, Any] = error.params or {}
    number = params.get("limit_value", params.get("min_length", 0))
    spoken = texts()
    return spoken.say(key if key in spoken else "fault-unreadable", n=number)


class Name(forms.CharField):
    """A name as one visible line."""

    def __init__(self) -> None:
        super().__init__(max_length=NAME_LENGTH)

    def to_python(self, value: Any) -> str:
        """Cleaned before it is measured."""
        return identity.clean_name(str(value or ""))


class Password(forms.CharField):
    """A password as it is typed, blanks included."""

    def __init__(self) -> None:
        super().__init__(max_length=PASSWORD_LENGTH, strip=False)


class Email(forms.EmailField):
    """An e-mail address, or none."""

    def __init__(self) -> None:
        super().__init__(required=False)


class NewPassword(SpokenForm):
    """A password twice, strong enough for ``account``."""

    password = Password()
    again = Password()

    def __init__(self, *args: Any, account: Account | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.account = account

    def clean(self) -> dict[str, Any]:
        """Strong enough, and twice the same."""
        typed = self.cleaned_data
        password = typed.get("password")
        if password is None:
            return typed
        try:
            validate_password(password, self.account or self._account_to_be())
        except ValidationError as error:
            self.add_error("password", error)
        if "again" in typed and typed["again"] != password:
            self.add_error("again", ValidationError("", code="not-the-same"))
        return typed

    def _account_to_be(self) -> Account:
        return Account(**{field: self.cleaned_data.get(field, "") for field in ("name", "email")})


class NewAccount(NewPassword):
    """A name, a password, perhaps an e-mail address."""

    name = Name()
    email = Email()
    field_order = ("name", "password", "again", "email")


class LogIn(SpokenForm):
    """A name and a password."""

    name = Name()
    password = Password()


class Forgotten(SpokenForm):
    """A name or an e-mail address."""

    who = forms.CharField(max_length=254)


class ChangeName(SpokenForm):
    """Another name."""

    name = Name()


class ChangeEmail(SpokenForm):
    """Another e-mail address; with the password, since it opens the account to whoever reads it."""

    email = Email()
    now = Password()


class ChangePassword(NewPassword):
    """Another password, and the one until now."""

    now = Password()


class Hours(SpokenForm):
    """When somebody takes their time for games over days."""

    zone = forms.CharField(max_length=64)
    wakes = forms.TypedChoiceField(coerce=int, choices=[(hour, hour) for hour in HOURS])
    sleeps = forms.TypedChoiceField(coerce=int, choices=[(hour, hour) for hour in HOURS])
    weekends = forms.BooleanField(required=False)

    def clean_zone(self) -> str:
        """One that this machine knows."""
        zone = str(self.cleaned_data["zone"])
        if zone not in zones.zones():
            raise ValidationError("", code="invalid-choice")
        return zone
