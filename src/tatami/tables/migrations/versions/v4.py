"""Addresses that want to be told of a turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
    )
    op.create_index("ix_hooks_key", "hooks", ["key"])


def downgrade() -> None:
    op.drop_table("hooks")
