const RELOADED = "reloaded-for-new-version";
const AGAIN_AFTER_MS = 10_000;

interface Where {
  store: Pick<Storage, "getItem" | "setItem">;
  path: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Whether a page that could not be loaded is to be tried with a reload, which fetches a newer version of the app, and
 * all that the browser remembers as failed since the connection was lost. Never a loop of them for one page.
 */
export function isReloadDue({ store, path, now }: Where): boolean {
  const [lastPath, lastAt] = (store.getItem(RELOADED) ?? "").split(" ");
  if (lastPath === path && now - Number(lastAt) < AGAIN_AFTER_MS) return false;
  store.setItem(RELOADED, `${path} ${now}`);
  return true;
}
