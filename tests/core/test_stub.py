"""What editors and type checkers know of the package."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import tatami
from tatami.core.stub import STUB, own_games, stub

USE = """
import tatami
tatami.game("kenjin").new(players=3, setup="draft")
tatami.game("samurai-spirit").new(samurai=["kyuzo", "kanbei"])
tatami.game("somebody-elses").new(anything=1)
tatami.game("kenjin").new(players=7)
tatami.game("kenjin").new(plyers=3)
"""


def test_the_stub_names_the_options_of_today() -> None:
    """`python -m tatami.core.stub` writes it anew."""
    assert ast.dump(ast.parse(STUB.read_text("utf-8"))) == ast.dump(ast.parse(stub(own_games())))


def test_the_stub_offers_what_the_package_offers() -> None:
    body = ast.parse(STUB.read_text("utf-8")).body
    aliases = [alias for node in body if isinstance(node, ast.ImportFrom) for alias in node.names]
    named = {alias.name for alias in aliases if alias.name == alias.asname}
    named |= {node.name for node in body if isinstance(node, ast.FunctionDef)}
    named |= {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    assert named == set(tatami.__all__)


def test_a_type_checker_refuses_an_option_that_a_game_does_not_have(tmp_path: Path) -> None:
    program = tmp_path / "use.py"
    program.write_text(USE)
    source = str(Path(tatami.__file__).parents[1])
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", "--no-incremental", "--follow-imports=silent", str(program)],
        capture_output=True, text=True, env={"MYPYPATH": source, "PATH": ""}, cwd=tmp_path, check=False,
    )  # fmt: skip
    found = [line for line in checked.stdout.splitlines() if "use.py" in line and ": error:" in line]
    assert [line.partition(".py:")[2].partition(":")[0] for line in found] == ["6", "7"], checked.stdout


def test_the_package_is_typed_and_says_its_version() -> None:
    assert (Path(tatami.__file__).parent / "py.typed").is_file()
    assert tatami.__version__ == version("tatami")


def test_the_command_line_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    from tatami.cli import main

    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"tatami {tatami.__version__}\n"
