"""The tables of the database. Whoever changes them writes a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Sequence,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40)),
    Column("created", BigInteger, nullable=False),
)

# The browsers of a guest; of each token only its hash is kept.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("devices_by_guest", "guest"),
)

# A guest's recovery phrase: its first words find it, the others are kept as an argon2 hash.
PHRASES: Final = Table(
    "phrases",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("finder", String(64), nullable=False, unique=True),
    Column("verifier", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_guest", "guest"),
)

# What was said at tables. A message keeps its seat and name when its guest is gone.
MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(32), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("guest", String(32)),
    Column("seat", Integer),
    Column("name", String(40)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),
    Index("messages_by_guest", "guest"),
)

REACTIONS: Final = Table(
    "reactions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), primary_key=True),
    Column("sign", String(16), nullable=False),
)

# Who reported a message to the host.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), primary_key=True),
)

# Who may say nothing more at a table.
MUTED: Final = Table(
    "muted",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

# How rated games ended; they stay when the table is removed.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32)),
    Column("name", String(40)),
    Column("bot", String(64)),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("side", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", BigInteger, nullable=False),
    Column("opening", String(400)),  # the first moves of the seat, as JSON
    Column("gone", Boolean, nullable=False, server_default=false()),  # left it before the end
    Index("results_by_guest", "guest"),
)

# The ways in which a guest wants to be told that it is their turn; `proof` is the hash of a code
# that has to come back before a mail address is used.
WAYS: Final = Table(
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("active", Boolean, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("proof", String(64)),
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Index("ways_by_guest", "guest"),
)

# What is still to be sent: at most one notice of a table for each way.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("way", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_by_due", "due"),
)

# Secrets of the server itself.
SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
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
    Column("chat", String(16), nullable=False, server_default="all"),
    Column("rated", Boolean, nullable=False, server_default=false()),
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
    Column("manners", Text, nullable=False, server_default="{}"),
    Column("clocks", Text, nullable=False, server_default="{}"),
    Column("brief", Text, nullable=False, server_default="{}"),
    Column("parting", Text, nullable=False, server_default="[]"),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("peek", String(32)),  # the secret of a link with which anybody may look on
    Column("due", BigInteger),  # when somebody has to look at it; never while that is null
    Index("tables_by_due", "due"),
    Index("tables_by_lobby", "open", "status", "updated"),
    Index("tables_by_campaign", "campaign"),
)

# A campaign; its games are the tables that name it, in the order of their making. `told` has the
# results of those that were played on a real board, as an object from their numbers (0, 1, ...).
CAMPAIGNS: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("start", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("told", Text, nullable=False, server_default="{}"),
    Index("campaigns_by_guest", "guest"),
)

# A guest's lesson and the step that comes next; its table is made from that, not stored.
LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("step", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    UniqueConstraint("guest", "game"),
)

# A guest's puzzles of a game: the one that lies there, and a list of those that were solved.
PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("solved", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    UniqueConstraint("guest", "game"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32)),
    Column("name", String(40)),
    Column("bot", String(64)),
    Column("former", String(32)),  # who left it to a bot and may come back
    Column("offer", String(32)),  # the secret of a link with which it can be taken over
    Column("order", String(64)),  # a question that is passed, and since which event
    Index("seats_by_guest", "guest"),
    Index("seats_by_former", "former"),
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
    Column("seat", Integer),  # that was theirs: they know it, and no other may be given to them
)

# The data files of games, packed, by the digest that tables name.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("files", LargeBinary, nullable=False),
)

# Which process leads which table (docs/server.md, several processes). Times are the database's own.
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(80), nullable=False),  # where the others pass requests on to
    Column("host", String(255), nullable=False),
    Column("until", BigInteger, nullable=False),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("fence", BigInteger, nullable=False),
    Index("leases_by_server", "server"),
)

# Guests whose connections have to be closed, whichever process serves them.
DEPARTURES: Final = Table(
    "departures",
    METADATA,
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

FENCES: Final = Sequence("fences", metadata=METADATA)
# What only the processes of this moment know of: no part of a backup.
MOMENTARY: Final = (SERVERS, LEASES, DEPARTURES)
