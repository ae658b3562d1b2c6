// Parts of a frame that a control opens: choices behind a choice, and the reason that a refused one gives.

/** Open or close the part that the control names, others of its kind close; return the part if it is open now. */
export function toggle(place, control) {
  const opens = !isOpen(control);
  if (!opens && "keep" in control.dataset) return null;
  for (const other of open(place)) if (group(other) === group(control)) set(place, other, false);
  return set(place, control, opens);
}

/** Close what is open, or only what `around` is part of; whoever was inside is outside again, where it was opened. */
export function close(place, around = null) {
  const focused = place.getRootNode().activeElement;
  const holds = (control, element) => part(place, control)?.contains(element);
  const closing = open(place).filter((each) => !("keep" in each.dataset) && (!around || holds(each, around)));
  const left = closing.filter((each) => holds(each, focused));
  for (const control of closing) set(place, control, false);
  if (left.length) [...left, ...closing].find((each) => each.checkVisibility())?.focus();
}

const isOpen = (control) => control.getAttribute("aria-expanded") === "true";
const open = (place) => [...place.querySelectorAll("[aria-expanded=true]")];
const part = (place, { dataset }) => place.querySelector(`#${CSS.escape(dataset.opens ?? dataset.why)}`);

/** Only one reason is open at a time, and only one part of a group. */
function group(control) {
  return control.dataset.why ? "why" : (control.closest("[data-group]")?.dataset.group ?? control);
}

function set(place, control, opens) {
  control.setAttribute("aria-expanded", String(opens));
  const shown = part(place, control);
  if (shown) shown.hidden = !opens;
  if (shown && opens && "leads" in control.dataset) direct(shown, control.dataset);
  return opens ? shown : null;
}

/** A slip that several controls share says what this one leads to, and goes there. */
function direct(slip, { leads, move }) {
  slip.querySelector("[data-told]").textContent = leads;
  slip.querySelector("[data-move]").dataset.move = move;
}
