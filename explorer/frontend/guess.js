// A guess is made and judged here; what was checked is remembered on the device.

import { view } from "./lead.js";
import { progress } from "./progress.js";

export class Guesses {
  #marked = new Map();

  /** Remember which answer is marked; where one was checked before, judge it at once and return the words. */
  mark(place, input) {
    const form = input.closest("form[data-guess]");
    if (!form) return "";
    this.#marked.set(form.dataset.guess, input.value);
    form.querySelector("[data-unmarked]").hidden = true;
    return progress.guess(form.dataset.guess) ? this.check(place, form) : "";
  }

  /** Judge the marked answer, and have the verdict in sight; return the words that go with it, or with none marked. */
  check(place, form) {
    const name = form.dataset.guess;
    const input = answer(form, this.#marked.get(name));
    if (!input) {
      const unmarked = form.querySelector("[data-unmarked]");
      unmarked.hidden = false;
      form.querySelector("input").focus();
      view(form, "[data-unmarked]");
      return unmarked.innerText;
    }
    progress.guessed(name, input.value, "right" in input.closest(".opt").dataset);
    const words = judge(place, form, input);
    for (const seen of ["[data-right]", "[data-because]:not([hidden])"]) view(form, seen);
    return words;
  }

  /** Bring the guesses of a newly drawn frame to where they were. */
  recall(place) {
    let said = "";
    for (const form of place.querySelectorAll("form[data-guess]")) {
      const checked = progress.guess(form.dataset.guess);
      const input = answer(form, checked?.value ?? this.#marked.get(form.dataset.guess));
      if (!input) continue;
      input.checked = true;
      if (checked) said = judge(place, form, input);
    }
    return said;
  }

  /** Forget every guess. */
  forget() {
    this.#marked.clear();
  }
}

const answer = (form, value) => value !== undefined && form.querySelector(`input[value="${CSS.escape(value)}"]`);

function judge(place, form, input) {
  for (const option of form.querySelectorAll("[data-state]")) delete option.dataset.state;
  const option = input.closest(".opt");
  option.dataset.state = "right" in option.dataset ? "right" : "wrong";
  for (const because of form.querySelectorAll("[data-because]")) because.hidden = because.dataset.because !== input.value;
  for (const part of place.querySelectorAll("[data-after]")) part.hidden = false;
  for (const part of place.querySelectorAll("[data-before]")) part.hidden = true;
  return [option, ...form.querySelectorAll("[data-because]:not([hidden])")].map((each) => each.innerText.trim()).join(" ");
}
