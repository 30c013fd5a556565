"""The command `tafelrunde`, also as `python -m tafelrunde`.

Processes that it starts import this module again; all they need comes with their work, so the
commands are loaded only where they run.
"""

import sys


def main() -> int:
    """Run the command that the command line names; its exit code."""
    from tafelrunde.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
