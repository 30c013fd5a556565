"""Games can belong to a campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remember campaigns, and which tables are theirs."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("start", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("campaigns_by_guest", "campaigns", ["guest"])
    op.add_column("tables", sa.Column("campaign", sa.String(32)))
    op.create_index("tables_by_campaign", "tables", ["campaign"])
