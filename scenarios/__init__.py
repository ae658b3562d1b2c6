"""Walk-throughs: files that tell what happens at a table, step by step, and are held to the rules."""

from scenarios.comparing import Difference, diff
from scenarios.course import Chapter, Course, load_course
from scenarios.faults import Fault, Faulty, Problem
from scenarios.judging import judge
from scenarios.loading import Loaded, load
from scenarios.model import Scenario, Step
from scenarios.playing import Played, PlayedMove, PlayedStep, play, rules_of

__all__ = [
    "Chapter",
    "Course",
    "Difference",
    "Fault",
    "Faulty",
    "Loaded",
    "Played",
    "PlayedMove",
    "PlayedStep",
    "Problem",
    "Scenario",
    "Step",
    "diff",
    "judge",
    "load",
    "load_course",
    "play",
    "rules_of",
]
