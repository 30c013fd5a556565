"""The data with which games are played are kept by their digest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for data packs."""
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )
