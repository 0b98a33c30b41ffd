"""What was made once and may be needed again: as `lru_cache`, but others can bring what they have made elsewhere."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """The values used last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Key, Value] = OrderedDict()
        self.lock = Lock()

    def get(self, key: Key) -> Value | None:
        with self.lock:
            if key not in self.kept:
                return None
            self.kept.move_to_end(key)
            return self.kept[key]

    def keep(self, key: Key, value: Value) -> Value:
        with self.lock:
            self.kept[key] = value
            self.kept.move_to_end(key)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return value
