"""What bots know (section 10): the worth of places and fights, plans for whole moves, and how a
side goes about its turn."""
