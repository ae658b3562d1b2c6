// A box that asks as one types: the address holds the words at once, the answer comes after a short pause.

const PAUSE = 150;

export class Asking {
  #waiting = 0;
  #typed = null;

  /** Words were typed: ask with them after a pause. */
  typed(input, ask) {
    clearTimeout(this.#waiting);
    this.#typed = input.value;
    this.#waiting = setTimeout(() => this.now(input, ask), PAUSE);
  }

  /** Ask at once. */
  now(input, ask) {
    clearTimeout(this.#waiting);
    this.#typed = input.value;
    ask(input.dataset.ask, input.value.trim());
  }

  /** A page came: the box holds what it was drawn for, unless somebody has typed on since. */
  recall(place) {
    const input = place.querySelector("[data-ask]");
    const drawn = input?.getAttribute("value") ?? "";
    if (this.#typed === null && input && input.value !== drawn) input.value = drawn;
    if (this.#typed?.trim() === drawn) this.#typed = null;
  }

  /** Somebody went elsewhere: what was typed counts no more. */
  leave() {
    clearTimeout(this.#waiting);
    this.#typed = null;
  }
}
