"""Charges and counter-charges (GU-7.4 to GU-7.19, GU-7.30 to GU-7.33, PR-6)."""
