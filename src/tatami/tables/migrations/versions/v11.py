"""Which game a table plays again with the seats changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("tables", sa.Column("first_game", sa.String(24), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "first_game")
