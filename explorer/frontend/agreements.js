// What the table has agreed on, game by game: kept on this device, shown on every page. It knows no rule and no word.

const KEY = "tableside.agreements.1.";
const USUAL = "guide";

export class Agreements {
  #place;
  #known = {};

  /** `changed` is called where the page was drawn for what was agreed on before. */
  constructor(place, changed) {
    this.#place = place;
    this.changed = changed;
    place.addEventListener("click", ({ target }) => this.#click(target));
    place.addEventListener("change", ({ target }) => {
      if (target.name?.startsWith("preset-")) this.#keep({ ...this.#parted(this.#shown), preset: target.value });
    });
    addEventListener("storage", ({ key }) => {
      if (key === KEY + this.#game) this.#became(load(this.#game));
    });
  }

  /** What is agreed on, as it stands in addresses; empty where nothing is. */
  get ours() {
    return this.#kept;
  }

  /** The game that the page is about. */
  get #game() {
    return this.#find("[data-chip]")?.dataset.chip ?? "";
  }

  get #kept() {
    return (this.#known[this.#game] ??= load(this.#game));
  }

  /** All that the device kept was deleted. */
  forgotten() {
    this.#known = {};
    this.#became("");
  }

  /** Write into the page what is agreed on, and what that touches. */
  fill() {
    const { preset, chosen } = this.#parted(this.#shown);
    const written = Object.entries(chosen).map((pair) => pair.join("-"));
    const set = this.#find(`[name="preset-${this.#game}"][value="${preset}"]`);
    if (!set) return;
    const dialog = set.closest("dialog");
    const all = (selector) => dialog.querySelectorAll(selector);
    const names = written.map((each) => dialog.querySelector(`[data-agreement="${each}"] h4`)?.textContent).filter(Boolean);
    const title = set.nextElementSibling.textContent;
    const whose = this.#lent ? "theirs" : preset !== USUAL || names.length ? "ours" : "none";
    const [first, ...more] = [...(preset !== USUAL || !names.length ? [title] : []), ...names];
    for (const chip of this.#all("[data-chip]")) {
      hide(chip, whose === "none" && !chip.dataset.drawn);
      chip.dataset.whose = whose;
      write(chip.querySelector("[data-names]"), first);
      write(chip.querySelector("[data-more]"), more.length ? `+${more.length}` : "");
    }
    set.checked = true;
    dialog.dataset.whose = whose;
    for (const each of all("[data-about]")) hide(each, each.dataset.about !== preset);
    for (const each of all("[data-agreement]")) hide(each, !written.includes(each.dataset.agreement));
    for (const each of all("[data-empty]")) hide(each, names.length > 0);
    for (const each of all("[data-several]")) hide(each, more.length === 0);
    const effects = { ...this.#parted(`${preset}.${(set.dataset.sets ?? "").replaceAll(" ", ".")}`).chosen, ...chosen };
    const touching = Object.entries(effects).map((pair) => pair.join("-"));
    for (const each of this.#all("[data-touched]")) {
      hide(each, !each.dataset.touched.split(" ").some((one) => touching.includes(one)));
    }
  }

  /** What the page shows: what it was drawn for, else what is kept. */
  get #shown() {
    return this.#drawn?.dataset.drawn ?? this.#kept;
  }

  get #drawn() {
    return this.#find("[data-chip][data-drawn]");
  }

  /** Whether the page was drawn for what another table has agreed on. */
  get #lent() {
    return this.#drawn !== null && this.#drawn.dataset.drawn !== (this.#kept || USUAL);
  }

  #click(target) {
    const { agree, disagree, own, adopt } = target.closest("button")?.dataset ?? {};
    if (agree) this.#agree(agree);
    else if (disagree) this.#disagree(disagree, target.closest("dialog"));
    else if (own !== undefined) this.#became(this.#kept, true);
    else if (adopt !== undefined) this.#keep(this.#parted(this.#shown));
  }

  #agree(written) {
    const { preset, chosen } = this.#parted(this.#shown);
    this.#keep({ preset, chosen: { ...chosen, ...this.#parted(`.${written}`).chosen } });
  }

  #disagree(which, dialog) {
    const { preset, chosen } = this.#parted(this.#shown);
    const { [which]: _, ...others } = chosen;
    this.#keep(which === "all" ? { preset: USUAL, chosen: {} } : { preset, chosen: others });
    const [next] = [...(dialog?.querySelectorAll("[data-disagree], [data-close]") ?? [])].filter((each) => each.checkVisibility());
    next?.focus();
  }

  #keep({ preset, chosen }) {
    const kept = [preset, ...Object.entries(chosen).map((pair) => pair.join("-"))].join(".");
    this.#became(kept === USUAL ? "" : kept, true);
  }

  /** Now this is agreed on. `asked`: somebody wants to see it on the page, even if that shows what another table plays. */
  #became(kept, asked = false) {
    const redraws = this.#drawn !== null && (asked || !this.#lent);
    this.#known[this.#game] = kept;
    if (asked) save(this.#game, kept);
    if (redraws) for (const chip of this.#all("[data-drawn]")) chip.dataset.drawn = kept || USUAL;
    this.fill();
    if (redraws) this.changed();
  }

  #parted(written) {
    const [preset, ...parts] = written.split(".");
    const pairs = parts.filter(Boolean).map((part) => [part.slice(0, part.indexOf("-")), part.slice(part.indexOf("-") + 1)]);
    return { preset: preset || USUAL, chosen: Object.fromEntries(pairs) };
  }

  #find(selector) {
    return this.#place.querySelector(selector);
  }

  #all(selector) {
    return this.#place.querySelectorAll(selector);
  }
}

// A page is filled at each step, and what is set again would be laid out again.
const hide = (each, hidden) => each.hidden === hidden || (each.hidden = hidden);
const write = (each, words) => each.textContent === words || (each.textContent = words);

function load(game) {
  try {
    return localStorage.getItem(KEY + game) ?? "";
  } catch {
    return "";
  }
}

function save(game, kept) {
  try {
    if (kept) localStorage.setItem(KEY + game, kept);
    else localStorage.removeItem(KEY + game);
  } catch {
    // Then it holds until the page is closed.
  }
}
