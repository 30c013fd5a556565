"""Prisoners (GU-12.5, GU-12.25): who can be taken, led off and set free."""
