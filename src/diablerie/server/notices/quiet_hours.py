"""Quiet hours: between which times of somebody's day they are not called."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

TIME = re.compile(r"(?:[01]\d|2[0-3]):[0-5]\d")


@dataclass(frozen=True)
class QuietHours:
    """From when until when, by the clocks of a time zone; over midnight where the end is the earlier one.

    Raises ValueError for what are no times, or no time zone.
    """

    begin: str
    end: str
    zone: str

    def __post_init__(self) -> None:
        for moment in (self.begin, self.end):
            if not TIME.fullmatch(moment):
                raise ValueError(f"{moment!r} is no time of the day: one is 22:30")
        demand_zone(self.zone)

    def until(self, moment: datetime) -> datetime | None:
        """When those end in which a moment lies; None: it lies in none."""
        here = moment.astimezone(ZoneInfo(self.zone))
        begin, end = time.fromisoformat(self.begin), time.fromisoformat(self.end)
        now = here.time()
        if begin <= end:
            quiet, later = begin <= now < end, 0
        else:
            quiet, later = now >= begin or now < end, int(now >= begin)
        if not quiet:
            return None
        day = here.date() + timedelta(days=later)
        return datetime.combine(day, end, ZoneInfo(self.zone)).astimezone(UTC)


def demand_zone(zone: str) -> None:
    """Raise ValueError for what is no time zone."""
    if zone not in available_timezones():
        raise ValueError(f"{zone!r} is no time zone: one is Europe/Paris")
