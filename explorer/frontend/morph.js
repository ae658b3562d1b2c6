// Drawing anew costs less where little changed: what is equal stays, and keeps its focus and its place.

const parsed = new Map();
const MOST = 500;

/** Parse the markup of one element, once: the same markup comes again with each step back. */
export function parse(html) {
  if (!parsed.has(html)) {
    if (parsed.size === MOST) parsed.clear();
    const drawn = document.createElement("template");
    drawn.innerHTML = html;
    parsed.set(html, drawn.content.firstElementChild);
  }
  return parsed.get(html);
}

/** Make `old` what `fresh` is, changing as little as possible; return what stands in its place. */
export function morph(old, fresh) {
  if (!kindred(old, fresh)) {
    const drawn = fresh.cloneNode(true);
    old.replaceWith(drawn);
    return drawn;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  dress(old, fresh);
  fill(old, fresh);
  return old;
}

/** One can become the other: what is named (data-key, id) becomes nothing else. */
function kindred(old, fresh) {
  return old.nodeName === fresh.nodeName && (old.nodeType !== Node.ELEMENT_NODE || name(old) === name(fresh));
}

const name = (element) => element.getAttribute("data-key") ?? element.id;

function dress(old, fresh) {
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.attributes.length !== fresh.attributes.length) {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  if (old.localName === "input") old.checked = fresh.checked;
  if (old.type === "range") old.value = fresh.getAttribute("value");
  if (old.localName === "option") old.selected = fresh.selected;
}

/** Children pair up in order; those of `old` that a later pair leaves behind go. */
function fill(old, fresh) {
  let next = old.firstChild;
  for (const child of fresh.childNodes) {
    let found = next;
    while (found && !kindred(found, child)) found = found.nextSibling;
    if (!found) {
      old.insertBefore(child.cloneNode(true), next);
      continue;
    }
    while (next !== found) next = remove(next);
    next = morph(found, child).nextSibling;
  }
  while (next) next = remove(next);
}

function remove(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
