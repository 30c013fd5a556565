"""Guests solve puzzles: which ones each of them has solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room for puzzles."""
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("solved", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("guest", "game"),
    )
