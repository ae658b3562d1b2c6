"""Faults of scenario files in words: `FILE:LINE: what is wrong, and what would be right`."""

from content import Texts
from engine.game import Reason
from scenarios import Fault


def fault_line(file: str, fault: Fault, texts: Texts) -> str:
    """Return the fault as one line."""
    return f"{file}:{fault.line}: {fault_words(fault, texts)}"


def fault_words(fault: Fault, texts: Texts) -> str:
    """Return the fault as a sentence."""
    words = {key: _words(fact, texts) for key, fact in fault.facts.items()}
    return " ".join(texts.say(f"fault.{fault.code}", **words).split())


def _words(fact: object, texts: Texts) -> str:
    if isinstance(fact, Reason):
        return f"{texts.say(f'reason.{fact.code}')} ({fact.code})"
    return ", ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
