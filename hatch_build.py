"""The build hook: every installation and every package carries the page people play on.

A wheel for release carries the games in WebAssembly too: `DIABLERIE_WASM=1 python -m build --wheel`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from build_modules import MODULES, ModulesError, build_modules
from build_page import Page, PageError

WITH_MODULES = "DIABLERIE_WASM"
"""The environment variable that asks for a wheel with the games in WebAssembly: `1`."""


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for hatchling itself
    """Builds web/ into src/diablerie/web/ where it has changed, and the modules of a wheel for release."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the page must be built and the machine has no usable Node.

        For modules what the package itself needs, and its extra `wasm`.
        """
        missing = Page(Path(self.root)).missing_tools(release=self._wants_modules())
        if self._wants_modules():
            core = self.metadata.core
            missing += [*core.dependencies, *core.optional_dependencies["wasm"]]
        return missing

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before anything is packed, or end here and say what is missing."""
        try:
            Page(Path(self.root)).build(release=self._wants_modules())
        except PageError as error:
            sys.exit(f"\nDiablerie cannot be installed without its page: {error}.\n")
        if not self._wants_modules() or version == "editable":
            return
        try:
            build_modules(Path(self.root))
            build_data["artifacts"].append(f"/{MODULES}/")
        except ModulesError as error:
            self.app.display_warning(f"This wheel is without the games in WebAssembly: {error}")

    def _wants_modules(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(WITH_MODULES, "0") not in ("", "0")
