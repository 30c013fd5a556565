"""What a step costs (GU-4.2 to GU-4.9, GU-4.27 to GU-4.30), where a unit may stand (GU-4.4), and
what is within its reach (PR-5). Nothing in here changes a position."""
