"""The core: rules as frames with named steps. Standard library only; knows no game."""
