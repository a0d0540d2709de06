import type { Documents } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { choosing } from "../changes/carry-out.ts";
import { idsOf, touches } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { readerTokens, sumsIn } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { amountsWritten } from "../vetoes/amounts-written.ts";
import { isSameAmount } from "../vetoes/derive-amount.ts";
import { NEITHER, type Option } from "../vetoes/veto.ts";
import type { Conversation, RecentWrite } from "./conversation.ts";
import { namedStillThere } from "./named-still-there.ts";
import { askingBeside } from "./outcomes.ts";
import { takingBackAll } from "./recent-writes.ts";
import { namedAsWritten, withTakenOff } from "./take-back.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";
import { takenBackSaid } from "./taken-back-said.ts";

const WHICH = "I wrote more than one thing there. Which shall I take back?";
const MOST_PARTS = 4;

/** One of several, by its place or by pointing at it. */
const OF_ONE =
  /\b(?:the|that) (?:other|second|first|2nd|1st|former|latter)\b|\b(?:other|second|first|2nd|1st) (?:one|bit|part|half|thing)s?\b|\bthat one\b/i;
const TOO = /\b(?:too|also|as well)\b/i;
/** What is said to be right beside that. */
const STAYS = /\b(?:fine|ok(?:ay)?|right|correct|stays?|stands?|keep|leave|good|true)\b/i;

/**
 * What is taken back of several things that one message wrote, where another takes back one of them: the one by its sum or its
 * name, else a question; and after one of them the other. Null where all are meant.
 */
export function takingBackOne(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { recent = [] } = conversation;
  const { message, documents, today } = input;
  const last = recent.at(-1);
  if (!last) return null;
  const missed = namedStillThere(input, recent);
  if (missed) return takenBackSaid(input, conversation, missed);
  const other = OF_ONE.test(message) && TOO.test(message) ? partsWritten(recent, recent.length - 2, documents) : [];
  if (other[0] && other.length === 1) return takenBackSaid(input, conversation, other[0].taken);
  const parts = partsWritten(recent, recent.length - 1, documents);
  if (parts.length < 2) return null;
  const said = readerTokens(message, documents, today);
  const touched = new Set(last.changes.flatMap(idsOf));
  const named = new Set(namedAsWritten(said, touched, withTakenOff(documents, recent)).map(({ id }) => id));
  const sums = sumsIn(said);
  const isNamed = ({ taken }: Part) => taken.changes.some((change) => touches(change, named));
  const meant = parts.filter((part) => isNamed(part) || changesBy(sums, part.taken, documents));
  if (meant[0] && meant.length === 1 && !STAYS.test(message)) return takenBackSaid(input, conversation, meant[0].taken);
  if (meant.length === 0 && !OF_ONE.test(message)) return null;
  const options = [...takingBackParts(recent, documents), { reply: NEITHER, changes: [] }];
  const open = { ...choosing({ question: WHICH, options }, documents), isGuess: true as const };
  return askingBeside(conversation, open);
}

/** A button for each thing that the last message wrote, where there are several, and one for all of them. */
export function takingBackParts(recent: readonly RecentWrite[], documents: Documents): Option[] {
  const parts = partsWritten(recent, recent.length - 1, documents);
  const all = takingBackAll(recent, 1, documents);
  if (parts.length < 2 || !all) return [];
  const each = parts
    .slice(0, MOST_PARTS)
    .map(({ name, taken }) => ({ reply: `Take back ${name}`, changes: taken.changes }));
  return [...each, { reply: "Take all of it back", changes: all }];
}

/** A thing that a message wrote, with what went with it. */
interface Part {
  name: string;
  taken: TakenBack;
}

function partsWritten(recent: readonly RecentWrite[], at: number, documents: Documents): Part[] {
  const known = withTakenOff(documents, recent);
  const found = new Map<string, Part>();
  for (const id of new Set(recent[at]?.changes.flatMap(idsOf))) {
    const taken = takingBackWhole(recent, new Set([id]), documents, at);
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
