// What is wrong with a table as it is laid out: a list of words for each kind of fault, all empty where nothing is.
() => {
  const root = document.querySelector("main > div").shadowRoot;
  const box = (each) => each.getBoundingClientRect();
  const seen = (names) =>
    [...root.querySelectorAll(names)].filter((each) => each.checkVisibility() && getComputedStyle(each).clipPath === "none");
  const told = (each) => `${each.className} ${each.textContent.trim().slice(0, 24)}`;
  const meet = (a, b) =>
    Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 2 &&
    Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 2;
  const within = (inner, outer, by) =>
    inner.left >= outer.left - by && inner.right <= outer.right + by && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;

  /** The text of a card's name lies on its card, and no other card lies on its ends. */
  function read(name) {
    const range = document.createRange();
    range.selectNodeContents(name);
    const text = range.getBoundingClientRect();
    const card = name.closest(".card");
    const ends = [text.left + 1, text.right - 2].map((x) => root.elementFromPoint(x, text.top + text.height / 2));
    return within(text, box(card), 1) && ends.every((hit) => !hit || card.contains(hit) || hit.closest(".bar, .tabs, .beside"));
  }

  /** Whether the text of a card's name goes on in another line. */
  function split(name) {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length > 1;
  }

  const stage = box(root.querySelector(".stage"));
  const parts = seen(".seat, .bubble, .pile, .stake");
  return {
    covered: parts.flatMap((a, at) => parts.slice(at + 1).filter((b) => meet(a, b)).map((b) => `${told(a)} × ${told(b)}`)),
    masked: seen(".ask").filter((ask) => parts.some((part) => !part.contains(ask) && meet(ask, part))).map(told),
    clipped: seen(".nm, q, .cn, .fac, .turn, .outw, .ask, .delta").filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1).map(told),
    untold: seen(".cn").filter((coins) => seen(".delta").some((delta) => meet(coins, delta))).map(told),
    unread: seen(".nm, .tag").filter((name) => !read(name)).map(told),
    split: seen(".nm").filter(split).map(told),
    outside: seen(".seat, .bubble, .pile, .stake, .ask").filter((each) => !within(box(each), stage, 3)).map(told),
    spilt: seen(".plate > *, .till > :not(.delta)").filter((each) => !within(box(each), box(each.closest(".seat")), 1)).map(told),
    astray: seen(".track li").filter((each) => box(each).right > box(root.querySelector(".left")).right + 1).map(told),
    wide: document.documentElement.scrollWidth > innerWidth ? ["the page"] : [],
  };
}
