"""The application: routes, headers, limits and errors put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.telemetry import TelemetryConfig
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde import __version__
from tafelrunde.server import api, api_notices, api_people, openapi, seats, sockets
from tafelrunde.server.errors import Refused, StoreDown, error_response
from tafelrunde.server.gate import Gate
from tafelrunde.server.guests import is_own_host, is_own_page
from tafelrunde.server.live_tables import LiveTables, milliseconds
from tafelrunde.server.passing import ForwardedRequests, Forwarding
from tafelrunde.server.passkeys import Passkeys
from tafelrunde.server.settings import Settings
from tafelrunde.server.static import Pages
from tafelrunde.server.store import Store

LOG = logging.getLogger(__name__)
CSP = (
    "default-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Scripts, styles and fonts open no page of their own, so policies for pages mean nothing there.
ASSET_HEADERS = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
# Whatever the environment says: nothing is reported to anybody.
NOTHING: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}
ASSETS = "/assets/"
READING = ("GET", "HEAD", "OPTIONS")


class RequestChecks:
    """Middleware for every request: headers, host, origin, size and rate."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self.app = app
        self.settings = settings
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            started = True
            if message["type"] == "http.response.start":
                asset = scope["path"].startswith(ASSETS)
                MutableHeaders(scope=message).update(ASSET_HEADERS if asset else HEADERS)
            await send(message)

        try:
            self._check(Request(scope))
            await self.app(scope, self._limited(receive), send_with_headers)
        except Exception as error:
            if not isinstance(error, Refused):
                LOG.exception("%s %s", scope["method"], scope["path"])
                error = Refused("internal")
            if started:
                raise
            await error_response(error)(scope, receive, send_with_headers)

    def _check(self, request: Request) -> None:
        if not is_own_host(request.headers.get("host", ""), self.settings.origins):
            raise Refused("foreign-origin")
        self.gate.request(request)
        if request.method not in READING:
            if not is_own_page(request, self.settings.origins, fetch_counts=True):
                raise Refused("foreign-origin")
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > self.settings.body_bytes:
                raise Refused("too-large")

    def _limited(self, receive: Receive) -> Receive:
        """Receive a body; refuse it when it gets too large or takes too long."""
        got, complete = 0, False
        until = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def counted() -> Message:
            nonlocal got, complete
            try:
                async with asyncio.timeout_at(None if complete else until):
                    message = await receive()
            except TimeoutError:
                raise Refused("too-slow") from None
            got += len(message.get("body", b""))
            complete = complete or not message.get("more_body", False)
            if got > self.settings.body_bytes:
                raise Refused("too-large")
            return message

        return counted


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return error_response(error)


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "not-allowed"}
    response = error_response(Refused(codes.get(error.status_code, "bad-request")))
    response.headers.update(error.headers or {})
    return response


async def _store_down(_request: Request, error: Exception) -> Response:
    LOG.error("the store does not answer: %s", error)
    return error_response(Refused("store-unavailable", retry_after=5))


def create_app(settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> FastAPI:
    """The application with these settings, on an open store."""
    gate = Gate(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.live = LiveTables(settings, store, now)
        yield
        await app.state.live.close()

    app = FastAPI(
        title="Tafelrunde",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry=NOTHING,
    )
    app.state.gate = gate
    app.state.inner_port = store.leases.port
    app.state.passkeys = Passkeys(now)
    openapi.install(app)
    for part in (api, seats, api_people, api_notices, sockets):
        app.router.routes += part.router.routes  # included, all would be made again

    @app.api_route("/api/{path:path}", include_in_schema=False)
    async def nothing(path: str) -> Response:
        raise Refused("not-found")

    app.mount("/", Pages())
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(StoreDown, _store_down)
    app.add_middleware(Forwarding, settings=settings, leases=store.leases, gate=gate)
    app.add_middleware(RequestChecks, settings=settings, gate=gate)
    app.add_middleware(ForwardedRequests, leases=store.leases)
    return app
