"""The ground (chapter 3): terrain, hex sides and levels, what a step costs, and what the ground
alone does to a line of sight (GU-5.28, GU-5.29, GU-5.31, GU-5.39, GU-5.40)."""
