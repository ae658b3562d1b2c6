// A piece of a page that stands by itself, as in a dialog. It was drawn elsewhere, and tells what is pressed on it.

import { morph, parse } from "./morph.js";
import { Settings } from "./settings.js";

const CONTROLS = "summary, button, a[href]";

export class Piece {
  #root;
  #shown = document.createElement("div");

  /** Whoever takes it sets `emit(event, value)`. */
  constructor(root, shared) {
    this.#root = root;
    const place = document.createElement("div");
    new Settings(place, () => {});
    place.innerHTML = shared;
    place.append(this.#shown);
    root.append(place);
    root.host.style.minHeight = 0; // A page fills the window; a piece is as tall as what it says.
    place.addEventListener("click", ({ target }) => {
      const { emit, value } = target.closest("[data-emit]")?.dataset ?? {};
      if (emit) this.emit(emit, value ?? "");
    });
    this.#letTabsIn(place);
  }

  /** Show it; what is the same as before stays as it is. */
  take(html) {
    this.#shown = morph(this.#shown, parse(html));
  }

  /** A dialog moves the focus itself, and only to what it can see: to the host, which passes it on, and out again. */
  #letTabsIn(place) {
    const { host } = this.#root;
    host.tabIndex = 0;
    host.addEventListener("focus", () => this.#controls()[0]?.focus());
    place.addEventListener("keydown", (event) => {
      const controls = this.#controls();
      const edge = controls.at(event.shiftKey ? 0 : -1);
      if (event.key === "Tab" && this.#root.activeElement !== edge) event.stopPropagation();
    });
  }

  #controls() {
    return [...this.#shown.querySelectorAll(CONTROLS)].filter((each) => each.checkVisibility());
  }
}
