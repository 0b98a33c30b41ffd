"""Links of the documents that leave docs/: to the repository where its address is known, else plain text.

The documents link to files of the sources, which are right in a checkout and are no part of the site. French and Polish
pages link to pages that exist in English only, and show pictures that lie beside the English ones.
"""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path
from typing import Any

PICTURE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)([^)\s]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
DOCS = Path(__file__).parent


def repository() -> str | None:
    name = os.environ.get("GITHUB_REPOSITORY")
    return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}" if name else None


def rewritten(markdown: str, source: str, address: str | None) -> str:
    """The document with every link that would lead nowhere in the site replaced."""
    language = re.search(r"\.(fr|pl)\.md$", source)
    root = "../" if source.startswith("index.") else "../../"  # from a French or Polish page

    def replaced(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        inside = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if inside.startswith("../") or (DOCS / inside).is_dir():
            path = inside.removeprefix("../") if inside.startswith("../") else f"docs/{inside}"
            return f"[{text}]({address}/blob/main/{path}{anchor})" if address else text
        if language and not (DOCS / inside.replace(".md", f".{language[1]}.md")).exists() and inside.endswith(".md"):
            return f'<a href="{root}{inside.removesuffix(".md")}/{anchor}">{text}</a>'
        return found[0]

    if language:
        markdown = PICTURE.sub(rf'<img alt="\1" src="{root}\2">', markdown)
    return LINK.sub(replaced, markdown)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    return rewritten(markdown, page.file.src_uri, repository())
