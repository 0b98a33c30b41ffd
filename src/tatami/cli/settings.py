"""Settings of `tatami serve`: an argument counts most, then the environment, then a file, then what we think best."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tatami.core.errors import InputError

PREFIX = "TATAMI_"
"""`TATAMI_PORT` in the environment is `port` in the file and `--port`."""


class ServeSettings(msgspec.Struct, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str | None = None
    database: str | None = None
    rate: float = 50.0
    pace: float = 0.4
    origin: list[str] = []
    hooks: str = "public"
    contact: str = ""
    workers: bool = False
    traces: bool = False
    verbose: bool = False


LISTS = {"origin"}
FLAGS = {"verbose", "workers", "traces"}


def serve_settings(chosen: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> ServeSettings:
    names = ServeSettings.__struct_fields__
    file = chosen.settings or environment.get(f"{PREFIX}SETTINGS")
    found = in_file(Path(file)) if file else {}
    for name in names:
        said = environment.get(PREFIX + name.upper())
        if said is not None:
            value: object = said
            if name in LISTS:
                value = said.split()
            elif name in FLAGS:
                value = said.lower() not in ("", "0", "false", "no")
            found[name] = setting_value(f"{PREFIX}{name.upper()}", name, value)
    for name in names:
        given = getattr(chosen, name)
        if given is not None and given is not False and given != []:  # 0 is a rate
            found[name] = str(given) if isinstance(given, Path) else given
    return msgspec.convert(found, ServeSettings)


def in_file(path: Path) -> dict[str, object]:
    try:
        read = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        trouble = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError("cli-error-setting", file=str(path), name="TOML", trouble=str(trouble)) from None
    return {name: setting_value(str(path), name, value) for name, value in read.items()}


def setting_value(where: str, name: str, value: object) -> object:
    """A value as a setting of that name has it; numbers may be written as texts."""
    try:
        return getattr(msgspec.convert({name: value}, ServeSettings, strict=False), name)
    except (msgspec.ValidationError, AttributeError) as error:
        raise InputError("cli-error-setting", file=where, name=name, trouble=str(error)) from None
