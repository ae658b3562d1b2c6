// Drawing anew costs less where little changed: what is equal stays, and keeps its focus and its place.

/** Make `old` what `fresh` is. Parts that differ are replaced, the smallest that can be told apart. */
export function patch(old, fresh) {
  if (!alike(old, fresh)) {
    if (!old.isEqualNode(fresh)) old.replaceWith(fresh);
    return;
  }
  const [olds, news] = [[...old.children], [...fresh.children]];
  olds.forEach((part, at) => patch(part, news[at]));
}

/** Both hold as many elements and nothing else, and are the same themselves. */
function alike(old, fresh) {
  const count = old.children.length;
  return count > 0
    && fresh.children.length === count
    && old.childNodes.length === count
    && fresh.childNodes.length === count
    && old.localName === fresh.localName
    && old.attributes.length === fresh.attributes.length
    && [...fresh.attributes].every(({ name, value }) => old.getAttribute(name) === value);
}
