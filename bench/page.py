"""What the bench found, as a page: ratios first, pictures, every figure, then how it was done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from measures.timing import Metrics
from plots import bars, lines

# ours against theirs: (our game, our metric, peers, their metric, what is compared)
COMPARISONS: list[tuple[str, str, tuple[str, ...], str, str]] = [
    (
        "kenjin",
        "compiled_moves_per_s",
        ("openspiel/spades", "openspiel/oh_hell", "openspiel/hearts"),
        "compiled_moves_per_s",
        "random play inside the engine, decisions only (theirs without the dealing, ours with it)",
    ),
    (
        "kenjin",
        "python_steps_per_s",
        ("openspiel/oh_hell", "openspiel/hearts"),
        "python_example_steps_per_s",
        "whole games driven from Python as OpenSpiel's own example does, every step counted",
    ),
    (
        "kenjin",
        "python_steps_per_s",
        ("openspiel/oh_hell", "openspiel/hearts", "openspiel/spades", "openspiel/hanabi"),
        "python_steps_per_s",
        "whole games driven from Python, both by the fastest driver we know, every step counted",
    ),
    (
        "kenjin",
        "python_moves_per_s",
        ("openspiel/oh_hell", "openspiel/hearts", "rlcard/uno", "rlcard/doudizhu", "chess", "catanatron"),
        "python_moves_per_s",
        "decisions driven from Python once the cards are dealt",
    ),
    (
        "kenjin",
        "playouts_per_s",
        ("openspiel/oh_hell",),
        "ismcts_playouts_per_s",
        "information-set tree search from the opening, one core, playouts to the end",
    ),
    ("kenjin", "copies_per_s", ("openspiel/oh_hell", "openspiel/hearts", "chess"), "copies_per_s", "copies of a state"),
    (
        "kenjin",
        "views_per_s",
        ("openspiel/oh_hell", "openspiel/hearts"),
        "views_per_s",
        "what a player may know (ours a whole JSON-able view, theirs their fastest form)",
    ),
    (
        "kenjin",
        "batched_moves_per_s",
        ("pgx/leduc_holdem", "pgx/connect_four", "pgx/sparrow_mahjong"),
        "batched_moves_per_s",
        "random play of a batch of its best size, masks included, on one core",
    ),
    (
        "kenjin",
        "batched_8192_two_threads_moves_per_s",
        ("pgx-two-cores/leduc_holdem", "pgx-two-cores/sparrow_mahjong"),
        "batched_moves_per_s",
        "the same on two cores (ours 8,192 games, theirs their best size)",
    ),
    (
        "kenjin",
        "pettingzoo_moves_per_s",
        ("pettingzoo/hanabi", "pettingzoo/leduc_holdem", "pettingzoo/connect_four"),
        "python_moves_per_s",
        "PettingZoo environments with their wrappers, observations and masks",
    ),
    (
        "samurai-spirit",
        "pettingzoo_moves_per_s",
        ("pettingzoo/hanabi",),
        "python_moves_per_s",
        "PettingZoo environments with their wrappers, observations and masks",
    ),
    (
        "samourai",
        "pettingzoo_moves_per_s",
        ("pettingzoo/hanabi",),
        "python_moves_per_s",
        "PettingZoo environments with their wrappers, observations and masks",
    ),
    (
        "samourai",
        "python_moves_per_s",
        ("catanatron", "chess"),
        "python_moves_per_s",
        "decisions driven from Python",
    ),
    (
        "samurai-spirit",
        "compiled_steps_per_s",
        ("openspiel/hanabi",),
        "evaluate_bots_steps_per_s",
        "random play inside the engine, every step counted",
    ),
    (
        "samurai-spirit",
        "python_steps_per_s",
        ("openspiel/hanabi",),
        "python_example_steps_per_s",
        "whole games driven from Python as OpenSpiel's own example does, every step counted",
    ),
]


def write(report: dict[str, Any], path: Path) -> None:
    """The page, and its pictures in the folder `benchmarks` beside it."""
    folder = path.parent / path.stem
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures(report).items():
        (folder / name).write_text(picture, "utf-8")
    path.write_text(page(report, folder.name), "utf-8")


def pictures(report: dict[str, Any]) -> dict[str, str]:
    """By file name."""
    batches: dict[str, dict[int, float]] = {}
    driven: dict[str, float] = {}
    for prefix, group in (("tatami ", "tatami"), ("", "peers")):
        for name, metrics in report[group].items():
            sizes = {
                int(metric.split("_")[1]): rate
                for metric, rate in metrics.items()
                if metric.startswith("batched_") and metric.count("_") == 4 and metric.split("_")[1].isdigit()
            }
            if sizes:
                batches[prefix + name] = sizes
            if "python_moves_per_s" in metrics:
                driven[prefix + name] = metrics["python_moves_per_s"]
    made = {}
    if batches:
        made["batches.svg"] = lines("Moves a second by size of batch, masks included, one core", batches)
    if driven:
        made["python.svg"] = bars("Decisions a second driven from Python, one core", driven)
    return made


def page(report: dict[str, Any], folder: str = "benchmarks") -> str:
    """Ratios first, then every figure, then how it was done."""
    about = report["machine"]
    lines_ = ["# Benchmarks", "", "Made by `make bench`, all in one run; ratios first. Above 1, Tatami is faster.", ""]
    if about.get("load", 0) > about["cores"]:
        waiting = f"{about['load']:.0f} processes shared the machine's {about['cores']} cores when the run began"
        lines_ += [f"{waiting}: on a quiet one the figures are higher and the ratios steadier.", ""]
    lines_ += ratios(report)
    lines_ += [f"![{name.removesuffix('.svg')}]({folder}/{name})\n" for name in pictures(report)]
    if PAGE_OF_GPU.exists():
        lines_ += ["On a GPU: [what an H200 made of the same rules](gpu.md).", ""]
    for group in ("tatami", "peers"):
        if report[group]:
            lines_ += [f"## {'Tatami' if group == 'tatami' else 'Peers'}", ""]
            lines_ += table(report[group])
    if report.get("before"):
        lines_ += ["## Before and after", "", *compared(report["before"], report["after"])]
    lines_ += ["## Method", "", *METHOD, ""]
    lines_ += [
        f"Machine: {about['processor']}, {about['cores']} cores, {about['system']}, Python {about['python']}.",
        "",
    ]
    return "\n".join(lines_)


PAGE_OF_GPU = Path(__file__).resolve().parents[1] / "docs" / "gpu.md"


def ratios(report: dict[str, Any]) -> list[str]:
    rows = []
    for game, metric, rivals, theirs, what in COMPARISONS:
        own = report["tatami"].get(game, {}).get(metric)
        for rival in rivals:
            other = report["peers"].get(rival, {}).get(theirs)
            if own and other:
                rows.append(f"| {game} | {rival} | {own / other:.2f} | {own:,.0f} | {other:,.0f} | {what} |")
    if not rows:
        return []
    return ["| ours | peer | ratio | ours, per s | theirs, per s | what |", "|---|---|---|---|---|---|", *rows, ""]


def table(measured: dict[str, Metrics]) -> list[str]:
    lines = ["| | figure | value |", "|---|---|---|"]
    for name, metrics in measured.items():
        for metric, value in metrics.items():
            lines.append(
                f"| {name} | {metric} | {value:,.2f} |" if value < 100 else f"| {name} | {metric} | {value:,.0f} |"
            )
    return [*lines, ""]


def compared(before: dict[str, Metrics], after: dict[str, Metrics]) -> list[str]:
    """What an earlier version made of the same loops in the same run."""
    lines = ["| | figure | before, per s | after, per s | ratio |", "|---|---|---|---|---|"]
    for game, metrics in before.items():
        for metric, was in metrics.items():
            now = after[game][metric]
            lines.append(f"| {game} | {metric} | {was:,.0f} | {now:,.0f} | {now / was:.2f} |")
    return [*lines, ""]


METHOD = [
    "- A rate is the median of five slices of the time given; one process on one core; the machine may be shared.",
    "- `*_moves_per_s` counts decisions only; `*_steps_per_s` counts every step of whole games, chance included.",
    "- `compiled_*` is random play inside the engine: ours through `play_many`, whole games with their dealing;",
    "  OpenSpiel's through `evaluate_bots` and through rollouts of its MCTS evaluator from dealt games, the better.",
    "- `python_*` is driven move by move from Python through the public interface, legal actions and a random choice",
    "  included; `python_moves_per_s` has the dealing off the clock, `python_whole_moves_per_s` on it.",
    "- OpenSpiel's card games are simpler inside a decision than Kenjin; its views are short texts, ours dictionaries",
    "  with everything in them. Pgx deals inside its step. PettingZoo's hanabi is OpenSpiel behind a wrapper.",
    "- `batched_N_*` is random play of N games side by side, masks written at every step, finished games restarted:",
    "  ours through `Batch.random_steps`, which takes each game 256 steps on before the next, Pgx's as one scan of 256",
    "  steps; `batched_moves_per_s` is the best of the sizes. Only `*_two_threads_*` leaves the one core;",
    "  `*_observed_*` also writes the observation tensor, which the others, and Pgx when nobody reads it, leave out.",
    "- `state_play_*` is `State.play`, a recorded game a call; `transitions_*` and `games_*` are the generators of a",
    "  batch of 256 games, with observations and masks copied; `views_per_s` is one position again and again,",
    "  `views_in_play_per_s` that of every decision of random games.",
    "- `playouts_per_s` is the bots' own search, with redeals, trees and their playouts: to the end of the game, in",
    "  Samurai Spirit to the end of the round.",
    "- `compile_s` is a new process with an empty cache, `compile_warm_s` the next one, import included.",
]
