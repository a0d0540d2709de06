import { type Change, type ItemRef, keyOf, type Quantity, type Query, select } from "@seven-figures/domain";
import { nameWordsOf } from "../statements/read-mention.ts";
import { changedItem, entries, measureOf, refOf, sumOf, value } from "./build.ts";
import type { Ledger } from "./chain-ledger.ts";
import { type ChainParts, piecesWithin, wordsBetween } from "./chain-parts.ts";
import type { Step } from "./chain-step.ts";
import type { Piece, PieceOf } from "./pieces.ts";
import { DEBTS_FIRST, type Scope } from "./scope.ts";

const LEFT =
  /\b(?:left|remain\w*|over|keep|stays?|hand|pocket|walk|rests?|comes?|after|now|then|still|down|missing|short|lack\w*|outstanding|owe|owing|stands?|value|holds?|how much|what\w*|wat|contain|worth|reads?|shows?|showing)\b|=/;
const IS_MISSING = /\b(?:missing|short|lack\w*|left|remain\w*|still|need)\b/;
const OF_MONEY = /\b(?:money|cash|proceeds|from the|of it)\b/;
const OTHERS: ReadonlySet<Piece["kind"]> = new Set(["money", "percent", "range", "span"]);
const MOST_ASKED = 3;

interface Outcome {
  parts: ChainParts;
  steps: readonly Step[];
  ledger: Ledger;
  scope: Scope;
}

/** What is asked after all steps; null where that is something else, or of what they leave as it is. */
export function chainOutcome(outcome: Outcome): Query[] | null {
  const { asking } = outcome.parts;
  const said = wordsBetween(asking.from, asking.to, outcome.scope);
  const pieces = piecesAsked(outcome.parts, said, outcome.scope);
  if (!LEFT.test(said) || pieces.some(({ kind }) => OTHERS.has(kind))) return null;
  const found = pieces.map((piece) => askedOf(piece, said, outcome));
  if (found.includes(null)) return null;
  const queries = found.filter((query) => query !== undefined && query !== null);
  if (queries.length > 0) return queries.length > MOST_ASKED ? null : queries;
  const whom = OF_WHOM.test(said) ? lastTouched(outcome.steps) : null;
  if (whom) return [standing(whom, said, outcome)];
  return INTEREST.test(said) ? null : inHand(outcome);
}

/** The pieces of the question, without words of kinds where a name is asked of, or a person who is owed. */
function piecesAsked({ asking, of }: ChainParts, said: string, scope: Scope): Piece[] {
  const isOrder = /^state\b/.test(said);
  const pieces = piecesWithin(of ?? asking, scope).filter(({ from }) => !isOrder || from > asking.from);
  const isOfOne = OF_WHOM.test(said) || pieces.some(({ kind }) => kind === "named");
  return isOfOne ? pieces.filter(({ kind }) => kind !== "group") : pieces;
}

/** What one piece asks: undefined where it asks nothing by itself, null where no step touches it. */
function askedOf(piece: Piece, said: string, outcome: Outcome): Query | null | undefined {
  const { parts, ledger, scope } = outcome;
  if (piece.kind === "measure") {
    if (piece.measure === "net-worth") return supposed(value(measureOf("net-worth")), ledger.changes());
    return piece.measure === "surplus" || INTEREST.test(said) ? undefined : null;
  }
  const item = piece.kind === "named" ? itemAsked(piece, ledger, scope) : groupAsked(piece, outcome);
  const isAside = item === null && FOR.test(wordsBetween(parts.asking.from, piece.from, scope));
  if (item === undefined || isAside) return undefined;
  if (item === null) return null;
  const isOfMoney = item.side === "assets" && OF_MONEY.test(said) && ledger.brought.length > 0;
  return ledger.isSold(item) || isOfMoney ? undefined : standing(item, said, outcome);
}

/** "What is left for Christmas", "with Pavlos". */
const FOR = /\b(?:for|with) $/;
const INTEREST = /\binterest\b/;

/** What an entry stands at, what a goal lacks, what a debt costs. */
function standing(item: ItemRef, said: string, { ledger }: Outcome): Query {
  const remains = item.side === "goals" && IS_MISSING.test(said);
  const field = INTEREST.test(said) ? "interest" : remains ? "remaining" : "amount";
  const isOfIt = (change: Change) => changedItem(change).some((each) => keyOf(each) === keyOf(item));
  const changes = ledger.changes().toSorted((a, b) => Number(isOfIt(b)) - Number(isOfIt(a)));
  return supposed(value(sumOf(entries(item), field)), changes);
}

const supposed = (query: Query, changes: Change[]): Query => ({ kind: "suppose", changes, query });

/** "What do I owe him yet?" */
const OF_WHOM =
  /\bis it (?:down|at|then)\b|\bow(?:e|ing) (?:him|her|them|it|on (?:it|that))\b|\b(?:left|be|still) on (?:it|that)\b/;

function lastTouched(steps: readonly Step[]): ItemRef | null {
  const last = steps.at(-1);
  if (last?.kind === "rest" || last?.kind === "paid") return last.item;
  return last?.kind === "cleared" ? (last.items[0] ?? null) : null;
}

/** The entry that a name in the question is of: one that stands otherwise now, by a word of it too ("the rest of this loan"); null where another is. */
function itemAsked({ sides, text }: PieceOf<"named">, ledger: Ledger, { documents }: Scope): ItemRef | null {
  const items = DEBTS_FIRST.flatMap((side) => sides[side] ?? []);
  const touched = items.filter((item) => ledger.touches(item));
  const words = text.split(" ");
  const bearing = ledger.items.filter((item) => {
    const [stored] = select(entries(item), documents);
    const own = nameWordsOf(stored?.name ?? "");
    return words.every((word) => own.includes(word));
  });
  const [item, ...more] = touched.length > 0 ? touched : bearing;
  return item && (more.length === 0 || item.side !== more[0]?.side) ? item : null;
}

/** "Left on that loan": the only entry of the kind that stands otherwise; undefined where the words are of no kind. */
function groupAsked(piece: Piece, { ledger, steps, scope }: Outcome): ItemRef | null | undefined {
  if (piece.kind !== "group") return undefined;
  const touched = select(piece.selection, scope.documents).filter((item) => ledger.touches(item));
  const [item, ...more] = touched;
  if (!item) return undefined;
  if (more.length === 0) return refOf(item);
  const last = lastTouched(steps);
  return last && !piece.isMany && touched.some(({ id }) => id === last.id) ? last : null;
}

/** The money that is left: of what was brought, or in the account that paid. */
function inHand({ steps, ledger }: Outcome): Query[] | null {
  if (steps.some((step) => step.kind === "rest" && step.item.side !== "debts")) return null;
  const payers = [...new Set(steps.flatMap((step) => ("from" in step && step.from ? [step.from] : [])))];
  const [account, ...others] = payers;
  if (!account) return [value({ kind: "minus", from: all(ledger.brought), less: all(ledger.spent) })];
  if (ledger.brought.length > 0 || others.length > 0) return null;
  return [supposed(value(sumOf(entries(account))), ledger.changes())];
}

function all(parts: readonly Quantity[]): Quantity {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "plus", parts: [...parts] };
}
