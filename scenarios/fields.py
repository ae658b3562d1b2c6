"""The kinds of value that a file holds, whatever it tells of."""

import re
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError


def _whole(value: object) -> object:
    """Read a whole number written in the usual way."""
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value) else value


def _flag(value: object) -> object:
    if isinstance(value, bool) or value in ("true", "false"):
        return value in (True, "true")
    raise PydanticCustomError("bool_parsing", "true or false")


def listed(value: object) -> object:
    """Read a single text as a list of one."""
    return [value] if isinstance(value, str) else value


Count = Annotated[int, BeforeValidator(_whole), Field(strict=True)]
Flag = Annotated[bool, BeforeValidator(_flag)]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Part(BaseModel):
    """A mapping of the file: frozen, and without unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")
