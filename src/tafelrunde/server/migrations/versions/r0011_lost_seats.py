"""Whoever had a seat stays known to the table, and a result knows who left and how it opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody is known to have lost a seat yet, and no opening of an older game."""
    op.add_column("watchers", sa.Column("seat", sa.Integer))
    op.add_column("results", sa.Column("opening", sa.String(400)))
    gone = sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("results", gone)
