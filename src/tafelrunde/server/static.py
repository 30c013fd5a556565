"""The front end: files built by `make`, and one page for every address of the browser."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tafelrunde</title></head>
<body><h1>Tafelrunde</h1>
<p>The pages have not been built yet. In a checkout, <code>make play</code> builds and serves
them; by hand: <code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>.</p>
<p lang="de">Die Seiten sind noch nicht gebaut. In einem Checkout baut und zeigt sie
<code>make play</code>.</p>
</body></html>
"""


class Pages(StaticFiles):
    """Files as they are; any other address is a page of the one program."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """A missing folder is no error: a page says how to build it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(MISSING, 503 if scope["method"] == "GET" else 405)
        if path in (".", "index.html"):
            return await self._index(scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets"):
                raise
            return await self._index(scope)
        if path.startswith("assets"):  # their names change with their contents
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    async def _index(self, scope: Scope) -> Response:
        response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = "no-cache"
        return response
