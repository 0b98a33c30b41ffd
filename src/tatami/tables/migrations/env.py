"""Alembic runs this; the connection comes from `tables/store.py`."""

from __future__ import annotations

from alembic import context

from tatami.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
