"""Chapter 11: the siege, day by day: supplies, events, initiative, works, sorties and storms,
negotiation and the end."""
