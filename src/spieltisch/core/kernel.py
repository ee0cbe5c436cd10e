"""Compiling: the rules and the search are plain Python functions, compiled by Numba when first called.

Three things are settled here, once:

* :func:`kernel` is the decorator for everything compiled (no GIL, cached on disk);
* the cache folder is keyed by a digest of all kernel sources (:mod:`.kernel_sources`) and of the versions
  of Numba and Python. Numba itself looks only at the file a kernel stands in, so without the digest a
  changed helper in another file would leave stale machine code running;
* :func:`specialise` makes a game's own copy of a module of templates. Closures over compiled functions
  and compiled functions passed as arguments miss the disk cache in every process; a plain function
  copied with the game's kernels among its globals hits it.

With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python, for coverage and debugger.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba

from .kernel_sources import sources_digest

Function = TypeVar("Function", bound=Callable[..., Any])

UNUSED_FOR = 14 * 86400
"""Seconds after which a cache folder that no process has opened is dropped."""


def caches_home() -> Path:
    """The folder that holds all kernel caches: ``$SPIELTISCH_CACHE``, else in the user's cache directory."""
    if named := os.environ.get("SPIELTISCH_CACHE"):
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "spieltisch"


def _open_cache() -> Path:
    """Point Numba at this version's cache folder; drop those of versions not used for long."""
    digest = sources_digest(numba.__version__, f"{sys.version_info[:2]}")
    folder = caches_home() / f"kernels-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for other in caches_home().glob("kernels-*"):
            if other.stat().st_mtime < time.time() - UNUSED_FOR:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: compile in each process, play all the same
        return folder
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return folder


CACHE_FOLDER = _open_cache()
JIT = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]


def kernel(function: Function) -> Function:
    """Compile ``function`` on first call: nopython, no GIL, cached on disk."""
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Like :func:`kernel`, but written out in each caller before types are inferred.

    For small helpers called with many different constants: Numba compiles a kernel anew for each constant
    passed to it.
    """
    return cast(Function, numba.njit(inline="always", nogil=True, error_model="numpy")(function))


def is_compiled(function: Any) -> bool:
    """Whether machine code for ``function`` is there already (always so without JIT)."""
    return not JIT or bool(getattr(function, "signatures", ()))


def specialise(templates: ModuleType, name: str, kernels: Mapping[str, Any]) -> SimpleNamespace:
    """The functions of ``templates``, compiled with ``kernels`` in place of the names they call.

    ``templates`` is a module of plain functions that call game kernels (``apply_action``, …) by name
    as if they were globals. ``name`` tells the copies of different games apart on disk. Returns a
    namespace with one compiled function for each function defined in ``templates``.
    """
    world: dict[str, Any] = dict(vars(templates))
    world.update(kernels)
    made: dict[str, Any] = {}
    for key, template in vars(templates).items():
        if not isinstance(template, FunctionType) or template.__module__ != templates.__name__:
            continue
        copy = FunctionType(template.__code__, world, key, template.__defaults__)
        copy.__qualname__ = f"{key}__{name}"
        copy.__module__ = templates.__name__
        copy.__doc__ = template.__doc__
        made[key] = kernel(copy)
    world.update(made)
    return SimpleNamespace(**made)


@cache
def specialised(templates: ModuleType, game: Any) -> SimpleNamespace:
    """:func:`specialise` for a :class:`~spieltisch.core.game.Game`, made once a process."""
    return specialise(templates, game.id, game.kernels)
