"""Houses and castles (chapters 8 and 9): which way a unit in a doorway or at a corner of a building
is covered (GU-8.15 to GU-8.17, GU-8.31), work at the gate (GU-9.14), breaches (PR-22) and jumps
(GU-9.6)."""
