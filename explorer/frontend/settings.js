// What somebody has set for this device, and the dialogs of every page. Applied at once; kept where anything can be.

const OURS = "tableside";
const KEY = "tableside.settings.1";
const USUAL = { look: "device", motion: "device", size: "1", keys: "on" };
const DEVICE = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"];

export class Settings {
  #place;
  #whole;
  #dialogs = document.createElement("div");
  #more = false;
  #set = { ...USUAL, ...kept() };

  /**
   * The style sheets find what is set at `place`; where it has the `whole` window, the rest of that follows.
   * `forgotten` is called once nothing is kept any more.
   */
  constructor(place, whole, forgotten) {
    this.#place = place;
    this.#whole = whole;
    this.forgotten = forgotten;
    this.#apply();
    place.addEventListener("click", (event) => this.#click(event.target));
    this.#dialogs.addEventListener("change", ({ target }) => this.#change(target));
    this.#dialogs.addEventListener("close", ({ target }) => this.#leave(target.id), true);
  }

  /** Whether keys of one sign press what they stand for. */
  get singleKeys() {
    return this.#set.keys === "on";
  }

  /** Whether a dialog is open, which then has all keys for itself. */
  get open() {
    return this.#dialogs.querySelector("dialog[open]") !== null;
  }

  /** Put the dialogs into the page; they are drawn once. */
  lay(page, dialogs) {
    if (dialogs && !this.#dialogs.firstChild) {
      this.#dialogs.innerHTML = dialogs;
      this.#mark();
    }
    page.append(this.#dialogs);
  }

  /** Put more dialogs beside them, once. */
  add(dialogs) {
    if (!this.#more) this.#dialogs.insertAdjacentHTML("beforeend", dialogs);
    this.#more = true;
  }

  /** Open a dialog; the one that was open gives way. */
  show(name) {
    this.#dialogs.querySelector("dialog[open]")?.close();
    this.#dialogs.querySelector(`#${name}`)?.showModal();
  }

  #click(target) {
    const { dialog } = target.closest("[data-dialog]")?.dataset ?? {};
    if (dialog) this.show(dialog);
    else if (target.closest("[data-close]") || target.localName === "dialog") target.closest("dialog").close();
    else if (target.closest("[data-ask]")) this.#ask(true);
    else if (target.closest("[data-spare]")) this.#ask(false);
    else if (target.closest("[data-forget]")) this.#forget();
  }

  /** What opened the dialog may be hidden by now: another size of the text lays the page out anew. */
  #leave(name) {
    if (this.#place.getRootNode().activeElement?.checkVisibility()) return;
    const openers = [...this.#place.querySelectorAll(`[data-dialog=${name}]`)];
    openers.find((each) => each.checkVisibility())?.focus();
  }

  /** Nothing is deleted that was not asked for twice. */
  #ask(opens) {
    const asks = this.#dialogs.querySelector("[data-ask]");
    asks.setAttribute("aria-expanded", String(opens));
    this.#dialogs.querySelector("#forget").hidden = !opens;
    this.#dialogs.querySelector(".forgotten span").hidden = true;
    (opens ? this.#dialogs.querySelector("[data-spare]") : asks).focus();
  }

  #change({ name, type, value, checked }) {
    if (!(name in this.#set)) return;
    this.#set[name] = type === "checkbox" ? (checked ? "on" : "off") : value;
    this.#apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#set));
    } catch {
      // Then it holds until the page is closed.
    }
  }

  #forget() {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
    } catch {
      // Nothing could be kept.
    }
    this.#set = { ...USUAL };
    this.#apply();
    this.#mark();
    this.forgotten();
    this.#ask(false);
    this.#dialogs.querySelector(".forgotten span").hidden = false;
  }

  #apply() {
    Object.assign(this.#place.dataset, this.#set);
    if (!this.#whole) return;
    Object.assign(document.documentElement.dataset, { look: this.#set.look, motion: this.#set.motion });
    for (const asked of DEVICE) matchMedia(asked).dispatchEvent(new Event("change"));
  }

  /** Show in the dialog what is set. */
  #mark() {
    for (const [name, value] of Object.entries(this.#set)) {
      for (const input of this.#dialogs.querySelectorAll(`input[name=${name}]`)) input.checked = input.value === value;
    }
  }
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
