import { type Asset, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { askWhereItWent, type SaleQuestion } from "../../events/ask-after-sale.ts";
import { isThing, loansOn } from "../../matching/loans-on.ts";
import { readerTokens } from "../../reader/reader-tokens.ts";
import { bold } from "../../replies/describe-changes.ts";
import type { Statement } from "../../statements/statement.ts";
import type { AdvisorInput } from "../../types.ts";
import { isPlainQuestion } from "../../vetoes/asked-or-doubted.ts";
import { isKept, isSaleInDoubt } from "../../vetoes/sale-in-doubt.ts";
import { NEITHER, type Option } from "../../vetoes/veto.ts";
import type { Conversation, Pending, Shown } from "../conversation.ts";
import { handOf, type InHand } from "../in-hand.ts";
import { mentionOf, statementId } from "../told-things.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Hand, type Placed, placeMoney } from "./place-money.ts";
import { MENDS } from "./placing-words.ts";
import type { Purchase } from "./read-purchase.ts";
import { readSale, type ToldSale } from "./read-sale.ts";
import { asPrice } from "./scale.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** What a message says of a sale, or of the money of one that was told before. */
export interface SaleTold {
  statements: Statement[];
  /** What is in hand after it. */
  inHand: InHand | undefined;
  /** What is to be asked about the money. */
  ask: SaleQuestion | null;
  /** What is said where nothing is written. */
  noted: string;
  /** Whether several things may go without being asked about: the message accounts for the money of a sale that was told. */
  isSure: boolean;
  /** What of a purchase is still to be paid. */
  toPay?: Purchase;
}

/** What a message tells of a sale and its money, where every word of it that counts is of these; null for any other. */
export function saleTold(input: AdvisorInput, conversation: Conversation): SaleTold | null {
  const { message, documents, today } = input;
  if (isPlainQuestion(message) || isSaleInDoubt(message)) return null;
  if (MENDS.test(message.toLowerCase()) || isAsked(conversation, message)) return null;
  const read = shapeOf(readerTokens(message, documents, today), documents);
  const shape = read && withShownDebt(read, conversation);
  if (!shape) return null;
  const sale = readSale(shape, spokenOf(conversation, documents), documents);
  if (sale) {
    const isUnsure = sale.isUnsure || sale.things.some(({ name }) => isKept(name, message));
    return isUnsure ? unsure(sale, documents) : selling(sale, shape, documents);
  }
  const { inHand } = conversation;
  if (!inHand || !isStillAsked(inHand, conversation, documents)) return null;
  if (NOT_YET.test(message) && !/\d|\bsold\b/i.test(message) && shape.things.length === 0)
    return {
      statements: [],
      inHand: { ...inHand, age: 0 },
      ask: null,
      noted: "All right. Tell me once it is in one of your accounts.",
      isSure: true,
    };
  const placed = placing(inHand, shape, documents);
  if (!placed || !inHand.unsure) return placed;
  const sold = (documents.financials.assets ?? []).filter(({ id }) => inHand.unsure?.includes(id));
  const removals = sold.map((thing) => removalOf(thing, documents));
  return { ...placed, statements: [...removals, ...placed.statements], isSure: true };
}

/** "Hasn't gone in the bank yet, it's in the drawer". */
const NOT_YET =
  /\b(?:has ?n[o']?t|have ?n[o']?t|not|is ?n[o']?t)\b.*\b(?:bank(?:ed)?|paid|deposited|account|put|in)\b.*\byet\b|\b(?:it|cash|money)(?:'s| is) (?:still )?(?:in|under) (?:the |my |a )?(?:drawer|mattress|safe|wallet|pocket|hand)\b/i;

/** Whether what was sold is sure, or asked in the very message before: who goes on from there has sold it. */
function isStillAsked({ unsure = [] }: InHand, { pending }: Conversation, { financials }: Documents): boolean {
  const open = unsure.filter((id) => financials.assets?.some((asset) => asset.id === id));
  const asked = pending.flatMap((each): Change[] =>
    each.need === "choose"
      ? each.options.flatMap(({ changes }) => changes)
      : each.need === "confirm"
        ? each.changes
        : [],
  );
  return open.every((id) => asked.some((change) => change.kind === "delete-asset" && change.id === id));
}

/** A thing by its kind alone, "the ute": it is asked whether that is the one that is stored. */
function unsure({ things, price, rest }: ToldSale, documents: Documents): SaleTold | null {
  const [thing, ...others] = things;
  if (!thing || others.length > 0 || speaksOfMoney(rest)) return null;
  const inHand: InHand = { ...handOf(things, price, documents), unsure: [thing.id] };
  const options: Option[] = [
    { reply: `Remove ${thing.name}`, changes: [{ kind: "delete-asset", id: thing.id }], yes: true },
    { reply: NEITHER, changes: [] },
  ];
  return {
    statements: [],
    inHand,
    ask: { question: `Was that **${bold(thing.name)}** that you sold?`, options },
    noted: "",
    isSure: false,
  };
}

function speaksOfMoney(clauses: readonly Clause[]): boolean {
  return clauses.some(({ sum, share, places }) => sum !== null || share !== null || places.length > 0);
}

function removalOf({ id }: Asset, documents: Documents): Statement {
  const mention = mentionOf({ side: "asset", id }, documents);
  return { kind: "entry", action: "remove", mention, amount: null, rate: null, target: id };
}

const FELL_THROUGH =
  /\b(?:fell through|backed out|pulled out|no[- ]?show|(?:did ?n[o']?t|do ?n[o']?t|does ?n[o']?t|never) (?:show|turn|come|came|pay|go through|happen)|changed (?:his|her|their) minds?|not sold (?:after all|any ?more))\b/i;

/** "The buyer backed out", right after a sale was told. */
export function fellThrough(message: string, { inHand, last, since = 0 }: Conversation): boolean {
  const isSold = last?.changes.some(({ kind }) => kind === "delete-asset") ?? false;
  return isSold && since === 0 && inHand !== undefined && FELL_THROUGH.test(message);
}

/** "Paid that off with it", of the debt that was just asked about: it is named. */
function withShownDebt(shape: Shape, { shown = [] }: Conversation): Shape {
  const [debt, ...others] = shown;
  const pointed =
    /\b(?:paid|pay|clear|cleared|settled?|killed|wiped) (?:that|it)(?= (?:one )?(?:off|out|with))|\b(?:that|it)(?= (?:one )?is (?:paid|cleared|settled))/;
  if (debt?.side !== "debt" || others.length > 0 || !pointed.test(shape.text)) return shape;
  const name = `D${shape.things.length}`;
  const text = shape.text.replace(pointed, (said) => said.replace(/\b(?:that|it)$/, name));
  return { ...shape, text, things: [...shape.things, debt] };
}

/** Whether something else than a sale is asked, or one of the answers was tapped. */
function isAsked({ pending, inHand }: Conversation, message: string): boolean {
  const said = message.trim().toLowerCase();
  const isOfSale = (open: Pending) => open.need === "confirm" && inHand?.unsure !== undefined;
  return pending.some(
    (open) =>
      open.quickReplies.some((reply) => reply.toLowerCase() === said) ||
      (open.need !== "choose" && open.age === 0 && !isOfSale(open)) ||
      (open.need === "choose" && !open.byTheWay && !open.isGuess && open.age === 0),
  );
}

/** The one thing that "it" stands for: of debts, which nobody sells, what was supposed to be sold, or what they were taken for. */
function spokenOf({ shown = [], last, since = 0, memory }: Conversation, documents: Documents): Shown | null {
  const [thing, ...others] = shown;
  if (thing && shown.every(({ side }) => side === "debt")) {
    const sold = memory.figures?.chain?.sold ?? [];
    const things = sold.length > 0 ? sold.map(({ id }) => id) : others.length > 0 ? [] : thingsUnder(thing, documents);
    return things.length === 1 && things[0] ? { side: "asset", id: things[0] } : null;
  }
  if (thing && others.length === 0) return thing.side === "asset" ? thing : null;
  const ids = since > 0 ? [] : (last?.statements ?? []).map((each) => statementId(each, documents));
  const [id, ...more] = [...new Set(ids)];
  const isAsset = documents.financials.assets?.some((asset) => asset.id === id);
  return id && isAsset && more.length === 0 ? { side: "asset", id } : null;
}

function selling({ things, price, rest }: ToldSale, shape: Shape, documents: Documents): SaleTold | null {
  const removals = things.map((thing) => removalOf(thing, documents));
  const hand = handOf(things, price, documents);
  const isPlaced = speaksOfMoney(rest);
  const placed = isPlaced ? placeMoney(rest, shape, asHand(hand), true, documents) : null;
  if (isPlaced && !placed) return null;
  if (placed?.waiting) return waitingForPrice(hand, placed, removals);
  const paidOff = placed?.statements.filter(({ action }) => action === "pay-off") ?? [];
  const isSure = things.length + paidOff.length < 2 || (things.length === 1 && price !== null);
  const sure = afterPlacing(hand, placed);
  const left = sure && (isSure ? sure : { ...sure, unsure: things.map(({ id }) => id) });
  const ask = askWhereItWent(
    placed?.used ? null : price,
    placed?.isLoanTold ? null : loanOf(hand, documents),
    withoutThings(documents, things),
  );
  return { statements: [...removals, ...(placed?.statements ?? [])], inHand: left, ask, noted: "", isSure };
}

/** The things that a debt may have been taken for. */
function thingsUnder({ id }: Shown, { financials: { assets, debts } }: Documents): string[] {
  return (assets ?? [])
    .filter((asset) => isThing(asset.type))
    .filter((asset) => loansOn(asset, assets ?? [], debts ?? []).some((debt) => debt.id === id))
    .map((asset) => asset.id);
}

function asHand({ amount, whole = amount, of = [], loan, isUntold, hasCleared = false }: InHand): Hand {
  return { amount: isUntold ? Number.POSITIVE_INFINITY : amount, whole, of, hasCleared, ...(loan ? { loan } : {}) };
}

function loanOf({ loan }: InHand, { financials }: Documents) {
  return financials.debts?.find(({ id }) => id === loan) ?? null;
}

function withoutThings(documents: Documents, things: readonly Asset[]): Documents {
  const assets = (documents.financials.assets ?? []).filter((asset) => !things.includes(asset));
  return { ...documents, financials: { ...documents.financials, assets } };
}

function afterPlacing(hand: InHand, placed: Placed | null): InHand | undefined {
  const { loan, hasCleared: _, ...others } = hand;
  const hasCleared = placed?.statements.some(({ action }) => action === "pay-off") ?? false;
  const kept: InHand = {
    ...others,
    ...(loan === undefined || placed?.isLoanTold ? {} : { loan }),
    ...(hasCleared ? { hasCleared } : {}),
  };
  if (hand.isUntold) return { ...kept, age: 0 };
  const amount = roundToCents(hand.amount - (placed?.used ?? 0));
  return amount > 0 ? { ...kept, amount, whole: hand.whole ?? hand.amount, age: 0 } : undefined;
}

/** A message that goes on from a sale: its price, or where the money went. */
function placing(inHand: InHand, shape: Shape, documents: Documents): SaleTold | null {
  const clauses = clausesOf(shape.text);
  const told = inHand.isUntold ? withPrice(inHand, clauses, shape) : null;
  const hand = told?.hand ?? inHand;
  const rest = told?.rest ?? clauses;
  if (told && inHand.goes && rest.length === 0) return asItGoes(inHand.goes, hand.amount);
  const isPlaced = speaksOfMoney(rest);
  const isFresh = told !== null || inHand.age === 0;
  const placed = isPlaced ? placeMoney(rest, shape, asHand(hand), isFresh, documents) : null;
  if (!placed && (isPlaced || !told)) return null;
  if (placed?.waiting) return waitingForPrice(hand, placed, []);
  const left = afterPlacing(hand, placed);
  const ask = told && !placed ? askWhereItWent(hand.amount, loanOf(hand, documents), documents) : null;
  return { statements: placed?.statements ?? [], inHand: left, ask, noted: notedOf(placed, left), isSure: true };
}

/** All of a price that was not told went somewhere: how much that is has to be asked. */
function waitingForPrice(hand: InHand, { statements, waiting, used }: Placed, before: readonly Statement[]): SaleTold {
  const goes = waiting ? { statement: waiting, less: used } : undefined;
  return {
    statements: [...before, ...statements],
    inHand: { ...hand, age: 0, ...(goes ? { goes } : {}) },
    ask: { question: "How much did it sell for?", options: [] },
    noted: "",
    isSure: before.length + statements.length < 2,
  };
}

/** The price, told at last, goes where it was said to go. */
function asItGoes({ statement, less }: NonNullable<InHand["goes"]>, price: number): SaleTold | null {
  const amount = roundToCents(price - less);
  return amount > 0
    ? { statements: [{ ...statement, amount }], inHand: undefined, ask: null, noted: "", isSure: true }
    : null;
}

function notedOf(placed: Placed | null, left: InHand | undefined): string {
  if (!placed) return "";
  const spent = `The ${formatDollars(placed.used)} went to nothing that is on record here, so your figures stay as they are.`;
  return left && !left.isUntold ? `${spent} ${formatDollars(left.amount)} of it is still in hand.` : spent;
}

const TELLS_PRICE =
  /^(?:(?:and|for|at|it|he|she|they|we|i|the|price|was|got|gave|paid|me|us|went|fetched|made|brought|sold|oh|by|way|about|around|just|over|a|total|of|in|bloke|guy|buyer|cash|is|cool|yes|yeah|all) )*M\d+(?: (?:for|it|them|in|cash|all|total|even|altogether|each way|was|the|price))*$/;

/** The price that was not told with the sale, where a message begins with it. */
function withPrice(inHand: InHand, clauses: readonly Clause[], shape: Shape): { hand: InHand; rest: Clause[] } | null {
  const sums = priceOfEach(inHand, shape);
  const { isUntold: _, ...told } = inHand;
  if (sums !== null) return { hand: { ...told, amount: sums }, rest: [] };
  const [first, ...rest] = clauses.filter(
    ({ sum, share, places }, at) => at > 0 || sum !== null || share !== null || places.length > 0,
  );
  if (!first || first.sum === null || first.places.length > 0 || !TELLS_PRICE.test(first.text)) return null;
  if (inHand.age > 0 && /^M\d+$/.test(first.text)) return null;
  const sum = shape.sums[first.sum];
  if (!sum) return null;
  return { hand: { ...told, amount: asPrice(sum, inHand.worth ?? 0) }, rest };
}

const BETWEEN = /^(?:and|,|the|my|was|is|went|for|got|at|about|:|-)$/;

/** "Kayak 700, piano 3600", of two things that were sold: what they brought together; null where anything else is said. */
function priceOfEach({ of = [], unsure = [], worth = 0 }: InHand, shape: Shape): number | null {
  const words = shape.text.split(" ").filter((word) => !BETWEEN.test(word));
  const isOfSold = (word: string) =>
    of.includes(word) || (/^T\d+$/.test(word) && unsure.includes(shape.things[Number(word.slice(1))]?.id ?? ""));
  const isEach = shape.sums.length > 1 && words.every((word) => /^M\d+$/.test(word) || isOfSold(word));
  return isEach ? shape.sums.reduce((all, sum) => all + asPrice(sum, worth / shape.sums.length), 0) : null;
}
