"""How somebody wants to be told of their turns while they are away: webhooks and web push."""

from __future__ import annotations

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.notify.push import SubscribedBrowser
from tatami.server.account_routes import own_profile
from tatami.server.guards import Rates, address_of
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, Newcomer, required_session, services_of, session_of

TESTS = (1 / 5, 5.0)
"""From one network address: so many a second, with some in store."""


def new_tests(limited: bool) -> Rates:
    return Rates(*(TESTS if limited else (0.0, 0.0)))


def browser_in(data: protocol.PushWish) -> SubscribedBrowser | None:
    one = data.browser
    return SubscribedBrowser(one.endpoint, one.p256dh, one.auth, one.language) if one else None


async def told_at(request: Asked, id: str) -> protocol.NoticesSeen:
    services, session = services_of(request), required_session(request)
    table = await services.registry.table(id)
    table.own_seat(session, None)
    hook = table.hooks.get(session)
    return protocol.NoticesSeen(services.push.public_key, session in table.pushed, hook.url if hook else None)


@get("/tables/{id:str}/notices")
async def notices(request: Asked, id: str) -> protocol.NoticesSeen:
    """How I am told of my turns at this table."""
    return await told_at(request, id)


@post("/tables/{id:str}/hook", status_code=200)
async def hook(request: Asked, id: str, data: protocol.HookWish) -> protocol.HookSeen:
    """Where I want to be told of my turns at this table while I am away: an https address that takes posted JSON."""
    await services_of(request).webhooks.subscribe(id, required_session(request), data.url)
    return protocol.HookSeen(data.url)


@post("/tables/{id:str}/hook/test", status_code=200)
async def try_hook(request: Asked, id: str) -> protocol.Tested:
    """Sends a message to my address now."""
    if not request.app.state.tests.allows(address_of(request.scope)):
        raise Refusal("too-fast")
    return protocol.Tested(await services_of(request).webhooks.test(id, required_session(request)))


@post("/tables/{id:str}/push", status_code=200)
async def push(request: Asked, id: str, data: protocol.PushWish) -> protocol.NoticesSeen:
    """This browser is told of my turns at this table, or no more."""
    await services_of(request).push.of_table(id, required_session(request), browser_in(data))
    return await told_at(request, id)


async def told_everywhere(request: Asked) -> protocol.NoticesSeen:
    services, profile = services_of(request), await own_profile(request)
    return protocol.NoticesSeen(
        services.push.public_key, await services.push.has_profile(profile.id, session_of(request) or ""), None
    )


@get("/profile/notices")
async def my_notices(request: Asked) -> protocol.NoticesSeen:
    """How I am told of my turns in all my games."""
    return await told_everywhere(request)


@post("/profile/push", status_code=200)
async def push_all(request: Asked, data: protocol.PushWish) -> protocol.NoticesSeen:
    """This browser is told of my turns in all my games, or no more."""
    await services_of(request).push.of_profile(
        (await own_profile(request)).id, Newcomer(request).session, browser_in(data)
    )
    return await told_everywhere(request)


@post("/unsubscribe", status_code=200)
async def unsubscribe(request: Asked, data: protocol.Unsubscribe) -> protocol.HookSeen:
    """Ends messages, by the key that each of them holds; nothing else is needed."""
    await services_of(request).webhooks.unsubscribe(data.key)
    return protocol.HookSeen(None)


telling_routes = (notices, hook, try_hook, push, my_notices, push_all, unsubscribe)
