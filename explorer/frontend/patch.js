// Drawing anew costs less where little changed: what is equal stays, and keeps its focus and its place.

/** Make `old` what `fresh` is. Parts that differ are replaced, the smallest that can be told apart. */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!matches(old, fresh)) return old.replaceWith(fresh);
  const parts = [...fresh.children];
  [...old.children].forEach((part, at) => patch(part, parts[at]));
}

function matches(old, fresh) {
  return old.childNodes.length === old.children.length
    && fresh.childNodes.length === fresh.children.length
    && old.children.length === fresh.children.length
    && old.children.length > 0
    && old.cloneNode(false).isEqualNode(fresh.cloneNode(false));
}
