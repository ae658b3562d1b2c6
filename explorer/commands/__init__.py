"""The command `tableside`."""

import sys

from explorer.commands.app import app


def main() -> None:
    """Run the command line; names in any script can be printed whatever the terminal's encoding."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="tableside")
