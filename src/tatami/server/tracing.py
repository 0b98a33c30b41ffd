"""OpenTelemetry traces, where somebody asks for them: a span for every request, and one for every move.

A span has the id of its request, as the log has. Neither tables nor people are in it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING

from litestar.types import HTTPScope

from tatami.core.errors import Refusal
from tatami.tables.live_table import LiveTable
from tatami.tables.moves import Answer

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.trace import Tracer

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The same in the answer and in all that is logged or traced about a request; a socket has one for all its messages."""


class Traces:
    """Makes spans. `tracer`: OpenTelemetry's; `extract`: makes a context of what a proxy in front sent along."""

    def __init__(
        self,
        tracer: Tracer,
        extract: Callable[[Mapping[str, str]], Context],
        close: Callable[[], object] = lambda: None,
    ) -> None:
        self.tracer = tracer
        self.extract = extract
        self.close = close

    def request(self, scope: HTTPScope, route: str, status: int, seconds: float) -> None:
        """A request that has been answered."""
        ended = time.time_ns()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        attributes = {
            "http.request.method": scope["method"],
            "http.route": route,
            "http.response.status_code": status,
            "tatami.request": request_id.get(),
        }
        self.tracer.start_span(
            f"{scope['method']} {route}", context=self.extract(headers), attributes=attributes,
            start_time=ended - int(seconds * 1e9),
        ).end(ended)  # fmt: skip

    def move(self, table: LiveTable, version: int, answer: Answer) -> Answer:
        """A move that begins: its span ends with its answer, when it is on the disk or refused."""
        attributes = {"tatami.game": table.game.name, "tatami.version": version, "tatami.request": request_id.get()}
        span = self.tracer.start_span("move", attributes=attributes)

        def traced(told: int | Refusal) -> None:
            if isinstance(told, Refusal):
                span.set_attribute("tatami.refused", told.code)
            span.end()
            answer(told)

        return traced


def exported_traces() -> Traces:
    """Spans that go where OpenTelemetry's own variables say (OTEL_EXPORTER_OTLP_ENDPOINT), by a thread of its own."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.propagate import extract
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    name = {} if "OTEL_SERVICE_NAME" in os.environ else {"service.name": "tatami"}
    provider = TracerProvider(resource=Resource.create(name))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Traces(provider.get_tracer("tatami"), extract, provider.shutdown)
