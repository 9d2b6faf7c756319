"""Accounts: how their owners sign in, what they keep, and whom tables have to forget."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    _of_account("players", sa.Column("guest", sa.Text(), primary_key=True))
    _of_account(
        "passkeys",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    _of_account(
        "emails",
        sa.Column("mailbox", sa.Text(), primary_key=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        second=2,
    )
    _of_account(
        "sessions",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False, unique=True),
        sa.Column("former", sa.Text(), unique=True),
        sa.Column("former_until", sa.BigInteger()),
        sa.Column("renewed", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    _of_account("recovery", sa.Column("code", sa.Text(), primary_key=True))
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_tickets_owner", "tickets", ["owner"])
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
    op.create_table(
        "kept",
        sa.Column("account_id", sa.Text(), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "erasures",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("guest", sa.Text(), primary_key=True),
        sqlite_with_rowid=False,
    )


def _of_account(name: str, *columns: sa.Column[Any], second: int = 1) -> None:
    """A table of what belongs to an account."""
    account = sa.Column("account_id", sa.Text(), sa.ForeignKey("accounts.id"), nullable=False)
    op.create_table(name, *columns[:second], account, *columns[second:])
    op.create_index(f"ix_{name}_account_id", name, ["account_id"])
