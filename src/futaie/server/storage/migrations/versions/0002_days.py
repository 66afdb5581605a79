"""Today's orchard: tries, the secret that the seeds are made from, and what bots reached."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("day", sa.String(length=10), nullable=True))
    op.add_column("matches", sa.Column("points", sa.Integer(), nullable=True))
    op.create_index(
        "ix_matches_tries", "matches", ["day", "host"], unique=True, sqlite_where=sa.text("day IS NOT NULL")
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("giant", sa.Integer(), nullable=False),
        sa.Column("beam", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
