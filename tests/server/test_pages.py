"""The front end: files in the form that suits the browser, one page for every other address."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tafelrunde.server.static import Pages

SCRIPT = "/assets/main-1a2b.js"
PLAIN = b"plain " * 100
GZIP = gzip.compress(PLAIN)
BODIES = {"": PLAIN, "gzip": GZIP, "br": b"as brotli"}


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    """A browser before a folder of pages, beside which something lies that is no page."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>page</p>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_bytes(PLAIN)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(GZIP)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(BODIES["br"])
    (folder / "assets" / "old-3c4d.js").write_bytes(PLAIN)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "secret.txt.gz").write_text("secret")
    return TestClient(Starlette(routes=[Mount("/", Pages(folder))]))


def raw(client: TestClient, path: str, **headers: str) -> tuple[str, bytes]:
    """The coding and the bytes as they came over the wire."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    with client.stream("GET", path, headers={"Accept-Encoding": "", **sent}) as answer:
        return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())


def test_every_address_shows_the_one_page_and_files_are_files(client: TestClient) -> None:
    for path in ("/", "/index.html", "/table/abc", "/a/b/c"):
        answer = client.get(path)
        assert answer.text == "<p>page</p>" and answer.headers["cache-control"] == "no-cache"
    script = client.get("/assets/old-3c4d.js")
    assert script.content == PLAIN and "immutable" in script.headers["cache-control"]
    icon = client.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    assert client.get("/assets/none.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt.gz",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/..%5csecret.txt",
        "/%00",
    ],
)
def test_nothing_outside_the_folder_is_sent(client: TestClient, path: str) -> None:
    coding, body = raw(client, path, Accept_Encoding="br, gzip")
    assert b"secret" not in body and b"root:" not in body and coding == ""


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.9", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("BR", "br"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("identity, gzip;q=0.5", ""),
        ("zstd", ""),
        ("gzip;q=much", ""),
        ("gzip;q=-1, br;q=2", ""),
        ("gzip;q=nan", ""),
        (",;,;q=1,", ""),
        ("", ""),
    ],
)
def test_a_file_comes_in_the_form_that_the_browser_likes_best(
    client: TestClient, accept: str, coding: str
) -> None:
    body = BODIES[coding]
    assert raw(client, SCRIPT, Accept_Encoding=accept) == (coding, body)
    with client.stream("GET", SCRIPT, headers={"Accept-Encoding": accept}) as answer:
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-length"] == str(len(body))
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]


def test_a_form_that_was_not_built_is_not_missed(client: TestClient) -> None:
    assert raw(client, "/assets/old-3c4d.js", Accept_Encoding="br, gzip") == ("", PLAIN)
    assert raw(client, "/icon.svg", Accept_Encoding="br, gzip") == ("", b"<svg/>")


def test_packed_forms_have_no_address_of_their_own(client: TestClient) -> None:
    for suffix in (".br", ".gz"):
        assert client.get(SCRIPT + suffix).status_code == 404
        assert client.get(f"/icon.svg{suffix}").text == "<p>page</p>"


def test_every_form_has_a_tag_of_its_own_and_is_not_sent_twice(client: TestClient) -> None:
    tags = set()
    for path in ("/", "/table/abc", SCRIPT):
        for accept in ("", "gzip", "br"):
            headers = {"Accept-Encoding": accept}
            with client.stream("GET", path, headers=headers) as first:
                tag = first.headers["etag"]
            assert tag.startswith('"')
            tags.add(tag)
            for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
                again = client.get(path, headers={**headers, "If-None-Match": known})
                assert again.status_code == 304 and again.content == b""
                assert again.headers["etag"] == tag
                assert again.headers["cache-control"] == first.headers["cache-control"]
            changed = client.head(path, headers={**headers, "If-None-Match": '"other"'})
            assert changed.status_code == 200
    assert len(tags) == 4  # of the page one, of the script three


def test_a_changed_page_has_another_tag_even_if_it_is_as_long(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text('<script src="/assets/a-1111.js">')
    client = TestClient(Pages(tmp_path))
    tag = client.get("/").headers["etag"]
    page.write_text('<script src="/assets/a-2222.js">')
    again = client.get("/", headers={"If-None-Match": tag})
    assert again.status_code == 200 and "2222" in again.text


def test_only_the_head_is_sent_when_only_the_head_is_asked_for(client: TestClient) -> None:
    head = client.head(SCRIPT, headers={"Accept-Encoding": "gzip"})
    assert head.content == b"" and head.headers["content-length"] == str(len(GZIP))
    assert head.headers["content-encoding"] == "gzip"
    assert client.post(SCRIPT).status_code == 405


def test_a_part_is_a_part_of_the_plain_file(client: TestClient) -> None:
    headers = {"Accept-Encoding": "br, gzip", "Range": "bytes=6-10"}
    part = client.get(SCRIPT, headers=headers)
    assert part.status_code == 206 and part.content == PLAIN[6:11]
    assert "content-encoding" not in part.headers


def test_pages_that_were_not_built_say_how_to_build_them(tmp_path: Path) -> None:
    answer = TestClient(Pages(tmp_path / "nothing")).get("/table/abc")
    assert answer.status_code == 503 and "make play" in answer.text
