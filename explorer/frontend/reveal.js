// Parts of a frame that a control opens: choices behind a choice, and the reason that a refused one gives.

/** Open or close the part that the control names, others of its kind close; return the part if it is open now. */
export function toggle(place, control) {
  const opens = !isOpen(control);
  if (!opens && "keep" in control.dataset) return null;
  for (const other of open(place)) if (group(other) === group(control)) set(place, other, false);
  return set(place, control, opens);
}

/** Close what is open; whoever was inside is outside again, at the control that had opened it. */
export function close(place) {
  for (const control of open(place).filter((each) => !("keep" in each.dataset))) {
    const inside = part(place, control)?.contains(place.getRootNode().activeElement);
    set(place, control, false);
    if (inside) control.focus();
  }
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
  return opens ? shown : null;
}
