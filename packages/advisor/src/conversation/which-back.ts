import type { Documents } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { choosing } from "../changes/carry-out.ts";
import { idsOf } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { NEITHER } from "../reader/ask-which.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { amountsWritten } from "../vetoes/amounts-written.ts";
import { isSameAmount } from "../vetoes/derive-amount.ts";
import type { Option } from "../vetoes/veto.ts";
import type { Conversation, RecentWrite } from "./conversation.ts";
import { askingBeside } from "./outcomes.ts";
import { namedAsWritten, withTakenOff } from "./take-back.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";
import { takenBackSaid } from "./taken-back-said.ts";

export const TAKING_ALL_BACK: Option = { reply: "Take all of it back", changes: [], undo: true };
const WHICH = "I wrote more than one thing there. Which shall I take back?";
const MOST_PARTS = 3;

/** One of several, by its place or by pointing at it. */
const OF_ONE =
  /\b(?:(?:the |that )?(?:other|second|first|2nd|1st|former|latter)(?: one| bit| part| half| thing)?|(?:just|only)? ?that one)\b/i;

/**
 * What is taken back of several things that one message wrote, where another takes back one of them: the one by its sum, else
 * a question. Null where all are meant, or the one is named.
 */
export function takingBackOne(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { recent = [], since = 0 } = conversation;
  const { message, documents, today } = input;
  const last = recent.at(-1);
  if (!last || since > 0) return null;
  const said = readerTokens(message, documents, today);
  const touched = new Set(last.changes.flatMap(idsOf));
  const parts = partsOfLast(recent, documents);
  if (parts.length < 2 || namedAsWritten(said, touched, withTakenOff(documents, recent)).length > 0) return null;
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" || slot?.kind === "count" ? [slot.value] : []));
  const [meant, ...others] = parts.filter(({ taken }) => changesBy(sums, taken, documents));
  if (meant && others.length === 0) return takenBackSaid(input, conversation, meant.taken);
  if (!OF_ONE.test(message)) return null;
  const options = [...buttonsOf(parts), TAKING_ALL_BACK, { reply: NEITHER, changes: [] }];
  return askingBeside(conversation, choosing({ question: WHICH, options }, documents));
}

/** A thing that the last message wrote, with what went with it. */
interface Part {
  name: string;
  taken: TakenBack;
}

/** A button for each thing that the last message wrote. */
export function partsTakenBack(recent: readonly RecentWrite[], documents: Documents): Option[] {
  return buttonsOf(partsOfLast(recent, documents));
}

function buttonsOf(parts: readonly Part[]): Option[] {
  return parts.slice(0, MOST_PARTS).map(({ name, taken }) => ({ reply: `Take back ${name}`, changes: taken.changes }));
}

function partsOfLast(recent: readonly RecentWrite[], documents: Documents): Part[] {
  const known = withTakenOff(documents, recent);
  const found = new Map<string, Part>();
  for (const id of new Set(recent.at(-1)?.changes.flatMap(idsOf))) {
    const taken = takingBackWhole(recent, new Set([id]), documents, recent.length - 1);
    const ids = [...new Set(taken?.changes.flatMap(idsOf))].toSorted();
    const names = ids.flatMap((each) => storedName(each, known) ?? []);
    if (taken && names.length > 0) found.set(ids.join(" "), { name: listed(names), taken });
  }
  return [...found.values()];
}

/** Whether one of some sums is what taking something back changes it by, or what stands there now. */
function changesBy(sums: readonly number[], { changes }: TakenBack, documents: Documents): boolean {
  const amounts = amountsWritten(changes, documents).flatMap(({ value, stored }) =>
    stored === null ? [] : [stored, Math.abs(value - stored)],
  );
  return sums.some((sum) => amounts.some((amount) => isSameAmount(amount, sum)));
}
