"""The rules by stable labels, with the places in the reference and the switch that each hangs on.

Plain numbers are the guide's rules, 2.1 to 2.3 what it leaves open, G a choice of ours.
"""

from typing import Literal, NamedTuple

from engine.coatl.rules import SOURCES

Voice = Literal["rule", "agreement"]


class Label(NamedTuple):
    """A rule that can be cited; an `agreement` settles what the sources leave open, or tell differently."""

    id: str
    sources: tuple[str, ...]
    kind: Voice = "rule"
    switch: str | None = None
    """The switch that decides it."""


def rule(label: str, sources: str, switch: str | None = None) -> Label:
    """A rule on which the sources agree."""
    return Label(label, tuple(sources.split(", ")), "rule", switch)


def agreement(label: str, sources: str) -> Label:
    """What the table settles, as the sources are silent."""
    return Label(label, (*sources.split(", "), "G"), "agreement")


def switched(label: str, switch: str) -> Label:
    """What a switch decides, as the sources differ."""
    return Label(label, SOURCES[switch], "agreement", switch)


LABELS = {
    label.id: label
    for label in (
        rule("ST-1", "4, 5, 6"),
        rule("ST-2", "8, 9"),
        rule("ST-3", "10"),
        rule("TN-1", "11, 14, 15"),
        rule("TK-1", "11"),
        rule("TK-2", "12, 2.1"),
        rule("TK-3", "3, 11"),
        rule("PR-1", "14"),
        rule("PR-2", "14, 2.1"),
        rule("AS-1", "16, 2.1"),
        rule("AS-2", "17"),
        rule("AS-3", "18"),
        rule("AS-4", "19, 2.1"),
        rule("AS-5", "20"),
        rule("AS-6", "21"),
        rule("AS-7", "15"),
        rule("PA-1", "24, 2.1"),
        rule("PA-2", "25, 2.1"),
        rule("PA-3", "26, 27"),
        rule("PA-4", "28, 2.1"),
        rule("PA-5", "28, 2.7"),
        rule("TE-1", "23, 2.1"),
        rule("TE-2", "21, 22, 2.1"),
        rule("OF-1", "29, 30, 31, 2.1", "tokens"),
        rule("OF-2", "29"),
        rule("OF-3", "30"),
        rule("OF-4", "31"),
        rule("LA-1", "32"),
        rule("LA-2", "13, 33"),
        rule("LA-3", "2.1"),
        rule("SC-1", "34"),
        rule("SC-2", "35"),
        switched("TG-1", "temples"),
        switched("TG-2", "kept"),
        switched("TG-3", "fewer_bodies"),
        switched("TG-4", "open_end_counts"),
        agreement("TG-5", "2.2"),
        agreement("TG-6", "2.3"),
        agreement("TG-7", "35"),
        agreement("TG-8", "2.3"),
    )
}
"""Start, turn, taking, prophecies, assembling, patterns, temples, offerings, last turns, score, table agreements."""
