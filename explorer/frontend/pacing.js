// Lets a choice press itself after a pause: what a bot does is seen move by move. Where movement is unwanted it waits.

export class Pacing {
  #place;
  #press;
  #still;
  #timer = 0;

  constructor(place, press, still) {
    this.#place = place;
    this.#press = press;
    this.#still = still;
  }

  /** Begin the pause before the choice that is shown. */
  begin() {
    clearTimeout(this.#timer);
    const choice = this.#place.querySelector("[data-pause]");
    if (choice && !this.#still()) this.#timer = setTimeout(() => this.#go(choice), Number(choice.dataset.pause));
  }

  /** Somebody who has opened a dialog, or looks elsewhere, is waited for. */
  #go(choice) {
    if (document.hidden || document.querySelector("[role=dialog], dialog[open]")) this.begin();
    else if (choice.isConnected) this.#press(choice.dataset.move);
  }
}
