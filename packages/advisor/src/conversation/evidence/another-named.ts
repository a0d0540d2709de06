import { isEnglish } from "../../language/english-words.ts";
import { isCutShort, SHORTEST_CUT } from "../../matching/same-word.ts";
import { storedName } from "../../matching/stored-name.ts";
import { nameWordsOf } from "../../statements/read-mention.ts";
import { type Check, type Evidence, isMentioned, OF_ONE, touchedIds } from "./evidence.ts";

/** Pointing words, by which what was spoken of before may be meant beside what is named. */
const POINTS = /\b(?:it|its|that one|this one|them|they|both|the other|same|there|too|as well|each|rest)\b/i;
const LEADS = /^(?:on|onto|off|to|from|at|the|my|for|in|into|and|n|,)$/;

/**
 * What changes is not what the message names: "and 90 on cap one", after the other card was spoken of, is none of that card.
 * Something that a message neither names nor goes on from is not meant either.
 */
export const whatIsNamedChanges: Check = (evidence) => {
  const touched = touchedIds(evidence.changes, evidence.documents);
  if (evidence.before.pending.some(({ need }) => need !== "choose")) return null;
  if (touched.length === 0 || touched.some((id) => isMentioned(id, evidence) || isOfKindSaid(id, evidence)))
    return null;
  const isElse = namesElse(evidence, touched) && !POINTS.test(evidence.message);
  return isElse || isOutOfNothing(touched, evidence) ? { question: OF_ONE, others: [] } : null;
};

/** Whether a message names a single stored thing, whole or cut short, that does not change. */
function namesElse({ said, named, documents }: Evidence, touched: readonly string[]): boolean {
  const isElse = (ids: readonly string[]) => ids.length === 1 && !ids.some((id) => touched.includes(id));
  if (named.some(({ by, things }) => by !== "kind" && isElse(things.map(({ id }) => id)))) return true;
  const all = allIds(documents);
  return said.some(({ text, slot, marks }, at) => {
    const isWord = slot === null && text.length >= SHORTEST_CUT && !/[ADG]/.test([...marks].join(""));
    if (!isWord || !LEADS.test(said[at - 1]?.text ?? ",")) return false;
    const isCut = (id: string) => nameWordsOf(storedName(id, documents) ?? "").some((word) => isCutShort(text, word));
    return (!isEnglish(text) || LEADS_TO.test(said[at - 1]?.text ?? "")) && isElse(all.filter(isCut));
  });
}

const LEADS_TO = /^(?:on|onto|off|to|from)$/;

function allIds({ financials, goals }: Evidence["documents"]): string[] {
  return [...(financials.assets ?? []), ...(financials.debts ?? []), ...goals.intermediateGoals].map(({ id }) => id);
}

/** "The car", of what is named Honda Civic. */
function isOfKindSaid(id: string, { named, said, documents }: Evidence): boolean {
  if (named.some(({ things }) => things.some((thing) => thing.id === id))) return true;
  const { assets, debts } = documents.financials;
  const isAsset = assets?.some((each) => each.id === id) ?? false;
  const isDebt = debts?.some((each) => each.id === id) ?? false;
  return said.some(
    ({ marks }) => (isAsset && (marks.has("a") || marks.has("x"))) || (isDebt && (marks.has("d") || marks.has("y"))),
  );
}

/** "200 to her and 300 to him". */
const PERSONS = /\b(?:her|him|them|both|each)\b/i;

/** "She had near 2 grand on it!": no word of a thing at all, and nothing of what changes was spoken of. */
function isOutOfNothing(touched: readonly string[], evidence: Evidence): boolean {
  const { said, before } = evidence;
  const isUnderWay = before.last !== null || before.leftOpen !== undefined || (before.recent ?? []).length > 0;
  const isOfThings = said.some(({ slot, marks }) => slot?.kind === "quote" || [...marks].some((mark) => mark !== "C"));
  if (PERSONS.test(evidence.message)) return false;
  return isUnderWay && !isOfThings && !touched.some((id) => isSpokenOf(id, evidence));
}

/** Whether something was written, shown, asked about or told of lately. */
function isSpokenOf(id: string, { before, documents }: Evidence): boolean {
  const { recent = [], shown = [], pending, passedOver = [], leftOpen, among, last, inHand, undone } = before;
  const kept = JSON.stringify([recent, shown, pending, passedOver, among, last, inHand, undone]);
  const told = JSON.stringify(leftOpen ?? "").toLowerCase();
  const words = nameWordsOf(storedName(id, documents) ?? "");
  return kept.includes(`"${id}"`) || words.some((word) => told.includes(word) || kept.includes(`"${word}"`));
}
