/** The browser's storage for all tabs; null where it refuses (a strict setting, a sandboxed frame). */
export function storeOfAllTabs(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
