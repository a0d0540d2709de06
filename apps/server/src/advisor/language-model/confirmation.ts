import { applyChanges, type Change, type Documents, type Instant } from "@seven-figures/domain";
import { boldName } from "./clean-text.ts";
import type { Draft } from "./draft.ts";
import { type GoneThing, thingsGone } from "./things-gone.ts";

/** Changes that wait for the person's yes, and all that the question told them would go. */
export interface Pending {
  changes: Change[];
  gone: GoneThing[];
  /** What is asked beside it, of changes that remove nothing. */
  asked: string[];
}

const MOST_NAMED = 12;
const POLITE = "(?:[ ,!.]*(?:please|thanks|thank you))*";
const YES = new RegExp(
  `^(?:ok(?:ay)?[ ,]+)?(?:y|yes|yep|yeah|yup|sure|ok|okay|confirm|confirmed|i confirm|do it|go ahead|please do|absolutely|definitely|of course)(?:[ ,!.]+(?:i am sure|i'm sure|do it|go ahead|please do|(?:remove|delete) (?:it|them|both|all|them all|all of them|both of them)|sure|yes))*${POLITE}[ !.]*$`,
  "i",
);
const NO = new RegExp(
  `^(?:n|no|nope|nah|no way|never mind|nevermind|cancel|stop|don't|do not|keep (?:it|them|both|all)|leave (?:it|them))(?:[ ,!.]+(?:keep (?:it|them|both|all|them all)|leave (?:it|them)|don't|do not|cancel|stop|never mind|(?:don't|do not) (?:remove|delete) (?:it|them|anything)|no))*${POLITE}[ !.]*$`,
  "i",
);

/** Whether a whole message is nothing but a yes or a no; undefined where it says anything else. */
export function yesOrNo(message: string): boolean | undefined {
  const text = message.trim().replaceAll("\u2019", "'");
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}

/** What a draft put aside, to be asked about; null where there is nothing. */
export function pendingOf(draft: Draft, now: Instant): Pending | null {
  if (draft.held.length === 0) return null;
  const { documents } = applyChanges(draft.documents, draft.held, now);
  return { changes: draft.held, gone: thingsGone(draft.documents, documents), asked: draft.askedFirst };
}

export function confirmationQuestion({ gone, asked }: Pending): string {
  if (asked.length > 0) return asked.join(" ");
  return `This would remove ${named(gone)}. Shall I remove ${gone.length === 1 ? "it" : "them"}?`;
}

const REMOVAL_REPLIES = ["Yes, remove them", "No, keep them"];

export function confirmationReplies({ asked }: Pending): string[] {
  return asked.length > 0 ? ["Yes", "No"] : REMOVAL_REPLIES;
}

/**
 * What a yes carries out: the changes that were asked about, provided that they still remove nothing but what the
 * question named. Never the model's doing.
 */
export function carryOut(pending: Pending, documents: Documents, now: Instant): { message: string; changes: Change[] } {
  const { applied, documents: after } = applyChanges(documents, pending.changes, now);
  const asked = new Set(pending.gone.map(({ key }) => key));
  const gone = thingsGone(documents, after);
  if (gone.some(({ key }) => !asked.has(key))) {
    return { message: "Your data has changed since I asked, so I left everything as it is.", changes: [] };
  }
  if (gone.length === 0) return { message: applied.length > 0 ? "Done." : "They are gone already.", changes: applied };
  return { message: `Done. I removed ${named(gone)}.`, changes: applied };
}

function named(gone: readonly GoneThing[]): string {
  const names = gone.slice(0, MOST_NAMED).map(({ name }) => boldName(name));
  if (gone.length > MOST_NAMED) names.push(`${gone.length - MOST_NAMED} more`);
  const last = names.pop() ?? "nothing";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
