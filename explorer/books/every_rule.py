"""Every rule of a game with its places in the sources."""

from collections.abc import Callable
from itertools import groupby

from answers.sources import SOURCES
from explorer.asker import Asker
from explorer.drawing.catalogue import Entry, catalogue
from explorer.tables.html import Html


def every_rule(asker: Asker, source_of: Callable[[str], str | None]) -> Html:
    """Return all rules by what they are about, as they are played."""
    groups = []
    for kind, labels in groupby(asker.shape.labels, key=lambda label: label.split("-")[0]):
        entries = [
            Entry(asker.rule(label), _places(label, asker, source_of), asker.link(label=label)) for label in labels
        ]
        groups.append((asker.say(f"kind.{kind}"), tuple(entries)))
    return catalogue(tuple(groups), asker.texts)


def _places(label: str, asker: Asker, source_of: Callable[[str], str | None]) -> str:
    """The places that a rule rests on, by their sources; those of hard cases last."""
    by_source: dict[str, list[str]] = {source: [] for source in (*SOURCES[asker.game], "cases")}
    for place in asker.shape.labels[label].sources:
        by_source[source_of(place) or "cases"].append(place)
    said = (f"{asker.say(f'source.{source}')} {', '.join(places)}" for source, places in by_source.items() if places)
    return "; ".join(said)
