"""Leading horses by the reins (GU-4.38 to GU-4.48): on the move, in an advance, when making
room."""
