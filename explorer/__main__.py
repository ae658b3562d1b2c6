"""`python -m explorer` is the command `tableside`."""

from explorer.commands import main

main()
