"""The browser's client, if it is built; else a page that says how to build it."""

from __future__ import annotations

import gzip
import hmac
import html
import json
import mimetypes
from functools import lru_cache
from ipaddress import ip_address
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

import tatami
from tatami.server.request_context import Asked, services_of, words_of

WEB = Path(__file__).resolve().parent.parent / "web"
SMALLEST_COMPRESSED = 800
GAMES_HERE = b'<meta name="games" content="%b"'
"""What the page is told of the games installed here: it fetches the words of those that it was built without."""
PARTS = {"t": ("TablePage", "face"), "new": ("NewTable", "opening"), "replay": ("ReplayPage", "face", "replay")}
"""By the first part of an address: the page, and the parts of the game's own that it is made of (`preloads.json`)."""
PRELOADED = {
    ".js": '<link rel="modulepreload" fetchpriority="low" crossorigin href="/{}">',
    ".css": '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/{}">',
}
"""With low priority: what is painted first comes first."""
DATA = '<link rel="preload" as="fetch" crossorigin href="{}">'
"""An answer that the page asks for as soon as it runs."""
PROXIED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that a request has which came through a proxy."""
PLAIN = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tatami</title>
<meta name="viewport" content="width=device-width"><h1>Tatami</h1><p>{running}</p><p>{how}</p>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p></html>
"""


@lru_cache(maxsize=512)
def read(path: Path, changed: int, compressed: bool, parts: tuple[str, ...] = ()) -> bytes:
    content = path.read_bytes()
    if path.name == "index.html":
        content = content.replace(GAMES_HERE % b"", GAMES_HERE % html.escape(" ".join(tatami.games())).encode())
        content = content.replace(b"</head>", f"{preloads(path.parent, parts, content)}</head>".encode())
    return gzip.compress(content, 9, mtime=0) if compressed else content


def preloads(folder: Path, parts: tuple[str, ...], content: bytes) -> str:
    """Links to the files of these parts: the browser asks for all at once, not for one after the other."""
    try:
        known: dict[str, list[str]] = json.loads((folder / "preloads.json").read_bytes())
    except OSError:
        return ""
    files = dict.fromkeys(name for part in parts for name in known.get(part, ()) if name.encode() not in content)
    answers = [DATA.format(part) for part in parts if part.startswith("/api/")]
    return "".join([*answers, *(PRELOADED[Path(name).suffix].format(name) for name in files)])


def parts_of(request: Asked, path: str) -> tuple[str, ...]:
    """What the page at an address is made of. The game of a table is known while the table is open."""
    kind, _, name = path.strip("/").partition("/")
    language = words_of(request).language
    words = f"words/{language}"
    if kind not in PARTS:
        return (words,)
    page, *own = PARTS[kind]
    table = services_of(request).registry.tables.get(name)
    game = name if kind == "new" else table.game.name if table else ""
    if game not in tatami.games():
        return (words, f"pages/{page}")
    answer = f"/api/games?lang={language}" if kind == "new" else f"/api/games/{game}/rules?lang={language}"
    return (answer, words, f"pages/{page}", *(f"games/{game.replace('-', '_')}/{part}" for part in own))


def file_at(folder: Path, wish: str) -> Path | None:
    """The file that a path names, if it is inside the folder."""
    try:
        path = (folder / wish.lstrip("/")).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: str = "") -> Response[bytes]:
    """A file of the client; any other address is one of its pages."""
    folder: Path = request.app.state.web
    if path.startswith("/api/") or path == "/api":
        raise NotFoundException
    found = file_at(folder, path) or file_at(folder, "index.html")
    if found is None:
        words = words_of(request)
        text = PLAIN.format(
            language=words.language,
            running=html.escape(words("server-running")),
            how=html.escape(words("server-no-client")),
        )
        return Response(text.encode(), media_type="text/html; charset=utf-8")
    if "." in path.rpartition("/")[2] and found.name == "index.html" and not path.endswith("index.html"):
        raise NotFoundException
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    textual = kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")
    compressed = (
        textual and "gzip" in request.headers.get("accept-encoding", "") and found.stat().st_size >= SMALLEST_COMPRESSED
    )
    headers = {"cache-control": "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"}
    if textual:
        headers["vary"] = "accept-encoding, accept-language" if found.name == "index.html" else "accept-encoding"
    if compressed:
        headers["content-encoding"] = "gzip"
    parts = parts_of(request, path) if found.name == "index.html" else ()
    content = read(found, found.stat().st_mtime_ns, compressed, parts)
    return Response(content, media_type=f"{kind}; charset=utf-8" if textual else kind, headers=headers)


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[dict[str, str]]:
    """Whether the server can serve: its database answers, the last write went well, and there is room on the disk."""
    wrong = await services_of(request).store.what_is_wrong()
    if wrong is None:
        return Response({"status": "ok"})
    return Response({"status": "failing", "what": wrong}, status_code=503, headers={"retry-after": "5"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[str]:
    """For Prometheus; to anybody else there is no such address."""
    if not may_read_metrics(request):
        raise NotFoundException
    told = request.app.state.metrics.as_text(services_of(request))
    return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")


def may_read_metrics(request: Asked) -> bool:
    """Whoever has the token; without it only this machine, and not through a proxy, behind which is the world."""
    token = request.app.state.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if any(name in request.headers for name in PROXIED):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
