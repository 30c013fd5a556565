"""Giving way: retreats (GU-6.14, PR-8), riders who are thrown (GU-6.17, GU-6.18), and evading
(GU-7.28, GU-7.29, GU-7.40)."""
