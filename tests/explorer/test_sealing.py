"""A sealed text is opened with the key that sealed it, and says nothing to anybody else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from explorer import sealing
from explorer.sealing import KEY, STEP, seal, unseal


@pytest.fixture(autouse=True)
def fresh_key(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(KEY, "one")
    sealing.key.cache_clear()
    yield
    sealing.key.cache_clear()


def use(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setenv(KEY, key)
    sealing.key.cache_clear()


@pytest.mark.parametrize("text", [b"", b"duke", "Çelik".encode() * 5000])
def test_what_is_sealed_is_opened_again(text: bytes) -> None:
    assert unseal(seal(text)) == text
    assert seal(text) == seal(text)


def test_another_key_does_not_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed = seal(b"duke")
    use(monkeypatch, "two")
    assert unseal(sealed) is None
    use(monkeypatch, "one")
    assert unseal(sealed) == b"duke"


@pytest.mark.parametrize("text", ["", "duke", "é", "AAAA", "A" * 5000, seal(b"duke")[:-4], seal(b"duke").swapcase()])
def test_what_we_did_not_seal_is_not_opened(text: str) -> None:
    assert unseal(text) is None


def test_neither_text_nor_length_tells_the_cards() -> None:
    one, other = (seal(f'{{"hand":["{card}"]}}'.encode()) for card in ("duke", "ambassador"))
    assert len(one) == len(other) >= STEP
    assert sum(a == b for a, b in zip(one, other, strict=True)) < STEP / 4


def test_the_key_of_the_machine_is_made_once_and_for_its_owner_only(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(KEY)
    monkeypatch.setattr(sealing, "_state_folder", lambda: tmp_path / "new")
    sealing.key.cache_clear()
    made = sealing.key()
    sealing.key.cache_clear()
    assert sealing.key() == made == (tmp_path / "new" / "key").read_bytes()
    assert [each.stat().st_mode & 0o077 for each in (tmp_path / "new").iterdir()] == [0]


def test_where_nothing_can_be_written_the_key_lasts_as_long_as_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(KEY)
    (tmp_path / "file").touch()
    monkeypatch.setattr(sealing, "_state_folder", lambda: tmp_path / "file")
    sealing.key.cache_clear()
    assert unseal(seal(b"duke")) == b"duke"
