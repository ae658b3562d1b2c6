// Runs before anything else of the page. What the table has agreed on stands in the address of the pages that hang on
// it, so that the server knows it from the first. Rules that came with somebody's link stay as they are. The address
// names the game, unless it is the usual one.
(() => {
  const settle = () => {
    const { pathname, search, hash } = location;
    const asked = new URLSearchParams(search);
    const laid = ["t", "game", "seen"].some((name) => asked.has(name));
    if (!/\/(rules|table)$/.test(pathname) || laid) return;
    let ours;
    try {
      ours = localStorage.getItem(`tableside.agreements.1.${asked.get("of") ?? "coup"}`);
    } catch {
      return;
    }
    const given = asked.get("our");
    const own = given === ours || history.state?.ours === true;
    if (given === ours ? given === null || history.state?.ours : given !== null && !own) return;
    if (ours) asked.set("our", ours);
    else asked.delete("our");
    history.replaceState({ ...history.state, ours: true }, "", `${pathname}${String(asked) && `?${asked}`}${hash}`);
  };
  settle();
  addEventListener("popstate", settle);
})();
