import { useEffect, useState } from "react";
import { type CheckInDraft, EMPTY_DRAFT, isEmptyDraft } from "./check-in-draft.ts";
import { readDraft, writeDraft } from "./draft-storage.ts";

/** What the person typed, kept while the tab is open, so that leaving the page or reloading it loses nothing. */
export function useCheckInDraft(userId: string) {
  const [kept] = useState(() => readDraft(userId));
  const [draft, setDraft] = useState<CheckInDraft>(kept ?? EMPTY_DRAFT);
  useEffect(() => writeDraft(userId, isEmptyDraft(draft) ? null : draft), [userId, draft]);
  /** Done at once: the form may leave the page together with what it held, and no effect of it runs then. */
  const clearDraft = () => {
    writeDraft(userId, null);
    setDraft(EMPTY_DRAFT);
  };
  return { draft, setDraft, clearDraft, wasKept: kept !== null };
}
