"""Figures of speed, printed and never asserted: `python -m benchmarks [NAME …]`."""
