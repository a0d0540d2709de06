import { type Change, type Dollars, type Item, type ItemRef, roundToCents, select } from "@seven-figures/domain";
import { distinct } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, type Scope, type Thing, textBefore, thingsIn } from "./scope.ts";
import { periodBeside, type Supposed } from "./suppose-yearly.ts";

/** An entry with another amount; with nothing left it goes. */
export function withAmount(item: ItemRef, amount: Dollars): Change {
  const value = roundToCents(amount);
  if (item.side === "assets")
    return value === 0 ? { kind: "delete-asset", id: item.id } : { kind: "edit-asset", id: item.id, fields: { value } };
  return value === 0
    ? { kind: "delete-debt", id: item.id }
    : { kind: "edit-debt", id: item.id, fields: { balance: value } };
}

/** Money that is supposed to be there, in no account that is stored. */
export function cashOf(value: Dollars): Change {
  return { kind: "add-asset", asset: { id: SUPPOSED_CASH, name: "Cash", type: "savings", value, description: "" } };
}

export const SUPPOSED_CASH = "supposed-cash";

const SELLS = /\b(?:sell|sells|sold|selling|flog|flogged)\b/;
const CLEARS = /\b(?:pay|paid|paying|clear|cleared|settle|settled|kill|killed|repay|repaid)\b/;
/** The debt on what is sold, which no name tells. */
const ITS_LOAN = /\bits (?:own )?(?:loan|note|mortgage|finance|debt)\b|\b(?:loan|owed) on it\b/;
const FOR = /\b(?:for|at|got)(?: (?:about|around|just|only))*$/;
const INTO = /\b(?:in|into|to|onto) (?:(?:the|my|our) )*$/;
const SHARES: readonly [RegExp, number][] = [
  [/\bhalf (?:of )?(?:(?:the|my|our) )*$/, 1 / 2],
  [/\b(?:a |one )?third of (?:(?:the|my|our) )*$/, 1 / 3],
  [/\b(?:a |one )?quarter of (?:(?:the|my|our) )*$/, 1 / 4],
];
const PART = /\b(?:half|halves|thirds?|quarters?|some|most|part|each)\b/;

/** "If I sold the piano for 3,500 and paid off the card", "... and put the money in Pine": no dollar of the price is lost or counted twice. */
export function supposedSale(scope: Scope): Supposed | null {
  const sale = saleIn(scope);
  if (!sale) return null;
  const { sold, share, price, debts, account } = sale;
  const worth = sold.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * share;
  let left = roundToCents(price ?? worth);
  const paid = debts.map((debt) => {
    const payment = Math.min(left, debt.amount ?? 0);
    left = roundToCents(left - payment);
    return withAmount(debt, (debt.amount ?? 0) - payment);
  });
  const rest = account
    ? [withAmount(account, (account.amount ?? 0) + left)]
    : left > 0 || debts.length > 0
      ? [cashOf(left)]
      : [];
  const gone = sold.map((item) => withAmount(item, (item.amount ?? 0) * (1 - share)));
  return { changes: [...gone, ...paid, ...rest], isWhole: true };
}

interface Sale {
  sold: Item[];
  /** How much of what is sold goes, from 0 to 1. */
  share: number;
  /** In dollars; null for what it stands at. */
  price: Dollars | null;
  debts: Item[];
  /** Where the rest goes. */
  account: Item | undefined;
}

function saleIn(scope: Scope): Sale | null {
  const { text, pieces } = scope;
  if (!SELLS.test(text) || pieces.some(({ kind }) => kind === "percent" || kind === "period")) return null;
  const things = thingsIn(scope, ASSETS_FIRST);
  const goes = things.filter(({ side, from }) => side === "assets" && !INTO.test(textBefore(from, scope)));
  const into = itemsOf(
    things.filter(({ side, from }) => side === "assets" && INTO.test(textBefore(from, scope))),
    scope,
  );
  const [price, ...others] = piecesOf(pieces, "money");
  const debts = itemsOf(
    things.filter(({ side }) => side === "debts"),
    scope,
  );
  const share = shareOf(goes, scope);
  if (goes.length === 0 || things.some(({ side }) => side === "goals") || into.length > 1 || share === null)
    return null;
  if (others.length > 0 || (price && !FOR.test(textBefore(price.from, scope).trim()))) return null;
  if (debts.length > 0 && (!CLEARS.test(text) || ITS_LOAN.test(text))) return null;
  const isPlain = debts.length === 0 && into.length === 0 && share === 1;
  return isPlain ? null : { sold: itemsOf(goes, scope), share, price: price?.value ?? null, debts, account: into[0] };
}

/** How much of the things that are sold goes; null where that is said in other words. */
function shareOf(things: readonly Thing[], scope: Scope): number | null {
  if (!PART.test(scope.text)) return 1;
  const [thing, ...others] = things;
  const said = thing && SHARES.find(([pattern]) => pattern.test(textBefore(thing.from, scope)));
  const isOnce = scope.text.split(PART).length === 2;
  return said && isOnce && others.length === 0 ? said[1] : null;
}

function itemsOf(things: readonly Thing[], { documents }: Scope): Item[] {
  return distinct(things.flatMap(({ selection }) => select(selection, documents)));
}

const MOVES =
  /\b(?:put|puts|putting|pay|paid|paying|move|moved|transfer|transferred|send|sent|throw|threw|take|took|use|used)\b/;
const OUT_OF = /\b(?:from|out of) (?:(?:the|my|our) )*$/;
const ONTO = /\b(?:on|onto|to|toward|towards|against|off|at) (?:(?:the|my|our) )*$/;

/** "If I put 1,000 from checking on the card": paid, and not charged to it. */
export function supposedPayment(scope: Scope): Supposed | null {
  const things = thingsIn(scope, DEBTS_FIRST);
  const [money, ...others] = piecesOf(scope.pieces, "money");
  const from = things.filter(({ side, from: at }) => side === "assets" && OUT_OF.test(textBefore(at, scope)));
  const onto = things.filter(({ side, from: at }) => side === "debts" && ONTO.test(textBefore(at, scope)));
  const [account, ...accounts] = itemsOf(from, scope);
  const [debt, ...debts] = itemsOf(onto, scope);
  if (!money || !account || !debt || others.length + accounts.length + debts.length > 0 || things.length > 2)
    return null;
  if (!MOVES.test(scope.text) || periodBeside(money, scope) !== null) return null;
  const payment = Math.min(money.value, debt.amount ?? 0);
  return {
    changes: [withAmount(debt, (debt.amount ?? 0) - payment), withAmount(account, (account.amount ?? 0) - payment)],
    isWhole: true,
  };
}

const FORGIVES = /\b(?:forgiven|forgave|forgives?|cancel\w*|written off|wrote off|lets? (?:me|us) off)\b/;

/** "If half of the loan was forgiven": the other half stays. */
export function supposedForgiven(scope: Scope): Supposed | null {
  const things = thingsIn(scope, DEBTS_FIRST).filter(({ side }) => side !== "goals");
  const [debt, ...others] = itemsOf(things, scope);
  const isFree = !scope.pieces.some(({ kind }) => /^(?:money|percent|period)$/.test(kind));
  if (debt?.side !== "debts" || others.length > 0 || !isFree) return null;
  return FORGIVES.test(scope.text) && /\bhalf\b/.test(scope.text)
    ? { changes: [withAmount(debt, (debt.amount ?? 0) / 2)], isWhole: true }
    : null;
}
