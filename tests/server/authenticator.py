"""A passkey in software, for tests."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Makes one passkey and signs with it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(id(self)).encode()).digest()
        self.uses = 0

    def _said(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, name: str, flags: int) -> bytes:
        self.uses += 1
        head = hashlib.sha256(name.encode()).digest()
        return head + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        told = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        )
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": said, "attestationObject": attested})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for signing in."""
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        said = self._said("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {"clientDataJSON": said, "authenticatorData": data, "signature": signed}
        )


def changed(credential: dict[str, Any], **said: str) -> dict[str, Any]:
    """The same credential with another client data."""
    response = credential["response"]
    told = json.loads(base64url_to_bytes(response["clientDataJSON"])) | said
    text = bytes_to_base64url(json.dumps(told).encode())
    return {**credential, "response": {**response, "clientDataJSON": text}}
