"""A real nginx with one of the files in deploy/, as far as a test can run it: other ports, addresses and folders."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.people import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
FILES = ("nginx.conf", "nginx-compose.conf")


def program() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin:/usr/local/sbin")


def make_certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=tatami.example", "-days", "1",
         "-keyout", str(folder / "tatami.key"), "-out", str(folder / "tatami.pem")],
        check=True, capture_output=True, timeout=60,
    )  # fmt: skip


def whole_file(name: str, folder: Path, listen: str = "", server: str = "", proxy: str = "", tls: bool = True) -> Path:
    """The configuration, with everything that it writes inside a folder.

    `listen`: where it is to be reached, `server`: what it hands requests to (several: `one; server two`), `proxy`: the
    address that it has for that.
    """
    site = (DEPLOY / name).read_text("utf-8").replace("/etc/ssl/tatami.", f"{folder}/tatami.")
    if listen:
        site = site.replace("listen 443 ssl;", f"listen {listen} ssl;").replace("listen 80;", f"listen {listen};")
    if server:
        assert "    server 127.0.0.1:8000 max_fails=0;" in site or name != "nginx.conf"
        site = site.replace("    server 127.0.0.1:8000 max_fails=0;", f"    server {server} max_fails=0;")
        site = site.replace("http://$tatami:8000", "http://$tatami").replace(
            "set $tatami tatami;", f"set $tatami {server};"
        )
    if not tls:
        site = re.sub(r"ssl_certificate.*", "", site).replace(" ssl;", ";")
    own = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in KINDS)
    own += f"proxy_bind {proxy};" if proxy else ""
    if "\nhttp {" in site:
        site = site.replace("/dev/stderr", f"{folder}/error.log").replace("\nhttp {", f"\nhttp {{ {own}")
    else:
        logs = f"access_log off; error_log {folder}/error.log;"
        site = f"worker_rlimit_nofile 4096; events {{ worker_connections 2048; }} http {{ {own} {logs}\n{site} }}"
    file = folder / "whole.conf"
    file.write_text(f"pid {folder}/pid; daemon off;\n{site}", "utf-8")
    return file


@contextmanager
def running(name: str, folder: Path, server: str, proxy: str, tls: bool = True) -> Iterator[str]:
    """The address under which it serves."""
    found = program()
    assert found is not None
    folder.mkdir()
    folder.chmod(0o755)
    make_certificate(folder)
    port = free_port()
    file = whole_file(name, folder, f"127.0.0.1:{port}", server, proxy, tls)
    process = subprocess.Popen([found, "-e", f"{folder}/error.log", "-c", str(file)])
    address = f"{'https' if tls and name == 'nginx.conf' else 'http'}://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{address}/health", verify=False, timeout=10)
                break
            except httpx.TransportError:
                assert process.poll() is None and time.monotonic() < deadline, (folder / "error.log").read_text()
                time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(30)
