"""Infiltration (GU-4.15 to GU-4.26, GU-4.45): the checks on whoever passes an enemy."""
