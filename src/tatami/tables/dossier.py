"""Everything that is stored about a profile, for whoever it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from tatami.tables import schema
from tatami.tables.profiles import Profile

if TYPE_CHECKING:
    from tatami.tables.hall import Hall

FORMAT = "tatami-profile/1"


async def dossier(hall: Hall, profile: Profile) -> dict[str, Any]:
    """As JSON. Secrets are not in it: of the recovery code and the cookies only hashes are stored."""
    t, seated, chat, signed = schema.tables, schema.seated, schema.chat, schema.signed_in
    r, n = schema.ratings, schema.notes
    mine = seated.c.profile == profile.id
    games = await hall.store.rows(
        select(
            seated.c.table_id.label("table"), seated.c.seat, t.c.game, t.c.options, t.c.created, seated.c.ended,
            seated.c.outcome, seated.c.result, t.c.rated, seated.c.rating_before, seated.c.rating_after,
        )
        .join(t, t.c.id == seated.c.table_id)
        .where(mine)
        .order_by(t.c.created)
    )  # fmt: skip
    said = await hall.store.rows(
        select(chat.c.table_id.label("table"), chat.c.at, chat.c.name, chat.c.text)
        .join(seated, (seated.c.table_id == chat.c.table_id) & (seated.c.seat == chat.c.seat))
        .where(mine)
        .order_by(chat.c.at)
    )
    sessions = select(signed.c.session).where(signed.c.profile == profile.id)
    notes = await hall.store.rows(
        select(n.c.table_id.label("table"), n.c.text)
        .join(seated, (seated.c.table_id == n.c.table_id) & (seated.c.seat == n.c.seat))
        .where(mine, n.c.session.in_(sessions))
    )
    ratings = await hall.store.rows(
        select(r.c.game, r.c.rating, r.c.deviation, r.c.volatility, r.c.games, r.c.at).where(r.c.profile == profile.id)
    )
    push = schema.pushes
    pushes = await hall.store.rows(select(push.c.endpoint, push.c.language).where(push.c.profile == profile.id))
    keys = schema.passkeys
    passkeys = await hall.store.rows(select(keys.c.created).where(keys.c.profile == profile.id))
    return {
        "format": FORMAT,
        **profile.wishes._asdict(),
        "created": profile.created,
        "signed_in_since": await hall.profiles.browsers(profile),
        "ratings": ratings,
        "games": games,
        "chat": said,
        "notes": notes,
        "push": pushes,
        "passkeys": passkeys,
    }
