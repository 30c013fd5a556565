"""A seat may pass a question in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Remember the standing order of each seat."""
    op.add_column("seats", sa.Column("order", sa.String(64)))
