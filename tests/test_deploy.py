"""The files for whoever runs a server are read by the programs they are for, where those are installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
import yaml

from tatami.server.connections import trusted_proxies
from tests.server import nginx
from tests.server.people import Server

DEPLOY = Path(__file__).parents[1] / "deploy"


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.skipif(nginx.program() is None, reason="there is no nginx on this machine")
@pytest.mark.parametrize("name", nginx.FILES)
def test_nginx_reads_its_files(tmp_path: Path, name: str) -> None:
    """With a certificate made for the purpose, and names of the files that every user may write."""
    nginx.make_certificate(tmp_path)
    run(str(nginx.program()), "-t", "-e", f"{tmp_path}/error.log", "-c", str(nginx.whole_file(name, tmp_path)))


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


def test_the_compose_file_believes_nginx_and_nobody_else() -> None:
    """The network's gateway is not nginx: on many hosts everybody from outside comes by it."""
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    believed = whole["services"]["tatami"]["environment"]["FORWARDED_ALLOW_IPS"]
    proxies = re.fullmatch(r"\$\{TATAMI_PROXIES:-(.*)\}", believed)
    assert proxies is not None
    (settings,) = whole["networks"]["inside"]["ipam"]["config"]
    front = whole["services"]["front"]["networks"]["inside"]["ipv4_address"]
    assert trusted_proxies(proxies[1]) == [front]
    assert front != settings["gateway"]
    assert ip_address(front) in ip_network(settings["subnet"])
    assert ip_address(front) not in ip_network(settings["ip_range"]), "no other container gets it"
    for service in whole["services"].values():
        assert "inside" in service["networks"]


def test_images_are_named_by_their_exact_versions() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    images = [service["image"] for service in services.values() if "image" in service]
    containerfile = (DEPLOY.parent / "Containerfile").read_text("utf-8")
    images += re.findall(r"^FROM (\S+)", containerfile, re.MULTILINE)
    assert len(images) == 3
    for image in images:
        assert re.search(r":\d+\.\d+(\.\d+)?-", image), image


def test_what_the_makefile_fetches_is_pinned() -> None:
    root = DEPLOY.parent
    for line in (root / "web" / "node-requirements.txt").read_text("utf-8").splitlines():
        assert re.match(r"#|\s+--hash=sha256:[0-9a-f]{64}|\S+==\d\S* \\", line), line
    (uv,) = re.findall(r"pip install .*(\buv\b\S*)", (root / "Makefile").read_text("utf-8"))
    assert uv == "uv==$(uv_version)"


def test_the_board_draws_what_the_server_measures(tmp_path: Path) -> None:
    """Every name in Grafana's board is one that `/metrics` tells."""
    server = Server(tmp_path / "data").start()
    try:
        httpx.get(f"{server.address}/api/games")
        told = set(re.findall(r"^([a-z_]+)", httpx.get(f"{server.address}/metrics").text, re.MULTILINE))
    finally:
        server.stop()
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    drawn = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:tatami|process)_[a-z_]+", target["expr"])
    }
    assert len(drawn) > 10 and drawn <= told
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    jobs = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))["scrape_configs"]
    assert [job["job_name"] for job in jobs] == ["tatami"], "which is what the board asks for"
