"""Which source files decide what machine code the kernels become, and a digest of them.

Those are the files that define kernels or templates of kernels, and whatever they import from this package,
since names imported there (constants, helpers) are compiled in. Texts, pages and the like are not among
them, so editing those costs no compiling.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_ROOMS = ("core", "games", "bots")
TEMPLATES = "kernels"
"""Folders of this name hold templates, which carry no decorator."""
MARK = b"\n@kernel\n"


def sources_digest(*compilers: str) -> str:
    """A digest of all files that decide about machine code, and of the versions of what compiles them."""
    digest = hashlib.sha256(" ".join((*compilers, sys.platform)).encode())
    for path in kernel_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kernel_sources() -> list[Path]:
    """The files that decide about machine code, sorted."""
    found: set[Path] = set()
    waiting = [path for room in KERNEL_ROOMS for path in (PACKAGE / room).rglob("*.py") if _has_kernels(path)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imports(path)
    return sorted(found)


def _has_kernels(path: Path) -> bool:
    return TEMPLATES in path.parts or MARK in path.read_bytes()


def _imports(path: Path) -> Iterator[Path]:
    """The files of this package that ``path`` imports at its top level."""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ImportFrom):
            base = path.parents[node.level - 1] if node.level else PACKAGE.parent
            folder = base.joinpath(*(node.module or "").split("."))
            names = [folder, *(folder / alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [PACKAGE.parent.joinpath(*alias.name.split(".")) for alias in node.names]
        else:
            continue
        for name in names:
            for candidate in (name.with_suffix(".py"), name / "__init__.py"):
                if candidate.is_file() and candidate.is_relative_to(PACKAGE):
                    yield candidate
