"""The trees of the search: nodes in one array, children of a node side by side, in ascending order of their keys."""

from __future__ import annotations

from math import log as ln
from math import sqrt
from typing import TypeAlias

import numpy as np

from tatami.core.compiled import rule
from tatami.core.record import Cells, Numbers, f64, i16, i32, record

NOTHING = 0
"""No node: the first cell of a tree is never used, roots come next."""
FIRST_ROOM = 2
USED = 0
LOGS = np.log(np.maximum(np.arange(1024), 1.0))
LN_64 = ln(64.0)


@record
class Node:
    """A branch and what lies behind it."""

    key: i32  # the action, or what the tree's seat saw of it
    visits: i32
    offered: i32  # how often it could have been chosen: not every redeal allows it
    first: i32  # its children lie from here on
    count: i16
    room: i16
    total: f64  # of the values of the seat that chose it


Tree: TypeAlias = Cells[Node]


@rule
def place_of(tree: Tree, parent: int, key: int) -> int:
    """Where a child with that key lies, or would lie."""
    low = int(tree[parent].first)
    high = low + int(tree[parent].count)
    while low < high:
        middle = (low + high) // 2
        if tree[middle].key < key:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def find(tree: Tree, parent: int, key: int) -> int:
    """The child with that key, or NOTHING."""
    above = tree[parent]
    node = place_of(tree, parent, key)
    return node if node < above.first + above.count and tree[node].key == key else NOTHING


@rule
def grow(tree: Tree, head: Numbers, parent: int, key: int) -> int:
    """A new child, in its place among the others; NOTHING if the array has no room.

    Its younger siblings move: only their parent knows where they are.
    """
    above = tree[parent]
    count = int(above.count)
    if count == above.room:
        room = 2 * count if count else FIRST_ROOM
        start = int(head[USED])
        if start + room > tree.shape[0]:
            return NOTHING
        head[USED] = start + room
        for k in range(count):
            tree[start + k] = tree[above.first + k]
        above.first = start
        above.room = room
    node = place_of(tree, parent, key)
    for k in range(int(above.first) + count, node, -1):
        tree[k] = tree[k - 1]
    above.count = count + 1
    new = tree[node]
    new.key = key
    new.visits = 0
    new.offered = 0
    new.first = NOTHING
    new.count = 0
    new.room = 0
    new.total = 0.0
    return node


@rule
def follow(tree: Tree, head: Numbers, parent: int, key: int) -> int:
    """The child with that key, made if it is not there yet."""
    node = find(tree, parent, key)
    return node if node != NOTHING else grow(tree, head, parent, key)


@rule
def roughly_ln(number: int) -> float:
    """The logarithm of a whole number, from a table: to a hundredth, for a fraction of the time."""
    if number < LOGS.shape[0]:
        return float(LOGS[number])
    if number < LOGS.shape[0] << 6:
        return float(LOGS[number >> 6]) + LN_64
    return float(LOGS[min(number >> 12, LOGS.shape[0] - 1)]) + 2.0 * LN_64


@rule
def survey(tree: Tree, parent: int, choices: Numbers, count: int, explore: float) -> tuple[int, int]:
    """Offers every known child that is legal now; the most promising of them, and how many there are."""
    node = int(tree[parent].first)
    end = node + int(tree[parent].count)
    best, known = NOTHING, 0
    highest = -1.0
    for k in range(count):
        action = choices[k]
        while node < end and tree[node].key < action:
            node += 1
        if node == end:
            break
        child = tree[node]
        if child.key == action:
            known += 1
            child.offered += 1
            if child.visits == 0:
                promise = 1e9
            else:
                visits = float(child.visits)
                promise = child.total / visits + explore * sqrt(roughly_ln(int(child.offered)) / visits)
            if promise > highest:
                best, highest = node, promise
    return best, known


@rule
def missing(tree: Tree, parent: int, choices: Numbers, count: int, skip: int) -> int:
    """A legal action that has no child yet: the one after `skip` others."""
    node = int(tree[parent].first)
    end = node + int(tree[parent].count)
    for k in range(count):
        action = choices[k]
        while node < end and tree[node].key < action:
            node += 1
        if node == end or tree[node].key != action:
            if skip == 0:
                return int(action)
            skip -= 1
    return int(choices[count - 1])
