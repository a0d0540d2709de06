import type { Change, Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { speaksOfSale } from "../events/ask-after-sale.ts";
import type { Statement } from "../statements/statement.ts";
import { isSameAmount } from "../vetoes/derive-amount.ts";
import type { RecentWrite, WritePart } from "./conversation.ts";
import type { InHand } from "./in-hand.ts";
import { numberAfter } from "./recent-writes.ts";
import { statementId } from "./told-things.ts";

/** What was written, and how it came about. */
interface Written {
  message: string;
  before: Documents;
  changes: readonly Change[];
  statements: readonly Statement[];
  /** Whether it answers where the money of a sale went. */
  isOfSale: boolean;
  /** The money of a sale that this may have put somewhere. */
  inHand: InHand | undefined;
  /** Whether the message right before wrote as well. */
  isNext: boolean;
}

const BOUGHT =
  /\b(?:bought|buy|buying|purchased?|financ(?:ed|ing)|borrow(?:ed|ing)|took out|taken out|traded|on credit|with a (?:loan|mortgage))\b/i;
/** Words that mean money that was spoken of before. */
const POINTS = /\b(?:it|that|this|them|rest|remainder|half|proceeds|money|lot|all|cash|cheque|check)\b/i;

/**
 * What goes together of the things that one message wrote: the two sides of what was moved or paid, a sale and where its price went, a
 * purchase and what paid for it. A part goes on from one of an earlier write where it bears its name.
 */
export function partsOf(written: Written, recent: readonly RecentWrite[]): WritePart[] {
  const { pairs, left } = pairedIn(flowsIn(written));
  const number = numberAfter(recent);
  const [ins, outs] = [left.filter(({ worth }) => worth > 0), left.filter(({ worth }) => worth < 0)];
  const sold = written.changes
    .filter((change) => speaksOfSale(written.message) && isSold(change, written))
    .flatMap(idsOf);
  const pairsOf = pairs.map((ids): WritePart => ({ of: nameOf(number, ids), ids }));
  const [thing, ...others] = sold;
  if (thing !== undefined && others.length === 0) {
    const own = pairs.find((ids) => ids.includes(thing)) ?? [thing];
    const ids = [...new Set([...own, ...idsIn(ins)])];
    return [...pairsOf.filter((part) => !part.ids.includes(thing)), { of: nameOf(number, [thing]), ids, isSale: true }];
  }
  if (BOUGHT.test(written.message) && outs.length > 0 && ins.length === 1) {
    const ids = idsIn([...ins, ...outs]);
    return [...pairsOf, { of: nameOf(number, ids), ids }];
  }
  const sale = saleBefore(written, ins, recent);
  if (sale) return [...pairsOf, { of: sale.of, ids: idsIn(ins) }];
  return [
    ...pairsOf,
    ...left.map(({ id, worth }) => ({
      of: otherSide(worth, written, recent) ?? nameOf(number, [id]),
      ids: [id],
      worth,
    })),
  ];
}

function nameOf(number: number, [first]: readonly string[]): string {
  return `${number}:${first}`;
}

/** Money that came or went, by what it did to the net worth. */
interface Flow {
  id: string;
  worth: number;
}

function idsIn(flows: readonly Flow[]): string[] {
  return flows.map(({ id }) => id);
}

/** What came and went; what was only told as it stands is neither. */
function flowsIn({ changes, statements, before, message }: Written): Flow[] {
  const isFact = ({ kind, ...each }: Statement) =>
    kind === "entry" && "action" in each && (each.action === "set" || (each.action === "own" && !BOUGHT.test(message)));
  const told = statements.filter(isFact).map((each) => statementId(each, before));
  const added = statements.some(isFact) && !BOUGHT.test(message);
  return changes.flatMap((change) => {
    const [id] = idsOf(change);
    const worth = worthOf(change, before);
    if (id === undefined || worth === 0 || told.includes(id)) return [];
    return added && change.kind.startsWith("add-") ? [] : [{ id, worth }];
  });
}

function worthOf(change: Change, { financials }: Documents): number {
  const asset = (id: string) => financials.assets?.find((each) => each.id === id)?.value ?? 0;
  const debt = (id: string) => financials.debts?.find((each) => each.id === id)?.balance ?? 0;
  switch (change.kind) {
    case "add-asset":
      return change.asset.value;
    case "add-debt":
      return -change.debt.balance;
    case "delete-asset":
      return -asset(change.id);
    case "delete-debt":
      return debt(change.id);
    case "edit-asset":
      return change.fields.value === undefined ? 0 : change.fields.value - asset(change.id);
    case "edit-debt":
      return change.fields.balance === undefined ? 0 : debt(change.id) - change.fields.balance;
    default:
      return 0;
  }
}

/** Two sides of the same amount each, and what is left over. */
function pairedIn(flows: readonly Flow[]): { pairs: string[][]; left: Flow[] } {
  let left = [...flows];
  const pairs: string[][] = [];
  for (const out of flows.filter(({ worth }) => worth < 0)) {
    const into = left.find(({ worth }) => worth > 0 && isSameAmount(worth, -out.worth));
    if (!into || !left.includes(out)) continue;
    pairs.push([out.id, into.id]);
    left = left.filter((each) => each !== out && each !== into);
  }
  return { pairs, left };
}

function isSold(change: Change, { before }: Written): boolean {
  if (change.kind === "delete-asset") return true;
  if (change.kind !== "edit-asset" || worthOf(change, before) >= 0) return false;
  return before.financials.assets?.some(({ id, type }) => id === change.id && type !== "savings") ?? false;
}

/** The sale of an earlier message whose money this one put somewhere. */
function saleBefore(
  { message, isOfSale, inHand }: Written,
  ins: readonly Flow[],
  recent: readonly RecentWrite[],
): WritePart | null {
  if (ins.length === 0) return null;
  const sum = ins.reduce((all, { worth }) => all + worth, 0);
  const isFromHand = inHand !== undefined && (isSameAmount(sum, inHand.amount) || POINTS.test(message));
  const sale = recent.flatMap(({ parts = [] }) => parts.filter(({ isSale }) => isSale)).at(-1);
  // where no price was told, only what is said right after a sale can be it
  const isKnown = Number.isFinite(inHand?.amount) || sale?.ids.length === 1;
  return sale && (isOfSale || (isFromHand && isKnown)) ? sale : null;
}

/** The part that the message right before wrote, where this one tells the other side of it. */
function otherSide(worth: number, { isNext }: Written, recent: readonly RecentWrite[]): string | null {
  const parts = isNext ? (recent.at(-1)?.parts ?? []) : [];
  return parts.find((part) => part.worth !== undefined && isSameAmount(part.worth, -worth))?.of ?? null;
}
