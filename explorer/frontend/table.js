// The hosts: a Streamlit page and a Jupyter widget show the same screen.

import { Screen } from "./screen.js";

const screens = new WeakMap();

function streamlit({ parentElement, data, setTriggerValue }) {
  const screen = screens.get(parentElement) ?? open(parentElement);
  screen.host.emit = (event, value, address) => setTriggerValue("pressed", { event, value, address });
  screen.host.path = location.pathname;
  const json = new TextDecoder().decode(data);
  if (json !== screen.host.taken) screen.take(JSON.parse(json));
  screen.host.taken = json;
  return screen.host.close;
}

function open(parentElement) {
  const host = {
    address: () => (location.pathname === host.path ? location.search : null),
    moved: (address, replacing) => history[replacing ? "replaceState" : "pushState"]({}, "", address),
    visit(href) {
      history.pushState({}, "", href);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    close() {
      closing.abort();
      screens.delete(parentElement);
    },
  };
  const screen = new Screen(parentElement, host);
  const closing = new AbortController();
  const { signal } = closing;
  document.addEventListener("keydown", (event) => screen.key(event), { signal });
  // Streamlit runs the page anew at each popstate. What is here already need not be asked for.
  const back = (event) => screen.follow(host.address()) && event.stopImmediatePropagation();
  addEventListener("popstate", back, { signal, capture: true });
  screens.set(parentElement, screen);
  return screen;
}

function jupyter({ model, el }) {
  const host = {
    emit: (event, value, address) => model.send({ event, value, address }),
    address: () => null,
    moved: () => {},
    visit: (href) => model.send({ event: "link", value: href }),
  };
  const screen = new Screen(el, host);
  const draw = () => screen.take(model.get("page"));
  el.addEventListener("keydown", (event) => screen.key(event));
  model.on("change:page", draw);
  draw();
  return () => model.off("change:page", draw);
}

/** Streamlit calls this with its component; anywidget calls it bare and wants to know how to draw. */
export default function host(component) {
  return component?.parentElement ? streamlit(component) : { render: jupyter };
}
