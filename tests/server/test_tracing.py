"""Traces: a span for every request and every move, with the request's id; off unless asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tatami.cli import main
from tatami.core.errors import Refusal
from tatami.server.guards import Guard, Rates
from tatami.server.metrics import Metrics
from tatami.server.services import Services
from tatami.server.tracing import Traces, request_id
from tatami.tables.administration import Bans
from tatami.tables.clocks import now
from tests.tables.test_services import AIKO, act, hot_seat, with_services


class Recorder:
    """As much of a tracer as we use."""

    def __init__(self) -> None:
        self.spans: list[Recorder.Span] = []

    class Span:
        def __init__(self, name: str, attributes: dict[str, Any], context: Any, start_time: int | None) -> None:
            self.name, self.attributes, self.context, self.start_time = name, attributes, context, start_time
            self.ended = 0

        def set_attribute(self, name: str, value: Any) -> None:
            self.attributes[name] = value

        def end(self, end_time: int | None = None) -> None:
            self.ended += 1

    def start_span(
        self, name: str, context: Any = None, attributes: Any = None, start_time: int | None = None
    ) -> Recorder.Span:
        self.spans.append(span := Recorder.Span(name, attributes, context, start_time))
        return span


def from_header(headers: Mapping[str, str]) -> str | None:
    return headers.get("traceparent")


def test_a_request_is_one_span_with_its_id() -> None:
    recorder = Recorder()

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("a foreign page gets no further")

    app = Guard(nothing, Rates(0, 0), (), Metrics(), Bans(now), Traces(recorder, from_header))

    async def ask() -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        headers = [(b"x-request-id", b"from-a-proxy"), (b"traceparent", b"00-trace")]
        scope = {"type": "http", "method": "POST", "path": "/api/tables/SECRET/hint", "headers": headers,
                 "client": ("1.2.3.4", 5), "scheme": "http", "query_string": b""}  # fmt: skip
        foreign = {**scope, "headers": [*headers, (b"origin", b"https://elsewhere.example")]}
        await app(foreign, receive, send)
        return sent

    assert asyncio.run(ask())[0]["status"] == 403
    (span,) = recorder.spans
    assert span.name == "POST /api/tables/{id}/hint" and span.ended == 1 and span.context == "00-trace"
    assert span.attributes["http.response.status_code"] == 403
    assert span.attributes["tatami.request"] == "from-a-proxy"
    assert "SECRET" not in str(span.attributes) + span.name


def test_a_move_is_one_span_refused_or_not(tmp_path: Path) -> None:
    recorder = Recorder()

    async def scene(services: Services) -> None:
        services.moves.trace = Traces(recorder, from_header).move
        table = await hot_seat(services)
        request_id.set("request-1")
        await act(services, table)
        with pytest.raises(Refusal):
            await services.moves.act(table.id, AIKO, None, 999, 0)

    with_services(tmp_path, scene)
    assert [span.name for span in recorder.spans] == ["move", "move"]
    assert [span.ended for span in recorder.spans] == [1, 1]
    assert [span.attributes.get("tatami.refused") for span in recorder.spans] == [None, "conflict"]
    assert recorder.spans[0].attributes["tatami.request"] == "request-1"
    assert recorder.spans[0].attributes["tatami.game"] == "kenjin"


@pytest.mark.skipif(find_spec("opentelemetry") is not None, reason="the extra is installed")
def test_without_the_extra_it_says_what_to_install(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--traces", "--data", str(tmp_path), "--port", "1", "--lang", "en"]) == 2
    assert "tatami[otel]" in capsys.readouterr().err


def test_spans_are_open_telemetrys(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.sdk")
    from opentelemetry.propagate import extract
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    traces = Traces(provider.get_tracer("tatami"), extract)
    parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    scope = {"method": "GET", "headers": [(b"traceparent", parent.encode())]}
    traces.request(scope, "/api/games", 200, 0.5)
    (span,) = kept.get_finished_spans()
    assert f"{span.context.trace_id:032x}" in parent
    assert span.end_time - span.start_time == 500_000_000
