"""The devices of a seat over HTTP."""

from __future__ import annotations

from tatami import protocol
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, required_session, services_of


@get("/tables/{id:str}/seats/{seat:int}/devices")
async def list_devices(request: Asked, id: str, seat: int) -> list[protocol.DeviceSeen]:
    """The devices on which my seat is open."""
    return await services_of(request).devices.of_seat(id, required_session(request), seat)


@post("/tables/{id:str}/seats/{seat:int}/devices/{device:str}/remove", status_code=200)
async def remove_device(request: Asked, id: str, seat: int, device: str) -> list[protocol.DeviceSeen]:
    """Another device holds my seat no more; what it has open loses the seat at once."""
    devices, session = services_of(request).devices, required_session(request)
    await devices.remove(id, session, seat, device)
    return await devices.of_seat(id, session, seat)


device_routes = (list_devices, remove_device)
