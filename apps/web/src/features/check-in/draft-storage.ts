import { sessionState } from "#session/session-state.ts";
import type { CheckInDraft } from "./check-in-draft.ts";

/** Where a tab keeps what was typed in a check-in, by person. */
const DRAFT_PREFIX = "check-in-draft:";

/** What this person typed before the page was left or reloaded; null where there is none, or none that can be read. */
export function readDraft(userId: string): CheckInDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + userId) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft as long as the tab is open; a browser that refuses to keep anything only loses it on reload. */
export function writeDraft(userId: string, draft: CheckInDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_PREFIX + userId, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_PREFIX + userId);
  } catch {
    return;
  }
}

/** A session that merely ran out keeps them. */
sessionState.subscribe(() => {
  if (sessionState.get().status !== "signed-out") return;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
});

function isDraft(value: unknown): value is CheckInDraft {
  if (typeof value !== "object" || value === null) return false;
  const { typed, closed, added } = value as Partial<CheckInDraft>;
  return isRecord(typed) && isRecord(closed) && Array.isArray(added) && Object.values(typed).every(isTyped);
}

function isTyped(value: unknown): boolean {
  return isRecord(value) && typeof value.text === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
