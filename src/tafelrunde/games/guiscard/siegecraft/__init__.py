"""Chapter 10: what besiegers and besieged do with ladders, grapnels, fire and engines.

GU-10.65: mines, rams, siege towers, boiling liquids and bribes do not exist here.
"""
