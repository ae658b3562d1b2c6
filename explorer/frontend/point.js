// What lies on the drawing leads to the choice that is about it; by keyboard the choices say all of it.

/** Whether something was pressed that leads to a choice: then what that lies behind is open, and it has the focus. */
export function point({ target }) {
  const thing = target.closest("[data-press]");
  const control = thing && choice(thing.getRootNode(), thing);
  if (!control) return undefined;
  const row = [...control.parentElement.children].filter((each) => each !== control && isOpen(each));
  for (const other of row) if (other.dataset.opens) other.click();
  for (const opener of openers(control)) if (!isOpen(opener)) opener.click();
  const speaks = control.dataset.opens || control.getAttribute("aria-disabled") === "true";
  if (control.localName === "input" || (speaks && !isOpen(control))) control.click();
  for (const other of thing.getRootNode().querySelectorAll("[data-pointed]")) delete other.dataset.pointed;
  control.dataset.pointed = "";
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "nearest" });
  return true;
}

const isOpen = (control) => control.getAttribute("aria-expanded") === "true";

/** The choice for a thing, an allowed one if there is any; of things that are alike each has its own if there are many. */
function choice(root, thing) {
  const named = (by) => [...root.querySelectorAll(`[data-${by}="${CSS.escape(thing.dataset.press)}"]`)];
  const about = named("lies~");
  const allowed = about.filter((each) => each.getAttribute("aria-disabled") !== "true");
  const found = allowed.length ? allowed : about;
  return found[Math.min(named("press").indexOf(thing), found.length - 1)];
}

/** The controls that open what it lies behind, the outermost first. */
function openers(control) {
  const opener = control.parentElement.closest(".options")?.previousElementSibling;
  return opener ? [...openers(opener), opener] : [];
}
