import {
  type Asset,
  type Debt,
  expenseCover,
  HIGH_INTEREST_RATE,
  sumDollars,
  yearlyInterest,
} from "@seven-figures/domain";
import { monthsOf, rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { savingMeant } from "./saving-meant.ts";
import { STATES, TELLS, type Verdict, WANTS_ADVICE, type Wanted, WORTH } from "./verdict.ts";

const EMPTIES = anyOf(
  "empty, emptying, drain\\w*, use, using, raid\\w*, cash(?:ing)? in, cash(?:ing)? out, liquidat\\w+, clean out, wipe out, take, taking, pull, pulling, dip into, blow, sell, selling, break, breaking, spend",
  "",
);
const CLEARS = anyOf(
  "clear, clearing, pay, paying, kill, killing, wipe, wiping, smash, finish, finishing, settle, settling, zero, rid, close, closing, knock, knocking, on, towards?, against, into",
  "",
);
const OTHER = /\b(?:when|how (?:long|many|much)|owe|if|left|remains?)\b/;
const LEFT_IF = /\bleft\b.*\bif (?:i|we)\b/;
const BARE_ASKS = /^\W*(?:raid|use|sell|empty|drain|cash out|cash in)\b.*\?|\byes or no\b/;

/** Whether an account is to be emptied to clear debts: what would be left, in months of expenses; null where that is not asked. */
export function emptying(asked: Wanted): Verdict | null {
  const wanted = withSpoken(asked);
  const { typed, debts, facts } = wanted;
  if (TELLS.test(typed) || STATES.test(typed) || !CLEARS.test(typed) || debts.length === 0) return null;
  if (!(asked.debts.length === 0 && LEFT_IF.test(typed)) && !isAdviceOnIt(typed)) return null;
  const saving = savingMeant(wanted);
  const [asset] = saving?.assets ?? [];
  if (!saving || !asset) return null;
  const held = sumDollars(saving.assets.map(({ value }) => value));
  const owed = sumDollars(debts.map(({ balance }) => balance));
  const names = listed(debts.map(({ name }) => named(name)));
  const left = held - owed;
  const saved = savedBy(held, debts);
  const isCash = saving.type === "savings";
  const liquid = facts.liquid - (isCash ? Math.min(owed, held) : 0);
  const cover = expenseCover(liquid, facts.documents.financials.financialInfo);
  const months = cover.kind === "months" ? cover.months : null;
  const message = sentences(
    opening(saving.type, months, left, Math.max(...debts.map(({ interestRate }) => interestRate ?? 0))),
    left >= 0
      ? `${names} ${debts.length > 1 ? "come" : "comes"} to ${strong(money(owed))}: ${strong(money(left))} would be left in ${saving.name}.`
      : `${names} ${debts.length > 1 ? "come" : "comes"} to ${strong(money(owed))}, and ${saving.name} has ${money(held)}: ${strong(money(-left))} would stay owed.`,
    months !== null &&
      `Your cash would ${isCash ? "then" : "still"} be ${money(liquid)}, ${strong(monthsOf(months))} of expenses.`,
    saved > 0 && `It saves about ${strong(money(Math.round(saved)))} of interest a year, for certain.`,
    depends(asset),
  );
  return { message, quickReplies: ["How many months of expenses are covered?"], debts, assets: saving.assets };
}

function isAdviceOnIt(typed: string): boolean {
  if (OTHER.test(typed) || !EMPTIES.test(typed)) return false;
  return WANTS_ADVICE.test(typed) || WORTH.test(typed) || BARE_ASKS.test(typed);
}

/** "Is it a good idea to use it on the cards", "if I did pay it off with the CD": what was spoken of last is meant. */
function withSpoken(wanted: Wanted): Wanted {
  const { typed, debts, assets, facts, spoken } = wanted;
  if (!/\b(?:it|them|those|that)\b/.test(typed)) return wanted;
  const isSpoken = ({ id }: { id: string }) => spoken.some((each) => each.id === id);
  if (debts.length > 0 && assets.length === 0) return { ...wanted, assets: facts.assets.filter(isSpoken) };
  return debts.length === 0 && assets.length > 0 ? { ...wanted, debts: facts.debts.filter(isSpoken) } : wanted;
}

/** The interest a year of what a sum pays of debts, the highest rate first. */
function savedBy(held: number, debts: readonly Debt[]): number {
  let rest = held;
  const saved = debts
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0))
    .map((debt) => {
      const balance = Math.min(rest, debt.balance);
      rest -= balance;
      return yearlyInterest({ ...debt, balance }) ?? 0;
    });
  return sumDollars(saved);
}

/** Below a month of expenses nothing is to be emptied; from three on the cushion stands. */
function opening(type: Asset["type"], months: number | null, left: number, highest: number): string {
  const isCostly = highest >= HIGH_INTEREST_RATE;
  if (type === "retirement") return "I would not, as a rule: what is taken out early is taxed, often with a penalty.";
  if (type !== "savings")
    return isCostly
      ? `As a rule it is right: nothing else you own promises ${rate(highest)}.`
      : "It can be right: selling has its own costs and taxes.";
  if (!isCostly) return `There is no hurry at ${rate(highest)}: weigh it against what the account pays.`;
  if (months !== null && months < 1) return "Not all of it: the next repair would go back on credit.";
  if (left < 0) return "It would not be enough for all of it.";
  return months === null || months >= 3
    ? "That is sensible: your cushion stands."
    : "It can be right, but it leaves you a thin cushion.";
}

function depends({ name, type }: Asset): string {
  if (/\bcds?\b|certificate|fixed|term/i.test(name))
    return "It depends on what the bank takes for ending it early, and on its rate.";
  return type === "savings"
    ? "It depends on how safe your income is, and on not running the debt up again."
    : "It depends on the tax and the fees, and on what it would have earned.";
}
