"""`python -m tableside` is the command `tableside`; Streamlit finds the page module by this name."""

from explorer.commands import main

if __name__ == "__main__":
    main()
