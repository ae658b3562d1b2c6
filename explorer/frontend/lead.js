// Where a part of a page is too long for its place it scrolls by itself: what is new there is brought into sight.

const MARGIN = 14;

/** Lead the eye to the news of each part that scrolls; the page itself stays where it is. */
export function lead(place) {
  for (const part of place.querySelectorAll("[data-scroll]")) {
    const news = part.querySelector("[data-news]")?.getBoundingClientRect();
    if (!news) continue;
    const seen = part.getBoundingClientRect();
    const above = seen.top + MARGIN - news.top;
    const below = news.bottom + MARGIN - seen.bottom;
    if (above > 0) part.scrollTop -= above;
    else if (below > 0) part.scrollTop += Math.min(below, -above);
  }
}
