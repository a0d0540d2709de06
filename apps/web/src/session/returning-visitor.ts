const KEY = "signed-in";

/** Whether someone was signed in here when last seen: only a hint, which theme.js reads before the page is drawn. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no hint, and the landing page is seen for a moment.
  }
}
