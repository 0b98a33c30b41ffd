"""Profiles, who is signed in, which seats belong to them, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def of_profile(is_key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("profiles.id", ondelete="CASCADE")
    return sa.Column("profile", sa.String(64), whose, primary_key=is_key, nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("history", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "signed_in",
        sa.Column("token", sa.String(64), primary_key=True),
        of_profile(),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_signed_in_profile", "signed_in", ["profile"])
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        of_profile(),
        sa.Column("rates", sa.Boolean, nullable=False),
        sa.Column("holds", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("outcome", sa.Float, nullable=True),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("rating_before", sa.Float, nullable=True),
        sa.Column("rating_after", sa.Float, nullable=True),
    )
    op.create_index("seated_by_profile", "seated", ["profile", "ended"])
    op.create_table(
        "ratings",
        of_profile(is_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "rating"])


def downgrade() -> None:
    for name in ("ratings", "seated", "signed_in", "profiles"):
        op.drop_table(name)
    op.drop_column("tables", "rated")
