"""The front end: files built by `make`, and one page for every address of the browser.

The build puts packed forms (`.br`, `.gz`) beside the files that gain by it. They are chosen by
what the browser accepts and have no addresses of their own.
"""

from __future__ import annotations

import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from tafelrunde.server.encoding import IDENTITY, REVALIDATE, best_coding, is_known, tag_of

FOLDER = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tafelrunde</title></head>
<body><h1>Tafelrunde</h1>
<p>The pages have not been built yet. In a checkout, <code>make play</code> builds and serves
them; by hand: <code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>.</p>
<p lang="de">Die Seiten sind noch nicht gebaut. In einem Checkout baut und zeigt sie
<code>make play</code>.</p>
</body></html>
"""


@lru_cache(maxsize=512)
def _tag(path: str, coding: str, _changed: int, _size: int) -> str:
    """The ETag of a file's contents, computed once per change of the file."""
    return tag_of(Path(path).read_bytes(), coding)


def _forms(path: str) -> dict[str, os.stat_result]:
    """The compressed forms of a file that exist."""
    found = {}
    for coding, suffix in SUFFIXES.items():
        try:
            found[coding] = os.stat(path + suffix)
        except OSError:
            continue
    return found


class Pages(StaticFiles):
    """Files in the form that suits the browser; any other address gets the single page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """Accept a missing folder: a page then says how to build it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(MISSING, 503 if scope["method"] == "GET" else 405)
        asset = path.startswith("assets/")
        try:
            if path.endswith(tuple(SUFFIXES.values())):
                raise HTTPException(404)
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or asset:
                raise
            response = await super().get_response("index.html", scope)
        # The names of assets change with their contents; all other addresses are asked for again.
        response.headers["Cache-Control"] = FOREVER if asset else REVALIDATE
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        headers, path = Headers(scope=scope), os.fspath(full_path)
        forms = _forms(path)
        coding = IDENTITY
        if "range" not in headers:  # a part is a part of the plain file
            coding = best_coding(headers.get("accept-encoding", ""), forms)
        sent, there = path + SUFFIXES.get(coding, ""), forms.get(coding, stat_result)
        tag = _tag(sent, coding, there.st_mtime_ns, there.st_size)  # of the bytes that are sent
        told = {"ETag": tag}
        if forms:
            told["Vary"] = "Accept-Encoding"
        if coding != IDENTITY:
            told["Content-Encoding"] = coding
        response = FileResponse(
            sent,
            status_code,
            told,
            media_type=guess_type(path)[0],
            stat_result=there,
        )
        return NotModifiedResponse(response.headers) if is_known(headers, tag) else response
