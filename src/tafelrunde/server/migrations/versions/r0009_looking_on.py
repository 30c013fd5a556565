"""A table has a link of its own for those who look on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Keep the secret of the link; there is none until the host makes it."""
    op.add_column("tables", sa.Column("peek", sa.String(32)))
