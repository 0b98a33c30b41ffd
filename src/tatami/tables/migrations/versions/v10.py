"""Set-ups that people share, with what others say of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.create_table(
        "shared_setups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("profile", sa.String(64), sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("draft", sa.JSON, nullable=False),
        sa.Column("picture", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("verdict", sa.String(10), nullable=False),
    )
    op.create_index("ix_shared_setups_profile", "shared_setups", ["profile"])
    op.create_index("shared_setups_by_game", "shared_setups", ["game", "created"])
    op.create_table(
        "setup_ratings",
        sa.Column("setup", sa.String(24), sa.ForeignKey("shared_setups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("profile", sa.String(64), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("stars", sa.Integer, nullable=False),
    )
    op.create_table(
        "setup_reports",
        sa.Column("setup", sa.String(24), sa.ForeignKey("shared_setups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("profile", sa.String(64), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("setup_reports", "setup_ratings", "shared_setups"):
        op.drop_table(name)
