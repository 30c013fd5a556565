"""The errors a person may see, each with a code and a sentence in German and English."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from tafelrunde.server.wire import Words, encode

STATUS: Final = {
    "bad-request": 400,
    "no-guest": 401,
    "foreign-origin": 403,
    "wrong-invite": 403,
    "not-seated": 403,
    "not-host": 403,
    "may-not-talk": 403,
    "wrong-phrase": 403,
    "wrong-passkey": 403,
    "wrong-code": 403,
    "not-found": 404,
    "not-allowed": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "no-free-seat": 409,
    "already-seated": 409,
    "not-over": 409,
    "others-play": 409,
    "already-begun": 409,
    "no-vacation": 409,
    "knows-a-seat": 409,
    "not-started": 409,
    "nothing-left": 409,
    "stays-hidden": 409,
    "no-passkeys": 409,
    "rated-table": 409,
    "rated-alone": 409,
    "only-against-bots": 409,
    "no-notices": 409,
    "not-delivered": 409,
    "broken-table": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "internal": 500,
    "busy": 503,
    "store-unavailable": 503,
    "too-costly": 503,
}

MESSAGES: Final = {
    "bad-request": (
        "Die Anfrage ist ungültig: {detail}.",
        "The request is not valid: {detail}.",
    ),
    "no-guest": ("Sag zuerst, wer du bist.", "First tell us who you are."),
    "foreign-origin": (
        "Diese Anfrage kommt von einer fremden Seite.",
        "This request comes from another site.",
    ),
    "wrong-invite": ("Die Einladung gilt hier nicht.", "The invitation is not valid here."),
    "may-not-talk": ("Das darfst du an diesem Tisch nicht.", "You may not do that at this table."),
    "wrong-code": (
        "Das ist nicht der Code aus der Mail.",
        "That is not the code from the email.",
    ),
    "no-notices": (
        "Auf diesem Weg kann dieser Server nichts verschicken.",
        "This server cannot send notices this way.",
    ),
    "not-delivered": (
        "An diese Adresse konnten wir nichts schicken.",
        "Nothing could be sent to this address.",
    ),
    "rated-alone": (
        "Eine gewertete Partie kann man nicht allein abbrechen.",
        "Nobody can call off a rated game on their own.",
    ),
    "rated-table": (
        "An einem gewerteten Tisch hilft kein Bot, und zurückgenommen wird nur, was noch "
        "niemandem etwas verraten hat.",
        "At a rated table bots do not help, and a move can be undone only as long as it has "
        "told nobody anything.",
    ),
    "only-against-bots": (
        "Einen Lehrmeister gibt es nur, wenn du allein gegen Bots spielst.",
        "The coach is there only when you play alone against bots.",
    ),
    "wrong-phrase": (
        "Diese zwölf Wörter gehören hier zu niemandem. Stimmen sie alle?",
        "These twelve words belong to nobody here. Please check them.",
    ),
    "wrong-passkey": (
        "Dieser Passkey gilt hier nicht. Versuch es noch einmal.",
        "This passkey is not valid here. Please try again.",
    ),
    "no-passkeys": (
        "Passkeys gehen hier nicht: Sie brauchen einen Namen statt einer IP-Adresse, "
        "und der Server muss sie prüfen können.",
        "Passkeys do not work here: they need a name instead of an IP address, "
        "and a server that can check them.",
    ),
    "not-found": ("Das gibt es hier nicht.", "This does not exist here."),
    "not-allowed": ("Das geht auf diesem Weg nicht.", "This cannot be done this way."),
    "seat-taken": ("Der Platz ist schon besetzt.", "The seat is already taken."),
    "no-free-seat": ("Es ist kein Platz mehr frei.", "There are no free seats left."),
    "already-seated": ("Du sitzt schon an diesem Tisch.", "You are already sitting at this table."),
    "not-seated": ("Das ist nicht dein Platz.", "This is not your seat."),
    "not-host": (
        "Das darf nur, wer den Tisch eröffnet hat.",
        "Only the host of this table may do this.",
    ),
    "others-play": (
        "Andere spielen hier noch. Ihr könnt die Partie gemeinsam abbrechen.",
        "Others are still playing here. You can call the game off together.",
    ),
    "already-begun": (
        "Die Partie hat schon begonnen. Danach kann der Tisch nur ins Archiv.",
        "The game has already begun, so the table can only be archived.",
    ),
    "no-vacation": (
        "So viele freie Tage hast du an diesem Tisch nicht.",
        "You do not have that many days off at this table.",
    ),
    "knows-a-seat": (
        "Du weißt schon, was ein anderer Platz an diesem Tisch weiß.",
        "You already know what another seat at this table knows.",
    ),
    "not-over": (
        "Das geht erst, wenn die Partie zu Ende ist.",
        "This is possible only once the game is over.",
    ),
    "not-started": ("Die Partie hat noch nicht begonnen.", "The game has not begun yet."),
    "nothing-left": ("Hier ist die Partie schon zu Ende.", "The game is already over here."),
    "stays-hidden": (
        "An diesem Tisch bleibt auch nach dem Ende verdeckt, was verdeckt war.",
        "At this table, what was hidden stays hidden even after the game.",
    ),
    "broken-table": (
        "Dieser Tisch kann nicht weitergespielt werden: {detail}.",
        "This table cannot be continued: {detail}.",
    ),
    "too-slow": ("Die Anfrage kam zu langsam an.", "The request arrived too slowly."),
    "too-large": ("Die Nachricht ist zu groß.", "The message is too large."),
    "not-json": ("Erwartet wird JSON.", "JSON is expected."),
    "too-many": ("Zu viele Anfragen. Warte kurz.", "Too many requests. Please wait a moment."),
    "internal": ("Hier ist etwas schiefgegangen.", "Something went wrong here."),
    "busy": ("Der Tisch ist gerade beschäftigt.", "The table is busy right now."),
    "store-unavailable": (
        "Die Partien können gerade nicht geladen oder gespeichert werden.",
        "Games cannot be loaded or saved right now.",
    ),
    "too-costly": (
        "Das dauert hier zu lange und wurde abgebrochen.",
        "This takes too long here and was stopped.",
    ),
}


def message(code: str, detail: str = "") -> Words:
    """The sentence for a code in both languages."""
    de, en = MESSAGES[code]
    return {"de": de.format(detail=detail), "en": en.format(detail=detail)}


LONGEST: Final = 200  # characters of a reason: it may quote what was sent


class Refused(Exception):
    """A request that is answered with an error."""

    def __init__(self, code: str, detail: str = "", retry_after: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail[:LONGEST].rstrip(".")
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status of this error."""
        return STATUS[self.code]


def error_response(refused: Refused) -> Response:
    """An error as an HTTP response."""
    told = {"code": refused.code, "message": message(refused.code, refused.detail)}
    headers = {"Cache-Control": "no-store"}
    if refused.retry_after:
        headers["Retry-After"] = str(refused.retry_after)
    body = encode({"error": told})
    return Response(body, refused.status, media_type="application/json", headers=headers)


class StoreDown(Exception):
    """The database cannot be reached or cannot write; nothing was acknowledged."""


class Fenced(StoreDown):
    """Another process leads the table by now; nothing was written."""
