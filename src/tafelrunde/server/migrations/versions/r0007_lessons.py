"""Guests take lessons: where each of them is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for lessons."""
    op.create_table(
        "lessons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("guest", "game"),
    )
