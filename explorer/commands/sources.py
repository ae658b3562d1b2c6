"""Scenario files as the commands take them: read, played, and every fault told with its line."""

from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, NoReturn, Self

import typer

from answers.checking import faults as card_faults
from answers.loading import is_topic
from content import Texts, languages, texts
from engine.coup.labels import LABELS
from engine.coup.rules import PRESETS, SWITCHES, RuleSet, Setting, rule_set, setting, worded
from engine.names import seat_of
from explorer.faultwords import fault_line
from scenarios import Fault, Faulty, Loaded, Played, load, play, rules_of
from scenarios.loading import as_scenario
from scenarios.playing import outcome_problems
from scenarios.reading import read, read_bytes


class Overrides(NamedTuple):
    """Rules given on the command line; they come last."""

    preset: str | None
    settings: dict[str, Setting]

    @classmethod
    def read(cls, preset: str | None, switches: list[str] | None) -> Self:
        """Return the options as rules; an unknown preset, switch or value is wrong usage."""
        say = texts().say
        if preset is not None and preset not in PRESETS:
            raise typer.BadParameter(say("command.unknown-preset", preset=preset, known=", ".join(PRESETS)))
        settings: dict[str, Setting] = {}
        for written in switches or ():
            name, _, word = written.partition("=")
            if name not in SWITCHES:
                raise typer.BadParameter(say("command.unknown-switch", switch=name, known=", ".join(SWITCHES)))
            try:
                settings[name] = setting(name, word)
            except KeyError:
                known = ", ".join(map(worded, SWITCHES[name]))
                raise typer.BadParameter(say("command.unknown-value", switch=name, value=word, known=known)) from None
        return cls(preset, settings)

    @property
    def given(self) -> bool:
        """Whether other rules than the file's are asked for."""
        return self.preset is not None or bool(self.settings)

    def rules(self) -> RuleSet:
        """These rules alone, on top of the preset that is usual."""
        return rule_set(self.preset or PRESETS[0], **self.settings)

    def over(self, loaded: Loaded) -> RuleSet:
        """The file's rules with these on top."""
        return rules_of(loaded.scenario, self.preset, self.settings)


def source(file: Path) -> Loaded:
    """Return the scenario of the file; tell its faults and leave with 1 if it is none."""
    try:
        return load(file)
    except Faulty as error:
        fail(file, error.faults)


def opened(file: Path, overrides: Overrides) -> Played:
    """Return the played scenario; tell its faults and leave with 1 if it falls short."""
    loaded = source(file)
    played = play(loaded.scenario, overrides.over(loaded), hold=not overrides.given)
    if played.problems:
        fail(file, tuple(map(loaded.fault, played.problems)))
    return played


def checked(files: list[Path], overrides: Overrides) -> bool:
    """Tell every fault of every file; True when there is none."""
    sound = True
    seen: dict[str, Path] = {}
    for file in files:
        faults = tuple(_faults(file, overrides, seen))
        tell(file, faults)
        sound = sound and not faults
    return sound


def _faults(file: Path, overrides: Overrides, seen: dict[str, Path]) -> list[Fault]:
    try:
        document = read(read_bytes(file))
        if is_topic(document):
            return list(card_faults(document))
        loaded = as_scenario(document)
    except Faulty as error:
        return list(error.faults)
    scenario = loaded.scenario
    problems = [*play(scenario, overrides.over(loaded)).problems]
    if not problems and not overrides.given:
        problems += outcome_problems(scenario)
    faults = [loaded.fault(problem) for problem in problems]
    first = seen.setdefault(scenario.id, file) if not faults else file
    if first.resolve() != file.resolve():
        faults.append(Fault(loaded.document.line(("id",)), "id-twice", {"id": scenario.id, "file": str(first)}))
    return faults


def tell(file: Path, faults: tuple[Fault, ...]) -> None:
    """Print one line a fault to standard error."""
    for fault in sorted(faults, key=lambda each: each.line):
        typer.echo(fault_line(str(file), fault, texts()), err=True)


def fail(file: Path, faults: tuple[Fault, ...]) -> NoReturn:
    """Tell the faults and leave with 1."""
    tell(file, faults)
    raise typer.Exit(1)


def labels(word: str | None) -> tuple[str, ...]:
    """Return the label that is meant, all where there is none; leave with 1 for one that is not known."""
    if word is None:
        return tuple(LABELS)
    if word.upper() in LABELS:
        return (word.upper(),)
    near = get_close_matches(word.upper(), LABELS, cutoff=0) or tuple(LABELS)
    typer.echo(texts().say("command.unknown-label", label=word, near=", ".join(near)), err=True)
    raise typer.Exit(1)


def in_language(code: str) -> Texts:
    """Return the words of a language; one that we do not have is wrong usage."""
    if code not in languages():
        raise typer.BadParameter(texts().say("command.unknown-language", language=code, known=", ".join(languages())))
    return texts(code)


def viewer(word: str, names: tuple[str, ...]) -> frozenset[int]:
    """Return the seats that `--as` sees: one, none (`table`) or all; another word is wrong usage."""
    groups = {"table": frozenset[int](), "all": frozenset(range(len(names)))}
    if word.casefold() in groups:
        return groups[word.casefold()]
    seat = seat_of(word, names)
    if seat is None:
        known = ", ".join((*names, *groups))
        raise typer.BadParameter(texts().say("command.unknown-viewer", viewer=word, known=known))
    return frozenset({seat})
