const KEY = "visit";

/** That someone looks around here with a sample person: only a hint, for when that is over. */
export function rememberVisit(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Without storage nobody is told that their visit is over.
  }
}

/** Whether there was a visit here that nobody has spoken of since. */
export function forgetVisit(): boolean {
  try {
    const was = localStorage.getItem(KEY) === "yes";
    localStorage.removeItem(KEY);
    return was;
  } catch {
    return false;
  }
}
