import { draftSchema, type OnboardingDraft } from "./onboarding-draft.ts";

const keyOf = (userId: string) => `onboarding-draft:${userId}`;

/** What this person typed before the page was reloaded; nothing where there is none, or none that can be read. */
export function readDraft(userId: string): OnboardingDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "")).data;
  } catch {
    return undefined;
  }
}

/** Whether this tab holds a setup that was completed and of which no answer says that it is stored: its page is not left then. */
export function hasUnsavedDraft(userId: string): boolean {
  return readDraft(userId)?.isUnsaved ?? false;
}

/** Keeps a draft as long as the tab is open; a browser that refuses to keep anything only loses it on reload. */
export function writeDraft(userId: string, draft: OnboardingDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function clearDraft(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}
