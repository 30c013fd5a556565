"""The order of play (chapter 2): rounds, turns and their steps; and positions staged in words, for
tests and puzzles."""
