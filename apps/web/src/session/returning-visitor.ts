const KEY = "signed-in";

/** The store of what the person's pages showed last. */
export const LAST_DATA = "last-data";

/** Whether someone was signed in here when last seen: only a hint, which theme.js reads before the page is drawn. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no hint, and the landing page is seen for a moment.
  }
  if (!signedIn) forgetLastData();
}

/** Whoever is signed out leaves nothing here that could be read. */
export function forgetLastData(): void {
  void globalThis.caches?.delete(LAST_DATA).catch(() => {});
}
