import { type Asset, type Change, type Debt, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { asPattern } from "../language/as-pattern.ts";
import { loansOn } from "../matching/loans-on.ts";
import { bold } from "../replies/describe-changes.ts";

import { nameWordsOf } from "../statements/read-mention.ts";
import { amountsWritten } from "../vetoes/amounts-written.ts";
import { isSameAmount } from "../vetoes/derive-amount.ts";
import { type Figure, readFigures } from "../vetoes/figures.ts";
import type { Option } from "../vetoes/veto.ts";

/** What a sale leaves open: where its price went, and whether the loan that stood on the thing is paid. */
export interface SaleQuestion {
  question: string;
  options: Option[];
}

const SOLD = /\b(?:sold|sells?|selling|sale of|offloaded|flogged|traded in|auctioned)\b/i;
const BOUGHT_OFF = /\b(?:bought|took|had) (?:it|them|her|him|that)\b|\b(?:let|letting) .{1,30} go\b|\bgot rid\b/i;
/** Where the money is, or is not, and what became of the loan, has been said. */
const MONEY_TOLD =
  /\b(?:into|deposited|put (?:it|the|that|them|all|everything)|went (?:to|on|toward|towards|straight)|spent|in cash|cash in hand|to pay|paid (?:down|off|for)|used (?:it|the|that|all)|gave (?:it|the|them)|blew|bought|is (?:now )?in|sitting in)\b/i;
const LOAN_TOLD =
  /\b(?:loan|mortgage|lien|note|paid off|payoff|pays? off|cleared|free and clear|owned outright|underwater)\b/i;
const KEEPS_MONEY = new Set(["savings"]);
const MOST_OFFERED = 2;
/** Below it a number beside a sale is hardly its price: "two towns over". */
const LEAST_PRICE = 20;

/** Whether a message has words of a sale. */
export function speaksOfSale(message: string): boolean {
  return SOLD.test(message) || BOUGHT_OFF.test(message);
}

/** What the one thing that was sold brought, where nothing was done with it yet; null where none was, or no price is told. */
export function salePrice(message: string, documents: Documents, changes: readonly Change[]): number | null {
  if (!speaksOfSale(message)) return null;
  const gone = changes.filter((change) => change.kind === "delete-asset");
  if (gone.length === 0 && partSold(message, documents, changes)) return partPrice(message);
  return gone.length === 1 ? priceIn(readFigures(message), documents, changes) : null;
}

const A_SHARE = /\b(?:half|thirds?|quarters?|part|some|most|a (?:bit|few|little|chunk))\b/i;

/** What a part was sold of, where that is all that was written: of a thing, no account. */
function partSold(message: string, { financials }: Documents, changes: readonly Change[]): Asset | null {
  const [change, ...others] = changes;
  if (change?.kind !== "edit-asset" || others.length > 0) return null;
  const asset = financials.assets?.find(({ id }) => id === change.id);
  const isLess = asset !== undefined && change.fields.value !== undefined && change.fields.value < asset.value;
  // "sell trailer, 17000" sets what it is worth, and sells no part of it
  if (!A_SHARE.test(message) && readFigures(message).some(({ value }) => value === change.fields.value)) return null;
  return isLess && !KEEPS_MONEY.has(asset.type) ? asset : null;
}

/** What stands before a price: "for about 800", "got 800", "it fetched 800". */
const FETCHED =
  /\b(?:for|got|at|fetched|made|brought(?: in)?|price was)(?: (?:me|us|about|around|roughly|just|only|over|nearly|almost|a|us|the))*[ $£€]*$/;
/** "Sold 500 of my bitcoin", "500 worth of it". */
const WORTH_OF = /^\s*(?:(?:dollars?|euros?|pounds?|bucks|quid) )?(?:worth )?of\b/;
/** Beside what is left, or what one of them is worth, no price. */
const NO_PRICE_BEFORE = /\b(?:left|remain\w*|still|rest|now|worth|down to|last year\w*|used to)\b[^,.;]*$/;
const NO_PRICE_AFTER =
  /^\s*(?:is |are |still |now )*(?:left|remain\w*|still|now|worth(?! of)|(?:an?|per) (?:\w+)|each|apiece|a piece)\b|^\s*(?:\w+ ){0,2}(?:left|remain\w*)\b/;

/** The one figure of a message that tells of a part that was sold, where its words make it what that brought. */
function partPrice(message: string): number | null {
  const figures = readFigures(message).filter(({ role, quoted, asked }) => role === "money" && !quoted && !asked);
  const [price, ...others] = figures;
  if (!price || others.length > 0 || price.value < LEAST_PRICE) return null;
  const isPrice = FETCHED.test(price.before) || WORTH_OF.test(price.after);
  return isPrice && !NO_PRICE_BEFORE.test(price.before) && !NO_PRICE_AFTER.test(price.after) ? price.value : null;
}

/** What to ask after one thing was sold, in the same answer; null where nothing is open. */
export function askAfterSale(
  message: string,
  documents: Documents,
  after: Documents,
  changes: readonly Change[],
): SaleQuestion | null {
  const gone = changes.filter((change) => change.kind === "delete-asset");
  const [only] = gone;
  if (gone.length === 0 && SOLD.test(message) && !MONEY_TOLD.test(message) && partSold(message, documents, changes)) {
    const part = partPrice(message);
    return part === null ? null : askMoney(part, accountsOf(after));
  }
  const asset = (documents.financials.assets ?? []).find(({ id }) => id === only?.id);
  if (!asset || gone.length !== 1 || !SOLD.test(message)) return null;
  const price = MONEY_TOLD.test(message) ? null : priceIn(readFigures(message), documents, changes);
  const loan = LOAN_TOLD.test(message) ? null : loanOn(asset, after, changes);
  return askWhereItWent(price, loan, after);
}

/** The question where a price went and whether a loan is paid with it, each where it is open; null where neither is. */
export function askWhereItWent(price: number | null, loan: Debt | null, after: Documents): SaleQuestion | null {
  const accounts = accountsOf(after);
  if (price === null) return loan ? askLoan(loan) : null;
  return loan ? askBoth(price, loan, accounts) : askMoney(price, accounts);
}

function accountsOf({ financials }: Documents): Asset[] {
  return (financials.assets ?? []).filter(({ type }) => KEEPS_MONEY.has(type));
}

/** "At a loss of 200", "200 profit": no price. */
const GAIN_BEFORE = /\b(?:loss of|lost|profit of|gain of|gained)[ $]*$/;
const GAIN_AFTER = /^\s*(?:profit|gain|loss)\b/;

/** The one figure of the message that nothing was done with. */
function priceIn(figures: readonly Figure[], documents: Documents, changes: readonly Change[]): number | null {
  const written = amountsWritten(changes, documents).flatMap(({ value, stored }) => [
    value,
    Math.abs(value - (stored ?? 0)),
  ]);
  const open = figures.filter(
    ({ role, value, quoted, asked, before, after }) =>
      role === "money" &&
      !GAIN_BEFORE.test(before) &&
      !GAIN_AFTER.test(after) &&
      !quoted &&
      !asked &&
      value >= LEAST_PRICE &&
      !written.some((amount) => isSameAmount(amount, value)),
  );
  const [price, ...others] = open;
  return price && others.length === 0 ? price.value : null;
}

/** The debt that was taken for a thing, where it is surely one. */
function loanOn(asset: Asset, { financials }: Documents, changes: readonly Change[]): Debt | null {
  const touched = new Set(changes.flatMap((change) => ("id" in change ? [change.id] : [])));
  const open = (financials.debts ?? []).filter(({ id }) => !touched.has(id));
  const [loan, ...others] = loansOn(asset, financials.assets ?? [], open);
  return loan && others.length === 0 ? loan : null;
}

const PAID = "paid|cleared|gone|settled|yes|yeah|yep|closed";
const STILL = "still|not|no|remains|keep|stands";
const ELSEWHERE = "elsewhere|spent|cash|nowhere|gave|none|neither|other";

function askLoan(loan: Debt): SaleQuestion {
  return {
    question: `Is the **${bold(loan.name)}** (${formatDollars(loan.balance)}) paid off with it?`,
    options: [
      { reply: "Yes, it is paid off", changes: [{ kind: "delete-debt", id: loan.id }], words: [PAID], yes: true },
      { reply: "No, it still stands", changes: [] },
    ],
  };
}

function askMoney(price: number, accounts: readonly Asset[]): SaleQuestion {
  return {
    question: `Where did the ${formatDollars(price)} go?`,
    options: [
      ...intoEach(accounts, (account) => `Into ${account.name}`, price),
      { reply: "Into no account here", changes: [], words: [ELSEWHERE] },
    ],
  };
}

function askBoth(price: number, loan: Debt, accounts: readonly Asset[]): SaleQuestion {
  const paid: Change = { kind: "delete-debt", id: loan.id };
  const left = roundToCents(price - loan.balance);
  const rest =
    left > 0
      ? intoEach(accounts, ({ name }) => `${loan.name} paid off, the rest into ${name}`, left, [paid], PAID)
      : [];
  return {
    question: `Where did the ${formatDollars(price)} go, and is the **${bold(loan.name)}** (${formatDollars(loan.balance)}) paid off with it?`,
    options: [
      ...rest,
      { reply: `${loan.name} paid off, the rest elsewhere`, changes: [paid], words: [PAID] },
      ...intoEach(accounts, ({ name }) => `${loan.name} still stands, all of it into ${name}`, price, [], STILL),
      { reply: `${loan.name} still stands, the money is elsewhere`, changes: [], words: [STILL] },
    ],
  };
}

/** An answer for each account; the largest are offered, the others understood where they are named. */
function intoEach(
  accounts: readonly Asset[],
  reply: (account: Asset) => string,
  amount: number,
  also: Change[] = [],
  said?: string,
): Option[] {
  const sorted = accounts.toSorted((a, b) => b.value - a.value);
  return sorted.map((account, at) => ({
    reply: reply(account),
    changes: [...also, { kind: "edit-asset", id: account.id, fields: { value: roundToCents(account.value + amount) } }],
    words: [...(said ? [said] : []), wordsFor(account, accounts)],
    ...(at < (said ? 1 : MOST_OFFERED) ? {} : { unoffered: true as const }),
  }));
}

/** The words of an account's name that no other account's has. */
function wordsFor(account: Asset, accounts: readonly Asset[]): string {
  const others = accounts.filter(({ id }) => id !== account.id).flatMap(({ name }) => nameWordsOf(name));
  const own = nameWordsOf(account.name).filter((word) => word.length > 1 && !others.includes(word));
  const words = own.length > 0 ? own : [account.name.toLowerCase()];
  return words.map(asPattern).join("|");
}
