"""Everything that is stored about a profile, for whoever it belongs to."""

from __future__ import annotations

from sqlalchemy import select

from tatami.accounts.profiles import Profile, Profiles
from tatami.core.json_types import JsonObject
from tatami.tables import schema
from tatami.tables.store import Store

FORMAT = "tatami-profile/1"


async def profile_data(store: Store, profiles: Profiles, profile: Profile) -> JsonObject:
    """As JSON. Secrets are not in it: of the recovery code and the cookies only hashes are stored."""
    t, seated, chat, signed = schema.tables, schema.seated, schema.chat, schema.signed_in
    r, n = schema.ratings, schema.notes
    mine = seated.c.profile == profile.id
    games = await store.rows(
        select(
            seated.c.table_id.label("table"), seated.c.seat, t.c.game, t.c.options, t.c.created, seated.c.ended,
            seated.c.outcome, seated.c.result, t.c.rated, seated.c.rating_before, seated.c.rating_after,
        )
        .join(t, t.c.id == seated.c.table_id)
        .where(mine)
        .order_by(t.c.created)
    )  # fmt: skip
    said = await store.rows(
        select(chat.c.table_id.label("table"), chat.c.at, chat.c.name, chat.c.text)
        .join(seated, (seated.c.table_id == chat.c.table_id) & (seated.c.seat == chat.c.seat))
        .where(mine)
        .order_by(chat.c.at)
    )
    sessions = select(signed.c.session).where(signed.c.profile == profile.id)
    notes = await store.rows(
        select(n.c.table_id.label("table"), n.c.text)
        .join(seated, (seated.c.table_id == n.c.table_id) & (seated.c.seat == n.c.seat))
        .where(mine, n.c.session.in_(sessions))
    )
    ratings = await store.rows(
        select(r.c.game, r.c.rating, r.c.deviation, r.c.volatility, r.c.games, r.c.at).where(r.c.profile == profile.id)
    )
    push = schema.pushes
    pushes = await store.rows(select(push.c.endpoint, push.c.language).where(push.c.profile == profile.id))
    keys = schema.passkeys
    passkeys = await store.rows(select(keys.c.created).where(keys.c.profile == profile.id))
    s = schema.sitters
    devices = await store.rows(
        select(s.c.table_id.label("table"), s.c.seat, s.c.device, s.c.added, s.c.seen)
        .join(seated, (seated.c.table_id == s.c.table_id) & (seated.c.seat == s.c.seat))
        .where(mine, seated.c.holds)
        .order_by(s.c.added)
    )
    sh, sr, rp = schema.shared_setups, schema.setup_ratings, schema.setup_reports
    shared = await store.rows(
        select(sh.c.id, sh.c.game, sh.c.title, sh.c.options, sh.c.draft, sh.c.created, sh.c.plays)
        .where(sh.c.profile == profile.id)
        .order_by(sh.c.created)
    )
    stars = await store.rows(select(sr.c.setup, sr.c.stars).where(sr.c.profile == profile.id))
    reports = await store.rows(select(rp.c.setup, rp.c.reason, rp.c.at).where(rp.c.profile == profile.id))
    return {
        "format": FORMAT,
        **profile.wishes._asdict(),
        "created": profile.created,
        "signed_in_since": await profiles.browsers(profile),
        "ratings": ratings,
        "games": games,
        "chat": said,
        "notes": notes,
        "push": pushes,
        "passkeys": passkeys,
        "devices": devices,
        "shared_setups": shared,
        "setup_ratings": stars,
        "setup_reports": reports,
    }
