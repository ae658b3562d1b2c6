// The hosts: a Streamlit page and a Jupyter widget show the same screen.

import { exchanged } from "./device.js";
import { Line } from "./line.js";
import { Piece } from "./piece.js";
import { Screen } from "./screen.js";

const screens = new WeakMap();
const pieces = new WeakMap();
const line = new Line();
let came = null;
let left = null;
let lay;
const laid = new Promise((resolve) => (lay = resolve));
let layUnder;
const under = new Promise((resolve) => (layUnder = resolve));

/** What every frame needs comes once and by itself; a page of frames waits for it. */
function streamlit({ parentElement, data, setTriggerValue }) {
  const json = new TextDecoder().decode(data);
  const sent = JSON.parse(json);
  if (sent.shared) return lay(sent);
  if (sent.under) return layUnder(sent.under);
  if (sent.piece) return void laid.then(({ shared }) => piece(parentElement, shared, sent.piece, setTriggerValue));
  const screen = screens.get(parentElement) ?? open(parentElement);
  if (sent.go) return screen.host.visit(sent.go, sent.instead);
  screen.host.send = (pressed) => setTriggerValue("pressed", pressed);
  screen.host.emit = (event, value, address, ours) => {
    line.press(() => screen.host.send({ event, value, address, ours }));
  };
  screen.host.path = location.pathname;
  if (json !== screen.host.taken) laid.then((shared) => take(screen, { ...sent, ...shared }));
  screen.host.taken = json;
  return screen.host.close;
}

/** Show what stands in a dialog. */
function piece(root, shared, html, setTriggerValue) {
  if (!pieces.has(root)) pieces.set(root, new Piece(root, shared));
  const shown = pieces.get(root);
  shown.emit = (event, value) => setTriggerValue("pressed", { event, value, address: "" });
  if (html !== shown.taken) shown.take(html);
  shown.taken = html;
}

/** Show a page. Where the server had not the latest of its table, the address may now lead further than it knew. */
function take(screen, sent) {
  line.came(!sent.want);
  const asked = location.search;
  screen.take(sent);
  under.then((dialogs) => screen.add(dialogs));
  if (came) screen.land(came);
  if (left) screen.back(left);
  came = left = null;
  const table = exchanged(sent);
  if (table !== null) screen.host.send({ event: "restore", value: table, address: asked });
}

function open(parentElement) {
  const closing = new AbortController();
  const host = {
    whole: true,
    address: () => (location.pathname === host.path ? location.search : null),
    moved(address, replacing) {
      const { left, ...state } = history.state ?? {};
      if (replacing) history.replaceState(history.state, "", address || location.pathname);
      else history.pushState(state, "", address || location.pathname);
    },
    visit(href, instead) {
      line.whenKnown(() => {
        came = instead ? null : screen.pressed;
        if (came) history.replaceState({ ...history.state, left: came }, "");
        history[instead ? "replaceState" : "pushState"]({}, "", href);
        dispatchEvent(new PopStateEvent("popstate"));
      });
    },
    agreed() {
      history.replaceState({ ...history.state, ours: true }, "");
      dispatchEvent(new PopStateEvent("popstate"));
    },
    close() {
      // Streamlit may take a page away and lay it anew while it answers: what was pressed has the focus again.
      if (screen.pressed[0] !== "*") came ??= screen.pressed;
      closing.abort();
      screens.delete(parentElement);
    },
  };
  const screen = new Screen(parentElement, host);
  screens.set(parentElement, screen);
  const { signal } = closing;
  document.addEventListener("keydown", (event) => screen.key(event), { signal });
  addEventListener("popstate", () => go(screen), { signal });
  document.addEventListener("focusin", (event) => passOn(event.target, parentElement, screen), { signal });
  line.tell = (broken) => screen.cut(broken);
  wholeWindow();
  loadVoice();
  return screen;
}

/** Show what the address leads to: it is there, or else Streamlit asks the server for it. */
function go(screen) {
  if (!line.renewing) left = screen.follow(screen.host.address()) ? null : history.state?.left;
}

/** A dialog gives the focus back to what holds the page, which cannot take it by itself, and passes it on. */
function passOn(target, root, screen) {
  if (target.closest("[role=dialog]")) root.host.tabIndex = -1;
  else if (target === root.host && !root.activeElement) {
    root.host.removeAttribute("tabindex");
    screen.refocus();
  }
}

/** The frame is the page: Streamlit's own margins and header are not needed. Its white on our lamp
 * cannot be read, and keys cannot reach what it shows to a pointer alone. */
function wholeWindow() {
  if (document.getElementById("whole-window")) return;
  const style = document.createElement("style");
  style.id = "whole-window";
  style.textContent = `
    .stAppHeader { display: none }
    .stMainBlockContainer { padding: 0; max-width: none }
    .stMainBlockContainer > .stVerticalBlock { gap: 0 }
    .stElementContainer:has(> .stBidiComponent) { min-height: 0; opacity: 1 !important; transition: none !important }
    [data-testid=stDialog] { color-scheme: light dark; background-color: light-dark(#0b3a4073, #000a) !important }
    [data-look=light] [data-testid=stDialog] { color-scheme: light }
    [data-look=dark] [data-testid=stDialog] { color-scheme: dark }
    [role=dialog] button[kind] { min-height: 44px }
    [role=dialog] > button[aria-label] { min-width: 44px; min-height: 44px; margin: -13px }
    [role=dialog] :is(button[kind=primary], [data-tag], [data-tag] button) { color: light-dark(#ffffff, #2a1c00) !important }
    [role=dialog] :is(:focus-visible:not([role=combobox]), :is(label, [role=group])[data-focus-visible]) {
      outline: 3px solid light-dark(#b0402c, #ffc44a) !important; outline-offset: 2px
    }
    [role=dialog] :is([role=tab], input, textarea) { outline-offset: -3px !important }
    [role=dialog] [data-testid=stMultiSelectTagsContainer] { flex-wrap: wrap; height: auto; mask: none; padding-block: 4px }
    [role=dialog] [role=group]:has(> [data-testid=stMultiSelectTagsContainer]) { height: auto; max-height: none }
    .stCode pre { padding-right: 52px !important }
    .stCode > div:has(button) { visibility: visible !important; opacity: 1 !important; pointer-events: auto !important }
    @page { size: A4; margin: 10mm }
    @media print {
      html, body, .stApp, .stApp * { background: none !important }
      .stApp, .stApp * { position: static !important; margin: 0 !important; height: auto !important; min-height: 0 !important; overflow: visible !important }
    }`;
  document.head.append(style);
}

/** A shadow root cannot declare a font; the document can. */
function loadVoice() {
  const file = new URL("./fonts/alegreya.woff2", import.meta.url);
  document.fonts.add(new FontFace("Alegreya", `url(${file})`, { weight: "400 900", display: "swap" }));
}

function jupyter({ model, el }) {
  const host = {
    emit: (event, value, address) => model.send({ event, value, address }),
    address: () => null,
    moved: () => {},
    visit: (href) => model.send({ event: "link", value: href }),
  };
  const cell = el.appendChild(document.createElement("div"));
  cell.className = "tableside-cell";
  const screen = new Screen(cell.attachShadow({ mode: "open" }), host);
  const [shared, dialogs] = [model.get("shared"), model.get("dialogs")];
  const draw = () => screen.take({ ...model.get("page"), shared, dialogs });
  cell.addEventListener("keydown", (event) => {
    screen.key(event);
    // Keys of one sign mean something to the notebook, too: here they are for the table.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  });
  model.on("change:page", draw);
  draw();
  return () => model.off("change:page", draw);
}

/** Streamlit calls this with its component; anywidget calls it bare and wants to know how to draw. */
export default function host(component) {
  return component?.parentElement ? streamlit(component) : { render: jupyter };
}
