/** Where a tab keeps what was typed in a check-in, by person. */
export const DRAFT_PREFIX = "check-in-draft:";

/** Amounts leave the tab with whoever typed them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
}
