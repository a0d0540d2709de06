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
/** Words that mean money of before, or a part of it. */
const OF_IT =
  /\b(?:rest|remainder|proceeds|halves|half|difference|leftovers?)\b(?! of (?:my|our|the)\b)|(?<!\ball )\bof (?:it|that|them|the (?:money|cash|proceeds|price|lot))\b|\b(?:put|paid|used?|stuck|threw|chucked|sent|banked|popped|deposited|moved) (?:it|that|them|the (?:money|cash|cheque|check|lot))\b/i;
/** Where money came from that no sale brought, and no account here. */
const OWN_SOURCE =
  /\b(?:bonus|wages?|salary|(?:my|our|got|of) pay|payday|pay ?che(?:ck|que)s?|got paid|refund|rebate|birthday|gift|dividends?|overtime|commission|tips|winnings|inherit\w*)\b|\bfrom (?:my |our )?(?:dad|da|mum|mom|mam|mother|father|parents|gran\w*|nan\w*|brother|sister|uncle|aunt\w*|friend|work|boss|job)\b/i;
/** What money was spent on, where that is no debt. */
const PURPOSE =
  /\b(?:spen[dt]|blew|bought|buy|buying|purchased?)\b|\b(?:for|on) (?:an?|some|new|his|her|groceries|food|gas|petrol|rent|clothes|shoes|tickets)\b/i;
/** Money of one's own that changes places. */
const MOVES = /\b(?:mov(?:ed?|ing)|transfer\w*|shift(?:ed)?|switched)\b/i;
/** Money that a debt brought. */
const BORROWED =
  /\b(?:borrow(?:ed|ing)?|took out|taken out|(?:re)?financ(?:ed|ing)|(?:cash )?advance|drew|drawn|mov(?:ed?|ing)|transfer\w*|(?:got|took|have|a) (?:\w+ ){0,2}loan)\b/i;

/**
 * What goes together of the things that one message wrote: the two sides of what was moved or paid, a sale and where its price went, a
 * purchase and what paid for it. A part goes on from one of an earlier write where it bears its name.
 */
export function partsOf(written: Written, recent: readonly RecentWrite[]): WritePart[] {
  const { pairs, left } = pairedIn(flowsIn(written), written.message);
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
  if (
    BOUGHT.test(written.message) &&
    outs.length > 0 &&
    ins.length === 1 &&
    ins.every((each) => isPaidWith(each, outs))
  ) {
    const ids = idsIn([...ins, ...outs]);
    return [...pairsOf, { of: nameOf(number, ids), ids }];
  }
  const sale = saleBefore(written, ins, recent);
  if (sale) return [...pairsOf, { of: sale.of, ids: idsIn(ins) }];
  return [
    ...pairsOf,
    ...left.map((flow) => ({
      of: otherSide(flow, written, recent) ?? nameOf(number, [flow.id]),
      ids: [flow.id],
      ...(mayPair(flow, written.message) ? { worth: flow.worth } : {}),
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
  /** Where it came or went. */
  at: "account" | "thing" | "debt";
}

/** Whether what came is what these paid for: a thing, or money that a debt brought. */
function isPaidWith({ at }: Flow, outs: readonly Flow[]): boolean {
  return at === "thing" || (at === "account" && outs.every((out) => out.at === "debt"));
}

/** Whether what one message tells of can be one side of something: spent on a debt or moved, from what stood there before. */
function mayPair({ worth, at }: Flow, message: string): boolean {
  if (at === "debt" && worth < 0) return BORROWED.test(message);
  return MOVES.test(message) || !(worth < 0 ? PURPOSE : OWN_SOURCE).test(message);
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
    return added && change.kind.startsWith("add-") ? [] : [{ id, worth, at: placeOf(change, before) }];
  });
}

function placeOf(change: Change, { financials }: Documents): Flow["at"] {
  if (change.kind.endsWith("-debt")) return "debt";
  const ids = idsOf(change);
  const type =
    change.kind === "add-asset" ? change.asset.type : financials.assets?.find(({ id }) => ids.includes(id))?.type;
  return type === "savings" ? "account" : "thing";
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
function pairedIn(flows: readonly Flow[], message: string): { pairs: string[][]; left: Flow[] } {
  let left = [...flows];
  const pairs: string[][] = [];
  const sides = flows.filter((flow) => mayPair(flow, message));
  for (const out of sides.filter(({ worth }) => worth < 0)) {
    const into = left.find((each) => sides.includes(each) && isSameAmount(each.worth, -out.worth));
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
  const isPart = inHand !== undefined && sum <= inHand.amount && OF_IT.test(message) && !OWN_SOURCE.test(message);
  const isFromHand = isPart || (inHand !== undefined && isSameAmount(sum, inHand.amount));
  const sale = recent.flatMap(({ parts = [] }) => parts.filter(({ isSale }) => isSale)).at(-1);
  // where no price was told, only what is said right after a sale can be it
  const isKnown = Number.isFinite(inHand?.amount) || sale?.ids.length === 1;
  return sale && (isOfSale || (isFromHand && isKnown)) ? sale : null;
}

/** The part that the message right before wrote, where this one tells the other side of it. */
function otherSide(flow: Flow, { message, isNext }: Written, recent: readonly RecentWrite[]): string | null {
  if (!mayPair(flow, message)) return null;
  const parts = isNext ? (recent.at(-1)?.parts ?? []) : [];
  return parts.find((part) => part.worth !== undefined && isSameAmount(part.worth, -flow.worth))?.of ?? null;
}
