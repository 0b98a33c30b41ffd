"""How a GPU plays a batch: the kernel, in the part of Python that numba-cuda compiles.

Memory is far away, and the 32 threads of a warp share their instructions. So every block keeps a pool of games in its
shared memory, from a game's first step of a call to its last; and each warp again and again takes up to 32 games of the
pool that are about to do the same thing, and plays one step of each. Nobody waits for anybody: games that do something
rare lie in the pool until there are enough of them.

Of a game whose record is so large that few would fit, the records stay far: the pool then says only which games there
are and what each is about to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numba
import numpy as np
from numba import cuda

from tatami.core.compiled import Globals
from tatami.core.engine import CHANCE
from tatami.core.record import Array, Dtype
from tatami.research.batch import AS_TOLD, BEGIN, SCORES_ROOM, TO_THE_END
from tatami.research.divergence import CHANCES, FIRST_OF_CHANCE, NOTHING
from tatami.research.launch import KEYS, WARP

if TYPE_CHECKING:  # a game's own (gpu.py), and of records how they lie near (`layout`)
    from tatami.core.bound import (
        CELL,
        CHOICES,
        FIGURES,
        HEAD,
        HOST,
        LISTED,
        MOVED,
        OUTCOMES,
        SIZE,
        TABLE,
        TAIL,
        apply,
        cells_in_play,
        draw_below,
        encode,
        hand_over,
        key_of,
        lead_on,
        legal,
        list_of,
        record_of,
        start_of,
    )  # fmt: skip
    from tatami.research.batch import lay_out, mark

DONE = -1
"""Instead of a slot's action: it was played, and chance or the next game follows."""
EVERYBODY = 0xFFFFFFFF
BUSY, RETIRED = -1, -2
"""Instead of a slot's key: a warp plays its game; there is no game left for it."""
HEADER = KEYS + 2  # whole numbers: how many slots have each key, how many are retired, and one to keep eights
SLOT_WORDS = 3  # of 8 bytes, beside its record: the stream; game and action; steps left and key
WORD = 8
IN_PLACE = ("record_of", "list_of", "start_of")
"""Parts that are written where they are called."""
PATIENCE = 200  # nanoseconds that a warp without work waits
LARGEST_NEAR = 4096  # bytes of a record
MOST_SLOTS = 2048
"""Of a pool whose records are far: more would have no more in common, and would take longer to look through."""


def play_from_pools(
    how: int, steps: int, room: int, actions: Array, raws: Array, figures: Array, start: Array, streams: Array,
    choices: Array, counts: Array, masks: Array, observations: Array, to_act: Array, rewards: Array, done: Array,
    finished: Array, moves: Array, taken: Array,
) -> None:  # fmt: skip
    """Every block plays its share of the games in `room` bytes of shared memory; a thread one game at a time, with the
    same draws in the same order as on the processor."""
    log = cuda.local.array(1, numba.int32)
    weights = cuda.local.array(OUTCOMES, numba.float64)
    scores = cuda.local.array(SCORES_ROOM, numba.float64)
    paid = cuda.local.array(SCORES_ROOM, numba.float32)
    rng = cuda.local.array(1, numba.uint64)
    listed = cuda.local.array(CHOICES, LISTED)
    near = cuda.shared.array(0, numba.uint64)
    ints, bytes_near, pairs = near.view(numba.int32), near.view(numba.uint8), near.view(numba.uint16)
    lane, warp, warps = cuda.threadIdx.x & 31, cuda.threadIdx.x >> 5, cuda.blockDim.x >> 5
    n, blocks = streams.shape[0], cuda.gridDim.x
    used = HEAD + TAIL + CELL * cells_in_play(start.view(HOST)[0])
    words = numba.int32((used + WORD - 1) // WORD | 1)  # odd, so that the records of a warp share no bank
    crews = numba.int32(HEADER // 2 + WARP // 2 * warps)
    spare = (SIZE - used) // WORD + 1  # a view of the last record reaches so far; nobody looks there
    slots = (room // WORD - crews - spare - words) // (words + SLOT_WORDS)
    slots = numba.int32(min(slots, MOST_SLOTS, (n + blocks - 1) // blocks))
    # Words: the header, the crews, the streams, then for each slot game, action, steps left and key, the records.
    at_crew, at_stream, at_game = numba.int32(HEADER + WARP * warp), crews, numba.int32(2 * (crews + slots))
    at_action, at_left, at_key = at_game + slots, at_game + 2 * slots, at_game + 3 * slots
    at_record = numba.int32(crews + SLOT_WORDS * slots)
    first = ints[at_key : at_key + slots]
    for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
        first[slot] = NOTHING
    for key in range(cuda.threadIdx.x, HEADER, cuda.blockDim.x):
        ints[key] = slots if key == NOTHING else 0
    half = numba.int32((used + 1) // 2)
    at_fresh = numba.int32(4 * (at_record + words * slots))
    fetch(pairs, at_fresh, start.view(numba.uint16), 0, half, cuda.threadIdx.x, cuda.blockDim.x)
    cuda.syncthreads()
    fresh = start_of(pairs[at_fresh : at_fresh + half], start)
    far = raws.view(numba.uint16)
    f = figures.view(FIGURES)[0]
    below = numba.uint32((1 << lane) - 1)
    chunks = (slots + WARP - 1) // WARP
    while True:
        cuda.syncwarp()
        best = max(ints[lane] * KEYS + lane, ints[lane + WARP] * KEYS + lane + WARP)
        for distance in (16, 8, 4, 2, 1):
            best = max(best, cuda.shfl_xor_sync(EVERYBODY, best, distance))
        key, wanted = best % KEYS, min(best // KEYS, WARP)
        if wanted == 0:
            if ints[KEYS] >= slots:
                break
            cuda.nanosleep(PATIENCE)
            continue
        if lane == 0:
            count = best // KEYS
            ints[at_crew] = wanted if cuda.atomic.cas(ints, key, count, count - wanted) == count else 0
        cuda.syncwarp()
        wanted = ints[at_crew]
        cuda.syncwarp()
        if wanted == 0:
            continue
        crew = 0
        for chunk in range(chunks):
            slot = (chunk + warp) % chunks * WARP + lane
            fits = slot < slots and ints[at_key + slot] == key
            seen = cuda.ballot_sync(EVERYBODY, fits)
            if seen:
                if fits and crew + cuda.popc(seen & below) < wanted:
                    fits = cuda.atomic.cas(ints, at_key + slot, key, BUSY) == key
                else:
                    fits = False
                ours = cuda.ballot_sync(EVERYBODY, fits)
                if fits:
                    ints[at_crew + crew + cuda.popc(ours & below)] = slot
                crew += cuda.popc(ours)
                if crew >= wanted:
                    break
        if lane == 0 and crew < wanted:
            cuda.atomic.add(ints, key, wanted - crew)
        if crew == 0:
            continue
        cuda.threadfence_block()
        cuda.syncwarp()
        slot = ints[at_crew + min(lane, crew - 1)]
        plays = lane < crew
        base = 0
        if key == NOTHING:
            if lane == 0:
                base = cuda.atomic.add(taken, 0, crew)
            base = cuda.shfl_sync(EVERYBODY, base, 0)
            k = base + lane
        else:
            k = ints[at_game + slot]
        tables = record_of(bytes_near, numba.int32(WORD) * (at_record + slot * words), raws, numba.int64(min(k, n - 1)))
        t = tables[0]
        out = list_of(listed, choices, min(k, n - 1))
        following = numba.int32(NOTHING)
        if key == NOTHING:
            for one in range(min(crew, n - base)):
                to = 4 * (at_record + ints[at_crew + one] * words)
                fetch(pairs, to, far, numba.int64(base + one) * (SIZE // 2), half, lane, WARP)
            cuda.syncwarp()
            if plays and k >= n:
                following = numba.int32(RETIRED)
            elif plays:
                ints[at_game + slot], ints[at_left + slot] = k, steps
                shown, count = choices[k], counts[k]
                if masks[k, numba.uint32(shown[0])]:  # the choices are still those that the mask was made from
                    mark(masks[k], shown, count, False)
                rng[0] = streams[k]
                ints[at_action + slot] = 0
                if how == BEGIN:
                    following = 0
                else:
                    action = actions[k] if how == AS_TOLD else numba.int64(shown[draw_below(rng, count)])
                    ints[at_action + slot] = action
                    following = key_of(t, action) % FIRST_OF_CHANCE
                near[at_stream + slot] = rng[0]
        else:
            if plays:
                rng[0] = near[at_stream + slot]
                log[0] = 0
                action = numba.int64(ints[at_action + slot])
                if action != DONE:
                    if how == BEGIN:
                        lay_out(tables, 0, fresh)
                    else:
                        apply(t, f, log, action)
            cuda.syncwarp()
            ended, decides = 0, plays
            if plays and t.to_act < 0:
                if action != DONE:
                    decides = False
                    ints[at_action + slot] = DONE
                    following = numba.int32(NOTHING - 1)
                    if t.to_act == CHANCE:
                        following = numba.int32(FIRST_OF_CHANCE + t.decision % CHANCES)
                else:
                    ended = lead_on(tables, 0, fresh, f, rng, out, paid[: rewards.shape[1]], log, weights, scores)
            cuda.syncwarp()
            count = 0
            if decides:
                count = legal(t, f, out)
            cuda.syncwarp()
            left = ints[at_left + slot] - 1
            last = decides and (left == 0 or (how == TO_THE_END and ended != 0))
            if decides:
                if ended and how != BEGIN:
                    finished[k] += 1
                if not last:
                    action = numba.int64(out[draw_below(rng, count)])
                    ints[at_action + slot], ints[at_left + slot] = action, left
                    near[at_stream + slot] = rng[0]
                    following = key_of(t, action) % FIRST_OF_CHANCE
            if last:
                streams[k], counts[k], to_act[k], done[k] = rng[0], count, t.to_act, ended != 0
                hand_over(choices, k, out, count)
                for seat in range(rewards.shape[1]):
                    rewards[k, seat] = paid[seat] if ended else numba.float32(0.0)
                if how != TO_THE_END or ended:
                    mark(masks[k], out, count, True)
                    encode(t, f, t.to_act, observations[k])
                if how == BEGIN:
                    finished[k] = moves[k] = 0
                else:
                    moves[k] += steps - left
            cuda.syncwarp()
            ready = cuda.ballot_sync(EVERYBODY, last)
            while ready:
                one = cuda.ffs(ready) - 1
                ready &= ready - 1
                ours = 4 * (at_record + cuda.shfl_sync(EVERYBODY, slot, one) * words)
                theirs = numba.int64(cuda.shfl_sync(EVERYBODY, k, one)) * (SIZE // 2)
                bring_back(far, theirs, pairs, ours, half, lane)
        cuda.threadfence_block()
        cuda.syncwarp()
        if plays:
            ints[at_key + slot] = following
            cuda.threadfence_block()
            cuda.atomic.add(ints, KEYS if following == RETIRED else following, 1)


def place(pair: int) -> int:
    """Where two bytes of a record that is near lie in one that is far: the field whose last cells may be out of play is
    the last one near."""
    if pair < HEAD // 2:
        return pair
    return pair + MOVED // 2 if pair < (HEAD + TAIL) // 2 else pair - TAIL // 2


def fetch(near: Array, to: int, far: Array, begin: int, half: int, lane: int, step: int) -> None:
    """A record comes near."""
    for pair in range(lane, half, step):
        near[numba.uint32(to + pair)] = far[begin + place(pair)]


def bring_back(far: Array, begin: int, near: Array, ours: int, half: int, lane: int) -> None:
    """And goes back."""
    for pair in range(lane, half, WARP):
        far[begin + place(pair)] = near[numba.uint32(ours + pair)]


def record_near(near: Array, begin: int, far: Array, k: int) -> Array:
    """Where a game's record is played."""
    return near[begin : begin + SIZE].view(TABLE)


def record_far(near: Array, begin: int, far: Array, k: int) -> Array:
    return far[k * SIZE : k * SIZE + SIZE].view(TABLE)


def list_near(near: Array, far: Array, k: int) -> Array:
    """Where its choices are listed."""
    return near


def list_far(near: Array, far: Array, k: int) -> Array:
    row: Array = far[k]
    return row


def hand_over_list(far: Array, k: int, listed: Array, count: int) -> None:
    """The choices of the last step of a call are shown."""
    for c in range(count):
        far[k, c] = listed[c]


def is_shown_already(far: Array, k: int, listed: Array, count: int) -> None:
    """Likewise, of a list that was made there."""


def start_near(near: Array, far: Array) -> Array:
    """The start of every game, in pairs of bytes."""
    return near


def start_far(near: Array, far: Array) -> Array:
    return far.view(numba.uint16)


def is_near(table: Dtype) -> bool:
    """Whether records come near."""
    return table.itemsize <= LARGEST_NEAR


def layout(table: Dtype, last: str | None) -> Globals:
    """A record as it lies near: the field `last`, of which only the first cells may be in play, comes last."""
    size = table.itemsize
    if not is_near(table):  # nothing of it lies near
        return {"TABLE": table, "SIZE": size, "HEAD": 0, "TAIL": 0, "MOVED": 0, "CELL": 0}
    if last is None or table.fields is None:
        return {"TABLE": table, "SIZE": size, "HEAD": 0, "TAIL": 0, "MOVED": 0, "CELL": size + size % 2}
    kind, head = table.fields[last][:2]
    tail = size - head - kind.itemsize
    if head % 2 or kind.itemsize % 2 or tail % 2:
        raise ValueError(f"{last}: a record is moved by pairs of bytes")
    offsets = {
        name: at if at < head else at - kind.itemsize if at > head else head + tail
        for name, (_, at, *_) in table.fields.items()
    }
    names = list(table.fields)
    near = np.dtype(
        {
            "names": names,
            "formats": [table.fields[name][0] for name in names],
            "offsets": [offsets[name] for name in names],
            "itemsize": size,
        }
    )
    cell = kind.base.itemsize
    return {"TABLE": near, "SIZE": size, "HEAD": head, "TAIL": tail, "MOVED": kind.itemsize, "CELL": cell}


def parts(near: bool) -> Globals:
    """What `play_from_pools` calls by name; each may call those before it."""
    return {
        "place": place,
        "fetch": fetch,
        "bring_back": bring_back,
        "record_of": record_near if near else record_far,
        "list_of": list_near if near else list_far,
        "hand_over": hand_over_list if near else is_shown_already,
        "start_of": start_near if near else start_far,
    }
