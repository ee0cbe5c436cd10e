"""Settings of the site. What may differ between places comes from the environment:

``SPIELTISCH_DATA`` the data folder · ``SPIELTISCH_HOSTS`` names this site answers to, comma separated ·
``SPIELTISCH_ORIGINS`` addresses (``https://…``) of a proxy before it · ``SPIELTISCH_PROXIES`` addresses or
networks of proxies that are believed when they say who asks · ``SPIELTISCH_DEBUG=1`` for developers ·
``DATABASE_URL`` and ``SPIELTISCH_CONNECTIONS`` (see :mod:`.database`) · ``SPIELTISCH_WORKER=0`` for processes
that leave the jobs to others · ``SPIELTISCH_LOG=json`` · ``SPIELTISCH_METRICS_TOKEN`` and
``SPIELTISCH_METRICS_FROM`` for those who may read the counters from elsewhere · ``SPIELTISCH_MAIL`` how
e-mail leaves, see :mod:`.mail_server` · ``SPIELTISCH_MAIL_FROM`` from whom.
"""

from __future__ import annotations

import os
from hashlib import sha256
from ipaddress import ip_network
from typing import Any

from csp.constants import NONE, SELF

from . import database, mail_server, paths
from .games import web_folders


def _listed(variable: str, default: str = "") -> list[str]:
    return [item.strip() for item in os.environ.get(variable, default).split(",") if item.strip()]


DATA_DIR = paths.data_dir()
SECRET_KEY = paths.secret_key(DATA_DIR)
DEBUG = os.environ.get("SPIELTISCH_DEBUG") == "1"
ALLOWED_HOSTS = _listed("SPIELTISCH_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = _listed("SPIELTISCH_ORIGINS")
_ENCRYPTED = any(origin.startswith("https://") for origin in CSRF_TRUSTED_ORIGINS)

ROOT_URLCONF = "spieltisch.site.urls"
ASGI_APPLICATION = "spieltisch.site.asgi.application"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "csp",
    "spieltisch.site",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "spieltisch.site.middleware.StaticFiles",
    "spieltisch.site.middleware.counted",
    "spieltisch.site.middleware.streams_hold_no_connection",
    "spieltisch.site.middleware.never_stored",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "spieltisch.site.middleware.small_bodies",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "spieltisch.site.middleware.no_nul",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "spieltisch.site.middleware.setting_up_first",
    "spieltisch.site.middleware.errors_that_speak",
]

_WEB = web_folders()
TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [folder / "templates" for folder in _WEB],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.csrf",
                "django.template.context_processors.request",
                "django.contrib.messages.context_processors.messages",
                "spieltisch.site.context.of_every_page",
            ],
            "builtins": [
                "django.templatetags.static",
                "django_htmx.templatetags.django_htmx",
                "spieltisch.site.templatetags.words",
            ],
        },
    }
]

_SERVER = os.environ.get("DATABASE_URL", "")
_CONNECTIONS = int(os.environ.get("SPIELTISCH_CONNECTIONS", database.CONNECTIONS))
DATABASES: dict[str, dict[str, Any]] = {"default": database.database(_SERVER, DATA_DIR, _CONNECTIONS)}
if DATABASES["default"]["ENGINE"].endswith("postgresql"):
    INSTALLED_APPS.insert(0, "procrastinate.contrib.django")
WORKER = os.environ.get("SPIELTISCH_WORKER", "1") != "0"
"""Whether this process does jobs, too: lets bots think, for example."""
AUTH_USER_MODEL = "site.Account"
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("name", "email")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
PASSWORD_RESET_TIMEOUT = 4 * 3600
EMAIL_CONFIRM_TIMEOUT = 7 * 24 * 3600
LOGIN_URL = "login"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# A person is a random token in this cookie; browsers keep a cookie for 400 days at most. Cookies know no
# ports: the key is part of the name, so that two sites on one machine do not overwrite each other's.
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
SESSION_COOKIE_NAME = f"spieltisch-{sha256(SECRET_KEY.encode()).hexdigest()[:8]}"
SESSION_COOKIE_AGE = 400 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = _ENCRYPTED
CSRF_COOKIE_NAME = "spieltisch-csrf"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = _ENCRYPTED
CSRF_FAILURE_VIEW = "spieltisch.site.views.errors.cross_site"

LANGUAGES = [("en", "English"), ("de", "Deutsch"), ("fr", "Français")]
LANGUAGE_CODE = "en"
LANGUAGE_COOKIE_NAME = "spieltisch-language"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SECURE = _ENCRYPTED
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATICFILES_DIRS = [folder / "static" for folder in _WEB if (folder / "static").is_dir()]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_ALLOW_ALL_ORIGINS = False

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "object-src": [NONE],
        "frame-ancestors": [NONE],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

# Files are positions and records: small. One limit for the file, one for the whole body around it.
FILE_LIMIT = 64 * 1024
BODY_LIMIT = FILE_LIMIT + 16 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = FILE_LIMIT
FILE_UPLOAD_MAX_MEMORY_SIZE = BODY_LIMIT
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200

# How often in how many seconds, see views/pace.py. Of logging in only failures count: by address, and by
# account, where a browser that has been logged in to it before is counted apart from strangers, so that
# these cannot lock its owner out.
LIMITS: dict[str, tuple[int, int]] = {
    "new-table": (60, 60),
    "new-account": (10, 3600),
    "login": (30, 600),
    "login-account": (10, 600),
    "login-known": (10, 600),
    "mail": (10, 3600),
    "mail-account": (3, 3600),
    "own-data": (6, 3600),
}

# Without SPIELTISCH_MAIL no mail can be sent, and pages say so.
SENDS_MAIL = "SPIELTISCH_MAIL" in os.environ
DEFAULT_FROM_EMAIL = os.environ.get("SPIELTISCH_MAIL_FROM", "spieltisch@localhost")
EMAIL_TIMEOUT = 20
globals().update(mail_server.settings(os.environ.get("SPIELTISCH_MAIL", "console:")))

# Behind a proxy everybody comes from the proxy's address; one of these is believed when its header
# X-Forwarded-For says from where a request came.
TRUSTED_PROXIES = [ip_network(network, strict=False) for network in _listed("SPIELTISCH_PROXIES")]

# Who may read the counters besides this machine itself: whoever knows the token, or comes from there.
METRICS_TOKEN = os.environ.get("SPIELTISCH_METRICS_TOKEN", "")
METRICS_FROM = [ip_network(network, strict=False) for network in _listed("SPIELTISCH_METRICS_FROM")]

_LOG = "json" if os.environ.get("SPIELTISCH_LOG") == "json" else "line"
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"()": "spieltisch.site.log.Lines"},
        "json": {"()": "spieltisch.site.log.Json"},
    },
    # 503 is the setting up of the rules: no failure.
    "filters": {
        "failures": {
            "()": "django.utils.log.CallbackFilter",
            "callback": lambda record: getattr(record, "status_code", 500) != 503,
        }
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": _LOG, "filters": ["failures"]}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    # A refused request (4xx) is the person's business, not the operator's.
    "loggers": {
        "django": {"handlers": [], "level": "WARNING"},
        "django.request": {"level": "ERROR"},
        "django.security": {"level": "CRITICAL"},
        "spieltisch.access": {"level": "INFO" if _LOG == "json" else "WARNING"},
    },
}
