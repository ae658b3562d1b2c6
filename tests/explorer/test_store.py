"""Tables are kept under tokens; the one not asked for longest goes first; nobody's change is lost unnoticed."""

from explorer.store import Store


def thing(store: Store[str], token: str) -> str | None:
    kept = store.get(token)
    return kept and kept.thing


def test_what_is_kept_is_found_again() -> None:
    store = Store[str](most=2)
    token = store.add("a table")
    assert thing(store, token) == "a table"
    store.put(token, "the same table, later")
    assert thing(store, token) == "the same table, later"


def test_an_unknown_token_finds_nothing() -> None:
    assert Store[str](most=2).get("nobody") is None


def test_what_was_not_asked_for_longest_goes_first() -> None:
    store = Store[str](most=2)
    first, second = store.add("1"), store.add("2")
    store.get(first)
    third = store.add("3")
    assert [thing(store, token) for token in (first, second, third)] == ["1", None, "3"]


def test_tokens_tell_nothing_and_differ() -> None:
    store = Store[str](most=100)
    assert len({store.add("1") for _ in range(100)}) == 100


def test_each_change_is_later_than_the_one_before() -> None:
    store = Store[str](most=2)
    token = store.add("1")
    stamps = []
    for _ in range(50):
        store.put(token, "2")
        kept = store.get(token)
        assert kept
        stamps.append(kept.stamp)
    assert stamps == sorted(set(stamps))


def test_a_change_is_made_over_what_one_has_seen_only() -> None:
    store = Store[str](most=2)
    token = store.add("seen")
    assert store.put_over("seen", token, "changed")
    assert not store.put_over("seen", token, "changed otherwise")
    assert thing(store, token) == "changed"
    assert store.put_over("forgotten here", "elsewhere", "kept again")
    assert thing(store, "elsewhere") == "kept again"


def test_what_comes_back_is_kept_only_if_it_is_later() -> None:
    store = Store[str](most=2)
    token = store.add("ours")
    kept = store.get(token)
    assert kept
    store.put_back(token, "as late", kept.stamp)
    store.put_back(token, "earlier", kept.stamp - 1)
    assert thing(store, token) == "ours"
    store.put_back(token, "later", kept.stamp + 1)
    assert thing(store, token) == "later"
    store.put_back("missed", "found", 7)
    assert store.get("missed") == ("found", 7)
