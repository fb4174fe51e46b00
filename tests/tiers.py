"""Tiers: which tests take long, and run with `make test-all` alone; where they stand and why."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parent

BIG = {
    # Foreign libraries: their own conformance suites, their learners, their games.
    "envs": "Gymnasium, PettingZoo, OpenSpiel and TorchRL",
    "secrecy/adapters/test_open_spiel.py": "games of OpenSpiel",
    "secrecy/adapters/test_pettingzoo.py": "environments of PettingZoo",
    "secrecy/adapters/test_published_games.py": "games published elsewhere",
    "test_envpool_secrecy.py": "EnvPool, in an environment of its own",
    "test_equilibrium.py": "solvers of OpenSpiel",
    "test_peers.py": "peers of the benchmark, in environments of their own",
    # Examples, benchmarks, documentation.
    "test_examples.py": "the examples, PyTorch among them",
    "test_learning_curve.py": "the example that learns",
    "test_page_costs.py": "the page's benchmark",
    "test_documentation.py": "the documentation as a site",
    "test_light_core.py": "installs the package into environments of their own",
    "cli/test_bench.py": "benchmarks",
    # Sieges, chaos, whole games.
    "server/test_siege.py": "servers killed in mid-game",
    "server/test_soak.py": "servers under load",
    "server/cluster/test_proxies.py": "nginx and Caddy",
    "test_many_records.py": "hundreds of whole matches",
    "browser/test_chaos.py": "whole matches over lines that lose, double and delay",
    "browser/test_whole_games.py": "whole games by every means",
    "browser/test_full_tables.py": "full tables, a browser each",
    # The whole picture of the page.
    "browser/test_every_screen.py": "every page on every screen",
    "browser/test_pictures.py": "pictures of pages",
}
"""Folders and files below tests/, with what takes so long there."""


def is_big(path: Path) -> bool:
    """Whether a test's file takes long."""
    below = path.relative_to(TESTS) if path.is_relative_to(TESTS) else path
    return any(part.as_posix() in BIG for part in (below, *below.parents))
