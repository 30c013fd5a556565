"""Games of a campaign may be played on a real board, and their results be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Remember the told results of a campaign, by the numbers of their games."""
    op.add_column(
        "campaigns", sa.Column("told", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
