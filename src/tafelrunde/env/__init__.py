"""Learning environments: every game through one PettingZoo and one OpenSpiel adapter."""
