"""The tables of the database. Whoever changes them writes a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

# A guest; of the token only its hash is kept.
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40)),
    Column("created", BigInteger, nullable=False),
)

# A table: what its journal's head says, its secret seed, and how far it is.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("pending", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("undo", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("forked", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("campaign", String(32)),
    Index("tables_by_lobby", "open", "status", "updated"),
    Index("tables_by_campaign", "campaign"),
)

# A campaign; its games are the tables that name it, in the order of their making.
CAMPAIGNS: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("start", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("campaigns_by_guest", "guest"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32)),
    Column("name", String(40)),
    Column("bot", String(64)),
    Index("seats_by_guest", "guest"),
)

# Every command that was ever answered, so that a repeat gets the same answer.
COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("answer", Text, nullable=False),
)

# The journal: gap-free from 1.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# Who may watch a private table.
WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

# The data files of games, packed, by the digest that tables name.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("files", LargeBinary, nullable=False),
)
