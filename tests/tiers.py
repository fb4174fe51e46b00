"""Tiers: which tests take long, and run with `make test-all` alone; where they stand and why."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

TESTS = Path(__file__).parent

BIG = {
    # Foreign libraries: their own conformance suites, their learners, their games.
    "envs": "Gymnasium, PettingZoo, OpenSpiel and TorchRL, games played by text",
    "secrecy/adapters": "games of OpenSpiel, environments of PettingZoo, and every set-up of our own",
    "server/api/test_openapi.py": "Schemathesis, against the document",
    "test_envpool_secrecy.py": "EnvPool, in an environment of its own",
    "test_equilibrium.py": "solvers of OpenSpiel",
    "test_peers.py": "peers of the benchmark, in environments of their own",
    # What researchers and designers have: matches by the hundred, searches, proofs by counting.
    "lab/test_dataset.py": "matches kept in files of two kinds",
    "lab/test_arena.py": "matches in processes of their own, some of them killed",
    "lab/test_balance.py": "matches by the hundred",
    "lab/test_entrants.py": "matches of programs in processes of their own, some of them killed",
    "lab/exploitability": "best responses learnt, matches by the hundred",
    "lab/test_puzzles.py": "puzzles made, and proved with ten times the budget",
    "lab/test_report.py": "matches by the hundred",
    "lab/test_tuning.py": "bots tuned",
    "learning": "PyTorch: trainings, one of them killed",
    "cli/test_learn.py": "PyTorch: trainings",
    "cli/test_arena.py": "matches in processes of their own",
    "cli/test_tune.py": "bots tuned",
    "cli/test_exploit.py": "best responses learnt",
    "cli/test_analyse.py": "whole matches judged",
    "cli/test_worker.py": "processes that think for servers",
    "bots/test_bots.py": "matches of every level against the one below",
    "bots/test_blind.py": "bots in worlds they cannot tell apart",
    "bots/test_action_likelihood.py": "what others may hold, drawn a thousand times",
    "analysis/test_decisions.py": "decisions judged in worlds that a seat cannot tell apart",
    "analysis/test_known_best.py": "positions reckoned to the end, and searched",
    "test_playthroughs.py": "a match of each game, all that can be known of it",
    "secrecy/test_noninterference.py": "every channel of every game",
    "rendering/test_drawing_process.py": "a process that draws, after all that plays",
    "rendering/test_picture_secrecy.py": "pictures in worlds that a seat cannot tell apart",
    "server/test_presence_secrecy.py": "matches in worlds that a seat cannot tell apart",
    "secrecy/test_gallery.py": "every leak in the gallery",
    "secrecy/test_pytest_plugin.py": "the checks as a plugin, in a pytest of their own",
    "test_agreement.py": "compiled rules and those in Python, action by action",
    "secrecy/test_text.py": "every word of every game, in three languages",
    # Assistants, by the client of their protocol's own library.
    "mcp_server/test_processes.py": "assistants and servers in processes of their own",
    "mcp_server/test_secrecy.py": "every answer of every tool, in worlds that a seat cannot tell apart",
    "mcp_server/test_server_table.py": "assistants at matches of a server, among people who come and go",
    # The games compiled for browsers.
    "local/test_thoughts.py": "a browser's searches, without machine code",
    "server/bots/test_module_build.py": "modules made",
    "wasm/test_bytecode.py": "the library compiled",
    "wasm/test_browser.py": "modules made, whole games in Pyodide",
    "wasm/test_equality.py": "modules made, searches by the hundred",
    "wasm/test_offline.py": "the library packed",
    "static_site": "modules made, all of a site compressed",
    "wasm/test_package.py": "modules made",
    # Games of one's own.
    "own_game/test_registered.py": "all that is asked of every game, in processes of their own",
    "own_game/test_environments.py": "foreign libraries, solvers, and a package that pip installs",
    # Examples, benchmarks, documentation.
    "test_examples.py": "the examples, PyTorch among them",
    "test_library_examples.py": "learners of half a dozen libraries",
    "test_learning_curve.py": "the example that learns",
    "test_page_costs.py": "the page's benchmark",
    "test_documentation.py": "the documentation as a site",
    "test_notebooks.py": "the notebooks, run",
    "test_light_core.py": "installs the package into environments of their own",
    "cli/test_bench.py": "benchmarks",
    # Every picture of the terminal.
    "cli/test_drawing.py": "boards at every width",
    # Sieges, chaos, whole games.
    "server/notices/test_processes.py": "servers killed that owe notices",
    "server/live/test_takeovers_kept.py": "servers killed while seats change hands",
    "server/accounts/sign_in": "a sign-in provider from npm, and people who log in at it",
    "server/cluster/test_worker.py": "workers killed while they think",
    "server/storage/test_durability.py": "servers killed after every action",
    "server/storage/test_migrations.py": "databases of every revision, led up",
    "server/live/test_premoves_kept.py": "premoves, though the power fails",
    "server/test_idle.py": "connections that were idle for long",
    "server/test_malloc.py": "memory under many threads",
    "server/test_siege.py": "servers killed in mid-game",
    "server/test_soak.py": "servers under load",
    "server/test_stalls.py": "servers frozen, killed, and with clocks that are set",
    "server/test_stopping.py": "servers stopped in mid-action",
    "server/cluster/test_proxies.py": "nginx and Caddy",
    "test_many_records.py": "hundreds of whole matches",
    "browser/test_chaos.py": "whole matches over lines that lose, double and delay",
    "browser/test_whole_games.py": "whole games by every means",
    "browser/test_whole_games_offline.py": "whole games by every means, without a server",
    "browser/test_offline.py": "modules made, the page kept, its server stopped",
    "browser/test_webassembly.py": "modules made, searches by the dozen",
    "browser/test_on_this_machine.py": "modules made, matches without a server",
    "browser/test_own_game.py": "a server of its own, with a game that is installed",
    "browser/test_analysis_board.py": "modules made, boards without a server",
    "browser/test_app.py": "modules made, a site that can be installed",
    "browser/test_own_thinking.py": "modules made, hints without a server",
    "browser/test_without_websocket.py": "a match through nginx that passes no upgrade",
    "browser/test_full_tables.py": "full tables, a browser each",
    # The page beyond one pass through it: every screen, every means, what comes and goes.
    "browser/test_afterwards.py": "long matches gone through afterwards",
    "browser/test_arriving.py": "the first second of every page",
    "browser/test_attention.py": "the tab that calls",
    "browser/test_axe.py": "every page checked by axe",
    "browser/test_called_back.py": "all of being called back, as people do it",
    "browser/test_beside.py": "panels beside every board",
    "browser/test_focus.py": "the focus on every page",
    "browser/test_hearing.py": "what is heard",
    "browser/test_lesson_pointer.py": "whole lessons by what is marked",
    "browser/test_lessons.py": "whole lessons",
    "browser/test_review.py": "every decision of a match looked at again",
    "browser/test_renewal.py": "pages while the server is renewed",
    "browser/test_settings.py": "every setting",
    "browser/test_sign_in.py": "a sign-in provider from npm, and people who log in at it",
    "browser/test_update_in_mid_game.py": "modules made, sites written over others",
    "browser/test_firefox.py": "modules made, Firefox begun for each game",
    "browser/test_static_site.py": "modules made, Python begun in the browser",
    "browser/test_steady.py": "boards that must not jump",
    "browser/test_strings_from_people.py": "every page that shows what people wrote",
    "browser/test_every_screen.py": "every page on every screen",
    "browser/test_pictures.py": "pictures of pages",
    "browser/test_print_command.py": "whole games printed by the command",
}
"""Folders and files below tests/, with what takes so long there; what is of one game stands in its own."""

BIG_TESTS = {
    "analysis/test_seat_review.py": (
        "test_worlds_that_a_seat_cannot_tell_apart_are_reviewed_alike",
    ),
    "analysis/test_review.py": ("test_every_choice_is_looked_at_once_and_nothing_else_is",),
    "browser/test_operator.py": ("test_axe_finds_nothing_in_any_part_and_all_fits",),
    "browser/test_people.py": (
        "test_a_bot_is_not_offered_before_the_server_would_take_it_however_long_its_answers_take",
        "test_ratings_are_for_those_who_want_them",
        "test_what_is_said_is_heard_by_all_but_those_who_have_muted_the_speaker",
        "test_what_is_seen_live_is_seen_again_in_the_replay",
    ),
    "browser/test_print.py": (
        "test_all_pieces_are_there_and_none_lies_on_another",
        "test_the_parts_of_a_board_overlap_and_make_all_of_it_at_true_size",
    ),
    "server/api/test_pictures.py": ("test_a_running_match_has_a_picture",),
    "server/library/test_review.py": (
        "test_a_review_depends_on_nothing_that_the_seat_could_not_know",
    ),
    "server/test_floods.py": ("test_people_play_on_beside_a_flood",),
    # That what is the same in both worlds would not be, were something given away.
    "server/test_secrecy.py": ("test_a_leak_is_found",),
    "server/test_picture_secrecy.py": (
        "test_a_leak_is_found",
        "test_the_pictures_themselves_are_the_same",
    ),
    "server/core/test_logging.py": (
        "test_what_is_hidden_changes_nothing_in_the_log",
        "test_whole_matches_leave_no_secret_in_the_log",
    ),
    "server/core/test_metrics.py": ("test_what_is_hidden_changes_no_number_but_times",),
    "server/notices/test_secrecy.py": ("test_a_leak_is_found",),
    "server/moderation/test_secrecy.py": ("test_a_leak_is_found",),
    "server/storage/test_open_files.py": (
        "test_a_copy_moved_over_it_is_not_spoilt_by_the_log_of_the_other",
        "test_a_folder_that_is_moved_takes_the_database_with_it",
        "test_what_was_acknowledged_is_in_the_file_that_was_moved_away",
    ),
    "server/live/test_timekeeper.py": (
        "test_a_clock_of_days_is_not_bothered_with_seconds",
        "test_it_is_given_back_once_however_often_a_match_is_read",
        "test_where_another_server_ran_nobody_was_kept_from_acting",
        "test_who_is_connected_to_none_of_several_servers_could_have_come_to_another",
    ),
    "server/bots/test_hints.py": ("test_what_is_said_to_come_next_is_advised_then",),
}
"""Tests in files that are otherwise quick: those that wait for bots, or play to the end."""


for _path in sorted(TESTS.glob("games/*/tiers.py")):
    # Not imported: pytest rewrites what stands beside it, and is not ready yet.
    _own = run_path(str(_path))
    BIG |= _own["BIG"]
    BIG_TESTS |= _own["BIG_TESTS"]


def has_big(path: Path) -> bool:
    """Whether anything in a file of tests takes long."""
    return is_big(path) or path.relative_to(TESTS).as_posix() in BIG_TESTS


def is_big(path: Path, test: str = "") -> bool:
    """Whether a file of tests takes long, or one test in it (its name, without parameters)."""
    below = path.relative_to(TESTS) if path.is_relative_to(TESTS) else path
    if test in BIG_TESTS.get(below.as_posix(), ()):
        return True
    return any(each.as_posix() in BIG for each in (below, *below.parents))
