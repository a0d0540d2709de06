import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "./draft-storage.ts";
import type { OnboardingDraft } from "./onboarding-draft.ts";

export type UpdateDraft = (part: Partial<OnboardingDraft>) => void;

/** What was typed so far, kept through a reload. */
export function useOnboardingDraft(userId: string, start: OnboardingDraft): [OnboardingDraft, UpdateDraft] {
  const [draft, setDraft] = useState(() => readDraft(userId) ?? start);
  const update = useCallback<UpdateDraft>((part) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => writeDraft(userId, draft), [userId, draft]);
  return [draft, update];
}
