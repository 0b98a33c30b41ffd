"""Clocks, delayed spectators, takebacks, programs at seats, mutes and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def belongs() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("takeback", sa.JSON, nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET begun = created WHERE status <> 'waiting'")
    op.create_table(
        "mutes",
        belongs(),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "notes",
        belongs(),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("mutes")
    op.drop_column("seats", "program")
    op.drop_index("ix_tables_deadline", "tables")
    for name in ("takeback", "delay", "deadline", "clock", "begun"):
        op.drop_column("tables", name)
