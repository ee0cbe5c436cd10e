"""Proof that chance was not chosen: the secret it is drawn from, and the hash that bound it beforehand.

A server shows ``commitment`` before a game and the secret after it; the record keeps both. Whoever reads the
record draws every outcome of chance again. See docs/formats.md.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from .chance import SECRET_BYTES, ChanceSource
from .errors import RefusedError, phrase
from .fields import number, refuse
from .game import CHANCE

if TYPE_CHECKING:
    from .match import Match

SECRET, COMMITMENT, FROM = "secret", "commitment", "from"


def proof_of(chance: ChanceSource, since: int = 0) -> dict[str, Any]:
    """The field ``chance`` of a record whose outcomes from step ``since`` on were drawn by ``chance``.

    It tells the secret: only fit for a game that has ended.
    """
    proof: dict[str, Any] = {COMMITMENT: chance.commitment(), SECRET: chance.secret.hex()}
    return {**proof, FROM: since} if since else proof


def check_proof(match: Match, proof: Any) -> None:
    """Draw all outcomes of chance in ``match`` again, as ``proof`` says.

    Raises :class:`RefusedError` that names the field, or the step that does not follow from the secret.
    """
    if not isinstance(proof, dict):
        raise refuse("chance", "object")
    source = ChanceSource(_hex(proof, SECRET))
    if source.commitment() != _hex(proof, COMMITMENT).hex():
        raise RefusedError("commitment", right=source.commitment())
    since = number(proof, FROM, 0, match.step, "chance.", default=0)
    for step, (actor, text) in enumerate(match.steps):
        if actor != CHANCE or step < since:
            continue
        if (right := match.drawn(step, source)) != text:
            what = json.dumps(["chance", text], ensure_ascii=False)
            raise RefusedError("step", number=step, what=what, why=phrase("wrong-chance", right=right))


def _hex(proof: dict[str, Any], field: str) -> bytes:
    """The bytes that a field of ``proof`` writes as hexadecimal digits."""
    text = proof.get(field)
    if not (isinstance(text, str) and re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", text)):
        raise refuse(f"chance.{field}", "hex", count=2 * SECRET_BYTES)
    return bytes.fromhex(text)
