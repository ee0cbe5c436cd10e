"""What the site remembers: tables, who sits there, and every step ever taken.

The list of steps is the truth and only grows; an undo is a step that says so. ``version``, ``to_move``,
``reflex``, ``moved``, ``deadline``, ``ended`` and ``winners`` of a table are caches of what its steps say,
written in the same transaction.
"""

from __future__ import annotations

import secrets
from typing import ClassVar

from django.db import models
from django.urls import reverse
from django.utils import timezone

from .people import GONE

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another when read aloud or copied


MANY = 1_000_000
"""More than ever changes at a table before its game begins."""


def new_public_id() -> str:
    """Sixteen letters, 79 bits: nobody finds a table by guessing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_secret() -> str:
    """What chance at a table is drawn from, 256 bits; never leaves the server."""
    return secrets.token_hex(32)


class Pace(models.TextChoices):
    """How much time people take: as they like, so many seconds a move, or so many hours of their days."""

    FREE = "free"
    LIVE = "live"
    DAYS = "days"


class Table(models.Model):
    """One game being played."""

    public_id = models.CharField(max_length=16, unique=True, default=new_public_id)
    game = models.CharField(max_length=40)
    rules = models.CharField(max_length=20)
    """The version of the rules it is played by, as in records; by others its steps might mean other moves."""
    players = models.PositiveSmallIntegerField()
    options = models.JSONField()
    position = models.JSONField(null=True)
    """The position file this table started from; null for a game from its beginning."""
    secret = models.CharField(max_length=64, default=new_secret)
    chance_from = models.PositiveIntegerField(null=True)
    """The number of the first step that is drawn from ``secret``: 0, or how many came from a file; null for a
    table from before secrets were told, whose chance nobody can check."""
    speed = models.CharField(max_length=8, default="normal")
    """How quickly bots follow each other, as whoever moved last likes it."""
    version = models.PositiveIntegerField(default=0)
    """How many steps are stored; a page carries it in every form."""
    to_move = models.SmallIntegerField(null=True)
    reflex = models.CharField(max_length=20, blank=True)
    """The kind of decision, if it is one whose answer must not betray when it comes (``Game.reflexes``)."""
    created = models.DateTimeField(default=timezone.now)
    moved = models.DateTimeField(default=timezone.now)
    ended = models.DateTimeField(null=True)
    winners = models.JSONField(null=True)
    """Seats of the winners, once it has ended."""
    waiting = models.BooleanField(default=False)
    """Whether seats are still free. The game begins, and chance with it, when the last one is taken."""
    again = models.OneToOneField("self", null=True, on_delete=models.SET_NULL, related_name="before")
    """The table where the same people play next, if somebody has asked them to."""

    host = models.CharField(max_length=64, blank=True)
    """The token of whoever set the table up."""
    open = models.BooleanField(default=False)
    """Whether strangers find it in the lobby while seats are free."""
    talk = models.BooleanField(default=True)
    """Whether people can talk at this table."""
    pace = models.CharField(max_length=8, choices=Pace, default=Pace.FREE)
    patience = models.PositiveIntegerField(default=0)
    """Seconds a person has for a move; 0 for a table without a clock."""
    deadline = models.DateTimeField(null=True)
    """When the person who is to move has had their time."""
    irregular = models.BooleanField(default=False)
    """Whether somebody did not play to the end: such a game counts in no rating."""
    broken_off = models.BooleanField(default=False)
    """Whether it has ended because people agreed to stop, without a result."""
    changed = models.PositiveIntegerField(default=0)
    """How often something that pages show has changed besides the steps: seats, proposals."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["ended", "to_move"], name="table_whose_turn"),
            models.Index(fields=["ended", "deadline"], name="table_deadline"),
            models.Index(fields=["open", "waiting"], name="table_in_the_lobby"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("table", kwargs={"table_id": self.public_id})

    @property
    def number(self) -> int:
        """What streams tell and pages remember; grows with whatever pages show, negative before the game."""
        return self.version + self.changed - (MANY if self.waiting else 0)


class Seat(models.Model):
    """A place at a table and who plays there."""

    class Kind(models.TextChoices):
        HUMAN = "human"
        BOT = "bot"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=8, choices=Kind)
    level = models.PositiveSmallIntegerField(default=0)
    """Of a bot, 1 to 5; of a human 0."""
    name = models.CharField(max_length=24, blank=True)
    person = models.CharField(max_length=64, blank=True, db_index=True)
    """The token of the human who plays here; empty while the seat is free."""
    reflex = models.CharField(max_length=8, default="ask")
    """How the human answers when they could ward something off, see :class:`~spieltisch.core.prefs.Prefs`."""
    answer = models.CharField(max_length=80, blank=True)
    """What they answered to a question while no answer may show yet."""
    answered = models.PositiveIntegerField(null=True)
    """The version of the table that ``answer`` is for; for any other it counts no more."""
    stand_in = models.PositiveSmallIntegerField(default=0)
    """The level of the bot that plays for the person, who can have the seat back; 0 while they play."""
    left = models.BooleanField(default=False)
    """Whether the person has got up and said so."""
    invited = models.CharField(max_length=64, blank=True)
    """The token of the person a free seat is kept for; empty for whoever comes."""
    seen = models.PositiveIntegerField(default=0)
    """How many stored steps the person had seen when they last looked."""
    notes = models.TextField(blank=True, max_length=4000)
    """What the person wrote down for themselves."""

    class Meta:
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "number"], name="one_player_a_seat"),
        ]

    def __str__(self) -> str:
        return f"seat {self.number} of {self.table}"

    @property
    def is_bot(self) -> bool:
        """Whether the seat is a bot's; see also :attr:`bot_level`."""
        return bool(self.kind == self.Kind.BOT)

    @property
    def bot_level(self) -> int:
        """The level of the bot that plays here, also in a person's place; 0 if a person plays."""
        return int(self.level if self.is_bot else self.stand_in)

    @property
    def is_free(self) -> bool:
        """Whether a human is still to sit down here."""
        return not self.is_bot and not self.person

    @property
    def is_gone(self) -> bool:
        """Whether the human who played here has had everything about them deleted."""
        return bool(self.person.startswith(GONE))


class Step(models.Model):
    """One step: a move, an outcome of chance (actor -1), or "undo N": only the first N steps still count."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="steps")
    number = models.PositiveIntegerField()
    actor = models.SmallIntegerField()
    text = models.CharField(max_length=80)
    chosen = models.BooleanField()
    """Whether somebody chose it, in contrast to what followed by itself."""
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "number"], name="one_step_a_number"),
        ]

    def __str__(self) -> str:
        return f"{self.number}: {self.actor} {self.text}"


class Proposal(models.Model):
    """Something that a person at a table wants and others must agree to; gone when it is settled."""

    class Kind(models.TextChoices):
        UNDO = "undo"
        WAIT = "wait"
        BOT = "bot"
        END = "end"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="proposals")
    kind = models.CharField(max_length=8, choices=Kind)
    about = models.PositiveSmallIntegerField()
    """The seat it is about: whose move goes back, or who is missed."""
    value = models.PositiveIntegerField(default=0)
    """Of an undo how many steps remain, of a bot its level."""
    version = models.PositiveIntegerField()
    """The version of the table it was made on; on another it is void, if it is about an undo."""
    agreed = models.JSONField(default=list)
    """The seats of those who want it, the proposer first."""
    created = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.kind} about seat {self.about} of {self.table}"


class Presence(models.Model):
    """Somebody who has a table's page open: until then, unless they are heard of again."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="presences")
    person = models.CharField(max_length=64)
    process = models.CharField(max_length=32)
    """The process of the server through which they look: each writes its own."""
    until = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "person", "process"], name="one_presence_a_process"),
        ]

    def __str__(self) -> str:
        return f"somebody at {self.table}"
