"""A queue of tasks in PostgreSQL, between servers and the workers on any machine.

A server inserts a job and is notified of its answers. A worker takes a job for a short time, its lease, and renews it
while it works: the job of a worker that was killed is free again when the lease is over. A server in turn says again
and again which jobs it still wants; those of a killed server are deleted. The tables are not logged: a database that
crashed loses them, and servers insert again what they wait for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import tatami
from tatami.workers.background import end_tasks

if TYPE_CHECKING:
    import asyncpg

LEASE = 1.0
"""Seconds for which a job is a worker's, unless it says again that it works on it."""
WANTED = 6.0
"""The same of a server that waits for the answer."""
RETRY = 0.2
"""Seconds until a lost connection is made again."""
ASK_EVERY = 5.0
"""Seconds after which a silent connection is tried: a network that swallows everything does not say so itself."""
JOBS_CHANNEL, ALIVE_CHANNEL = "tatami_jobs", "tatami_workers"
LOCK = 7461747
RELEASE = tatami.__version__
"""Workers take jobs of servers of their own release only."""

CREATE = """
CREATE UNLOGGED TABLE IF NOT EXISTS jobs_1 (
    id text PRIMARY KEY,
    process text NOT NULL,
    queue text NOT NULL,
    release text NOT NULL,
    task text NOT NULL,
    arguments bytea NOT NULL,
    seconds double precision NOT NULL,
    address text NOT NULL,
    session text NOT NULL,
    urgency integer NOT NULL,
    in_parts boolean NOT NULL,
    created timestamptz NOT NULL DEFAULT clock_timestamp(),
    wanted_until timestamptz NOT NULL,
    worker text,
    leased_until timestamptz,
    tries integer NOT NULL DEFAULT 0
);
CREATE UNLOGGED TABLE IF NOT EXISTS job_answers_1 (
    job text NOT NULL,
    number integer NOT NULL,
    process text NOT NULL,
    answer bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (job, number)
);
CREATE INDEX IF NOT EXISTS job_answers_1_by_process ON job_answers_1 (process);
"""
LATER = "clock_timestamp() + make_interval(secs => {})"
PUT = f"""
INSERT INTO jobs_1
    (id, process, queue, release, task, arguments, seconds, address, session, urgency, in_parts, wanted_until)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, {LATER.format("$12")}) ON CONFLICT DO NOTHING
"""
TAKE = f"""
WITH held AS (
    SELECT address, session, count(*) AS jobs FROM jobs_1 WHERE leased_until > clock_timestamp()
    GROUP BY address, session
), next AS (
    SELECT id FROM jobs_1 AS waiting
    LEFT JOIN (SELECT address, sum(jobs) AS jobs FROM held GROUP BY address) AS there USING (address)
    LEFT JOIN held USING (address, session)
    WHERE queue = $1 AND release = $2 AND wanted_until > clock_timestamp() AND address <> ALL($3)
        AND (leased_until IS NULL OR leased_until < clock_timestamp())
    ORDER BY urgency, coalesce(there.jobs, 0), coalesce(held.jobs, 0), created
    LIMIT 1 FOR UPDATE OF waiting SKIP LOCKED
)
UPDATE jobs_1 SET worker = $4, leased_until = {LATER.format("$5")}, tries = tries + 1
FROM next WHERE jobs_1.id = next.id
RETURNING jobs_1.id, queue, task, arguments, seconds, address, session, in_parts, tries
"""
"""The most urgent first, then whoever has fewest jobs at work, by address and at one address by session."""
RENEW = f"UPDATE jobs_1 SET leased_until = {LATER.format('$3')} WHERE id = ANY($1) AND worker = $2"
GIVE_BACK = "UPDATE jobs_1 SET worker = NULL, leased_until = NULL, tries = tries - 1 WHERE worker = $1"
TELL_PART = """
WITH said AS (
    INSERT INTO job_answers_1 (job, number, process, answer)
    SELECT id, $3, process, $4 FROM jobs_1 WHERE id = $1 AND worker = $2 ON CONFLICT DO NOTHING RETURNING process
)
SELECT pg_notify('tatami_answers_' || process, '') FROM said
"""
TELL_LAST = """
WITH done AS (
    DELETE FROM jobs_1 WHERE id = $1 AND worker = $2 RETURNING id, process
), said AS (
    INSERT INTO job_answers_1 (job, number, process, answer)
    SELECT id, $3, process, $4 FROM done ON CONFLICT DO NOTHING RETURNING process
)
SELECT pg_notify('tatami_answers_' || process, '') FROM said
"""
"""An answer counts only from the worker that holds the job: of two that did it, the later finds no job."""
COLLECT = "DELETE FROM job_answers_1 WHERE process = $1 RETURNING job, number, answer"
WANT = f"UPDATE jobs_1 SET wanted_until = {LATER.format('$2')} WHERE id = ANY($1) RETURNING id"
WITHDRAW = "DELETE FROM jobs_1 WHERE id = ANY($1) RETURNING id"
FORGET = """
WITH jobs AS (DELETE FROM jobs_1 WHERE wanted_until < clock_timestamp()),
answers AS (DELETE FROM job_answers_1 WHERE at < clock_timestamp() - interval '1 minute')
SELECT 1
"""

logger = logging.getLogger("tatami")


def answers_channel(process: str) -> str:
    return f"tatami_answers_{process}"


class QueueConnection:
    """One connection to the queue, made again whenever it is lost. `channels`: what is listened to."""

    def __init__(self, dsn: str, channels: dict[str, Callable[[str], None]]) -> None:
        self.dsn = dsn
        self.channels = channels
        self.connection: asyncpg.Connection | None = None
        self.one_at_a_time = asyncio.Lock()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.connect_for_ever())]

    async def close(self) -> None:
        await end_tasks(self.tasks)

    async def connect_for_ever(self) -> None:
        import asyncpg

        while True:
            connection = None
            try:
                # Nothing here has to survive the loss of power.
                connection = await asyncpg.connect(self.dsn, server_settings={"synchronous_commit": "off"}, timeout=5)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                async with connection.transaction():
                    await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
                    await connection.execute(CREATE)
                for channel, hear in self.channels.items():
                    await connection.add_listener(channel, lambda *told, hear=hear: hear(told[3]))
                self.connection = connection
                for hear in self.channels.values():
                    hear("")  # something may have been missed
                while not lost.is_set():
                    try:
                        async with asyncio.timeout(ASK_EVERY):
                            await lost.wait()
                    except TimeoutError:
                        await self.fetch("SELECT 1")
            except Exception as error:
                logger.warning("job queue: %s", type(error).__name__)
                await asyncio.sleep(RETRY)
            finally:
                self.connection = None
                if connection is not None:
                    connection.terminate()

    async def fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """The rows of a statement; ConnectionError if the database is away."""
        async with self.one_at_a_time:
            if self.connection is None:
                raise ConnectionError
            try:
                rows: list[asyncpg.Record] = await self.connection.fetch(statement, *values, timeout=ASK_EVERY)
                return rows
            except Exception as error:
                if not is_lost(error):
                    raise
                self.connection.terminate()
                raise ConnectionError from None

    async def notify(self, channel: str, payload: str) -> None:
        await self.fetch("SELECT pg_notify($1, $2)", channel, payload)


def is_lost(error: Exception) -> bool:
    """Whether the connection, rather than the statement, is to blame."""
    import asyncpg

    lost = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError)
    return isinstance(error, (*lost, OSError, TimeoutError))
