"""Measure the peers: `python bench/peers.py`, in an environment that holds peers-requirements.txt.

Prints one JSON object, {peer: {metric: value}}, on stdout; progress goes to stderr. Rates are the median of five
slices of the time given, on one core unless --cores says otherwise. Where a method had to be chosen, it is the one
that is faster for the peer.

What counts as a move:
- `*_moves_per_s` counts players' decisions only. Set-up (dealing, resetting) is off the clock, but for Pgx, which does
  it inside a step; chance during play (hanabi's draws, Catan's dice) is on the clock and not counted.
- `python_whole_moves_per_s` counts the same decisions with the set-up on the clock, uncounted.
- `*_steps_per_s` plays whole games with the set-up on the clock and counts every step the peer shows: decisions and,
  in OpenSpiel, each outcome of chance. The other peers deal inside their reset, which is no step.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
import warnings
from collections.abc import Callable
from functools import partial

from measures.batched import pgx
from measures.environments import catanatron, pettingzoo, python_chess, rlcard
from measures.openspiel import openspiel
from measures.timing import Metrics

PEERS: dict[str, Callable[[float], Metrics]] = {
    **{f"openspiel/{game}": partial(openspiel, game) for game in ("spades", "oh_hell", "hearts", "hanabi")},
    **{f"rlcard/{game}": partial(rlcard, game) for game in ("leduc-holdem", "uno", "doudizhu")},
    "pettingzoo/hanabi": partial(pettingzoo, "hanabi_v5"),
    "pettingzoo/leduc_holdem": partial(pettingzoo, "leduc_holdem_v4"),
    "pettingzoo/connect_four": partial(pettingzoo, "connect_four_v3"),
    "chess": python_chess,
    "catanatron": catanatron,
    **{f"pgx/{game}": partial(pgx, game) for game in ("leduc_holdem", "connect_four", "sparrow_mahjong")},
}


def library(peer: str) -> str:
    return peer.partition("/")[0]


def main() -> int:
    names = list(dict.fromkeys([*map(library, PEERS), *PEERS]))
    parser = argparse.ArgumentParser(description="Measure the peers of Tatami; prints JSON.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each metric (default 2)")
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--cores", type=int, default=1, help="cores to stay on (default 1; only Pgx can use more)")
    options = parser.parse_args()
    if options.seconds <= 0 or options.cores < 1:
        parser.error("--seconds and --cores must be above 0")

    if hasattr(os, "sched_setaffinity"):  # Linux; elsewhere JAX may use every core
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-options.cores :])
    warnings.simplefilter("ignore")  # the peers' own deprecations

    results: dict[str, Metrics] = {}
    failed = False
    for peer, figures in PEERS.items():
        if peer not in options.only and library(peer) not in options.only:
            continue
        try:
            results[peer] = figures(options.seconds)
        except ImportError as error:
            print(f"{peer}: left out, not installed ({error})", file=sys.stderr)
        except Exception:  # one broken peer must not cost the figures of the others
            traceback.print_exc()
            print(f"{peer}: left out, it failed as shown above", file=sys.stderr)
            failed = True
        else:
            for metric, value in results[peer].items():
                print(f"{peer} {metric} {value:,.1f}", file=sys.stderr, flush=True)
    print(json.dumps(results, indent=2))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
