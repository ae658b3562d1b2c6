// Boxes of which any number can be ticked: the control beside them says the move of what is ticked.

/** A box was ticked or cleared: write the move, and the step where it is what the story says. */
export function tick({ target }) {
  const row = target.closest(".several");
  if (target.type !== "checkbox" || !row) return;
  const say = row.querySelector("[data-begins]");
  const { begins, none, told, step } = say.dataset;
  const ticked = [...row.querySelectorAll(":checked")].map((box) => box.value);
  say.dataset.move = [begins, ...(ticked.length ? ticked : [none])].join(" ");
  if (say.dataset.move === told) say.dataset.to = step;
  else delete say.dataset.to;
}
