"""The digest that keys the kernels' cache covers what is compiled in, and nothing else."""

from __future__ import annotations

from spieltisch.core import kernel_sources


def names():
    return {path.relative_to(kernel_sources.PACKAGE).as_posix() for path in kernel_sources.kernel_sources()}


def test_kernels_templates_and_their_constants_are_covered():
    assert {
        "games/fasanerie/rules.py",
        "games/fasanerie/cards.py",  # only constants, but compiled in
        "core/randomness.py",
        "bots/kernels/search.py",  # templates, without a decorator
    } <= names()


def test_texts_pages_and_files_are_not():
    assert not any("web/" in name or "narration" in name or "record" in name for name in names())


def test_a_changed_source_changes_the_digest(tmp_path, monkeypatch):
    room = tmp_path / "games" / "one"
    room.mkdir(parents=True)
    (room / "rules.py").write_text("from .cards import AHEAD\n\n@kernel\ndef f(s):\n    return AHEAD\n")
    (room / "cards.py").write_text("AHEAD = 5\n")
    (room / "words.py").write_text("HELLO = 'hello'\n")
    monkeypatch.setattr(kernel_sources, "PACKAGE", tmp_path)
    before = kernel_sources.sources_digest("numba 1")
    (room / "words.py").write_text("HELLO = 'good day'\n")
    assert kernel_sources.sources_digest("numba 1") == before
    assert kernel_sources.sources_digest("numba 2") != before
    (room / "cards.py").write_text("AHEAD = 6\n")
    assert kernel_sources.sources_digest("numba 1") != before
