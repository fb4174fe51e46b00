"""Push in a real browser: the one part that stands in is its push service, which tests do not reach."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, Worker

from tests.server.notices.receivers import Browser, Post

KNOWN = "if (location.host) localStorage['diablerie-known'] = 'yes'"
"""A script for pages that take their reader for somebody."""

SUBSCRIBING = """
    (({ endpoint, keys }) => {
        const KEY = 'test-subscription';
        const subscription = () => ({
            endpoint,
            options: { applicationServerKey: null },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => { localStorage.removeItem(KEY); return true; },
        });
        PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
            if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError();
            localStorage[KEY] = 'yes';
            return subscription();
        };
        PushManager.prototype.getSubscription = async () => localStorage[KEY] ? subscription() : null;
    })
"""
"""What a push service gives a browser that subscribes: where to send to, and keys."""

CLICK = """
    async (tag) => {
        const led = [];
        const { openWindow } = self.clients;
        const { focus } = WindowClient.prototype;
        self.clients.openWindow = async (url) => led.push(['open', url]);
        WindowClient.prototype.focus = async function () { led.push(['focus', this.url]); };
        const [notification] = await registration.getNotifications({ tag });
        let work;
        const press = new NotificationEvent('notificationclick', { notification });
        press.waitUntil = (promise) => { work = promise; };
        self.dispatchEvent(press);
        await work;
        self.clients.openWindow = openWindow;
        WindowClient.prototype.focus = focus;
        return led;
    }
"""
"""Press a notice; browsers open and focus pages for people's own presses alone: here it is noted."""


class PushedBrowser:
    """A browser with a push service, and what it shows."""

    def __init__(self, context: BrowserContext, url: str, post: Post) -> None:
        self._url = url
        self._keys = Browser()
        context.grant_permissions(["notifications"], origin=url)
        endpoint = {"endpoint": f"{post.url}/push", "keys": self._keys.keys}
        context.add_init_script(f"{SUBSCRIBING}({json.dumps(endpoint)}); {KNOWN};")
        self._context = context
        # No page of the site: what the browser does when all those are closed is looked at from here.
        self._outside: Page = context.new_page()
        self._tools: CDPSession = context.new_cdp_session(self._outside)
        self._registrations: dict[str, bool] = {}
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._tools.send("ServiceWorker.enable")

    def _note(self, told: dict[str, Any]) -> None:
        for one in told["registrations"]:
            self._registrations[one["registrationId"]] = one["isDeleted"]

    @property
    def registrations(self) -> list[str]:
        """The service workers there are."""
        self._outside.wait_for_timeout(200)
        return [name for name, gone in self._registrations.items() if not gone]

    @property
    def worker(self) -> Worker:
        """The service worker that runs."""
        return self._context.service_workers[-1]

    def deliver(self, body: bytes) -> dict[str, str]:
        """Do as a browser does to which something was pushed: decrypt it, wake the worker."""
        plain = self._keys.plain(body)
        [registration] = self.registrations
        message = {"origin": self._url, "registrationId": registration, "data": plain.decode()}
        self._tools.send("ServiceWorker.deliverPushMessage", message)
        self._outside.wait_for_timeout(500)
        told: dict[str, str] = json.loads(plain)
        return told

    def shown(self) -> list[dict[str, str]]:
        """The notices that the system shows."""
        shown: list[dict[str, str]] = self.worker.evaluate(
            "async () => (await registration.getNotifications())"
            ".map(({ title, body, tag }) => ({ title, body, tag }))"
        )
        return shown

    def press(self, tag: str) -> list[list[str]]:
        """Press the notice of a match; the pages to which that leads."""
        led: list[list[str]] = self.worker.evaluate(CLICK, tag)
        return led
