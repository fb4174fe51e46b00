"""The lab: bots against bots, counted and weighed."""

from __future__ import annotations

from ..extras import needs

with needs("diablerie[lab]"):
    from ..entrants import TimeControl
    from .arena import Forfeits, Report, Verdict, Watcher, hold
    from .balance import Balance, Course, Findings, Inquiry, Setting, inquire
    from .intervals import Interval
    from .journal import Journal, OtherRun
    from .language_models import (
        AnsweredGame,
        ModelFailed,
        ModelReport,
        TextContest,
        measure_model,
        refused_by_clause,
    )
    from .playing import Played, Sitting
    from .ratings import BotRating, Skill, standings
    from .report import write_findings, write_report
    from .schedule import Schedule
    from .sequential import Question, Trial, elo_of_share, log_likelihood_ratio, share_of_elo
    from .tuning import Attempt, Tuned, Tuning, tune
    from .workers import Workers, WorkersDied, here, in_processes, on_ray

__all__ = [
    "AnsweredGame",
    "Attempt",
    "Balance",
    "BotRating",
    "Course",
    "Findings",
    "Forfeits",
    "Inquiry",
    "Interval",
    "Journal",
    "ModelFailed",
    "ModelReport",
    "OtherRun",
    "Played",
    "Question",
    "Report",
    "Schedule",
    "Setting",
    "Sitting",
    "Skill",
    "TextContest",
    "TimeControl",
    "Trial",
    "Tuned",
    "Tuning",
    "Verdict",
    "Watcher",
    "Workers",
    "WorkersDied",
    "elo_of_share",
    "here",
    "hold",
    "in_processes",
    "inquire",
    "log_likelihood_ratio",
    "measure_model",
    "on_ray",
    "refused_by_clause",
    "share_of_elo",
    "standings",
    "tune",
    "write_findings",
    "write_report",
]
