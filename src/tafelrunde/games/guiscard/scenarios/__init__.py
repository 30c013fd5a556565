"""The rules of chapter 12 that frame a game: setting up (GU-2.1, GU-12.1) and victory (GU-12.4 to
GU-12.9)."""
