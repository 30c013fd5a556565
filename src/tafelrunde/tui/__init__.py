"""Play in the terminal: as lines of text, or on a full screen."""
