import { applyChanges, type CalendarDate, type Change, type Documents } from "@seven-figures/domain";
import { idsOf as touchedBy } from "../changes/document-differences.ts";
import { loansOn } from "../matching/loans-on.ts";
import { type KnownEntry, knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { type ReaderToken, readerTokens, textOf } from "../reader/reader-tokens.ts";
import type { Mention, Side } from "../statements/statement.ts";
import type { RecentWrite, Shown } from "./conversation.ts";
import { NO_TIME, stillStandAll, takingBackAll, unbroken, withoutDone } from "./recent-writes.ts";
import { namedIn, namesIn } from "./shown-in.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";
import { spokenOfUndoing, UNDOES_NOTHING } from "./undo.ts";

const UNDOING =
  /\b(?:undo|undoing|revert|reverse|take (?:\w+ ){0,4}back|(?:cancel|scrap|strike|scratch|drop|forget) (?:that|the (?:\w+ ){1,3}one)|put (?:\w+ ){0,4}back|bring (?:\w+ ){0,4}back|return (?:(?:it|that|this|them) )?(?:how|as|to|back)|do not (?:put|note|record|write|log|save|count|store) (?:that|it|this)|leave (?:it|that|them) (?:where|as|how|like) )\b/;
/** "The card cheque has not cleared", "keep the card as it was": of something that was written. */
const NOT_DONE =
  /\b(?:has|have|did|is|was) not (?:\w+ )?(?:clear(?:ed)?|(?:gone|go) (?:through|out)|gone(?= ?(?:$|[,.;!]))|happened|posted|sent)\b|\bbounced\b|\bonly scheduled\b|\b(?:keep|leave) (?:\w+ ){1,4}(?:as|how|where|like) (?:it|they) (?:was|were)\b/;
const NOT_ASKED_FOR = spokenOfUndoing("take|bring|cancel|scrap|drop|forget");
const ALL = /\ball (?:of )?(?:that|those|it|them)\b(?! (?:else|is|are|stays?)\b)/;
const BOTH =
  /\b(?:both(?!(?: \w+){0,2} (?:are|is|were|stay|look)\b)|those two|the two|last two|one before(?: it| that)?(?: as well| too)?)\b/;
const EVERYTHING =
  /\b(?:everything(?! (?:else|is|was|looks?|stays?)\b)|all (?:of )?(?:my|your|the) changes|the whole lot)\b/;
const SAID_FIRST = /\bfirst (?:thing|one|part|bit) (?:that )?i (?:say|said|told|gave|wrote|typed)\b/;
const FIRST =
  /\bfirst (?:one|of|entry|change)\b|\b(?:undo|reverse|revert) the (?:one before|earlier one|previous one)\b/;
/** "He has 9 in his own account, that's separate so don't count it": of what the message itself tells. */
const OF_ANOTHERS = /\b(?:separate|(?:his|her|their) own)\b/;
/** What comes after these is to stay. */
const STAYS = /^(?:keep|leave|stays?|stands?|not|only)$/;

/** Whether the words of a message ask to take something back, with no figure that would be a fact of its own. */
export function asksBack(said: readonly ReaderToken[]): boolean {
  const text = textOf(said);
  if (isPutOff(said) || OF_ANOTHERS.test(text)) return false;
  return UNDOING.test(text) && !NOT_ASKED_FOR.test(text) && !UNDOES_NOTHING.test(text) && !hasFigure(said);
}

/** "They put the cruise back to May 2028" tells a later date. */
function isPutOff(said: readonly ReaderToken[]): boolean {
  return said.some(
    ({ slot }, at) =>
      slot?.kind === "date" && said[at - 2]?.text === "back" && /^(?:to|till|until)$/.test(said[at - 1]?.text ?? ""),
  );
}

function hasFigure(said: readonly ReaderToken[]): boolean {
  return said.some(({ slot }) => slot?.kind === "money" || slot?.kind === "percent");
}

/** What takes back one of the last writes, or several of them, where the words tell which; null where they mean the last. */
export function takingBackTold(
  said: readonly ReaderToken[],
  recent: readonly RecentWrite[],
  documents: Documents,
  isLastStanding = true,
): TakenBack | null {
  const text = textOf(said);
  const one = asksBack(said) ? undoneByName(said, recent, documents, isLastStanding) : notDone(said, recent, documents);
  if (one || !asksBack(said)) return one;
  const isAll = EVERYTHING.test(text) || (ALL.test(text) && recent.at(-1)?.statements.length === 1);
  if (isAll) return takingBackNewest(recent, unbroken(recent).length, documents);
  if (BOTH.test(text)) return takingBackTwo(recent, documents);
  const write = SAID_FIRST.test(text) ? firstOf(recent) : FIRST.test(text) ? recent.at(-2) : undefined;
  const ids = new Set(write?.changes.flatMap(touchedBy));
  if (!write || !stillStandAll(write.changes, documents)) return null;
  return {
    changes: write.inverse,
    kept: [],
    others: [],
    recent: withoutDone(
      recent,
      recent.map((each) => (each === write ? ids : new Set())),
    ),
  };
}

/** The first write of the conversation, where it is still kept. */
function firstOf([first]: readonly RecentWrite[]): RecentWrite | undefined {
  return (first?.number ?? 1) === 1 ? first : undefined;
}

/** What takes back the newest writes as a whole; null where something else has been changed there since. */
function takingBackNewest(recent: readonly RecentWrite[], count: number, documents: Documents): TakenBack | null {
  const changes = takingBackAll(recent, count, documents);
  return changes && { changes, kept: [], others: [], recent: recent.slice(0, -count) };
}

/** Whether the words of a message say that something did not come about, with no figure that would be a fact of its own. */
export function saysNotDone(said: readonly ReaderToken[]): boolean {
  return NOT_DONE.test(textOf(said)) && !hasFigure(said);
}

/** A message in which also what the last writes took off is known by its name. */
export function saidOfGone(
  message: string,
  recent: readonly RecentWrite[],
  documents: Documents,
  today: CalendarDate,
): readonly ReaderToken[] {
  return readerTokens(message, withTakenOff(documents, recent), today);
}

/** "The card cheque has not cleared": what was written of the one thing that is named is taken back. */
function notDone(said: readonly ReaderToken[], recent: readonly RecentWrite[], documents: Documents): TakenBack | null {
  const written = new Set(recent.filter(isDone).flatMap(({ changes }) => changes.flatMap(touchedBy)));
  const named = namesIn(said, withTakenOff(documents, recent)).flatMap(({ things }) => things);
  const ids = new Set(named.map(({ id }) => id).filter((id) => written.has(id)));
  return ids.size === 1 ? takingBackWhole(recent, ids, documents) : null;
}

/** Whether something was paid, moved or taken off, and not only told as it stands. */
function isDone({ statements }: RecentWrite): boolean {
  return statements.some((each) => each.kind === "entry" && each.action !== "set" && each.action !== "own");
}

/** What takes back the last two writes; null where the last told of several things, which are the ones that are meant. */
export function takingBackTwo(recent: readonly RecentWrite[], documents: Documents): TakenBack | null {
  return recent.length > 1 && recent.at(-1)?.statements.length === 1 ? takingBackNewest(recent, 2, documents) : null;
}

/** "Undo the canoe one, keep the mortgage": the newest write to what is named, unless it is all that was written last. */
function undoneByName(
  said: readonly ReaderToken[],
  recent: readonly RecentWrite[],
  documents: Documents,
  isLastStanding: boolean,
): TakenBack | null {
  const stays = said.findIndex(({ text }, at) => STAYS.test(text) && at > 1);
  const written = new Set(recent.flatMap(({ changes }) => changes.flatMap(touchedBy)));
  const named = namedAsWritten(
    said.slice(0, stays < 0 ? said.length : stays),
    written,
    withTakenOff(documents, recent),
  );
  const [one, ...others] = named.length > 1 ? named.filter(({ id }) => written.has(id)) : named;
  const last = recent.at(-1);
  if (!one || others.length > 0 || !last) return null;
  const touched = new Set(last.changes.flatMap(touchedBy));
  if (isLastStanding && touched.size === 1 && touched.has(one.id)) return null;
  const whole = takingBackWhole(recent, new Set([one.id]), documents);
  // what is said to stay needs no more words
  return whole && stays >= 0 ? { ...whole, others: [] } : whole;
}

/** Of the thing itself, and of no loan on it. */
const OF_THING = /^(?:sale|sold|value|worth|price)$/;

/** Nobody takes a loan on these. */
const NO_THING: ReadonlySet<string> = new Set(["savings", "stocks", "bonds", "retirement", "crypto"]);

/** What is named; for a thing that was not written the loan on it that was: "the car one", after the Camry loan was paid. */
export function namedAsWritten(
  said: readonly ReaderToken[],
  written: ReadonlySet<string>,
  documents: Documents,
): Shown[] {
  const named = namedIn(said, documents);
  if (said.some(({ text }) => OF_THING.test(text)) || named.some(({ id }) => written.has(id))) return named;
  return named.map((thing) => writtenLoanOn(thing, written, documents) ?? thing);
}

function writtenLoanOn({ id }: Shown, written: ReadonlySet<string>, { financials }: Documents): Shown | null {
  const { assets, debts } = financials;
  const asset = assets?.find((each) => each.id === id && !NO_THING.has(each.type));
  const paid = (debts ?? []).filter((debt) => written.has(debt.id));
  const [loan, ...others] = asset ? loansOn(asset, assets ?? [], paid) : [];
  return loan && others.length === 0 ? { side: "debt", id: loan.id } : null;
}

/** The data with what the last writes took off, which is still spoken of. */
export function withTakenOff(documents: Documents, recent: readonly RecentWrite[]): Documents {
  const back = recent.flatMap(({ inverse }) => inverse.filter(({ kind }) => kind.startsWith("add-")));
  return applyChanges(documents, back, NO_TIME).documents;
}

/** The things that go by a name: stored, or taken off by one of the last writes. */
export function idsOf(mention: Mention, inverse: readonly Change[], documents: Documents): Set<string> {
  const named = { ...mention, side: null };
  const gone = inverse.flatMap((change): { entry: { id: string; name: string }; side: Side }[] => {
    if (change.kind === "add-asset") return [{ entry: change.asset, side: "asset" }];
    return change.kind === "add-debt" ? [{ entry: change.debt, side: "debt" }] : [];
  });
  if (mention.words.length === 0) return new Set();
  const known = [...knownEntries(documents, null), ...(gone as KnownEntry[])];
  const entries = matchEntries(named, known).map(({ entry }) => entry.id);
  const goals = matchGoals(named, documents).map(({ id }) => id);
  return new Set(entries.length > 0 ? entries : goals);
}
