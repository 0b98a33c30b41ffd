"""How a GPU's warps share the games of a batch: the kernel, in the part of Python that numba-cuda compiles.

The 32 threads of a warp share their instructions, so games that do the same thing should be played side by side; and
memory is far away, so a warp brings its games' records into its own shared memory and plays them there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
from llvmlite import ir
from numba import cuda
from numba import types as kinds
from numba.cuda.extending import intrinsic

from tatami.core.compiled import Globals
from tatami.core.record import Array
from tatami.research.batch import AS_TOLD, BEGIN, SCORES_ROOM, TO_THE_END
from tatami.research.divergence import NOTHING
from tatami.research.launch import KEYS, WARP

if TYPE_CHECKING:
    from tatami.core.bound import (
        CHOICES,
        NEAR_ROOM,
        NEAR_WORDS,
        SIZE,
        TABLE,
        begin_of,
        draw_below,
        key_of,
        play,
        records_at_hand,
    )  # fmt: skip

NEAR = 1400  # bytes: larger records of 32 games would not fit into a block's shared memory
EVERYBODY = 0xFFFFFFFF
WAITS = 2  # in `play_on` for each step: whoever has no game waits as often as those who play


def play_in_warps(
    how: int, steps: int, stretch: int, actions: Array, raws: Array, figures: Array, start: Array, streams: Array,
    choices: Array, counts: Array, masks: Array, observations: Array, to_act: Array, rewards: Array, done: Array,
    finished: Array, moves: Array, words: Array, order: Array, keys: Array, tallies: Array, gate: Array,
) -> None:  # fmt: skip
    """Every warp takes the next 32 games, brings their records near and plays on, until all are played.

    Every `stretch` steps the games are sorted by key; with 0 never. A thread plays one game at a time, with the same
    draws in the same order as on the processor. A block is a warp.
    """
    log = cuda.local.array(1, numba.int32)
    weights = cuda.local.array(CHOICES, numba.float64)
    scores = cuda.local.array(SCORES_ROOM, numba.float64)
    stream = cuda.local.array(1, numba.uint64)
    places = cuda.shared.array(KEYS, numba.int32)
    crew = cuda.shared.array(WARP, numba.int32)
    near = cuda.shared.array(NEAR_ROOM, numba.uint64)
    near_bytes = near.view(numba.uint8)
    lane, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    n = streams.shape[0]
    first, last = n * block // blocks, n * (block + 1) // blocks
    tables = raws.view(TABLE)
    if stretch:
        for k in range(first + lane, last, WARP):
            if how == BEGIN:
                keys[k] = 0
            elif how == AS_TOLD:
                keys[k] = key_of(tables[k], actions[k])
            else:
                stream[0] = streams[k]
                keys[k] = key_of(tables[k], numba.int64(choices[k, draw_below(stream, counts[k])]))
    at_once = max(1, stretch or steps)
    for turn in range((steps + at_once - 1) // at_once):
        tally, spent = tallies[turn & 1], tallies[(turn + 1) & 1]
        busy = n
        if stretch:
            busy = sort_by_key(first, last, n, keys, order, places, tally, gate, 3 * turn * blocks)
            if busy == 0:
                break
            if block == 0:
                for key in range(lane, KEYS + 1, WARP):
                    spent[key] = 0
        while True:
            if lane == 0:
                crew[0] = cuda.atomic.add(tally, KEYS, WARP)
            cuda.syncwarp()
            at = crew[0]
            cuda.syncwarp()
            if at >= busy:
                break
            playing = min(busy - at, WARP)
            k = order[at + min(lane, playing - 1)]
            crew[lane] = k
            cuda.syncwarp()
            fetch(words, near, crew)
            cuda.syncwarp()
            begin = begin_of(k)
            mine = records_at_hand(raws, near_bytes)[begin : begin + SIZE]
            plays = lane < playing
            for _ in range(min(at_once, steps - turn * at_once)):
                if plays:
                    play(
                        0, 1, how, 1, actions[k : k + 1], mine, figures, start, streams[k : k + 1], choices[k : k + 1],
                        counts[k : k + 1], masks[k : k + 1], observations[k : k + 1], to_act[k : k + 1],
                        rewards[k : k + 1], done[k : k + 1], finished[k : k + 1], moves[k : k + 1],
                        log, weights, scores,
                    )  # fmt: skip
                    plays = how != TO_THE_END or not done[k]
                else:
                    for _ in range(WAITS):
                        cuda.syncwarp()
                cuda.syncwarp()
                if not cuda.any_sync(EVERYBODY, plays):
                    break
            if stretch and lane < playing:
                keys[k] = NOTHING
                if plays:
                    stream[0] = streams[k]
                    action = numba.int64(choices[k, draw_below(stream, counts[k])])
                    keys[k] = key_of(mine.view(TABLE)[0], action)
            cuda.syncwarp()
            bring_back(raws, words, near, near_bytes, crew, playing)
            cuda.syncwarp()
        if stretch:
            wait_for_all(gate, (3 * turn + 3) * blocks)


def sort_by_key(
    first: int, last: int, n: int, keys: Array, order: Array, places: Array, tally: Array, gate: Array, arrived: int
) -> int:
    """A counting sort by all blocks, of whose games each has a share. How many games have something to do."""
    lane, blocks = cuda.threadIdx.x, cuda.gridDim.x
    for key in range(lane, KEYS, WARP):
        places[key] = 0
    cuda.syncwarp()
    for k in range(first + lane, last, WARP):
        cuda.atomic.add(places, keys[k], 1)
    cuda.syncwarp()
    for key in range(lane, KEYS, WARP):
        if places[key]:
            places[key] = cuda.atomic.add(tally, key, places[key])
    wait_for_all(gate, arrived + blocks)
    before = 0
    for key in range(lane, KEYS, WARP):
        total = tally[key]
        up_to = total
        for far in (1, 2, 4, 8, 16):
            lower = cuda.shfl_up_sync(EVERYBODY, up_to, far)
            if lane >= far:
                up_to += lower
        places[key] += before + up_to - total
        before += cuda.shfl_sync(EVERYBODY, up_to, WARP - 1)
    cuda.syncwarp()
    for k in range(first + lane, last, WARP):
        order[cuda.atomic.add(places, keys[k], 1)] = k
    wait_for_all(gate, arrived + 2 * blocks)
    return n - tally[NOTHING]  # type: ignore[no-any-return]


def wait_for_all(gate: Array, arrivals: int) -> None:
    """The blocks go on together, and see what the others wrote."""
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        cuda.threadfence()
        cuda.atomic.add(gate, 0, 1)
        while cuda.atomic.add(gate, 0, 0) < arrivals:
            pass
        cuda.threadfence()
    cuda.syncthreads()


def fetch(words: Array, near: Array, crew: Array) -> None:
    """The warp's records come near, each with whatever shares its first and last word."""
    lane = cuda.threadIdx.x
    end = words.shape[0] - 1
    for game in range(WARP):
        first = (numba.int64(crew[game]) * SIZE >> 3) + lane
        for at in range(0, NEAR_WORDS, WARP):  # nobody looks at what comes too much
            if at + WARP <= NEAR_WORDS or at + lane < NEAR_WORDS:
                send_for(near, game * NEAR_WORDS + at + lane, words, min(first + at, end))
    all_came()


def bring_back(raws: Array, words: Array, near: Array, near_bytes: Array, crew: Array, playing: int) -> None:
    """And go back: whole words, then the bytes at both ends, which are in words shared with other games."""
    lane = cuda.threadIdx.x
    for game in range(playing):
        begin = numba.int64(crew[game]) * SIZE
        first = numba.uint32((begin >> 3) + lane)
        whole, behind = numba.uint32((begin + 7) >> 3), numba.uint32((begin + SIZE) >> 3)
        for at in range(0, NEAR_WORDS, WARP):
            place = numba.uint32(first + at)
            if 0 < at < SIZE // 8 - WARP or whole <= place < behind:
                words[place] = near[numba.uint32(game * NEAR_WORDS + at + lane)]
    if lane < playing:
        begin = numba.int64(crew[lane]) * SIZE
        to_near = lane * NEAR_WORDS * 8 - (begin >> 3 << 3)
        for at in range(begin, (begin + 7) >> 3 << 3):
            raws[numba.uint64(at)] = near_bytes[numba.uint32(to_near + at)]
        for at in range((begin + SIZE) >> 3 << 3, begin + SIZE):
            raws[numba.uint64(at)] = near_bytes[numba.uint32(to_near + at)]


@intrinsic  # type: ignore[untyped-decorator]
def send_for(context: Any, there: Any, at: Any, here: Any, place: Any) -> Any:
    """send_for(there, at, here, place): a word comes into shared memory by itself, while others are sent for."""
    text = "{.reg .u64 there; cvta.to.shared.u64 there, $0; cp.async.ca.shared.global [there], [$1], 8;}"

    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cells = []
        for array, index in ((0, 1), (2, 3)):
            data = context.make_array(signature.args[array])(context, builder, values[array]).data
            cells.append(builder.ptrtoint(builder.gep(data, [values[index]]), ir.IntType(64)))
        kind = ir.FunctionType(ir.VoidType(), [ir.IntType(64), ir.IntType(64)])
        builder.call(ir.InlineAsm(kind, text, "l,l,~{memory}", side_effect=True), cells)
        return context.get_dummy_value()

    return kinds.void(there, kinds.int64, here, kinds.int64), write


@intrinsic  # type: ignore[untyped-decorator]
def all_came(context: Any) -> Any:
    """What this thread sent for is there."""

    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kind = ir.FunctionType(ir.VoidType(), [])
        builder.call(ir.InlineAsm(kind, "cp.async.wait_all;", "~{memory}", side_effect=True), [])
        return context.get_dummy_value()

    return kinds.void(), write


def begin_near(k: int) -> int:
    """Where a thread's own record begins, near."""
    return cuda.threadIdx.x * NEAR_WORDS * 8 + (k * SIZE & 7)  # type: ignore[no-any-return]


def records_near(raws: Array, near_bytes: Array) -> Array:
    return near_bytes


# -- records too large to come near are played where they lie


def fetch_nothing(words: Array, near: Array, crew: Array) -> None:
    """Nothing comes near."""


def bring_back_nothing(raws: Array, words: Array, near: Array, near_bytes: Array, crew: Array, playing: int) -> None:
    """So nothing has to go back."""


def begin_far(k: int) -> int:
    return k * SIZE


def records_far(raws: Array, near_bytes: Array) -> Array:
    return raws


def words_near(size: int) -> int:
    """How many words of shared memory a record takes; 0: it is too large. An odd number, so that they share no bank."""
    return (size + 14) // 8 | 1 if size <= NEAR else 0


def parts(size: int) -> Globals:
    """What `play_in_warps` calls by name, for records of that many bytes; each may call those before it."""
    by_size = (
        (fetch, bring_back, begin_near, records_near)
        if words_near(size)
        else (fetch_nothing, bring_back_nothing, begin_far, records_far)
    )
    named = zip(("fetch", "bring_back", "begin_of", "records_at_hand"), by_size, strict=True)
    return {"wait_for_all": wait_for_all, "sort_by_key": sort_by_key, **dict(named)}
