"""Several processes share a PostgreSQL: each table is leased to one of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for processes and their leases; fencing numbers are never used twice."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.create_table(
        "departures",
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE IF NOT EXISTS fences")  # a restore begins no numbers anew
