"""What is stored. The log of entries is the truth: everything else of a game is made from it."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)  # fmt: skip

from tatami.core.json_types import JsonObject

Row: TypeAlias = JsonObject
"""A row of one of these tables, or of a query over them, by column."""
metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("figures", JSON, nullable=True),
    Column("position", JSON, nullable=True),
    Column("status", String(10), nullable=False),  # waiting, playing, over, imported
    Column("spectators", Boolean, nullable=False),
    Column("host", String(64), nullable=True),  # hash of the host's session
    Column("seed", String(64), nullable=True),  # secret until the game is over
    Column("fair", JSON, nullable=True),  # of an imported record: what it says of its dealing
    Column("rematch", String(24), nullable=True),
    Column("first_game", String(24), nullable=True),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("touched", BigInteger, nullable=False),
    Column("begun", BigInteger, nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("deadline", BigInteger, nullable=True, index=True),  # of whoever is in turn
    Column("delay", Integer, nullable=False),  # seconds that spectators are behind
    Column("takeback", JSON(none_as_null=True), nullable=True),  # who asks for it, at which version, who agreed
    Column("rated", Boolean, nullable=False, default=False),  # wished before the game begins; then whether it is
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("nonce", String(64), nullable=True),
    Column("ready", Boolean, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Column("program", Boolean, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", String(64), primary_key=True),  # one device of whoever holds the seat
    Column("device", String(40), nullable=False, default=""),  # which browser on which system, in plain words
    Column("added", BigInteger, nullable=True),  # not known of those from before version 8
    Column("seen", BigInteger, nullable=True),
    Index("sitters_by_session", "session"),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("purpose", String(10), nullable=False),  # fill, device, host
    Column("session", String(64), nullable=True),  # who made it; not known of invitations from before version 8
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers of one entry: the database lets one through
    Column("kind", String(10), nullable=False),  # act, undo
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("layout", String(64), nullable=False),  # what the bytes mean
    Column("state", LargeBinary, nullable=False),
    Column("steps", LargeBinary, nullable=False),  # since the snapshot before
    Column("digest", String(64), nullable=False),
)

hooks = Table(
    "hooks",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(64), primary_key=True),  # who wants to be told of their turns
    Column("url", String(500), nullable=False),
    Column("key", String(32), nullable=False, index=True),  # ends it
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(64), primary_key=True),  # who does not want to hear
    Column("seat", Integer, primary_key=True),  # whom
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(64), primary_key=True),  # drawn by lot, and never told to anybody
    Column("name", String(40), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # hash of the recovery code
    Column("history", Boolean, nullable=False),  # may the games be listed
    Column("rated", Boolean, nullable=False),  # does this person want ratings
    Column("shown", Boolean, nullable=False),  # on the ladders too
    Column("created", BigInteger, nullable=False),
)

signed_in = Table(
    "signed_in",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the cookie
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), nullable=False),  # the browser's seats, that signing out gives back
    Column("since", BigInteger, nullable=False),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("rates", Boolean, nullable=False),  # whether they wanted ratings when they sat down
    Column("holds", Boolean, nullable=False),  # until they give the seat up
    Column("ended", BigInteger, nullable=True),  # written down once, after the game
    Column("outcome", Float, nullable=True),  # 1 won, 0 lost, between: shared
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("rating_before", Float, nullable=True),
    Column("rating_after", Float, nullable=True),
    Index("seated_by_profile", "profile", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_by_game", "game", "rating"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the browser's address and of what it wants to hear of
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=True, index=True),  # else all its games
    Column("session", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(2), nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the credential's id
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its device counts them
    Column("created", BigInteger, nullable=False),
)

old_tokens = Table(
    "old_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), primary_key=True),  # session, profile
    Column("until", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("judgement", LargeBinary, nullable=False),  # of a finished game: compressed JSON
)

shared_setups = Table(
    "shared_setups",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(60), nullable=False),
    Column("options", JSON, nullable=False),
    Column("draft", JSON, nullable=False),  # what the game's editor opens; nobody else reads it
    Column("picture", Text, nullable=False),  # SVG
    Column("created", BigInteger, nullable=False),
    Column("plays", Integer, nullable=False, default=0),
    Column("verdict", String(10), nullable=False, default=""),  # of an operator: shown, hidden, or none yet
    Index("shared_setups_by_game", "game", "created"),
)

setup_ratings = Table(
    "setup_ratings",
    metadata,
    Column("setup", ForeignKey("shared_setups.id", ondelete="CASCADE"), primary_key=True),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("stars", Integer, nullable=False),  # 1 to 5
)

setup_reports = Table(
    "setup_reports",
    metadata,
    Column("setup", ForeignKey("shared_setups.id", ondelete="CASCADE"), primary_key=True),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)
