"""What is said to whoever asks a notebook for something that cannot be."""


class Mistake(ValueError):
    """Something that cannot be; the message says why, and what would be right."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the message alone."""
        return [str(self)]
