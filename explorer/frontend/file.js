// A file is picked here and read on the device: what it says goes the way of every press, whichever server answers.

const STYLE = `
  label { display: grid; gap: 6px; font: 14px/1.4 var(--st-font); color: var(--st-text-color) }
  input, input::file-selector-button { min-height: 44px; font: inherit; color: inherit }
  input::file-selector-button {
    margin-right: 12px; padding: 0 16px; border: 1px solid var(--st-border-color); border-radius: 10px; background: none
  }
  input:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 2px }`;

export default function pick({ data, parentElement, setStateValue }) {
  if (parentElement.querySelector("input")) return;
  const { label, most } = JSON.parse(new TextDecoder().decode(data));
  const [style, field, input] = ["style", "label", "input"].map((name) => document.createElement(name));
  style.textContent = STYLE;
  input.type = "file";
  input.accept = ".yaml,.yml";
  input.addEventListener("change", async () => {
    const [file] = input.files;
    // One byte more than may be, so that the reader sees that there is more.
    setStateValue("text", file ? await file.slice(0, most + 1).text() : "");
  });
  field.append(label, input);
  parentElement.append(style, field);
  // A dialog moves the focus itself, and only to what it can see: to the host, which passes it on.
  parentElement.host.tabIndex = 0;
  parentElement.host.addEventListener("focus", () => input.focus());
}
