"""Players of Cóatl."""
