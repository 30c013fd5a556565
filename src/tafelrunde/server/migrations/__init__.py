"""How an older database becomes one of today, step by step, and never back."""
