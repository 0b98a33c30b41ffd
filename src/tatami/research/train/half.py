"""The learner's arithmetic on a GPU: products of half precision, and all that lies between two of them in one kernel.

The weights that learn stay in single precision; sums of products too. What is done is what `net.py` and `learner.py` do
on the processor (`bench/gpu/learner.py` compares them there where a GPU is).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from tatami.research.train.net import Array, Net, Wiring

if TYPE_CHECKING:
    import cupy

SOURCE = r"""
typedef unsigned short half;
typedef unsigned int pair;
__device__ float from(half x) { float y; asm("cvt.f32.f16 %0, %1;" : "=f"(y) : "h"(x)); return y; }
__device__ half to(float x) { half y; asm("cvt.rn.f16.f32 %0, %1;" : "=h"(y) : "f"(x)); return y; }
__device__ float low(pair x) { return from((half)(x & 0xffffu)); }
__device__ float high(pair x) { return from((half)(x >> 16)); }
__device__ pair both(float x, float y) { return (pair)to(x) | ((pair)to(y) << 16); }
__device__ float most(float x) {
    for (int k = 16; k; k >>= 1) x = fmaxf(x, __shfl_xor_sync(0xffffffffu, x, k));
    return x;
}
__device__ float sum(float x) {
    for (int k = 16; k; k >>= 1) x += __shfl_xor_sync(0xffffffffu, x, k);
    return x;
}
__device__ float lot(unsigned long long seed, unsigned long long number) {  // above 0, below 1
    unsigned long long z = seed + (number + 1) * 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    z ^= z >> 31;
    return ((float)(z >> 41) + 0.5f) * 1.1920929e-7f;
}

extern "C" {

// A block makes the inputs of one line.
__global__ void wire(const signed char* lines, const long long* chosen, const long long* seen, const int* source,
                     const signed char* kind, const float* scale, int width, int inputs, half* x) {
    extern __shared__ signed char line[];
    const long long at = chosen[blockIdx.x], first = seen[at] * inputs;
    for (int k = threadIdx.x; k < width; k += blockDim.x) line[k] = lines[at * width + k];
    __syncthreads();
    for (int k = threadIdx.x; k < inputs; k += blockDim.x) {
        const signed char cell = line[source[first + k]], what = kind[first + k];
        const float number = what == -1 ? (float)cell : (float)(cell != 0);
        x[(size_t)blockIdx.x * inputs + k] = to(what < 0 ? number * scale[first + k] : (float)(cell == what));
    }
}

// A block copies one line of bytes.
__global__ void pick(const unsigned char* lines, const long long* rows, int width, unsigned char* found) {
    const unsigned char* line = lines + rows[blockIdx.x] * width;
    for (int k = threadIdx.x; k < width; k += blockDim.x) found[(size_t)blockIdx.x * width + k] = line[k];
}

// A warp finds the first legal action of one game.
__global__ void first(const unsigned char* masks, int actions, int games, long long* found) {
    const int game = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
    if (game >= games) return;
    int place = 0;
    for (int k = 0; k < actions; k += 32) {
        const int at = k + lane;
        const unsigned int there = __ballot_sync(0xffffffffu, at < actions && masks[(size_t)game * actions + at]);
        if (there) { place = k + __ffs(there) - 1; break; }
    }
    if (!lane) found[game] = place;
}

// A block looks up which outputs of one game are legal.
__global__ void legal(const unsigned char* masks, const long long* games, const long long* seen,
                      const long long* columns, int actions, int choices, unsigned char* found) {
    const long long game = games[blockIdx.x] * actions, first = seen[blockIdx.x] * choices;
    for (int k = threadIdx.x; k < choices; k += blockDim.x)
        found[(size_t)blockIdx.x * choices + k] = masks[game + columns[first + k]];
}

// After a product: its bias, what is below 0 cut off; with `before` the layer is added to what it got.
__global__ void layer(pair* added, const float* bias, const pair* before, pair* hidden, int width, size_t pairs) {
    const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= pairs) return;
    const int column = 2 * (int)(i % (width / 2));
    const float x = fmaxf(low(added[i]) + bias[column], 0.0f), y = fmaxf(high(added[i]) + bias[column + 1], 0.0f);
    added[i] = both(x, y);
    if (before) hidden[i] = both(low(before[i]) + x, high(before[i]) + y);
}

// Slopes where a layer was above 0, and their sums by column, a part of the lines in each block.
__global__ void gate(const pair* back, const pair* added, pair* inner, float* sums, int lines, int width) {
    const int columns = width / 2, part = (lines + gridDim.x - 1) / gridDim.x;
    const int end = min(lines, (int)(blockIdx.x + 1) * part);
    for (int column = threadIdx.x; column < columns; column += blockDim.x) {
        float x = 0.0f, y = 0.0f;
        for (int line = blockIdx.x * part; line < end; line++) {
            const size_t i = (size_t)line * columns + column;
            pair slope = back[i];
            if (added) {
                const pair layer = added[i];  // never below 0
                if (!(layer & 0x7fffu)) slope &= 0xffff0000u;
                if (!(layer & 0x7fff0000u)) slope &= 0xffffu;
                inner[i] = slope;
            }
            x += low(slope);
            y += high(slope);
        }
        sums[(size_t)blockIdx.x * width + 2 * column] = x;
        sums[(size_t)blockIdx.x * width + 2 * column + 1] = y;
    }
}

// The sums of all blocks; 32 columns and 8 parts a block.
__global__ void fold(const float* sums, int parts, int width, float share, float* total) {
    __shared__ float kept[8][33];
    const int column = blockIdx.x * 32 + threadIdx.x;
    float x = 0.0f;
    if (column < width) for (int k = threadIdx.y; k < parts; k += 8) x += sums[(size_t)k * width + column];
    kept[threadIdx.y][threadIdx.x] = x;
    __syncthreads();
    if (threadIdx.y || column >= width) return;
    for (int k = 1; k < 8; k++) x += kept[k][threadIdx.x];
    total[column] = x * share;
}

// A warp draws one action by the policy; without outputs all that is legal is equally likely.
__global__ void draw(const float* out, int stride, const unsigned char* masks, int choices, unsigned long long seed,
                     int lines, long long* actions, float* logs) {
    const int line = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
    if (line >= lines) return;
    const unsigned char* mask = masks + (size_t)line * choices;
    const float* logit = out ? out + (size_t)line * stride : 0;
    float top = -1e30f;
    for (int k = lane; k < choices; k += 32) if (mask[k]) top = fmaxf(top, logit ? logit[k] : 0.0f);
    top = most(top);
    float total = 0.0f, best = -1e30f, log = 0.0f;
    int action = choices;
    for (int k = lane; k < choices; k += 32) if (mask[k]) {
        const float x = (logit ? logit[k] : 0.0f) - top;
        total += expf(x);
        const float y = x - logf(-logf(lot(seed, (unsigned long long)line * choices + k)));
        if (y > best) { best = y; action = k; log = x; }
    }
    total = sum(total);
    for (int k = 16; k; k >>= 1) {
        const float other = __shfl_xor_sync(0xffffffffu, best, k), value = __shfl_xor_sync(0xffffffffu, log, k);
        const int which = __shfl_xor_sync(0xffffffffu, action, k);
        if (other > best || (other == best && which < action)) { best = other; action = which; log = value; }
    }
    if (!lane) { actions[line] = action; logs[line] = log - logf(total); }
}

// A warp writes the slopes of one line's loss by its outputs (`policy_slope` in learner.py), and what is measured.
__global__ void slopes(const float* out, const float* near, int stride, const unsigned char* masks, int choices,
                       const long long* chosen, const long long* actions, const float* before,
                       const float* advantages, const float* outcomes, float entropy, float magnet, float clip,
                       int lines, half* slope, float* stats) {
    const int line = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
    if (line >= lines) return;
    const long long at = chosen[line];
    const int action = (int)actions[at];
    const unsigned char* mask = masks + at * choices;
    const float* logit = out + (size_t)line * stride;
    const float* other = near ? near + (size_t)line * stride : logit;
    float top = -1e30f, peak = -1e30f;
    for (int k = lane; k < choices; k += 32) if (mask[k]) { top = fmaxf(top, logit[k]); peak = fmaxf(peak, other[k]); }
    top = most(top);
    peak = most(peak);
    float total = 0.0f, whole = 0.0f;
    for (int k = lane; k < choices; k += 32) if (mask[k]) {
        total += expf(logit[k] - top);
        whole += expf(other[k] - peak);
    }
    top += logf(sum(total));
    peak += logf(sum(whole));
    float spread = 0.0f, apart = 0.0f;
    for (int k = lane; k < choices; k += 32) if (mask[k]) {
        const float log = logit[k] - top, tame = fmaxf(log, -50.0f), share = expf(log);
        spread -= share * tame;
        apart += share * (tame - fmaxf(other[k] - peak, -50.0f));
    }
    spread = sum(spread);
    apart = sum(apart);
    const float advantage = advantages[line], ratio = expf(logit[action] - top - before[at]);
    const bool counts = advantage > 0.0f ? ratio < 1.0f + clip : ratio > 1.0f - clip;
    const float pull = counts ? -ratio * advantage : 0.0f, price = magnet * apart - entropy * spread;
    const float error = logit[choices] - outcomes[line];
    for (int k = lane; k < stride; k += 32) {
        float x = k == choices ? error : 0.0f;
        if (k < choices && mask[k]) {
            const float log = logit[k] - top, tame = fmaxf(log, -50.0f);
            const float paid = entropy * tame + magnet * (tame - fmaxf(other[k] - peak, -50.0f));
            x = expf(log) * (paid - price - pull) + (k == action ? pull : 0.0f);
        }
        slope[(size_t)line * stride + k] = to(x);
    }
    if (!lane) {
        float* told = stats + (size_t)line * 4;
        told[0] = spread; told[1] = apart; told[2] = counts ? 0.0f : 1.0f; told[3] = error;
    }
}

}
"""
NAMES = ("wire", "pick", "first", "legal", "layer", "gate", "fold", "draw", "slopes")
THREADS, WARPS, PARTS = 256, 8, 1024
PLAIN, TRANSPOSED = 0, 1
SINGLE, HALF = 0, 2
"""What cuBLAS calls them,"""
SUMS_IN_SINGLE, ANY_ALGORITHM = 68, -1
"""and that products of halves are summed up in single precision."""


@cache
def kernels() -> dict[str, cupy.RawKernel]:
    import cupy

    module = cupy.RawModule(code=SOURCE)
    return {name: module.get_function(name) for name in NAMES}


def grid_size(number: int, each: int) -> tuple[int]:
    return (-(-number // each),)


def multiply(a: Array, b: Array, out: Array, share: float = 1.0, kept: float = 0.0) -> Array:
    """`out` = share · a·b + kept · out. Halves go in, as they lie in memory or transposed."""
    from cupy.cuda import cublas, device

    def told(matrix: Array) -> tuple[int, int, int]:
        plain = bool(matrix.flags.c_contiguous)
        return (PLAIN, matrix.data.ptr, matrix.shape[1]) if plain else (TRANSPOSED, matrix.data.ptr, matrix.shape[0])

    (lines, inner), columns = a.shape, b.shape[1]
    (left, at, width), (right, where, length) = told(a), told(b)
    factors = np.array([share, kept], np.float32)
    address = factors.ctypes.data
    cublas.gemmEx(  # it counts columns first, so what it multiplies are the transposed matrices, the second first
        device.get_cublas_handle(), right, left, columns, lines, inner, address, where, HALF, length, at, HALF, width,
        address + 4, out.data.ptr, SINGLE if out.dtype == np.float32 else HALF, columns, SUMS_IN_SINGLE, ANY_ALGORITHM,
    )  # fmt: skip
    return out


class HalfWiring(Wiring):
    """Inputs of half precision."""

    def __call__(self, lines: Array, chosen: Array, seen: Array) -> Array:
        x = self.xp.empty((len(chosen), self.inputs), np.float16)
        width, wires = lines.shape[1], (self.source, self.kind, self.scale)
        arguments = lines, chosen, seen, *wires, np.int32(width), np.int32(self.inputs), x
        kernels()["wire"]((len(chosen),), (THREADS,), arguments, shared_mem=width)
        return x


class HalfNet(Net):
    """A net whose products are of half precision; its outputs are single."""

    def forward(self, xs: Sequence[Array]) -> tuple[Array, list[Array]]:
        xp, first, lines, width = self.xp, len(self.parts), len(xs[0]), self.width
        weights = self.split(self.flat.astype(np.float16))

        def layer(added: Array, bias: Array, before: Array | None) -> Array:
            hidden = added if before is None else xp.empty_like(added)
            pairs, given = added.size // 2, np.uint64(0) if before is None else before
            arguments = added, bias, given, hidden, np.int32(width), np.uint64(pairs)
            kernels()["layer"](grid_size(pairs, THREADS), (THREADS,), arguments)
            return hidden

        added = multiply(xs[0], weights[0], xp.empty((lines, width), np.float16))
        for x, part in zip(xs[1:], weights[1:first], strict=True):
            multiply(x, part, added, kept=1.0)
        hidden = layer(added, self.views[first], None)
        trace = [hidden]
        for block in range(self.blocks):
            added = multiply(hidden, weights[first + 1 + 2 * block], xp.empty((lines, width), np.float16))
            hidden = layer(added, self.views[first + 2 + 2 * block], hidden)
            trace += [added, hidden]
        out = multiply(hidden, weights[-2], xp.empty((lines, self.outputs), np.float32))
        out += self.views[-1]
        return out, [*trace, *weights]

    def backward(self, xs: Sequence[Array], trace: list[Array], slope: Array, gradients: list[Array]) -> None:
        xp, first, lines = self.xp, len(self.parts), len(slope)
        trace, weights = trace[: -len(self.views)], trace[-len(self.views) :]
        share = 1.0 / lines

        def gate(back: Array, added: Array | None, gradient: Array) -> Array:
            width = back.shape[1]
            inner = back if added is None else xp.empty_like(back)
            sums, given = xp.empty((PARTS, width), np.float32), np.uint64(0) if added is None else added
            sizes = np.int32(lines), np.int32(width)
            kernels()["gate"]((PARTS,), (min(THREADS, width // 2),), (back, given, inner, sums, *sizes))
            arguments = sums, np.int32(PARTS), np.int32(width), np.float32(share), gradient
            kernels()["fold"](grid_size(width, 32), (32, 8), arguments)
            return inner

        gate(slope, None, gradients[-1])
        multiply(trace[-1].T, slope, gradients[-2], share)
        back = multiply(slope, weights[-2].T, xp.empty((lines, self.width), np.float16))
        for block in reversed(range(self.blocks)):
            before, added = trace[2 * block], trace[2 * block + 1]
            inner = gate(back, added, gradients[first + 2 + 2 * block])
            multiply(before.T, inner, gradients[first + 1 + 2 * block], share)
            multiply(inner, weights[first + 1 + 2 * block].T, back, kept=1.0)
        back = gate(back, trace[0], gradients[first])
        for part, x in enumerate(xs):
            multiply(x.T, back, gradients[part], share)


class Half:
    """What a learner does between products."""

    number, net, wiring = np.float16, HalfNet, HalfWiring

    def __init__(self, xp: ModuleType) -> None:
        self.xp = xp

    def rows(self, array: Array, rows: Array) -> Array:
        if array.ndim != 2 or array.itemsize != 1 or not len(rows):
            return array[rows]
        found = self.xp.empty((len(rows), array.shape[1]), array.dtype)
        kernels()["pick"]((len(rows),), (THREADS,), (array, rows, np.int32(array.shape[1]), found))
        return found

    def first_legal(self, masks: Array) -> Array:
        games, actions = masks.shape
        found = self.xp.empty(games, np.int64)
        arguments = masks, np.int32(actions), np.int32(games), found
        kernels()["first"](grid_size(games, WARPS), (32 * WARPS,), arguments)
        return found

    def legal(self, masks: Array, games: Array, columns: Array, seen: Array) -> Array:
        found = self.xp.empty((len(games), columns.shape[1]), np.bool_)
        sizes = np.int32(masks.shape[1]), np.int32(columns.shape[1])
        kernels()["legal"]((len(games),), (128,), (masks, games, seen, columns, *sizes, found))
        return found

    def draw(self, out: Array | None, masks: Array, rng: np.random.Generator) -> tuple[Array, Array]:
        lines, choices = masks.shape
        actions, logs = self.xp.empty(lines, np.int64), self.xp.empty(lines, np.float32)
        stride, seed = 0 if out is None else out.shape[1], rng.integers(0, 2**63, dtype=np.uint64)
        given = np.uint64(0) if out is None else out
        arguments = given, np.int32(stride), masks, np.int32(choices), np.uint64(seed), np.int32(lines), actions, logs
        kernels()["draw"](grid_size(lines, WARPS), (32 * WARPS,), arguments)
        return actions, logs

    def slopes(
        self, out: Array, near: Array | None, masks: Array, chosen: Array, actions: Array, before: Array,
        advantages: Array, outcomes: Array, entropy: float, magnet: float, clip: float,
    ) -> tuple[Array, list[Array]]:  # fmt: skip
        xp, (lines, stride), choices = self.xp, out.shape, masks.shape[1]
        slope, stats = xp.empty((lines, stride), np.float16), xp.empty((lines, 4), np.float32)
        given = np.uint64(0) if near is None else near
        floats = [np.float32(one) for one in (entropy, magnet, clip)]
        arguments = (
            out, given, np.int32(stride), masks, np.int32(choices), chosen, actions, before, advantages, outcomes,
            *floats, np.int32(lines), slope, stats,
        )  # fmt: skip
        kernels()["slopes"](grid_size(lines, WARPS), (32 * WARPS,), arguments)
        return slope, [*stats[:, :3].mean(0), stats[:, 3].var()]
