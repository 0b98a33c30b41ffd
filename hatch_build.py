"""The package's build hook: the browser's client is part of what is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of the package are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the Makefile builds it, whenever its sources have changed
        spec = importlib.util.spec_from_file_location("client", Path(self.root) / "web" / "build.py")
        assert spec is not None and spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        client.build()
