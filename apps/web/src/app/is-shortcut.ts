type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "repeat" | "defaultPrevented">;

/** Whether a key was pressed once together with Ctrl or Cmd, and with nothing else. */
export function isShortcut(event: Press, letter: string): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented } = event;
  const isPlain = (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && !defaultPrevented;
  return isPlain && key.toLowerCase() === letter;
}

/** Where the browser itself takes back what was typed, or something open over the page is to be closed first. */
export function isAtWork(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]")) return true;
  return document.querySelector(":is([role=dialog], [role=alertdialog], [role=menu])[data-open]") !== null;
}
