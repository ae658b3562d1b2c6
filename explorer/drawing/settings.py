"""Dialogs that every page has, drawn once: the settings, and the list of keys; and what others are made of."""

from content import Texts
from explorer.tables.html import Html, emblem, join, press, tag

SETTINGS = {
    "settings.look": ("settings.look.device", "settings.look.light", "settings.look.dark"),
    "settings.motion": ("settings.motion.device", "settings.motion.still"),
    "settings.size": ("settings.size.1", "settings.size.2", "settings.size.3"),
}
"""What can be set, and to which values, by their words; the first is the usual one."""
KEYS = {
    "keys.group.steps": ("keys.ArrowLeft", "keys.ArrowRight", "keys.Home", "keys.End"),
    "keys.group.choices": ("keys.1–9", "keys.W"),
    "keys.group.lesson": ("keys.H", "keys.T", "keys.F"),
    "keys.group.table": ("keys.V", "keys.U", "keys.Y"),
    "keys.group.all": ("keys.?", "keys.Escape"),
}
"""What the keys do, in groups."""
NAMES = {
    "keys.ArrowLeft": "keys.ArrowLeft.name",
    "keys.ArrowRight": "keys.ArrowRight.name",
    "keys.Escape": "keys.Escape.name",
}
"""How those keys are called that bear no sign."""


def dialogs(texts: Texts) -> Html:
    """Return both dialogs, shut."""
    return join(settings(texts), keys(texts))


def settings(texts: Texts) -> Html:
    """Return the settings; each works at once."""
    say = texts.say
    return dialog(
        "settings",
        say("settings"),
        texts,
        *(_choice(name, values, texts) for name, values in SETTINGS.items()),
        tag(
            "fieldset",
            tag("legend", say("settings.keys")),
            _switch("keys", say("settings.keys.on")),
            button(say("keys.show"), "keys", data_dialog="keys"),
        ),
        tag(
            "fieldset",
            tag("legend", say("settings.kept")),
            tag("p", say("settings.kept.about")),
            button(say("settings.forget"), "ask", data_ask=True, aria_expanded="false", aria_controls="forget"),
            tag(
                "div",
                tag("p", say("settings.forget.sure")),
                button(say("settings.forget.yes"), "forget", data_forget=True),
                button(say("settings.forget.no"), "spare", data_spare=True),
                id="forget",
                class_="sure",
                hidden=True,
            ),
            tag("p", tag("span", say("settings.forgotten"), hidden=True), class_="forgotten", role="status"),
        ),
        tag("p", say("settings.unofficial"), class_="small"),
    )


def keys(texts: Texts, *about: str) -> Html:
    """Return the list of keys, in groups; where some are named, only those."""
    groups = [
        tag("section", tag("h3", texts.say(group)), tag("dl", *(_key(key, texts) for key in pressed)))
        for group, pressed in KEYS.items()
        if not about or group in about
    ]
    off = None if about else tag("p", texts.say("keys.off"), class_="small")
    return dialog("keys", texts.say("keys"), texts, *groups, off)


def _key(key: str, texts: Texts) -> Html:
    name = texts.say(NAMES[key]) if key in NAMES else _last(key)
    return tag("div", tag("dt", tag("kbd", name)), tag("dd", texts.say(key)))


def _choice(setting: str, values: tuple[str, ...], texts: Texts) -> Html:
    name = _last(setting)
    options = [
        tag(
            "label",
            _input("radio", name, _last(value), checked=value == values[0]),
            tag("span", texts.say(value)),
        )
        for value in values
    ]
    row = tag("div", *options, class_="seg")
    return tag("fieldset", tag("legend", texts.say(setting)), row, class_=name)


def _switch(name: str, label: str) -> Html:
    field = _input("checkbox", name, "on", checked=True, role="switch")
    return tag("label", field, tag("span", label), class_="switch")


def _input(kind: str, name: str, value: str, **attributes: str | bool | None) -> Html:
    return tag("input", type=kind, name=name, value=value, data_key=f"set {name} {value}", **attributes)


def _last(key: str) -> str:
    return key.rpartition(".")[2]


def button(label: str, key: str, **attributes: str | bool | None) -> Html:
    """Return a button of a dialog."""
    return press(f"set {key}", label, **attributes)


def dialog(name: str, title: str, texts: Texts, *inside: Html | None) -> Html:
    """Return a dialog with its title, shut."""
    words = tag("span", texts.say("settings.close"), class_="vh")
    close = press(f"close {name}", emblem("close"), words, class_="close", data_close=True)
    head = tag("div", tag("h2", title, id=f"{name}-title"), close, class_="head")
    return tag("dialog", head, *inside, id=name, class_="sheet", aria_labelledby=f"{name}-title")
