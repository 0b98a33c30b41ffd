"""A program at a table: it sits down with the key of an invitation and plays over the same API as everybody.

    python examples/outside_bot.py http://localhost:8000/t/TABLE#KEY

It needs nothing but Python. Replace `choose` with something better: `seen["view"]` is what the seat knows.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def choose(seen: dict[str, Any]) -> str:
    choice: str = random.choice(seen["legal"])["notation"]
    return choice


def main(link: str) -> None:
    parts = urlsplit(link)
    server = f"{parts.scheme}://{parts.netloc}/api"
    table = f"{server}/tables/{parts.path.rpartition('/')[2]}"
    headers = {"content-type": "application/json"}

    def ask(address: str, body: Any = None) -> Any:
        with urlopen(Request(address, None if body is None else json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    headers["authorization"] = f"Bearer {ask(f'{server}/token', {})['token']}"
    seat = ask(f"{table}/join", {"key": parts.fragment, "name": "Random", "program": True})["seat"]
    seen = ask(f"{table}?seat={seat}")
    while seen["status"] in ("waiting", "playing"):
        if seen["your_turn"]:
            seen = ask(f"{table}/actions", {"version": seen["version"], "action": choose(seen), "seat": seat})["table"]
        else:
            seen = ask(f"{table}?seat={seat}&wait=25&known={seen['version']}")
    print("won" if seat in seen["winners"] else "lost")


if __name__ == "__main__":
    main(sys.argv[1])
