const RELOADED = "reloaded";
const AGAIN_AFTER_MS = 10_000;

interface Where {
  store: Pick<Storage, "getItem" | "setItem">;
  path: string;
  /** Epoch milliseconds. */
  now: number;
}

/** What was decided for a failure: React may begin to show it, leave that and begin anew. */
const decided = new WeakMap<Error, boolean>();

/**
 * Whether a page that could not be loaded is to be tried with a reload, which fetches a newer version of the app, and
 * all that the browser remembers as failed since the connection was lost. Never a loop of them for one page; the same
 * for a failure however often it is asked.
 */
export function isReloadDue(failure: Error, where: Where): boolean {
  const isDue = decided.get(failure) ?? noteReload(where);
  decided.set(failure, isDue);
  return isDue;
}

function noteReload({ store, path, now }: Where): boolean {
  const [lastPath, lastAt] = (store.getItem(RELOADED) ?? "").split(" ");
  if (lastPath === path && now - Number(lastAt) < AGAIN_AFTER_MS) return false;
  store.setItem(RELOADED, `${path} ${now}`);
  return true;
}
