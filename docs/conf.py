"""How the documentation site is built: `make docs`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import diablerie  # noqa: E402
from documentation import outside, rule_pages, signatures, titles  # noqa: E402 - found by the line above

project = "Diablerie"
author = "the Diablerie authors"
release = version = diablerie.__version__
html_title = "Diablerie"
html_theme = "furo"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_favicon = "../web/public/favicon.svg"
html_show_copyright = False

extensions = ["myst_nb", "sphinx.ext.autodoc"]
nb_execution_mode = "force"
nb_execution_in_temp = True
nb_execution_raise_on_error = True
nb_execution_timeout = 3600
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["site"]

default_role = "code"
"""Docstrings put names between single backticks."""
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autoclass_content = "both"
maximum_signature_line_length = 80
autodoc_default_options = {"members": True}


def setup(app: Any) -> None:
    """Write the pages that come from elsewhere, before any is read."""
    rule_pages.write_rules(Path(app.srcdir) / "generated" / "rules")
    app.connect("source-read", outside.link)
    app.connect("source-read", titles.name)
    app.connect("autodoc-process-signature", signatures.plain)
    app.connect("build-finished", outside.copy)
