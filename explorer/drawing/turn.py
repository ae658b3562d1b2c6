"""The turn as a picture: its stations in a row, below each what may happen there and where that leads."""

from content import Texts
from explorer.narrate.turn import Station, Way
from explorer.tables.html import Html, emblem, mark, tag

EMBLEMS = {"challenge": "challenge", "window": "challenge", "block": "block", "challenge-block": "challenge"}


def turn_picture(stations: tuple[Station, ...], texts: Texts) -> Html:
    """Return the picture. It is a list in its order, each station with its ways."""
    titles = {station.code: station.title for station in stations}
    drawn = [_station(station, titles, texts) for station in stations]
    return tag("ol", *drawn, class_="course", data_of=str(len(stations)))


def _station(station: Station, titles: dict[str, str], texts: Texts) -> Html:
    shape = emblem(EMBLEMS[station.code]) if station.code in EMBLEMS else mark("spot")
    return tag(
        "li",
        tag("h3", shape, tag("span", station.title), class_="halt"),
        tag("p", station.about, class_="about"),
        tag("ul", *(tag("li", _way(way, titles, texts)) for way in station.ways)) if station.ways else None,
        class_=f"at-{station.code}",
    )


def _way(way: Way, titles: dict[str, str], texts: Texts) -> Html:
    leads = texts.say("turn.to", station=titles[way.to]) if way.to else texts.say("turn.stops")
    return tag(
        "div",
        tag("b", way.when),
        tag("p", way.then),
        tag("p", mark("ar r" if way.to else "end"), leads, class_="leads"),
        class_="way" if way.to else "way stops",
    )
