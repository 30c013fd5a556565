"""Tables have manners, clocks and a line for the inbox; seats can be left and handed over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Older tables have no clock and nobody has left them."""
    for name, empty in (("manners", "{}"), ("clocks", "{}"), ("brief", "{}"), ("parting", "[]")):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=empty))
    archived = sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", archived)
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("seats", sa.Column("former", sa.String(32)))
    op.add_column("seats", sa.Column("offer", sa.String(32)))
    op.create_index("seats_by_former", "seats", ["former"])
