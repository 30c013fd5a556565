"""People: devices, recovery phrases, passkeys; what they say; ratings; notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for them; the one token of a guest becomes that of its first device."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("finder", sa.String(64), nullable=False, unique=True),
        sa.Column("verifier", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "reactions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("sign", sa.String(16), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(64)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("proof", sa.String(64)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("way", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_index("messages_by_guest", "messages", ["guest"])
    op.create_index("results_by_guest", "results", ["guest"])
    op.create_index("ways_by_guest", "ways", ["guest"])
    op.create_index("notices_by_due", "notices", ["due"])
    op.add_column("tables", sa.Column("chat", sa.String(16), nullable=False, server_default="all"))
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "INSERT INTO devices (id, guest, token_hash, label, created, used) "
        "SELECT id, id, token_hash, '', created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_hash")
