// Drawing anew must not lose the keyboard's place.

const CONTROLS = "button, a[href], select, input, [tabindex]";

/** Let `draw` change what `place` holds; what had the focus has it again, or else its nearest kin. */
export function holding(place, draw) {
  const focused = place.getRootNode().activeElement;
  const held = place.contains(focused) ? kin(focused, place) : null;
  draw();
  if (held && !shown(place.getRootNode().activeElement, place)) focusAgain(place, held);
}

/** Whoever was in a menu that shuts is at its button again: the browser does not find that inside a shadow root. */
export function leaveMenus(place) {
  const left = ({ target, newState }) => {
    const shuts = newState === "closed" && target.popover; // a dialog tells of itself likewise
    if (shuts && target.contains(place.getRootNode().activeElement)) target.previousSibling.focus();
  };
  place.addEventListener("beforetoggle", left, true);
}

/** Move the focus away from a control that was just hidden, to the way on if there is one. */
export function keepFocus(place, lost) {
  if (lost.checkVisibility()) return;
  focusAgain(place, ["[data-key=onward]", ".next.pri", ...kin(lost, place)]);
}

/** How to find an element, or failing that the smallest part of its kind around it, after drawing anew. */
export function kin(element, place) {
  const names = [];
  for (const own of ["data-key", "data-emit", "href"]) {
    if (element.hasAttribute(own)) names.push(`[${own}="${CSS.escape(element.getAttribute(own))}"]`);
  }
  for (let each = element.parentElement; each && each !== place; each = each.parentElement) {
    if (!each.classList.length) continue;
    const part = `.${CSS.escape(each.classList[0])}`;
    names.push(`${part} > .pri`, part);
  }
  return [...names, "*"];
}

/** Focus what had the focus when one left by it: only that itself, not its kin. */
export function focusBack(place, names) {
  focusAgain(place, names.filter((name) => name.startsWith("[")));
}

/** Focus the first control that can be found by one of the names. */
export function focusAgain(place, names) {
  for (const name of names) {
    for (const part of place.querySelectorAll(name)) {
      const control = [part, ...part.querySelectorAll(CONTROLS)].find(focusable);
      if (control) return control.focus({ preventScroll: true });
    }
  }
}

/** What is still there may be hidden now: the browser takes the focus from it later, and gives it to nobody. */
const shown = (element, place) => place.contains(element) && element.checkVisibility();

function focusable(element) {
  return element.matches(CONTROLS) && element.tabIndex >= 0 && element.checkVisibility();
}
