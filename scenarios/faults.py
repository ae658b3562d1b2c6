"""What can be wrong with a scenario: a place, a code, and the facts; words are found elsewhere."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.game import Fact, Reason

Place = tuple[str | int, ...]
"""Keys and list positions that lead to a part of a file."""
FaultFact = Fact | Reason


class Problem(NamedTuple):
    """One thing that is wrong, and where in the scenario."""

    place: Place
    code: str
    facts: Mapping[str, FaultFact] = {}


class Fault(NamedTuple):
    """One thing that is wrong in a file. `line` counts from 1."""

    line: int
    code: str
    facts: Mapping[str, FaultFact] = {}


class Faulty(ValueError):
    """A file that cannot be read as a scenario, with everything that was found wrong."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.line}: {fault.code}" for fault in faults))
        self.faults = faults
