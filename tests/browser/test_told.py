"""Being told of one's turn: by this browser while its pages are closed, and by an address of one's own."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser

from tatami.notify.webpush import new_key, public_bytes, to_text
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.test_company import table_of
from tests.notify.test_push import decrypted

AUTH = bytes(range(16))
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (wish) {
  window.wished = [wish.userVisibleOnly, new Uint8Array(wish.applicationServerKey).length];
  return { toJSON: () => (%s) };
};
"""
"""A browser asks its maker's service for an address, far away; here it is given one on this machine."""


class Service:
    """A push service and a webhook in one, on this machine."""

    def __init__(self) -> None:
        self.key = new_key()
        self.letters: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                plain = decrypted(body, service.key, AUTH) if self.path == "/push" else body
                service.letters.put((self.path, json.loads(plain)))
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.address = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def subscription(self) -> str:
        keys = {"p256dh": to_text(public_bytes(self.key)), "auth": to_text(AUTH)}
        return json.dumps({"endpoint": f"{self.address}/push", "keys": keys})


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.http.shutdown()
    running.http.server_close()


@pytest.fixture
def whole(browser: Browser) -> Iterator[Browser]:
    """A Chromium that shows notifications; its headless shell does not."""
    with browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS) as opened:
        yield opened


def test_a_closed_page_is_told_and_shows_it(
    whole: Browser, person: Callable[..., Person], server: Server, service: Service
) -> None:
    aiko, bo = person(), person(by=whole, permissions=["notifications"])
    bo.page.add_init_script(SUBSCRIBED % service.subscription())
    created = table_of(aiko)
    table = created["table"]["id"]
    aiko.go(f"/t/{table}")
    bo.go(created["invitations"][0]["path"])
    bo.page.get_by_role("button", name="Sit down").click()
    bo.open_tab("Table")
    bo.page.get_by_text("Notify me when it is my turn").click()
    bo.page.get_by_role("button", name="Turn on notifications in this browser").click()
    bo.page.get_by_role("button", name="Notifications are on in this browser. Turn off").wait_for()
    assert bo.page.evaluate("window.wished") == [True, 65]

    hook = bo.page.get_by_label("Or use a webhook")
    hook.fill(f"{service.address}/hook")
    bo.page.get_by_role("button", name="Save this address").click()
    bo.page.get_by_text("Saved: your turns will be sent to this address.").wait_for()
    bo.page.get_by_role("button", name="Send a test message").click()
    bo.page.get_by_text("Test message delivered.").wait_for()
    assert service.letters.get(timeout=60)[1]["type"] == "test"

    bo.go("/")  # away from the table
    aiko.wait_until(lambda: aiko.page.locator(".dot.away").count() == 1)
    aiko.wait_until(lambda: aiko.is_my_turn)
    while aiko.is_my_turn:
        aiko.choose_in_words()
    told = dict(service.letters.get(timeout=60) for _ in range(2))
    assert told["/hook"]["type"] == "your-turn"
    assert told["/push"] == {"title": "Kenjin", "body": "It is your turn.", "path": f"/t/{table}"}

    browser = bo.context.new_cdp_session(bo.page)
    found: list[Any] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    browser.send("ServiceWorker.enable")
    bo.wait_until(lambda: bool(found))
    push = {"origin": server.address, "registrationId": found[0]["registrationId"], "data": json.dumps(told["/push"])}
    browser.send("ServiceWorker.deliverPushMessage", push)
    shown = "navigator.serviceWorker.ready.then(one => one.getNotifications())"
    shown += ".then(all => all.map(one => [one.title, one.body, one.tag]))"
    bo.wait_until(lambda: bo.page.evaluate(shown) == [["Kenjin", "It is your turn.", f"/t/{table}"]])

    bo.go(f"/t/{table}")
    bo.open_tab("Table")
    bo.page.get_by_text("Notify me when it is my turn").click()
    bo.page.get_by_role("button", name="Notifications are on in this browser. Turn off").click()
    bo.page.get_by_role("button", name="Turn on notifications in this browser").wait_for()
    aiko.go(told["/hook"]["unsubscribe_path"])
    assert "#" not in aiko.page.url
    aiko.page.get_by_role("button", name="Stop these messages").click()
    aiko.page.get_by_text("Address removed.").wait_for()
    bo.go(f"/t/{table}")
    bo.open_tab("Table")
    bo.page.get_by_text("Notify me when it is my turn").click()
    hook.wait_for()
    assert hook.input_value() == ""
    hook.fill(f"{service.address}/hook")
    bo.page.get_by_role("button", name="Save this address").click()
    bo.page.get_by_role("button", name="Remove").click()
    bo.page.get_by_text("Address removed.").wait_for()
