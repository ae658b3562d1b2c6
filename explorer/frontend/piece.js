// A piece of a page that stands by itself, as in a dialog. It was drawn elsewhere, and tells what is pressed on it.

import { morph, parse } from "./morph.js";
import { Settings } from "./settings.js";

export class Piece {
  #shown = document.createElement("div");

  /** `emit(event, value)` may be changed at any time. */
  constructor(root, shared) {
    const place = document.createElement("div");
    new Settings(place, () => {});
    place.innerHTML = shared;
    place.append(this.#shown);
    root.append(place);
    place.addEventListener("click", ({ target }) => {
      const { emit, value } = target.closest("[data-emit]")?.dataset ?? {};
      if (emit) this.emit(emit, value ?? "");
    });
  }

  /** Show it; what is the same as before stays as it is, open or shut. */
  take(html) {
    this.#shown = morph(this.#shown, parse(html));
  }
}
