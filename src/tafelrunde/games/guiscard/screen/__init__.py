"""What a seat sees (sections 7 and 11): the view, what is told before a click, and the table as
terminals draw it."""
