"""The devices of a seat over HTTP: what they are called, and how one is thrown out."""

from __future__ import annotations

import re

from tatami import protocol
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, Connection, is_program, services_of, somebody

PROGRAM = "program"
BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"), ("Opera", r"OPR/|Opera"), ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"), ("Chrome", r"Chrom(e|ium)/|CriOS/"), ("Safari", r"Safari/"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Android", r"Android"), ("ChromeOS", r"CrOS"), ("Windows", r"Windows"),
    ("macOS", r"Macintosh|Mac OS X"), ("Linux", r"Linux"),
)  # fmt: skip
LONGEST = 1000


def device_of(connection: Connection) -> str:
    """What people call a device, like `Firefox, Windows`; nothing that would tell two of that kind apart is kept."""
    if is_program(connection):
        return PROGRAM
    agent = connection.headers.get("user-agent", "")[:LONGEST]
    found = (next((name for name, sign in of if re.search(sign, agent)), "") for of in (BROWSERS, SYSTEMS))
    return ", ".join(part for part in found if part)


@get("/tables/{id:str}/seats/{seat:int}/devices")
async def list_devices(request: Asked, id: str, seat: int) -> list[protocol.DeviceSeen]:
    """The devices on which my seat is open."""
    return await devices_seen(request, id, seat)


@post("/tables/{id:str}/seats/{seat:int}/devices/{device:str}/remove", status_code=200)
async def remove_device(request: Asked, id: str, seat: int, device: str) -> list[protocol.DeviceSeen]:
    """Another device holds my seat no more; what it has open loses the seat at once."""
    await services_of(request).devices.remove(id, somebody(request), seat, device)
    return await devices_seen(request, id, seat)


async def devices_seen(request: Asked, id: str, seat: int) -> list[protocol.DeviceSeen]:
    found = await services_of(request).devices.of_seat(id, somebody(request), seat)
    return [protocol.DeviceSeen(**one._asdict()) for one in found]


device_routes = (list_devices, remove_device)
