// Parts of a frame that a control opens, and the reason that a refused one gives.

/** Open or close the part that the control names; its siblings of the same group close. */
export function toggle(place, control) {
  const opens = control.getAttribute("aria-expanded") !== "true";
  const group = control.closest("[data-group]")?.dataset.group;
  if (group) {
    for (const other of place.querySelectorAll(`[data-group="${CSS.escape(group)}"] [data-opens]`)) set(place, other, false);
  }
  set(place, control, opens);
}

function set(place, control, open) {
  control.setAttribute("aria-expanded", String(open));
  const part = place.querySelector(`#${CSS.escape(control.dataset.opens)}`);
  if (part) part.hidden = !open;
}

/** Show why the control is refused, instead of any other reason; return the words. */
export function explain(place, control) {
  const reason = place.querySelector(`#${CSS.escape(control.dataset.why)}`);
  if (!reason) return "";
  for (const other of place.querySelectorAll("[data-why]")) {
    const shown = place.querySelector(`#${CSS.escape(other.dataset.why)}`);
    if (shown) shown.hidden = shown !== reason;
  }
  reason.scrollIntoView({ block: "nearest" });
  return reason.textContent.trim();
}
