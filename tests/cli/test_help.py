"""Help, usage, and what is not imported for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .conftest import Run

COMMANDS = (
    "serve", "play", "rules", "simulate", "check", "show", "legal", "score", "conformance", "bench",
)  # fmt: skip


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in COMMANDS:
        assert command in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_gives_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"spieltisch {command}" in ran.out.partition("Examples:")[2]


def test_help_does_not_wait_for_the_engine() -> None:
    code = (
        "import sys; from spieltisch.cli import main; main(['--help']); "
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'django')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_is_said(run: Run) -> None:
    assert run("--version").out.startswith("spieltisch ")


@pytest.mark.parametrize(
    "arguments",
    [("fly",), ("check",), ("check", "a", "b"), ("legal", "x", "--dont"), ("serve", "--port", "x")],
)
def test_wrong_usage_is_told_in_one_line_with_exit_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert "--help" in ran.err
