"""How somebody wants to be told of their turns while they are away: webhooks and web push."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.asking import Asked, Newcomer, hall_of, session_of, somebody
from tatami.server.guards import Rates, address_of
from tatami.server.profiles import mine
from tatami.server.refusals import get, post
from tatami.tables.pushes import Browser
from tatami.tables.trouble import Trouble

TESTS = (1 / 5, 5.0)
"""From one network address: so many a second, with some in store."""


def new_tests(limited: bool) -> Rates:
    return Rates(*(TESTS if limited else (0.0, 0.0)))


def browser_in(data: wire.PushWish) -> Browser | None:
    one = data.browser
    return Browser(one.endpoint, one.p256dh, one.auth, one.language) if one else None


async def told_at(request: Asked, id: str) -> wire.NoticesSeen:
    hall, session = hall_of(request), somebody(request)
    table = await hall.table(id)
    table.holds(session, None)
    hook = table.hooks.get(session)
    return wire.NoticesSeen(hall.pushes.public_key, session in table.pushed, hook.url if hook else None)


@get("/tables/{id:str}/notices")
async def notices(request: Asked, id: str) -> wire.NoticesSeen:
    """How I am told of my turns at this table."""
    return await told_at(request, id)


@post("/tables/{id:str}/hook", status_code=200)
async def hook(request: Asked, id: str, data: wire.HookWish) -> wire.HookSeen:
    """Where I want to be told of my turns at this table while I am away: an https address that takes posted JSON."""
    await hall_of(request).notices.subscribe(id, somebody(request), data.url)
    return wire.HookSeen(data.url)


@post("/tables/{id:str}/hook/test", status_code=200)
async def try_hook(request: Asked, id: str) -> wire.Tested:
    """Sends a message to my address now."""
    if not request.app.state.tests.allows(address_of(request.scope)):
        raise Trouble("too-fast")
    return wire.Tested(await hall_of(request).notices.test(id, somebody(request)))


@post("/tables/{id:str}/push", status_code=200)
async def push(request: Asked, id: str, data: wire.PushWish) -> wire.NoticesSeen:
    """This browser is told of my turns at this table, or no more."""
    await hall_of(request).pushes.of_table(id, somebody(request), browser_in(data))
    return await told_at(request, id)


async def told_everywhere(request: Asked) -> wire.NoticesSeen:
    hall, profile = hall_of(request), await mine(request)
    return wire.NoticesSeen(
        hall.pushes.public_key, await hall.pushes.has_profile(profile, session_of(request) or ""), None
    )


@get("/profile/notices")
async def my_notices(request: Asked) -> wire.NoticesSeen:
    """How I am told of my turns in all my games."""
    return await told_everywhere(request)


@post("/profile/push", status_code=200)
async def push_all(request: Asked, data: wire.PushWish) -> wire.NoticesSeen:
    """This browser is told of my turns in all my games, or no more."""
    await hall_of(request).pushes.of_profile(await mine(request), Newcomer(request).session, browser_in(data))
    return await told_everywhere(request)


@post("/unsubscribe", status_code=200)
async def unsubscribe(request: Asked, data: wire.Unsubscribe) -> wire.HookSeen:
    """Ends messages, by the key that each of them holds; nothing else is needed."""
    await hall_of(request).notices.unsubscribe(data.key)
    return wire.HookSeen(None)


telling_routes = (notices, hook, try_hook, push, my_notices, push_all, unsubscribe)
