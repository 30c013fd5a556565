"""Declarative boards: scenes made from views, and the painter for terminals."""
