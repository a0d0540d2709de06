import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite, Shown } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { type Line, lineOf } from "./ledger/line.ts";
import { statementId, toldOf } from "./told-things.ts";

/** What is put right of which way money went: as it was meant, or told anew. */
type WayRighted = { correction: Correction } | { statements: Statement[] };

const IS =
  "(?:was|were|is|are|'s|had been|should be|should have been|ought to be)(?: (?:actually|really|just|in fact|meant to be|supposed to be))*";
const WHAT = "(?:D(?<place>\\d+)(?: one| thing| bit)?|it|that|this|that one|the M\\d+|M\\d+)(?: of M\\d+)?";
const WAS_PAID = new RegExp(
  `\\b${WHAT} ${IS} (?:a |an |my )?(?:payment|repayment|paid)(?: of M(?<sum>\\d+))?\\b(?! off| by| for by)`,
);
const WAS_CHARGED = new RegExp(`\\b${WHAT} ${IS} (?:a |an |my )?(?:charge|purchase|charged)(?: of M(?<sum>\\d+))?\\b`);
const MOVES =
  /\b(?<side>[AD])(?<place>\d+) (?:should |needs to |has to |must )?(?:goes|go|went|is going|come|comes|came) (?<way>up|down)(?: by)? M(?<sum>\d+)/;
const NOT_SO =
  /\?|\b(?:if|should i|would|could|will|next|tomorrow|not a|wasn't a|isn't a|n't|by (?:my|him|her|his|our|their|some(?:body|one)|the))\b/i;
const MISTAKEN = /\b(?:no|nope|nah|wrong|sorry|wait|oops|meant|actually|not)\b/i;

/**
 * "No, the Visa was a payment", of what was taken for a charge: that one goes the other way, and all else that was told with it
 * stays. "So the Visa goes down by 500", of what nothing was written yet, is told anew.
 */
export function wayPutRight(
  message: string,
  said: readonly ReaderToken[],
  { last, since = 0, pending }: Conversation,
  documents: Documents,
): WayRighted | null {
  const isLate = since > 1 && pending.length === 0;
  const line = isLate || NOT_SO.test(message) || !MISTAKEN.test(message) ? null : lineOf(said, documents);
  const way = line && wayIn(line);
  if (!way) return null;
  const { thing, sum, isDown, isMove } = way;
  const base = { ...documents, ...last?.before };
  const at = last ? toldOther(last.statements, thing, isDown, base) : -1;
  const told = last?.statements[at];
  if (last && told?.kind === "entry")
    return turned(last, at, { ...told, amount: sum ?? told.amount }, isDown, documents);
  if (last?.statements.some((each) => thing && statementId(each, base) === thing.id))
    return thing && !isMove && sum === null ? standing(thing, documents) : null;
  return isMove && thing && sum !== null && line.sums.length === 1 ? toldAnew(thing, sum, isDown, documents) : null;
}

/** "So the Visa goes down by 500". */
function toldAnew(thing: Shown, sum: number, isDown: boolean, documents: Documents): WayRighted {
  const [up, down] = thing.side === "debt" ? (["charge", "pay"] as const) : (["add", "subtract"] as const);
  return { statements: [toldOf(thing, isDown ? down : up, sum, documents)] };
}

/** The way that money is said to have gone, of what, and how much; null where it is said of none. */
function wayIn(line: Line): { thing: Shown | null; sum: number | null; isDown: boolean; isMove: boolean } | null {
  const moves = MOVES.exec(line.text)?.groups;
  const paid = WAS_PAID.exec(line.text)?.groups;
  const found = moves ?? paid ?? WAS_CHARGED.exec(line.text)?.groups;
  if (!found) return null;
  const isDown = moves ? moves.way === "down" : paid !== undefined;
  return { thing: thingAt(line, found.place), sum: sumAt(line, found.sum), isDown, isMove: moves !== undefined };
}

function turned(
  last: LastWrite,
  at: number,
  told: EntryStatement,
  isDown: boolean,
  documents: Documents,
): WayRighted | null {
  const statement: EntryStatement = { ...told, action: isDown ? "pay" : "charge" };
  const correction = replayed(last, last.statements.with(at, statement), documents);
  return correction && correction.changes.length > 0 ? { correction } : null;
}

/** What went that way already: as it stands, so that it is said. */
function standing(thing: Shown, documents: Documents): WayRighted | null {
  const owed = documents.financials.debts?.find(({ id }) => id === thing.id)?.balance;
  return owed === undefined ? null : { statements: [toldOf(thing, "set", owed, documents)] };
}

function thingAt({ places }: Line, at: string | undefined): Shown | null {
  const [thing, ...others] = at === undefined ? [] : (places[Number(at)]?.things ?? []);
  return thing && others.length === 0 ? thing : null;
}

function sumAt({ sums }: Line, at: string | undefined): number | null {
  return at === undefined ? null : (sums[Number(at)] ?? null);
}

/** Which of what was told went the other way: that of the debt that is named, or the only one; -1 for none. */
function toldOther(told: readonly Statement[], thing: Shown | null, isDown: boolean, base: Documents): number {
  const found = told.flatMap((each, at) => {
    const isOther = each.kind === "entry" && (isDown ? /^(?:charge|add)$/ : /^pay$/).test(each.action);
    return isOther && (thing === null || statementId(each, base) === thing.id) ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}
