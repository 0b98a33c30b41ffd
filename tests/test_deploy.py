"""The files for whoever runs a server are read by the programs they are for, where those are installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

DEPLOY = Path(__file__).parents[1] / "deploy"


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx on this machine")
@pytest.mark.parametrize("name", ["nginx.conf", "nginx-compose.conf"])
def test_nginx_reads_its_files(tmp_path: Path, name: str) -> None:
    """With a certificate made for the purpose, and names of the files that every user may write."""
    key, certificate = tmp_path / "tatami.key", tmp_path / "tatami.pem"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=tatami.example", "-days", "1",
        "-keyout", str(key), "-out", str(certificate))  # fmt: skip
    site = (DEPLOY / name).read_text("utf-8").replace("/etc/ssl/tatami.", f"{tmp_path}/tatami.")
    whole = tmp_path / "whole.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    logs = f"access_log {tmp_path}/access.log; error_log {tmp_path}/error.log;"
    whole.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {temporary} {logs}\n{site} }}", "utf-8")
    run("nginx", "-t", "-e", f"{tmp_path}/error.log", "-c", str(whole))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_reads_its_unit(tmp_path: Path) -> None:
    """The program itself is not where the unit says it is: any program will do."""
    unit = tmp_path / "tatami.service"
    text = (DEPLOY / "tatami.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/tatami/.venv/bin/tatami", "/bin/true"), "utf-8")
    run("systemd-analyze", "verify", "--man=no", str(unit))


def test_the_compose_file_names_what_is_there() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    built = services["tatami"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).is_file()
    for volume in services["front"]["volumes"]:
        assert (DEPLOY / volume.partition(":")[0]).is_file()
    assert services["tatami"]["command"][:2] == ["tatami", "serve"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
