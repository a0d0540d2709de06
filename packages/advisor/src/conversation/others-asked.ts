import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { EntryAction, Statement } from "../statements/statement.ts";
import type { AskedAmong, Conversation, Shown } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { withName } from "./done-otherwise.ts";
import { optionMeant } from "./option-meant.ts";
import { namesIn } from "./shown-in.ts";
import { mentionOf, toldOf } from "./told-things.ts";

/** So many messages after it was asked which of several is meant, the others are still spoken of. */
export const LONGEST_AMONG = 2;
const MOST_WORDS = 12;

const NOT_TOLD =
  /\?|\b(?:if|should|could|would|might|will|gonna|going to|want|plan|maybe|tomorrow|next|never|was|were|undo|each|every|monthly|weekly|rate|limit|fee|interest|sold|bought|earn|make)\b|n't\b/i;
const OTHER = /\b(?:the )?other(?: (?:one|card|loan|account|fund|pot|ira|401k))?\b/i;
const PAID = /\b(?:paid|pay|sent|send|put|threw|chucked|knocked|added|moved|deposited)\b/i;
const OUT = /\b(?:took|take|pulled|withdrew|out of)\b/i;
const CHARGED = /\b(?:charged|swiped|borrowed)\b/i;
const STANDS = /\b(?:is|are|at|now|to|stands?|hit|holds?|has)\b|'s\b|’s\b/i;
const ONWARD = /\b(?:on|onto|to|towards?|into|in|off)\b/i;
const PUTS_RIGHT = /^\W*(?:oh |ah |er |um )*(?:no|nope|wait|sorry|actually|oops|i mean(?:t)?|not)\b/i;

/** "Other one dipped to 7,900", "and 50 on the card": told of another of those that were asked about. Null for anything else. */
export function toldOfOthersAsked(
  message: string,
  said: readonly ReaderToken[],
  { among }: Conversation,
  documents: Documents,
): Statement[] | null {
  const sum = onlySum(said);
  if (!among || sum === null || NOT_TOLD.test(message) || said.length > MOST_WORDS) return null;
  const named = namesIn(said, documents).filter(({ by }) => by !== "kind");
  if (named.some(({ things }) => !things.some(({ id }) => among.ids.includes(id)))) return null;
  const words = message.replace(/\d[\d.,]*k?\b/g, " ");
  const other = among.ids.filter((id) => id !== among.chosen);
  const id = OTHER.test(message) ? (other.length === 1 ? other[0] : undefined) : meantIn(words, among, documents);
  const thing = id === undefined ? null : thingOf(id, documents);
  const action = thing && actionOf(message, thing);
  return thing && action ? [toldOf(thing, action, sum, documents)] : null;
}

/** "No wait mine", after another was chosen: the same of that one. */
export function chosenOtherwise(
  message: string,
  said: readonly ReaderToken[],
  { among, last, since = 0 }: Conversation,
  documents: Documents,
): Correction | null {
  if (!among || !last || since > 0 || last.statements.length !== 1 || !PUTS_RIGHT.test(message)) return null;
  if (said.some(({ slot }) => slot !== null) || said.length > MOST_WORDS) return null;
  const id = meantIn(message, among, documents);
  const thing = id === undefined || id === among.chosen ? null : thingOf(id, documents);
  const [statement] = last.statements;
  const base = { ...documents, ...last.before };
  const moved = thing && statement ? withName(statement, mentionOf(thing, base), base) : null;
  const meant = moved?.kind === "entry" && thing ? { ...moved, target: thing.id } : null;
  return meant && replayed(last, [meant], documents);
}

function meantIn(words: string, { ids }: AskedAmong, documents: Documents): string | undefined {
  const { assets, debts } = documents.financials;
  const names = new Map([...(assets ?? []), ...(debts ?? [])].map(({ id, name }) => [id, name]));
  const options = ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? "" }] : []));
  return optionMeant(words, options, documents) ?? undefined;
}

function thingOf(id: string, { financials }: Documents): Shown | null {
  if (financials.assets?.some((each) => each.id === id)) return { side: "asset", id };
  return financials.debts?.some((each) => each.id === id) ? { side: "debt", id } : null;
}

function actionOf(message: string, { side }: Shown): EntryAction | null {
  if (CHARGED.test(message)) return side === "debt" ? "charge" : null;
  if (OUT.test(message)) return side === "asset" ? "subtract" : null;
  if (PAID.test(message)) return side === "debt" ? "pay" : "add";
  if (
    /\b(?:also|too|and|another|more|n)\b/i.test(message) &&
    ONWARD.test(message) &&
    !/\b(?:is|at|now|down to|up to)\b/i.test(message)
  )
    return side === "debt" ? "pay" : "add";
  return STANDS.test(message) ? "set" : null;
}

function onlySum(said: readonly ReaderToken[]): number | null {
  const [sum, ...others] = said.flatMap(({ slot }) =>
    slot && slot.kind !== "date" && slot.kind !== "past" ? [slot] : [],
  );
  return sum?.kind === "money" && others.length === 0 ? sum.value : null;
}
