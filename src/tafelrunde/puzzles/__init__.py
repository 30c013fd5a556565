"""Puzzles: positions of bots' games with one clearly best move, found, stored, checked, solved."""
