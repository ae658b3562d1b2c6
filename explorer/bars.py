"""What many games came to as pictures: shares with their intervals, lengths, and what a changed rule does."""

from pandas import DataFrame
from plotly.graph_objects import Bar, Figure, Histogram, Scatter

from content import Texts
from explorer.simulated import labelled

TEAL, AMBER = "#1d6a6a", "#8a5c10"
LAYOUT = {
    "template": "simple_white",
    "margin": {"l": 8, "r": 16, "t": 48, "b": 8},
    "height": 380,
    "paper_bgcolor": "rgba(0,0,0,0)",
    "plot_bgcolor": "rgba(0,0,0,0)",
    "showlegend": False,
}


def shares(figures: DataFrame, what: str, rate: str, texts: Texts) -> Figure:
    """Return a bar for each bot or seat, with the interval of its share."""
    share, low, high = (100 * figures[f"{rate}{end}"] for end in ("", "_low", "_high"))
    bars = Bar(
        x=share,
        y=[labelled(key, what, texts) for key in figures.index],
        orientation="h",
        marker={"color": TEAL},
        error_x={"array": high - share, "arrayminus": share - low, "color": AMBER},
    )
    return _drawn(bars, texts.say(f"simulated.{rate}"), x=texts.say("simulated.percent")).update_yaxes(
        autorange="reversed"
    )


def lengths(frame: DataFrame, texts: Texts) -> Figure:
    """Return how many games had how many moves."""
    bars = Histogram(x=frame.loc[frame["seat"] == 0, "moves"], marker={"color": TEAL})
    return _drawn(bars, texts.say("simulated.lengths"), x=texts.say("simulated.moves"), y=texts.say("simulated.played"))


def differences(shares: DataFrame, texts: Texts) -> Figure:
    """Return how much more each bot or seat wins under the other rules, with the interval of the difference."""
    what = str(shares.index.name)
    mean = 100 * shares["difference"]
    points = Scatter(
        x=mean,
        y=[labelled(key, what, texts) for key in shares.index],
        mode="markers",
        marker={"color": TEAL, "size": 12},
        error_x={"array": 100 * shares["high"] - mean, "arrayminus": mean - 100 * shares["low"], "color": AMBER},
    )
    drawn = _drawn(points, texts.say("simulated.differences"), x=texts.say("simulated.percent"))
    return drawn.update_yaxes(autorange="reversed").add_vline(x=0, line_dash="dot")


def _drawn(marks: Bar | Histogram | Scatter, title: str, x: str, y: str | None = None) -> Figure:
    return Figure(marks, {**LAYOUT, "title": title, "xaxis": {"title": x}, "yaxis": {"title": y, "automargin": True}})
