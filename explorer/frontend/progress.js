// What this device remembers of the lessons: begun and done, moves made by oneself, guesses. It knows no rule and no word.

const KEY = "tableside.progress.1";

class Progress {
  #kept = { lessons: {}, guesses: {} };

  constructor() {
    this.#load();
    addEventListener("storage", () => this.#load());
  }

  /** A frame is shown: its lesson is begun, and done where it ends. */
  seen(place) {
    const shown = place.querySelector("[data-lesson]");
    if (!shown) return;
    const lesson = (this.#kept.lessons[shown.dataset.lesson] ??= {});
    const ends = "ends" in shown.dataset;
    if (lesson.begun && (lesson.done || !ends)) return;
    Object.assign(lesson, { begun: true }, ends && { done: true });
    this.#save();
  }

  /** The move that a frame asks for was made, or (`own` false) shown. What one has made stays made. */
  moved(place, own) {
    const shown = place.querySelector("[data-task]");
    if (!shown) return;
    const lesson = (this.#kept.lessons[shown.dataset.lesson] ??= { begun: true });
    const moves = (lesson.moves ??= {});
    if (moves[shown.dataset.task] === "own") return;
    moves[shown.dataset.task] = own ? "own" : "shown";
    this.#save();
  }

  /** The guess that was checked under this name, if one was. */
  guess(name) {
    return this.#kept.guesses[name];
  }

  /** Keep a guess; only the first one counts as right at once. */
  guessed(name, value, right) {
    this.#kept.guesses[name] = { value, first: this.guess(name)?.first ?? right };
    this.#save();
  }

  /** Fill in what a frame leaves to the device. */
  fill(place) {
    for (const each of place.querySelectorAll("[data-marks]")) each.dataset.state = this.#state(each);
    for (const each of place.querySelectorAll("[data-tally]")) {
      each.textContent = each.dataset.tally.split(" ").filter((id) => this.#kept.lessons[id]?.done).length;
    }
    for (const each of place.querySelectorAll("[data-score]")) {
      each.textContent = each.dataset.score.split(" ").reduce((sum, id) => sum + this.#right(id), 0);
    }
    for (const each of place.querySelectorAll("[data-goal]")) this.#lead(each, [...place.querySelectorAll("[data-trail]")]);
  }

  /** Forget what was kept, once it is gone from the device. */
  forget() {
    this.#kept = { lessons: {}, guesses: {} };
  }

  #state({ dataset }) {
    const lessons = dataset.marks.split(" ").map((id) => this.#kept.lessons[id] ?? {});
    if (!lessons.every((lesson) => lesson.done)) return lessons.some((lesson) => lesson.begun) ? "begun" : "new";
    const own = lessons.flatMap((lesson) => Object.values(lesson.moves ?? {})).filter((how) => how === "own");
    return own.length < Number(dataset.tasks ?? 0) ? "shown" : "done";
  }

  #right(id) {
    return Object.entries(this.#kept.guesses).filter(([name, { first }]) => first && name.startsWith(`${id} `)).length;
  }

  /** The way on leads to the first stop that is not done. */
  #lead(goal, stops) {
    const next = stops.find(({ dataset }) => ["new", "begun"].includes(dataset.state));
    const fresh = stops.every(({ dataset }) => dataset.state === "new");
    goal.dataset.state = next ? (fresh ? "fresh" : "going") : "over";
    for (const stop of stops) stop.toggleAttribute("data-next", stop === next);
    if (!next) return;
    const link = goal.querySelector("a");
    link.setAttribute("href", next.getAttribute("href"));
    link.querySelector("[data-name]").textContent = next.querySelector("[data-name]").textContent;
  }

  #load() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY));
      if (kept?.lessons && kept.guesses) this.#kept = kept;
    } catch {
      // A private window keeps nothing, and what is broken counts as nothing.
    }
  }

  #save() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It is remembered as long as the page is open.
    }
  }
}

/** One for all screens, so that a window in which nothing can be kept remembers as long as it is open. */
export const progress = new Progress();
