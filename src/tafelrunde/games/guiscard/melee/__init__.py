"""Melee (chapter 6, PR-7): attackers and defenders, odds and column shifts, results, and the
advance of the winners (GU-6.11 to GU-6.13)."""
