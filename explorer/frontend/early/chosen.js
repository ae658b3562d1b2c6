// Runs before anything else of the page. Whoever asks the device for its look or motion is told what was set here.
(() => {
  const chosen = document.documentElement.dataset;
  try {
    const { look, motion } = JSON.parse(localStorage.getItem("tableside.settings.1")) ?? {};
    Object.assign(chosen, look && { look }, motion && { motion });
  } catch {
    // Nothing is kept, so the device speaks for itself.
  }
  const ask = matchMedia.bind(window);
  const answers = {
    "(prefers-color-scheme: dark)": (own) => (chosen.look in { light: 1, dark: 1 } ? chosen.look === "dark" : own),
    "(prefers-reduced-motion: reduce)": (own) => own || chosen.motion === "still",
  };
  const asked = new Map();
  for (const [query, answer] of Object.entries(answers)) {
    const device = ask(query);
    const told = ask(query);
    Object.defineProperty(told, "matches", { get: () => answer(device.matches) });
    asked.set(query, told);
  }
  window.matchMedia = (query) => asked.get(query) ?? ask(query);
})();
