// The line to the server. Streamlit drops what is pressed while it is broken, and tells nobody but itself. When it is
// back, nobody may know this page any more: the page is asked for anew, and only then may anything be pressed again.

const STATE = "data-test-connection-state";
const RUN = "data-test-script-state";
const PATIENCE = 1000;

export class Line {
  #app = document.querySelector(`[${STATE}]`);
  #broken = false;
  #stale = false;
  #asked = false;
  #known = true;
  #waits = null;
  #patience = 0;
  #told = false;

  /** Whether the page is being asked for anew, which is no step of anybody's. */
  renewing = false;

  /** Hears whether the line is broken; of a short break it hears nothing. */
  tell = () => {};

  constructor() {
    const changed = (changes) => this.#changed(changes.some(({ attributeName }) => attributeName === RUN));
    if (!this.#app) return;
    new MutationObserver(changed).observe(this.#app, { attributeFilter: [STATE, RUN] });
    // A device without a network knows it long before its socket does.
    for (const each of ["offline", "online"]) addEventListener(each, () => this.#changed(false));
  }

  /** Do it now, or as soon as the page is known. */
  whenKnown(how) {
    if (!this.#stale) return how();
    this.#waits = how;
    this.#renew();
  }

  /** The same for what is to be answered: if the line breaks before it is, it is done again. */
  press(how) {
    const send = () => {
      this.#waits = send;
      how();
    };
    this.whenKnown(send);
  }

  /** A page came: an answer, unless it was asked for anew. One that is still looked for is not `known`. */
  came(known) {
    this.#known = known;
    if (!this.#stale) this.#waits = null;
    if (this.#app) this.#changed(true);
  }

  #changed(ran) {
    if (this.#app.getAttribute(STATE) !== "CONNECTED" || !navigator.onLine) {
      this.#broken = this.#stale = true;
      this.#asked = false;
      this.#patience ||= setTimeout(() => this.#say(true), PATIENCE);
    } else if (this.#broken) {
      this.#broken = false;
      this.#patience = clearTimeout(this.#patience);
      this.#say(false);
      this.#renew();
    } else if (ran && this.#app.getAttribute(RUN) === "notRunning") {
      // Its page may come just after the end of a run, or none where nothing has changed.
      setTimeout(() => this.#ended());
    }
  }

  /** Whatever was pressed has its answer, even if the page is the same; or it waits for the page that is known now. */
  #ended() {
    if (this.#broken || !this.#known) return;
    const waits = this.#asked ? this.#waits : null;
    if (this.#asked) this.#asked = this.#stale = false;
    this.#waits = null;
    waits?.();
  }

  /** Streamlit asks for what the address leads to. A dialog would be gone by that: it is waited for. */
  #renew() {
    if (this.#broken || this.#asked || document.querySelector("[role=dialog]")) return;
    this.#asked = true;
    this.renewing = true;
    dispatchEvent(new PopStateEvent("popstate"));
    this.renewing = false;
  }

  #say(broken) {
    if (broken !== this.#told) this.tell(broken);
    this.#told = broken;
  }
}

/** Show on a page whether the line is broken; return what to read out. */
export function cutOff(place, broken) {
  const strip = place.querySelector("[data-cut]");
  if (broken) strip.showPopover();
  else strip.hidePopover();
  return broken ? strip.textContent : strip.dataset.cut;
}
