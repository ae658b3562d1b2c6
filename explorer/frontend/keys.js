// A key presses the control that names it in data-keys.

const TYPED_IN = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])";
const ARROWS_MEAN_SOMETHING = "[type=radio], [role=radiogroup], [role=dialog], [role=menu], [role=slider]";

/** Press what the key stands for; leave the key alone where it belongs to a field, a list or the browser. */
export function pressByKey(event, place) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.composedPath()[0];
  if (target instanceof Element) {
    if (target.closest(TYPED_IN) || target.closest("[role=dialog]")) return;
    if (event.key.startsWith("Arrow") && target.closest(ARROWS_MEAN_SOMETHING)) return;
  }
  const named = place.querySelectorAll(`[data-keys~="${CSS.escape(event.key)}"]`);
  const control = [...named].find((each) => each.checkVisibility());
  if (!control) return;
  event.preventDefault();
  control.click();
}
