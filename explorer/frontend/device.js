// Tables are kept on this device as the server sealed them. What it misses, or has in an older state, it gets back.

const NAME = "tableside.table.";
const MOST = 20;

/** Keep the table that came with a page; return the text that the server should have of it: null if it has the latest. */
export function exchanged({ keep, want }) {
  try {
    if (want) return kept(NAME + want)?.game ?? "";
    if (!keep) return null;
    const ours = kept(NAME + keep.token);
    if (ours?.stamp > keep.stamp) return ours.game;
    localStorage.setItem(NAME + keep.token, JSON.stringify(keep));
    forget();
  } catch {
    // This browser keeps nothing, or has no more room: then the server alone has the table.
  }
  return want ? "" : null;
}

function kept(name) {
  return JSON.parse(localStorage.getItem(name));
}

/** The tables that were not played at for longest go first. */
function forget() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(NAME));
  if (names.length <= MOST) return;
  names.sort((one, other) => kept(other).stamp - kept(one).stamp);
  names.slice(MOST).forEach((name) => localStorage.removeItem(name));
}
