"""The data files read and checked (section 3), and what the rules look up in them: the roster
(GU-1.6), the tables, and a scenario as its file describes it (GU-12.1, GU-12.9, GU-12.20)."""
