"""By which names the site answers when it listens to the whole network."""

from __future__ import annotations

import socket

import pytest

from spieltisch.site import serve


class Probe(socket.socket):
    """A machine with the address 198.51.100.7."""

    def connect(self, address: object) -> None:
        pass

    def getsockname(self) -> tuple[str, int]:
        return "198.51.100.7", 4000


class NoNetwork(socket.socket):
    def connect(self, address: object) -> None:
        raise OSError


def test_others_may_use_the_address_they_reach_it_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the machine's own name leads to loopback alone."""
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1"]))
    monkeypatch.setattr(socket, "socket", Probe)
    assert {"localhost", "127.0.1.1", "198.51.100.7"} <= set(serve._names("0.0.0.0"))


def test_without_a_network_it_answers_to_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert "localhost" in serve._names("0.0.0.0")
