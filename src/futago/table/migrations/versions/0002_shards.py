"""The processes that serve the tables, and who owns which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("owner", sa.BigInteger()),
        sa.Column("fence", sa.BigInteger(), nullable=False),
    )
