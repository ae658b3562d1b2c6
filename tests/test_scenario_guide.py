"""What docs/scenarios.md says of scenario files is so."""

import re
from pathlib import Path

from engine.coatl.reading import FORMS
from engine.coatl.reasons import DECISIONS
from engine.coup.notation import VERBS
from scenarios import play
from scenarios.loading import as_scenario
from scenarios.model import EXPECT_KEYS
from scenarios.reading import read
from scenarios.shapes import SHAPES

GUIDE = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text("utf-8")
COUP, COATL = GUIDE.split("\n## Cóatl")


def test_the_example_plays_as_it_says() -> None:
    (example,) = re.findall(r"```yaml\n(.+?)```", GUIDE, re.DOTALL)
    assert play(as_scenario(read(example.encode())).scenario).problems == ()


def test_every_verb_is_there() -> None:
    assert [verb for verb in VERBS if not re.search(rf"`[^`]*\b{verb}\b", COUP)] == []
    assert [verb for verb in FORMS if not re.search(rf"`[^`]*\b{verb}\b", COATL)] == []


def test_every_key_is_there() -> None:
    for shape, part in ((SHAPES["coup"], COUP), (SHAPES["coatl"], COATL)):
        keys = {key for model in (shape.place, shape.table, shape.seat, shape.common) for key in model.model_fields}
        assert [key for key in keys if f"`{key}`" not in part] == []
    assert [key for key in EXPECT_KEYS if f"`{key}`" not in GUIDE] == []
    assert [code for code in DECISIONS if f"`{code}`" not in COATL] == []
