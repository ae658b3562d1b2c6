"""Many games at once: what comes of them, in figures."""
