"""Run by alembic, with the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from futago.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by rebuilding it
)
context.run_migrations()
