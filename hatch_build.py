"""What the build of the package does besides gathering files: the browser's client, and the links of the README.

The client is part of what is installed. It is built where it is not there yet; Node comes as a package of the build
where the machine has none, so that `pip install git+…` works anywhere.
"""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


def client(root: str) -> Any:
    """The module that builds the client."""
    spec = importlib.util.spec_from_file_location("client", Path(root) / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of the package are gathered."""

    def dependencies(self) -> list[str]:
        """Node, where the client must be built and the machine cannot."""
        web = client(self.root)
        try:
            if not web.is_current():
                web.npm()
        except web.CannotBuild:
            required = (Path(self.root) / "web" / "node-requirements.txt").read_text("utf-8")
            return [required.partition("\\")[0].strip()]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # there the Makefile builds it, whenever its sources have changed
            client(self.root).build()


class LinksHook(MetadataHookInterface):
    """The README as the page of a package shows it, where relative links and pictures lead nowhere.

    A release by GitHub knows the address of the sources; elsewhere links become plain words, and pictures are left out.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("GITHUB_REPOSITORY")
        address = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}" if repository else None
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_links_to(address, text)}
        metadata["urls"] = (
            {
                "Documentation": f"{address}/tree/main/docs",
                "Changelog": f"{address}/blob/main/CHANGELOG.md",
                "Issues": f"{address}/issues",
                "Source": address,
            }
            if address
            else {}
        )


def with_links_to(address: str | None, text: str) -> str:
    """A document with its relative links made absolute, or, without an address, taken out."""
    relative = r"\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)"
    if address is None:
        text = re.sub(rf"^!{relative}\n", "", text, flags=re.MULTILINE)
        return re.sub(relative, r"\1", text)
    text = re.sub(rf"!{relative}", rf"![\1]({address}/raw/main/\2)", text)
    return re.sub(relative, rf"[\1]({address}/blob/main/\2)", text)
