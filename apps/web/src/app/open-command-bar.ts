const OPEN = "open-command-bar";

/** Opens the command bar, once the page has it. */
export function openCommandBar(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Gives what ends it. */
export function onOpenCommandBar(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
