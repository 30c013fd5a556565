"""Sphinx configuration."""

from __future__ import annotations

from tafelrunde import __version__

project = "Tafelrunde"
author = "The Tafelrunde authors"
copyright = "The Tafelrunde authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
nitpicky = True

html_theme = "furo"
html_title = f"Tafelrunde {__version__}"
html_copy_source = False
