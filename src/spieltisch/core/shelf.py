"""Data files a game can be played with: the house's own, and others that owners of the box have written.

A game keeps its sets (or decks) on a :class:`Shelf`. A set is known by its name and a digest of what it says;
records name both. Known are the house's own, those named by an environment variable (paths, separated as in
``PATH``), and those loaded in this process.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from .errors import RefusedError, phrase

logger = logging.getLogger(__name__)


class Named(Protocol):
    """What lies on a shelf."""

    @property
    def name(self) -> str: ...
    @property
    def digest(self) -> str: ...


Item = TypeVar("Item", bound=Named)


def digest_of(*content: Any) -> str:
    """A digest of what a set says, whatever its file looks like."""
    plain = json.dumps(content, default=vars, sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


class Shelf(Generic[Item]):
    """The sets of one game. ``parse`` makes one of a file's text, and raises :class:`RefusedError`."""

    def __init__(self, house_file: Path, variable: str, parse: Callable[[str], Item]) -> None:
        self.house_file = house_file
        self.variable = variable
        self._parse = parse
        self._loaded: dict[tuple[str, str], Item] = {}
        self._by_path: dict[Path, Item] = {}

    def house(self) -> Item:
        """The set that belongs to the house."""
        return self._once(self.house_file)

    def _once(self, path: Path) -> Item:
        if path not in self._by_path:
            self._by_path[path] = self.load(path)
        return self._by_path[path]

    def load(self, path: str | Path) -> Item:
        """The set in the file at ``path``, known from now on. Raises :class:`RefusedError`."""
        try:
            content = Path(path).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            wanted = phrase("wanted-readable-file")
            raise RefusedError("set-entry", entry=str(path), wanted=wanted) from wrong
        found = self._parse(content)
        self._loaded[found.name, found.digest] = found
        return found

    def forget(self) -> None:
        """Know the house's set alone again, and what the environment names: as in a new process."""
        self._loaded.clear()
        self._by_path.clear()

    def loaded(self) -> dict[str, Item]:
        """The sets read so far in this process, by digest, the house's first."""
        sets: dict[str, Item] = {}
        for found in self._all():
            sets.setdefault(found.digest, found)
        return sets

    def _all(self) -> list[Item]:
        """The house's set, then those read so far; sets that say the same may have several names."""
        return [self.house(), *self._loaded.values()]

    def known(self) -> dict[str, Item]:
        """All sets known in this process, by digest: the house's, those of the environment, those loaded.

        Raises :class:`RefusedError` that names the file of the environment that is no set.
        """
        for path in os.environ.get(self.variable, "").split(os.pathsep):
            try:
                if path:
                    self._once(Path(path))
            except RefusedError as wrong:
                raise RefusedError(
                    "set-environment", variable=self.variable, file=path, why=wrong
                ) from wrong
        return self.loaded()

    def known_if_possible(self) -> dict[str, Item]:
        """:meth:`known`; what is wrong with a file of the environment is for the owner's log, as whoever asks
        cannot mend it."""
        try:
            return self.known()
        except RefusedError as wrong:
            logger.warning("%s", wrong)
            return self.loaded()

    def named(self, name: str, digest: str | None = None) -> Item:
        """The set of that name (and digest, if given). Raises :class:`RefusedError` if it is not known."""
        for look in (self.loaded, self.known):  # files of the environment only for who needs them
            look()
            fitting = [found for found in self._all() if digest in (None, found.digest)]
            for found in fitting:
                if found.name == name:
                    return found
            if digest is not None and fitting:
                return fitting[0]
        listed = ", ".join(f"{found.name} ({found.digest})" for found in self.known().values())
        if digest is not None:
            raise RefusedError("set-digest", name=name, digest=digest, known=listed)
        raise RefusedError("set-unknown", name=name, known=listed)

    def chosen(self, options: Mapping[str, Any], option: str) -> Item:
        """The set that an option means: a name, the path of a file (a ``pathlib.Path``: a text in somebody
        else's record must never name a file to read), or ``{"name", "digest"}`` as in records; the house's if
        it is missing. Raises :class:`RefusedError` if it is not known."""
        wanted = options.get(option)
        if wanted is None:
            return self.house()
        if isinstance(wanted, Path):
            return self.load(wanted)
        if isinstance(wanted, str):
            return self.named(wanted[:40])
        if isinstance(wanted, dict) and set(wanted) == {"name", "digest"}:
            name, digest = wanted["name"], wanted["digest"]
            if isinstance(name, str) and isinstance(digest, str):
                return self.named(name[:40], digest[:40])
        must_be = phrase("wanted-set")
        raise RefusedError("option-value", option=option, value=repr(wanted)[:40], wanted=must_be)
