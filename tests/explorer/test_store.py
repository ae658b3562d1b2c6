"""Tables are kept under tokens; the one not asked for longest goes first."""

from explorer.store import Store


def test_what_is_kept_is_found_again() -> None:
    store = Store[str](most=2)
    token = store.add("a table")
    assert store.get(token) == "a table"
    store.put(token, "the same table, later")
    assert store.get(token) == "the same table, later"


def test_an_unknown_token_finds_nothing() -> None:
    assert Store[str](most=2).get("nobody") is None


def test_what_was_not_asked_for_longest_goes_first() -> None:
    store = Store[int](most=2)
    first, second = store.add(1), store.add(2)
    store.get(first)
    third = store.add(3)
    assert [store.get(token) for token in (first, second, third)] == [1, None, 3]


def test_tokens_tell_nothing_and_differ() -> None:
    store = Store[int](most=100)
    assert len({store.add(1) for _ in range(100)}) == 100
