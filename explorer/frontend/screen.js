// Shows frames that were drawn elsewhere and says what was pressed. It knows no rule and no word.

import { Agreements } from "./agreements.js";
import { Asking } from "./ask.js";
import { focusAgain, focusBack, holding, keepFocus, kin, leaveMenus } from "./focus.js";
import { Frames } from "./frames.js";
import { Guesses } from "./guess.js";
import { pressByKey } from "./keys.js";
import { lead, unfold, view } from "./lead.js";
import { cutOff } from "./line.js";
import { Live } from "./live.js";
import { morph, parse } from "./morph.js";
import { Motion } from "./motion.js";
import { point } from "./point.js";
import { progress } from "./progress.js";
import { close, toggle } from "./reveal.js";
import { Settings } from "./settings.js";
import { tick } from "./several.js";
import { sift } from "./sift.js";

const PRESSED = "[data-to], [data-emit], [data-move], [data-opens], [data-why], [data-shut], [data-check], [data-link], [data-print]";

/**
 * One page in one host. The host gives `emit(event, value, address, ours)`, and where it has addresses `address()`,
 * `moved(address, replacing)`, `visit(href)` and `agreed()`. It is `whole` where it has the window for itself.
 */
export class Screen {
  #frames = new Frames();
  #places = "";
  #shown = [];
  #slots = [];
  #left = false;
  #pressed = ["*"];
  #guesses = new Guesses();
  #asking = new Asking();
  #place = document.createElement("div");
  #motion = new Motion(this.#place, (move) => this.#emit("move", move));
  #shared = document.createElement("div");
  #live;
  #settings;
  #agreements;

  constructor(root, host) {
    this.host = host;
    this.#agreements = new Agreements(this.#place, () => this.#agreed());
    this.#settings = new Settings(this.#place, host.whole, () => this.#forget());
    root.append(this.#shared, this.#place);
    this.#live = new Live(root);
    this.#place.addEventListener("click", (event) => point(event) ?? this.#click(event));
    this.#place.addEventListener("change", (event) => this.#change(event) ?? tick(event));
    this.#place.addEventListener("input", ({ target }) => {
      if (target.dataset.ask) this.#asking.typed(target, (event, value) => this.#ask(event, value));
      if (target.dataset.sift !== undefined) sift(this.#place, target.value);
    });
    this.#place.addEventListener("submit", (event) => this.#submit(event));
    leaveMenus(this.#place);
  }

  /** Take new frames; show the one whose address is open, else the one that they name. */
  take({ lang, shared, dialogs, places, parts, frames, at }) {
    if (this.host.whole) document.documentElement.lang = lang;
    if (this.#shared.innerHTML === "" && shared) this.#shared.innerHTML = shared;
    this.#frames.take(frames, parts);
    const fresh = this.#lay(places, dialogs);
    const open = this.#frames.find(this.host.address());
    if (open < 0) this.host.moved(frames[at].address, true);
    this.#show(open < 0 ? at : open);
    if (this.#left) this.#place.scrollIntoView();
    this.#left = false;
    if (fresh) this.#place.querySelector("[data-first]")?.focus();
  }

  /** Take more dialogs, once. */
  add(dialogs) {
    this.#settings.add(dialogs);
    this.#agreements.fill();
  }

  /** Show the frame with this address; false where there is none. */
  follow(address) {
    this.#asking.leave();
    const at = this.#frames.find(address);
    if (at >= 0) this.#show(at);
    return at >= 0;
  }

  /** Give the focus to the control that was pressed last. */
  refocus() { focusAgain(this.#place, this.#pressed); }

  /** What was pressed last, for the page that it leads to. */
  get pressed() { return this.#pressed; }

  /** Whoever comes from another page has the focus on the like of what was pressed there, else on the main control. */
  land(pressed) {
    if (document.activeElement === document.body) focusAgain(this.#place, [pressed[0], ".pri", "h1 ~ *", "*"]);
  }

  /** Whoever is back on a page has the focus, and in sight, on what led away from it. */
  back(pressed) {
    focusBack(this.#place, pressed);
    view(this.#place, ":focus");
  }

  /** Show and read out whether the line to the server is broken. */
  cut(broken) { this.#live.say(cutOff(this.#place, broken)); }

  /** Press what the key stands for. */
  key(event) {
    if (this.#settings.open) return;
    const pressed = event.key !== "Escape" || this.#place.querySelector("[aria-keyshortcuts=Escape]");
    if (pressed) return pressByKey(event, this.#place, this.#settings);
    this.#shown = [];
    close(this.#place);
  }

  #show(at) {
    this.#frames.open(at);
    this.#motion.begin();
    holding(this.#place, () => this.#draw(this.#frames.markup));
    if (this.#guesses.recall(this.#place)) this.#shown = [];
    this.#asking.recall(this.#place);
    progress.seen(this.#place);
    progress.fill(this.#place);
    this.#agreements.fill();
    lead(this.#place);
    this.#motion.play();
    view(this.#place, ":focus-visible");
    unfold(this.#place);
    this.#live.say(this.#frames.live);
  }

  /** Lay out where the parts come, once for all pages that have the same places; whether they are new. */
  #lay(places, dialogs) {
    if (places === this.#places) return false;
    this.#places = places;
    this.#place.innerHTML = places;
    this.#settings.lay(this.#place.firstElementChild, dialogs);
    this.#slots = [...this.#place.querySelectorAll("slot")];
    this.#shown = [];
    return true;
  }

  /** A part that is shown already stays as it is, unless what was pressed since may have changed it. */
  #draw(parts) {
    parts.forEach((html, at) => {
      if (this.#shown[at] !== html) this.#slots[at] = morph(this.#slots[at], parse(html));
    });
    this.#shown = parts;
  }

  /** Nothing is kept any more: the frame is drawn as if it were new. */
  #forget() {
    progress.forget();
    this.#guesses.forget();
    this.#shown = [];
    this.#draw(this.#frames.markup);
    progress.fill(this.#place);
    this.#agreements.forgotten();
  }

  /** Something was agreed on, and this page hangs on it. Whoever picked it from a list is back where that was opened. */
  #agreed() {
    if (!this.#settings.open) close(this.#place);
    this.host.agreed();
  }

  /** Step to a frame; a move that is asked for is made by `own` hand, or else only shown. */
  #step(to, own) {
    const address = this.#frames.addressOf(to);
    if (address === undefined) return;
    if (to === this.#frames.at) return view(this.#place, "[data-view]");
    if (own || to > this.#frames.at) progress.moved(this.#place, own);
    // Before the frame changes: the browser lays the page out to keep an address, and the old one is laid out already.
    this.host.moved(address, false);
    this.#show(to);
    for (const seen of ["[data-view]", ":focus-visible"]) view(this.#place, seen);
  }

  #emit(event, value) { this.host.emit(event, value ?? "", this.#frames.address, this.#agreements.ours); }

  /** The words stand in the address before the answer is there; words that only go on replace those before. */
  #ask(event, value) {
    const goesOn = /^\?q=[^&]*(&(box|of|our)=[^&]*)*$/.test(this.host.address() ?? this.#frames.address);
    const asked = new URLSearchParams(value ? { q: value } : {});
    const told = new URLSearchParams(this.#frames.address);
    for (const each of ["box", "of", "our"]) if (told.has(each)) asked.set(each, told.get(each));
    this.host.moved(String(asked) && `?${asked}`, goesOn);
    this.host.address();
    this.#emit(event, value);
  }

  #click(event) {
    const control = event.target.closest(PRESSED);
    if (!control) return;
    this.#pressed = kin(control, this.#place);
    const { to, emit, move, opens, why, shut, check, link, print, value } = control.dataset;
    if ([opens, why, shut, check].some((each) => each !== undefined)) this.#shown = [];
    if (control.getAttribute("aria-disabled") === "true") {
      event.preventDefault();
      if (why) this.#explain(control);
    } else if (link !== undefined) {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#asking.leave();
      this.#left = true;
      this.host.visit(control.getAttribute("href"));
    } else if (opens) toggle(this.#place, control);
    else if (why) this.#explain(control);
    else if (shut !== undefined) close(this.#place, control);
    else if (to) this.#step(Number(to), move !== undefined);
    else if (move) this.#emit("move", move);
    else if (emit) this.#emit(emit, value);
    else if (check !== undefined) this.#check(event, control);
    else if (print !== undefined) window.print();
  }

  #explain(control) {
    const reason = toggle(this.#place, control);
    if (!reason) return;
    for (const each of [control, reason]) each.scrollIntoView({ block: "nearest" });
    this.#live.say([...reason.querySelectorAll("p")].map((each) => each.textContent).join(" "));
  }

  #change({ target }) {
    this.#shown = [];
    if (target.dataset.select) this.#emit(target.dataset.select, target.value);
    else if (target.type === "radio") this.#judged(this.#guesses.mark(this.#place, target));
  }

  #submit(event) {
    event.preventDefault();
    const box = event.target.querySelector("[data-ask]");
    if (box) return this.#asking.now(box, (name, value) => this.#ask(name, value));
    const button = event.target.querySelector("[data-check]");
    if (button) this.#check(event, event.submitter ?? button);
  }

  #check(event, button) {
    event.preventDefault();
    this.#judged(this.#guesses.check(this.#place, button.form));
    keepFocus(this.#place, button);
  }

  #judged(words) {
    if (!words) return;
    progress.fill(this.#place);
    this.#live.say(words);
  }
}
