"""Bots: seats that answer by themselves, from what their seat may know."""
