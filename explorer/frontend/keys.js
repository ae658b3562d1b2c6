// A key presses the control that names it in aria-keyshortcuts. It goes to a list instead, to pick from.

const TYPED_IN = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])";
const ARROWS_MEAN_SOMETHING = "[type=radio], [role=radiogroup], [role=menu], [role=slider]";

/** Press what the key stands for; leave the key alone where it belongs to a field, a list or the browser. */
export function pressByKey(event, place, settings) {
  const { key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key.length === 1 && !settings.singleKeys) return;
  const target = event.composedPath()[0];
  if (target instanceof Element) {
    if (target.closest(TYPED_IN) || target.closest("[role=dialog]")) return;
    if (key.startsWith("Arrow") && target.closest(ARROWS_MEAN_SOMETHING)) return;
  }
  if (key === "?") settings.show("keys");
  else if (!press(key.toLowerCase() === "w" ? refused(target, place) : meant(key, place), place)) return;
  event.preventDefault();
}

/** What the key stands for; of two with one number the target behind an open choice. */
function meant(key, place) {
  const named = place.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(key)}" i]`);
  return [...named].filter((each) => each.checkVisibility()).at(/^\d$/.test(key) ? -1 : 0);
}

/** What would tell why it cannot be pressed: where the focus is, else the first choice of that kind, else any. A choice
 * that the story does not make is not refused. */
function refused(target, place) {
  const own = target instanceof Element && target.closest("[data-why]");
  const visible = [...place.querySelectorAll("[data-why]:not([data-move])")].filter((each) => each.checkVisibility());
  return own || (visible.find((each) => each.matches(".choice")) ?? visible[0]);
}

/** Whoever has the focus nowhere yet, or on what the press has hidden, has it on the control from here on. */
function press(control, place) {
  if (!control) return false;
  const root = place.getRootNode();
  if (control.localName === "select" || !place.contains(root.activeElement)) control.focus({ preventScroll: true });
  if (control.localName !== "select") control.click();
  if (root.activeElement?.checkVisibility() === false) control.focus({ preventScroll: true });
  return true;
}
