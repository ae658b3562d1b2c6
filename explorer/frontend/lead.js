// What is new, asked for or has the focus is brought into sight, on a page to scroll and in a part that scrolls by itself.

const MARGIN = 14;

/** Lead the eye to the news of each part that scrolls; the page itself stays where it is. */
export function lead(place) {
  for (const part of place.querySelectorAll("[data-scroll]")) {
    const news = part.querySelector("[data-news]")?.getBoundingClientRect();
    if (!news) continue;
    const seen = part.getBoundingClientRect();
    const margin = Math.max(0, Math.min(MARGIN, (seen.height - news.height) / 2));
    const above = seen.top + margin - news.top;
    const below = news.bottom + margin - seen.bottom;
    if (above > 0) part.scrollTop -= above;
    else if (below > 0) part.scrollTop += Math.min(below, -above);
  }
}

/** On a page to scroll, bring what was asked for into view. */
export function view(place, what) {
  place.querySelector(what)?.scrollIntoView({ block: "nearest" });
}

/** A slip that was just opened is in sight beside what opened it. One too tall for that begins in sight, and what shuts
 * it again has the focus. */
export function unfold(place) {
  const slip = place.querySelector("[data-opened]");
  if (!slip) return;
  for (const seen of ["[data-opened]", ":focus"]) view(place, seen);
  if (slip.contains(place.getRootNode().activeElement) || slip.getBoundingClientRect().top >= 0) return;
  slip.scrollIntoView();
  slip.querySelector("[data-emit]").focus({ preventScroll: true });
}
