// The one line that is read out: it stays the same node, or else some readers would not notice that it changes.

export class Live {
  #line = document.createElement("div");

  /** Put the line at the end of `root`, where only the ear finds it. */
  constructor(root) {
    this.#line.setAttribute("role", "status");
    this.#line.setAttribute("aria-live", "polite");
    this.#line.style.cssText = "position:absolute;top:0;width:1px;height:1px;clip-path:inset(50%);contain:strict";
    root.append(this.#line);
  }

  /**
   * What is for the ear alone comes once the page is painted, and keeps no eye waiting. Said twice, the same words would
   * not be read again: the line is emptied in between.
   */
  say(words) {
    const empty = () => {
      this.#line.textContent = "";
      requestAnimationFrame(() => (this.#line.textContent = words));
    };
    requestAnimationFrame(() => setTimeout(empty));
  }
}
