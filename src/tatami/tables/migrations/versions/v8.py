"""What a key is for and who made it; the devices of a seat; tokens from before the server signed them."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"

YEAR = 365 * 86400 * 1000
"""As long as a browser keeps the cookie: an old token is not needed after that."""
OLD_SESSIONS = " UNION ".join(
    [
        *(f"SELECT session FROM {table}" for table in ("sitters", "signed_in", "hooks", "mutes", "notes", "pushes")),
        "SELECT host FROM tables WHERE host IS NOT NULL",
    ]
)


def upgrade() -> None:
    op.add_column("keys", sa.Column("purpose", sa.String(10), nullable=False, server_default="fill"))
    op.add_column("keys", sa.Column("session", sa.String(64), nullable=True))
    # Nobody can tell who made a key for a seat that has a holder, or for the host's rights: those are void. A seat that
    # waits has only keys that fill it, because handing a seat over always removed all its keys.
    op.execute(
        "DELETE FROM keys WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = keys.table_id"
        " AND seats.seat = keys.seat AND seats.kind IN ('invite', 'open'))"
    )
    op.add_column("sitters", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.add_column("sitters", sa.Column("added", sa.BigInteger, nullable=True))
    op.add_column("sitters", sa.Column("seen", sa.BigInteger, nullable=True))
    op.create_table(
        "old_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    until = int(time.time() * 1000) + YEAR
    op.execute(f"INSERT INTO old_tokens SELECT session, 'session', {until} FROM ({OLD_SESSIONS}) AS known")
    op.execute(f"INSERT INTO old_tokens SELECT token, 'profile', {until} FROM signed_in")


def downgrade() -> None:
    op.drop_table("old_tokens")
    for name in ("seen", "added", "device"):
        op.drop_column("sitters", name)
    op.drop_column("keys", "session")
    op.drop_column("keys", "purpose")
