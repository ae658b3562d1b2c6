"""Scenario files as the commands take them: read, played, and every fault told with its line."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Self

import typer

from answers.checking import faults as card_faults
from answers.loading import is_topic
from content import Texts, languages, texts
from explorer.addresses import EVERYTHING, ONLOOKER, sees
from explorer.faultwords import fault_line
from scenarios import Fault, Faulty, Loaded, Played, load, play, rules_of
from scenarios.loading import as_scenario
from scenarios.playing import outcome_problems
from scenarios.reading import read, read_bytes
from scenarios.shapes import SHAPES, USUAL, Setting, Shape


class Overrides(NamedTuple):
    """Rules given on the command line, as they are written; they come last. Which there are is for the game to say."""

    preset: str | None
    switches: tuple[str, ...]

    @classmethod
    def read(cls, preset: str | None, switches: list[str] | None) -> Self:
        """Return the options."""
        return cls(preset, tuple(switches or ()))

    @property
    def given(self) -> bool:
        """Whether other rules than the file's are asked for."""
        return self.preset is not None or bool(self.switches)

    def rules(self, game: str = USUAL) -> Any:
        """These rules alone, on top of the preset that is usual; what the game does not have is wrong usage."""
        shape = SHAPES[game]
        return shape.rule_set(self._known_preset(shape) or shape.presets[0], **self._settings(shape))

    def over(self, loaded: Loaded) -> Any:
        """The file's rules with these on top; what its game does not have is wrong usage."""
        shape = SHAPES[loaded.scenario.game]
        return rules_of(loaded.scenario, self._known_preset(shape), self._settings(shape))

    def _known_preset(self, shape: Shape) -> str | None:
        if self.preset is None or self.preset in shape.presets:
            return self.preset
        known = ", ".join(shape.presets)
        raise typer.BadParameter(texts().say("command.unknown-preset", preset=self.preset, known=known))

    def _settings(self, shape: Shape) -> dict[str, Setting]:
        say = texts().say
        settings: dict[str, Setting] = {}
        for written in self.switches:
            name, _, word = written.partition("=")
            if name not in shape.switches:
                known = ", ".join(shape.switches)
                raise typer.BadParameter(say("command.unknown-switch", switch=name, known=known))
            values = shape.values(name)
            if word not in values:
                known = ", ".join(values)
                key = "command.unknown-value" if word else "command.no-value"
                raise typer.BadParameter(say(key, switch=name, value=word, known=known, first=next(iter(values))))
            settings[name] = values[word]
        return settings


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


def playable(file: Path, loaded: Loaded) -> None:
    """Tell what cannot be played under the file's own rules, and leave with 1, if there is anything."""
    problems = play(loaded.scenario, hold=False).problems
    if problems:
        fail(file, tuple(map(loaded.fault, problems)))


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


def of_game(code: str) -> str:
    """Return the game that is meant; one that we do not have is wrong usage."""
    if code not in SHAPES:
        raise typer.BadParameter(texts().say("command.unknown-game", game=code, known=", ".join(SHAPES)))
    return code


def labels(word: str | None, game: str) -> tuple[str, ...]:
    """Return the label that is meant, in whatever game, all of this one where there is none; leave with 1 for an
    unknown one."""
    if word is None:
        return tuple(SHAPES[game].labels)
    known = [label for shape in SHAPES.values() for label in shape.labels]
    if word.upper() in known:
        return (word.upper(),)
    near = get_close_matches(word.upper(), known, cutoff=0) or known
    typer.echo(texts().say("command.unknown-label", label=word, near=", ".join(near)), err=True)
    raise typer.Exit(1)


def in_language(code: str) -> Texts:
    """Return the words of a language; one that we do not have is wrong usage."""
    if code not in languages():
        raise typer.BadParameter(texts().say("command.unknown-language", language=code, known=", ".join(languages())))
    return texts(code)


def viewer(word: str, names: tuple[str, ...]) -> frozenset[int]:
    """Return the seats that `--as` sees: one, none (`table`) or all; another word is wrong usage."""
    seen = sees(word, names)
    if seen is None:
        known = ", ".join((*names, ONLOOKER, EVERYTHING))
        raise typer.BadParameter(texts().say("command.unknown-viewer", viewer=word, known=known))
    return seen
