"""Texts that others keep for us and cannot read: a table on somebody's device says nothing of its hidden cards."""

import os
import sys
import zlib
from base64 import b64decode, b64encode
from contextlib import suppress
from functools import cache
from hashlib import blake2b, shake_256
from pathlib import Path
from secrets import token_bytes

KEY = "TABLESIDE_KEY"
"""The variable that holds the key; to be set where several machines serve one address."""
SIZE = 32
MARK = 16
STEP = 256
"""Sealed texts are as long as a multiple of this, so that their length tells little."""


def seal(text: bytes) -> str:
    """Return the text in a form that only `unseal` can read: the same one each time."""
    data = zlib.compress(text, 9)
    data += bytes(-len(data) % STEP)
    mark = _mark(data)
    return b64encode(mark + _veiled(data, mark)).decode()


def unseal(sealed: str) -> bytes | None:
    """Return the text; None for one that was not sealed with our key."""
    with suppress(ValueError):
        both = b64decode(sealed, validate=True)
        mark, data = both[:MARK], _veiled(both[MARK:], both[:MARK])
        if _mark(data) == mark:
            return zlib.decompressobj().decompress(data)
    return None


def _mark(data: bytes) -> bytes:
    """A fingerprint with the key: nobody else can make it, and it makes each text's veil another."""
    return blake2b(data, key=key(), digest_size=MARK).digest()


def _veiled(data: bytes, mark: bytes) -> bytes:
    """The text under a veil that nobody without the key can lift; done twice, it is plain again."""
    veil = shake_256(key() + mark).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(veil)).to_bytes(len(data))


@cache
def key() -> bytes:
    """Return the key: the one that is set, else that of this machine, else one for as long as the server runs."""
    given = os.environ.get(KEY)
    if given:
        return blake2b(given.encode(), digest_size=SIZE).digest()
    with suppress(OSError):
        return _kept(_state_folder() / "key")
    return token_bytes(SIZE)


def _state_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Tableside"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "tableside"


def _kept(file: Path) -> bytes:
    """The key in the file; made where there is none yet, whole or not at all, by whichever process is first."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        with open(draft, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as fresh:
            fresh.write(token_bytes(SIZE))
        with suppress(FileExistsError):
            os.link(draft, file)
        draft.unlink()
    return file.read_bytes()
