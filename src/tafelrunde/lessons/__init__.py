"""Lessons: a guided first game as data, played by a server, a terminal or a check."""
