import { type Documents, roundToCents } from "@seven-figures/domain";
import { readerTokens } from "../../reader/reader-tokens.ts";
import type { EntryStatement, Statement } from "../../statements/statement.ts";
import type { Conversation, LastWrite, Shown } from "../conversation.ts";
import { type Correction, replayed } from "../correct-last.ts";
import { withName } from "../done-otherwise.ts";
import { amountOf, MEANT, MISTAKEN } from "../said-otherwise.ts";
import { mentionOf, statementId, toldOf } from "../told-things.ts";
import { isCharge } from "./ledger-events.ts";
import { type Line, lineOf } from "./line.ts";
import { type Mended, mendedIn, type Pair } from "./mended-pairs.ts";
import { settled } from "./settle-places.ts";

const OTHERWISE =
  /\b(?:if|would|could|will|going to|gonna|plan|maybe|tomorrow|next|later|every|each|another|again|more|half|rest)\b/;

const DENIES = /\bnot (?:(?:on|to|in|the|my) )*[MADGT]\d/;

/**
 * What was just told as it was meant, each figure of what it is said of: "no, it was 80 off the card, not 100, and 20 went to
 * Klarna". All else that was told with it stays. Null where any figure or name of the message is not accounted for.
 */
export function moneyMended(
  message: string,
  last: LastWrite,
  conversation: Conversation,
  documents: Documents,
): Correction | Statement[] | null {
  const base = { ...documents, ...last.before };
  const drawn = /[?%]/.test(message) ? null : lineOf(readerTokens(message, base, last.today), base);
  const line = drawn && settled(drawn, conversation, base);
  if (!line || OTHERWISE.test(line.text) || /\bS\d/.test(line.text)) return null;
  if (!MISTAKEN.test(message.toLowerCase()) && !MEANT.test(line.text) && !DENIES.test(line.text)) return null;
  const mended = mendedIn(line.text);
  const statements = mended && mendedBy(mended, line, last.statements, base);
  const correction = statements && replayed(last, statements, documents);
  if (!correction) return null;
  return correction.changes.length > 0 ? correction : standing(mended ?? [], line, documents);
}

/** What is put right stands so already: as it stands, so that it is said. */
function standing(all: readonly Mended[], line: Line, documents: Documents): Statement[] | null {
  const { assets, debts } = documents.financials;
  const told = all.flatMap((each): Statement[] => {
    const thing = each && each.does !== "from" ? thingAt(line, each.place) : null;
    const asset = assets?.find(({ id }) => id === thing?.id)?.value;
    const amount = asset ?? debts?.find(({ id }) => id === thing?.id)?.balance;
    return thing && amount !== undefined ? [toldOf(thing, "set", amount, documents)] : [];
  });
  return told.length > 0 && all.some((each) => each?.does === "stands") ? told : null;
}

function mendedBy(all: readonly Mended[], line: Line, told: readonly Statement[], base: Documents): Statement[] | null {
  const pairs = all.filter((each) => each !== null);
  if (!pairs.some((each) => each.does !== "right")) return null;
  let statements: Statement[] | null = [...told];
  for (const pair of withoutStands(pairs, line, base)) {
    if (pair.does === "right") continue;
    statements =
      statements &&
      (pair.does === "from" ? fromThere(pair, line, statements, base) : ofPair(pair, line, statements, base));
  }
  return statements;
}

/** "Should be 1,160, I paid 80 off it" tells one thing twice. */
function withoutStands(all: readonly Exclude<Mended, null>[], line: Line, base: Documents): Exclude<Mended, null>[] {
  const paid = all.filter((each): each is Pair => each.does === "moved");
  const owed = (at: number | null) =>
    base.financials.debts?.find(({ id }) => id === (at === null ? null : line.places[at]?.things[0]?.id))?.balance ?? 0;
  return all.filter(
    (each) =>
      each.does !== "stands" ||
      !paid.some(
        ({ place, sum }) =>
          place === each.place && roundToCents(owed(place) - (line.sums[sum] ?? 0)) === line.sums[each.sum],
      ),
  );
}

function thingAt(line: Line, at: number | null): Shown | null {
  return at === null ? null : (line.places[at]?.things[0] ?? null);
}

function ofPair(pair: Pair, line: Line, told: readonly Statement[], base: Documents): Statement[] | null {
  const thing = thingAt(line, pair.place);
  const sum = line.sums[pair.sum] ?? 0;
  if (pair.does === "stood-before") return thing && stoodBefore(thing, sum, told, base);
  const not = pair.notSum === null ? null : (line.sums[pair.notSum] ?? null);
  const at = placeOf(thing, sum, not, thingAt(line, pair.notPlace), pair.way, told, base);
  const statement = told[at];
  if (!statement)
    return thing && thing.side !== "goal" && pair.way !== null
      ? [...told, toldAnew(pair, thing, sum, told, base)]
      : null;
  // of what was moved, "the Visa was 950" may tell what stood there
  if (pair.isByName && pair.does === "moved" && otherSideOf(at, told) >= 0) return null;
  const isOther = thing !== null && statementId(statement, base) !== thing.id;
  if (isOther && amountOf(statement) === sum) return moved(at, thing, told, base);
  const paid = paidNotLeft(pair, at, told);
  if (paid) return withSum(at, sum, false, paid);
  return withSum(at, sum, pair.does === "stands", told);
}

/** "I paid 240 on it", of what was told as what is left: that payment in its place. */
function paidNotLeft({ does, verb }: Pair, at: number, told: readonly Statement[]): Statement[] | null {
  const [statement, side] = [told[at], told[at - 1]];
  if (does !== "moved" || !/^(?:paid|pay|sent)$/.test(verb ?? "")) return null;
  if (statement?.kind !== "entry" || statement.action !== "set") return null;
  const amount = side?.kind === "entry" && side.action === "subtract" ? side.amount : statement.amount;
  return told.with(at, { ...statement, action: "pay", amount });
}

/** "Savings was 18,400 before that transfer": what was told comes on top of that. */
function stoodBefore(thing: Shown, sum: number, told: readonly Statement[], base: Documents): Statement[] | null {
  const isTold = told.some((each) => statementId(each, base) === thing.id);
  return isTold && thing.side !== "goal" ? [toldOf(thing, "set", sum, base), ...told] : null;
}

/** Which of what was told a pair is of; -1 for none, so that it is told anew. */
function placeOf(
  thing: Shown | null,
  sum: number,
  not: number | null,
  notThing: Shown | null,
  way: string | null,
  told: readonly Statement[],
  base: Documents,
): number {
  const amounts = told.map(amountOf);
  const idOf = (each: Statement) => statementId(each, base);
  // "the 85 was on the Discover, not the Savor"
  const wrong = told.findIndex((each, at) => notThing !== null && amounts[at] === sum && idOf(each) === notThing?.id);
  if (wrong >= 0) return wrong;
  const own = thing ? told.findIndex((each) => idOf(each) === thing.id) : -1;
  if (own >= 0) return own;
  const denied = not === null ? -1 : amounts.lastIndexOf(not);
  if (denied >= 0) return denied;
  if (notThing) return amounts.lastIndexOf(sum);
  const entries = told.filter((each) => each.kind === "entry");
  const isNamedForIt = thing?.side === "asset" && way === null && entries.length === 1;
  return isNamedForIt && isOfPurchase(thing, sum, base) ? told.indexOf(entries[0] as Statement) : -1;
}

/** "The combine was 8,600", of what was spent on it: it is worth far more. */
function isOfPurchase({ id }: Shown, sum: number, { financials }: Documents): boolean {
  const asset = financials.assets?.find((each) => each.id === id);
  return asset !== undefined && asset.type !== "savings" && sum < asset.value / 2;
}

function toldAnew(
  { verb, does }: Pair,
  thing: Shown,
  sum: number,
  told: readonly Statement[],
  base: Documents,
): EntryStatement {
  if (does === "stands") return toldOf(thing, "set", sum, base);
  const isCharged =
    isCharge(verb) || (verb === null && told.every((each) => each.kind === "entry" && each.action === "charge"));
  return toldOf(thing, thing.side === "asset" ? "put" : isCharged ? "charge" : "pay", sum, base);
}

/** The place of what left an account for a statement; -1 for none. */
function otherSideOf(at: number, told: readonly Statement[]): number {
  const amount = amountOf(told[at] as Statement);
  const isSide = (each: Statement | undefined) =>
    each?.kind === "entry" &&
    each.action === "subtract" &&
    each !== told[at] &&
    (amount === null || each.amount === amount);
  return isSide(told[at - 1]) ? at - 1 : isSide(told[at + 1]) ? at + 1 : -1;
}

function withSum(at: number, sum: number, stands: boolean, told: readonly Statement[]): Statement[] | null {
  const statement = told[at] as Statement;
  const other = otherSideOf(at, told);
  if (stands && other >= 0) return null;
  const mended = withAmount(statement, sum, stands);
  if (!mended) return null;
  return told.map((each, index) =>
    index === at ? mended : index === other && each.kind === "entry" ? { ...each, amount: sum } : each,
  );
}

function withAmount(statement: Statement, sum: number, stands: boolean): Statement | null {
  if (statement.kind === "entry") {
    const { share: _, ...entry } = statement;
    if (entry.amount === null && entry.action !== "pay-off") return null;
    const action = stands ? "set" : entry.action === "pay-off" ? "pay" : entry.action;
    return { ...entry, action, amount: sum };
  }
  if (statement.kind !== "goal-edit" || !statement.edit.current) return null;
  const isBy = "by" in statement.edit.current && !stands;
  return { ...statement, edit: { ...statement.edit, current: isBy ? { by: sum } : { to: sum } } };
}

function moved(at: number, thing: Shown, told: readonly Statement[], base: Documents): Statement[] | null {
  const mended = withName(told[at] as Statement, mentionOf(thing, base), base);
  return mended && told.map((each, index) => (index === at ? mended : each));
}

/** "The Visa payment came out of the corp account". */
function fromThere(
  { place, source }: { place: number | null; source: number },
  line: Line,
  told: readonly Statement[],
  base: Documents,
): Statement[] | null {
  const [thing, from] = [thingAt(line, place), thingAt(line, source)];
  const own = thing ? told.findIndex((each) => statementId(each, base) === thing.id) : -1;
  const sides = told.flatMap((each, at) => (each.kind === "entry" && each.action === "subtract" ? [at] : []));
  const at = own >= 0 ? otherSideOf(own, told) : sides.length === 1 ? (sides[0] ?? -1) : -1;
  return from?.side === "asset" && at >= 0 && (thing === null || own >= 0) ? moved(at, from, told, base) : null;
}
