"""Passkeys (WebAuthn), where the extra `passkeys` is installed.

A challenge is used once, within five minutes, and by the guest to whom it was given.
"""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tafelrunde.server.errors import Refused
from tafelrunde.server.guests import is_secure
from tafelrunde.server.store import Guest

PATIENCE: Final = 300_000  # milliseconds for an answer
WAITING: Final = 2_000  # challenges at once


def is_installed() -> bool:
    """Whether this server can check passkeys."""
    return importlib.util.find_spec("webauthn") is not None


class Passkey(NamedTuple):
    """What the server stores of a guest's passkey."""

    id: str
    guest: str
    public_key: bytes
    uses: int


def party(request: HTTPConnection) -> tuple[str, str]:
    """The host name for which passkeys are created, and the origin of the page.

    Browsers bind passkeys to a host name, which an IP address does not have.
    """
    host = request.headers.get("host", "")
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        if is_installed():
            scheme = "https" if is_secure(request) else "http"
            return name, request.headers.get("origin") or f"{scheme}://{host}"
    raise Refused("no-passkeys")


class Passkeys:
    """Issues challenges and verifies the responses."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.given: dict[str, tuple[str | None, int]] = {}

    def _challenge(self, guest: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        self.given[_text(challenge)] = (guest, self.now() + PATIENCE)
        while len(self.given) > WAITING:
            del self.given[next(iter(self.given))]
        return challenge

    def _taken(self, credential: dict[str, Any], guest: str | None) -> bytes:
        """The challenge that a credential answers; it can be used only once."""
        from webauthn.helpers import base64url_to_bytes

        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(said["challenge"])
        except (KeyError, TypeError, ValueError):
            raise Refused("wrong-passkey") from None
        known, until = self.given.pop(challenge, (None, 0))
        if until < self.now() or known != guest:
            raise Refused("wrong-passkey")
        return base64url_to_bytes(challenge)

    def to_add(self, request: HTTPConnection, guest: Guest, known: list[str]) -> dict[str, Any]:
        """The options with which a browser creates a passkey."""
        name, _ = party(request)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        options = generate_registration_options(
            rp_id=name,
            rp_name="Tafelrunde",
            user_id=bytes.fromhex(guest.id),
            user_name=guest.name or "Tafelrunde",
            challenge=self._challenge(guest.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made

    def added(self, request: HTTPConnection, guest: Guest, credential: dict[str, Any]) -> Passkey:
        """The verified passkey that a browser has created."""
        name, origin = party(request)
        challenge = self._taken(credential, guest.id)
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("wrong-passkey") from None
        key = made.credential_public_key
        return Passkey(_text(made.credential_id), guest.id, key, made.sign_count)

    def to_sign_in(self, request: HTTPConnection) -> dict[str, Any]:
        """The options with which a browser signs in; it knows which passkeys it has."""
        name, _ = party(request)
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=name, challenge=self._challenge(None))
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made

    def signed_in(
        self, request: HTTPConnection, passkey: Passkey | None, credential: dict[str, Any]
    ) -> int:
        """The passkey's new use counter; refused unless its signature is valid."""
        name, origin = party(request)
        challenge = self._taken(credential, None)
        if passkey is None:
            raise Refused("wrong-passkey")
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            checked = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("wrong-passkey") from None
        return checked.new_sign_count


def _text(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(data)
