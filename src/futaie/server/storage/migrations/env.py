"""Alembic runs this; the connection is handed over by futaie.server.storage.migrate."""

from alembic import context

from futaie.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
