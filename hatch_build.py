"""The build hook: every installation and every package carries the page people play on."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from build_page import Page, PageError


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for hatchling itself
    """Builds web/ into src/diablerie/web/ where it has changed since it was last built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the page must be built and the machine has no usable Node."""
        return Page(Path(self.root)).missing_tools()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before anything is packed, or end here and say what is missing."""
        try:
            Page(Path(self.root)).build()
        except PageError as error:
            sys.exit(f"\nDiablerie cannot be installed without its page: {error}.\n")
