"""Passkeys over HTTP. The site that they are bound to is the one whose page asks."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Response

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.server.account_routes import count_wrong_guesses, own_profile, profile_seen
from tatami.server.refusals import post
from tatami.server.request_context import Asked, Newcomer, services_of, signed_in_by


def site_of(request: Asked) -> tuple[str, str]:
    """The host's name and the page's origin, which the guard has compared with ours already."""
    origin = request.headers.get("origin", "")
    site = urlsplit(origin).hostname if origin.startswith(("http://", "https://")) else None
    if not site:
        raise Refusal("bad-passkey")
    return site, origin


@post("/profile/passkeys/options", status_code=200)
async def new_passkey(request: Asked) -> Response[protocol.PasskeyOptions]:
    """What my browser needs to make a passkey."""
    newcomer, profile = Newcomer(request), await own_profile(request)
    options = services_of(request).passkeys.creation(profile, newcomer.session, site_of(request)[0])
    return newcomer.answer(protocol.PasskeyOptions(options), 200)


@post("/profile/passkeys", status_code=200)
async def add_passkey(request: Asked, data: protocol.Credential) -> protocol.ProfileSeen:
    """A passkey that my browser has made signs me in from now on."""
    services, profile = services_of(request), await own_profile(request)
    await services.passkeys.add(profile, Newcomer(request).session, *site_of(request), data.credential)
    return await profile_seen(services, profile)


@post("/profile/passkeys/remove", status_code=200)
async def remove_passkeys(request: Asked) -> protocol.ProfileSeen:
    """None of my passkeys opens anything any more."""
    services, profile = services_of(request), await own_profile(request)
    await services.passkeys.remove_all(profile)
    return await profile_seen(services, profile)


@post("/passkey/options", status_code=200)
async def ask_passkey(request: Asked) -> Response[protocol.PasskeyOptions]:
    """What a browser needs to sign in by a passkey."""
    newcomer = Newcomer(request)
    options = services_of(request).passkeys.request(newcomer.session, site_of(request)[0])
    return newcomer.answer(protocol.PasskeyOptions(options), 200)


@post("/passkey/sign-in", status_code=200)
async def sign_in_by_passkey(request: Asked, data: protocol.Credential) -> Response[protocol.ProfileSeen]:
    """Signs in by a passkey; wrong ones can be tried as often as wrong codes."""
    newcomer, services = Newcomer(request), services_of(request)
    with count_wrong_guesses(request):
        profile, token = await services.passkeys.sign_in(newcomer.session, *site_of(request), data.credential)
    await services.profiles.replace(signed_in_by(request), profile)
    await newcomer.renew()
    return newcomer.answer(await profile_seen(services, profile), 200, token)


passkey_routes = (new_passkey, add_passkey, remove_passkeys, ask_passkey, sign_in_by_passkey)
