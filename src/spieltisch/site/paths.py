"""Where the site keeps what it must not lose: database and secret key, in one folder of the user's.

Reading these paths creates nothing; :func:`prepare` does, and is called by whatever starts a server.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

DATA_VARIABLE = "SPIELTISCH_DATA"
KEY_VARIABLE = "SPIELTISCH_KEY"


def data_dir() -> Path:
    """The data folder: ``$SPIELTISCH_DATA``, else the place this system keeps programs' data of a user."""
    if named := os.environ.get(DATA_VARIABLE):
        return Path(named).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "spieltisch"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "spieltisch"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spieltisch"


def secret_key_file(folder: Path) -> Path:
    """The file with the key that signs cookies, readable by its owner alone."""
    return folder / "secret-key"


def secret_key(folder: Path) -> str:
    """The key in ``$SPIELTISCH_KEY``, for a site on several machines, else that of ``folder``; before
    :func:`prepare` has made one, a key good for this process only."""
    if named := os.environ.get(KEY_VARIABLE):
        return named
    try:
        return secret_key_file(folder).read_text("ascii").strip()
    except FileNotFoundError:
        return secrets.token_urlsafe(50)


def prepare(folder: Path) -> None:
    """Create ``folder`` (mode 700) and its secret key (mode 600), once."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = secret_key_file(folder)
    if file.exists():
        return
    # Written aside and put in its place whole, so that a kill in between leaves no empty key.
    aside = folder / f"{file.name}.{os.getpid()}"
    with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as written:
        written.write(secrets.token_urlsafe(50) + "\n")
    try:
        os.link(aside, file)
    except FileExistsError:
        pass  # another process was quicker; its key counts
    finally:
        aside.unlink()
