// A box that keeps of a long list what holds the words typed into it.

/** Hide what does not hold all the words, and groups of which nothing is left; say so where nothing is left at all. */
export function sift(place, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  for (const each of place.querySelectorAll("[data-sifted]")) {
    const text = each.dataset.sifted.toLowerCase();
    each.hidden = !words.every((word) => text.includes(word));
  }
  const groups = [...place.querySelectorAll("[data-sifted-group]")];
  for (const group of groups) group.hidden = !group.querySelector("[data-sifted]:not([hidden])");
  const none = place.querySelector("[data-none]");
  if (none) none.hidden = groups.some((group) => !group.hidden);
}
