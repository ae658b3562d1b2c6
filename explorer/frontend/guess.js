// A guess is made and judged here; what was guessed is remembered while the page is open.

export class Guesses {
  #made = new Map();

  /** Remember which answer is marked. */
  mark(input) {
    const form = input.closest("form[data-guess]");
    if (form) this.#made.set(form.dataset.guess, { ...this.#made.get(form.dataset.guess), value: input.value });
  }

  /** Judge the marked answer; return the words that go with it. */
  check(place, form) {
    const made = this.#made.get(form.dataset.guess);
    if (!made) {
      form.querySelector("input")?.focus();
      return "";
    }
    this.#made.set(form.dataset.guess, { ...made, checked: true });
    return this.recall(place);
  }

  /** Bring the guesses of a newly drawn frame to where they were. */
  recall(place) {
    let said = "";
    for (const form of place.querySelectorAll("form[data-guess]")) {
      const made = this.#made.get(form.dataset.guess);
      const input = made && form.querySelector(`input[value="${CSS.escape(made.value)}"]`);
      if (!input) continue;
      input.checked = true;
      if (made.checked) said = judge(place, form, input);
    }
    return said;
  }
}

function judge(place, form, input) {
  for (const option of form.querySelectorAll("[data-state]")) delete option.dataset.state;
  const option = input.closest(".opt");
  option.dataset.state = "right" in option.dataset ? "right" : "wrong";
  for (const because of form.querySelectorAll("[data-because]")) because.hidden = because.dataset.because !== input.value;
  for (const part of place.querySelectorAll("[data-after]")) part.hidden = false;
  for (const part of place.querySelectorAll("[data-before]")) part.hidden = true;
  return [option, ...form.querySelectorAll("[data-because]:not([hidden])")].map((each) => each.innerText.trim()).join(" ");
}
