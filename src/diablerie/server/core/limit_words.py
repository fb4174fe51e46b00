"""Words of the limits: what there is too much of, when it may be done again, what can be done meanwhile."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import timedelta

from ...matches.record import moment_text
from ...rejection import Rejection, refusal
from ..clock import now

WORDS: dict[str, str] = {
    "requests": "requests from your network's address",
    "own_requests": "requests by one person, beside those from your network's address",
    "guests": "new guests from your network's address",
    "accounts": "new accounts from your network's address",
    "passwords": "passwords checked for your network's address",
    "logins": "wrong passwords for one name from your network's address",
    "logins_from": "wrong passwords from your network's address",
    "sign_ins": "sign-ins by a provider begun from your network's address",
    "matches": "new matches by one person",
    "matches_from": "new matches from your network's address",
    "messages": "messages by one person at one table",
    "hints": "hints for one person",
    "reports": "reports by one person",
    "contacts": "changes of the list of friends by one person",
    "invitations": "invitations by name by one person",
    "downloads": "downloads of all matches by one person",
    "notices": "notices to one place",
    "notice_changes": "changes of how you are called back",
    "operator": "wrong tokens of an operator's from your network's address",
    "frames": "frames over one connection",
    "lookups": "unknown sessions from your network's address",
    "connections": "connections from your network's address",
    "sockets": "open sockets from your network's address",
    "own_connections": "connections by one person, beside those from your network's address",
}

KNOWN_GO_ON = "whoever is logged in or has a seat at a table can go on"

DOORS: dict[str, str] = {
    "requests": KNOWN_GO_ON,
    "guests": "whoever has an account can log in, and whoever has played here can go on",
    "accounts": "everybody can play as a guest",
    "passwords": "everybody can play as a guest, and whoever is logged in stays so",
    "logins": "everybody can play as a guest, and whoever is logged in stays so",
    "logins_from": "everybody can play as a guest, and whoever is logged in stays so",
    "sign_ins": "everybody can play as a guest, and whoever is logged in stays so",
    "matches": "matches that there are can be gone on with and joined",
    "matches_from": "matches that there are can be gone on with and joined",
    "messages": "the match goes on",
    "hints": "the match goes on",
    "invitations": "the table's address can be sent to anybody",
    "connections": KNOWN_GO_ON,
    "own_connections": "what is open in other tabs stays, and makes room when it is closed",
}
"""What can be done all the same until a limit lets go."""


def too_many(kind: str, limit: str, wait: float) -> Rejection:
    """The answer to who does something too often, or wants too much at once.

    `kind`: by which programs tell limits apart; `limit`: in words; `wait`: the seconds until it may be done
    again, told as the time of day as well.
    """
    seconds = max(1, math.ceil(wait))
    until = now() + timedelta(seconds=seconds)
    door = DOORS.get(kind)
    meanwhile = f"; until then {door}" if door else ""
    detail = f"there may be {limit}: again at {until:%H:%M:%S} UTC, in {seconds} s{meanwhile}"
    params = {"kind": kind, "limit": limit, "seconds": seconds, "until": moment_text(until)}
    return replace(refusal("too-many", "too-many", detail, params=params), retry_after=seconds)
