"""The front end: files as they are, one page for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from tafelrunde.server.static import Pages


def test_every_address_shows_the_one_page_and_files_are_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    client = TestClient(Pages(tmp_path))
    for path in ("/", "/index.html", "/table/abc", "/a/b/c"):
        answer = client.get(path)
        assert answer.text == "<p>page</p>" and answer.headers["cache-control"] == "no-cache"
    script = client.get("/assets/main-1a2b.js")
    assert script.text == "1" and "immutable" in script.headers["cache-control"]
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert "secret" not in client.get(path).text
    missing = TestClient(Pages(tmp_path), raise_server_exceptions=False).get("/assets/none.js")
    assert missing.status_code >= 400


def test_pages_that_were_not_built_say_how_to_build_them(tmp_path: Path) -> None:
    answer = TestClient(Pages(tmp_path / "nothing")).get("/table/abc")
    assert answer.status_code == 503 and "make play" in answer.text
