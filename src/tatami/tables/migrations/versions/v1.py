"""The first form: tables, seats, their keys and sitters, the log, the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def belongs() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("figures", sa.JSON, nullable=True),
        sa.Column("position", sa.JSON, nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=True),
        sa.Column("seed", sa.String(64), nullable=True),
        sa.Column("fair", sa.JSON, nullable=True),
        sa.Column("rematch", sa.String(24), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        belongs(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("given_up", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sitters",
        belongs(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
    )
    op.create_index("sitters_by_session", "sitters", ["session"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_table(
        "entries",
        belongs(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        belongs(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "entries", "keys", "sitters", "seats", "tables"):
        op.drop_table(name)
