import type { PreviewResult } from "@seven-figures/calls";
import { type FieldChange, fieldOfPath, MAX_LONG_TEXT } from "@seven-figures/domain";
import { type ChangeWords, changeWords } from "#receipts/change-words.ts";

/** What sending the message would do. */
export interface Ghost {
  changes: FieldChange[];
  /** What the advisor would ask first; null where it would not. */
  question: string | null;
}

const FEWEST_WORDS = 2;
const MOST_SPOKEN = 3;

/** What of a draft is worth asking about; null for too few words, and for what can't be sent. */
export function textToPreview(draft: string): string | null {
  const text = draft.trim();
  return text.length <= MAX_LONG_TEXT && text.split(/\s+/).length >= FEWEST_WORDS ? text : null;
}

/** What an answer shows; null where that is nothing. */
export function ghostOf({ state, receipt, question }: PreviewResult): Ghost | null {
  if (state !== "told" || (receipt.length === 0 && question === null)) return null;
  // A line has no place for bold names.
  return { changes: receipt, question: question?.replaceAll("**", "") ?? null };
}

/** As in a receipt, but for what goes without saying: that of an asset its value changes, and of a debt its balance. */
export function ghostWords(change: FieldChange): ChangeWords {
  const words = changeWords(change);
  const isMain = change.action === "changed" && ["value", "balance"].includes(fieldOfPath(change.path));
  return isMain ? { ...words, subject: change.thing } : words;
}

/** The line for those who hear it: the first few changes, and how many more there are. */
export function spokenGhost({ changes, question }: Ghost): string {
  const facts = changes.slice(0, MOST_SPOKEN).map((change) => {
    const { subject, before, after } = ghostWords(change);
    const values = [before, after].filter((value) => value !== null).join(" is now ");
    return values === "" ? subject : `${subject}, ${values}`;
  });
  const more = changes.length - facts.length;
  const parts = [...facts, ...(more > 0 ? [`and ${more} more`] : []), ...(question ? [`a question: ${question}`] : [])];
  return `When sent: ${parts.join("; ")}`;
}
