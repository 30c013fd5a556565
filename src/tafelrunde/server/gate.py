"""Rate limits per guest and per address; the numbers are in the settings."""

from __future__ import annotations

from collections import Counter

from starlette.requests import HTTPConnection

from tafelrunde.server.costs import PAYER, Payer
from tafelrunde.server.errors import Refused
from tafelrunde.server.limits import Buckets
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Guest


def address_of(request: HTTPConnection) -> str:
    """The client address of a request."""
    return request.client.host if request.client else ""


class Gate:
    """All limits of this server."""

    def __init__(self, settings: Settings) -> None:
        s = settings
        self.requests = Buckets(s.requests_per_second, s.requests_burst)
        self.messages = Buckets(s.messages_per_second, s.messages_burst)
        self.hints = Buckets(s.hints_per_minute / 60, s.hints_per_minute)
        self.refusals = Buckets(s.refusals_per_minute / 60, s.refusals_per_minute)
        self.says = Buckets(s.says_per_minute / 60, s.says_per_minute)
        self.tables = Buckets(s.tables_per_hour / 3600, s.tables_per_hour)
        self.guests = Buckets(s.guests_per_hour / 3600, s.guests_per_hour)
        self.sign_ins = Buckets(s.sign_ins_per_minute / 60, s.sign_ins_per_minute)
        self.mails = Buckets(s.mails_per_hour / 3600, s.mails_per_hour)
        self.work = Buckets(s.work_ms_per_second / 1000, s.work_ms_burst / 1000)
        self.seats = Buckets(s.seats_per_minute / 60, s.seats_per_minute)
        self.sockets: Counter[str] = Counter()
        self.most_sockets = s.sockets_per_address

    def request(self, request: HTTPConnection) -> None:
        """Count a request of this address, which pays for it; refuse it beyond the limit."""
        address = address_of(request)
        _take(self.requests, address)
        PAYER.set(Payer(self.work, address))

    def new_guest(self, request: HTTPConnection) -> None:
        """Count a new guest of this address; refuse it beyond the limit."""
        _take(self.guests, address_of(request))

    def sign_in(self, request: HTTPConnection) -> None:
        """Count a sign-in attempt of this address; refuse it beyond the limit."""
        _take(self.sign_ins, address_of(request))

    def mail(self, address: str) -> None:
        """Count a mail to an address not yet confirmed; refuse it beyond the limit."""
        _take(self.mails, address)

    def new_table(self, guest: Guest) -> None:
        """Count a new table of this guest; refuse it beyond the limit."""
        _take(self.tables, guest.id)

    def change_seat(self, guest: Guest) -> None:
        """Count a guest's leaving, returning or asking the others; refuse it beyond the limit."""
        _take(self.seats, guest.id)

    def socket(self, address: str) -> None:
        """Count an open socket of this address; refuse it beyond the limit."""
        if self.sockets[address] >= self.most_sockets:
            raise Refused("too-many", retry_after=60)
        self.sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        """Count a closed socket."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def _take(buckets: Buckets, key: str) -> None:
    if not buckets.take(key):
        raise Refused("too-many", retry_after=buckets.wait())
