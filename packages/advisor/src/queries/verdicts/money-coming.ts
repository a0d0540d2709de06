import { type Debt, expenseCover, HIGH_INTEREST_RATE } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const COMES = anyOf(
  "(?:pays?|gives?|owes?|sends?|refunds?) (?:me|us|back), pays? (?:me|us) back, pays the, refunds? (?:me|us|the), refund, pays? out, pay out, (?:i|we) (?:get|win|inherit|receive), coming in, comes in, comes through, bonus, inheritance, gift, overtime, back pay",
  "",
);
const NOT_YET = /\b(?:if|when|once|will|would|suppose|say|coming|expecting|getting|due)\b/;
const WHAT_TO_DO = anyOf(
  "what (?:should|would|do|can|could|shall) (?:i|we|you) (?:best )?do with, what (?:do you (?:reckon|think|suggest) )?(?:i|we) should do with, where (?:should|does|do|would) (?:it|the money|that|i put (?:it|that)) (?:go|best), best use, what to do with",
  "",
);
const STANDS = anyOf(
  "what(?:'s|s| is| are| will| would)?, how much (?:cash )?(?:is|will|would|do i have|have i|would i have|will i have)",
  "",
);
const HAS = anyOf("at, in, have, be, left, stand, balance, total", "");
const OTHER = anyOf("month, year, week, until, how long, pay off, clear, enough, save, goal, worth", "");

/** Money that comes in and is not there yet: what it would make of an account, or what to do with it; null where that is not asked. */
export function moneyComing(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  const [sum, ...more] = amountsIn(laid);
  if (!sum || more.length > 0 || TELLS.test(typed) || !COMES.test(typed) || !NOT_YET.test(typed)) return null;
  if (piecesOf(laid.pieces, "period").length > 0) return null;
  return WHAT_TO_DO.test(typed) ? bestUse(sum.value, wanted) : standsThen(sum.value, wanted);
}

/** "If she pays me back 500, what's my checking at": the account, or all cash, with it. */
function standsThen(sum: number, { typed, debts, assets, facts }: Wanted): Verdict | null {
  const [asset, ...others] = assets;
  const isCash = /\bcash\b/.test(typed) && (assets.length !== 1 || others.length > 0);
  if (debts.length > 0 || OTHER.test(typed) || !STANDS.test(typed) || !HAS.test(typed)) return null;
  if (!isCash && (!asset || others.length > 0 || asset.type !== "savings")) return null;
  const [name, held] = isCash || !asset ? ["your cash", facts.liquid] : [named(asset.name), asset.value];
  const message = `With the ${money(sum)} ${name} would be at ${strong(money(held + sum))}: it is at ${money(held)} today. Nothing is changed.`;
  return { message, quickReplies: [], debts: [], assets: isCash ? [] : assets };
}

/** Where a sum does most: a month of expenses, then the debts from the highest rate on, then the cushion. */
function bestUse(sum: number, { facts }: Wanted): Verdict {
  const month = facts.monthlyExpenses ?? 0;
  const cover = expenseCover(facts.liquid, facts.documents.financials.financialInfo);
  const toCash = cover.kind === "months" && cover.months < 1 ? Math.min(sum, month - facts.liquid) : 0;
  const paid = spread(sum - toCash, facts.debts);
  const rest = sum - toCash - paid.reduce((total, [, part]) => total + part, 0);
  const parts = [
    toCash > 0 && `${strong(money(toCash))} to your cash, so that a month of expenses is covered`,
    ...paid.map(
      ([debt, part]) =>
        `${strong(money(part))} to ${named(debt.name)} at ${rate(debt.interestRate ?? 0)}${part < debt.balance ? "" : ", which clears it"}`,
    ),
    rest > 0 &&
      `${strong(money(rest))} to your savings until three months of expenses lie there, then to what you save or invest for`,
  ].filter((part) => part !== false);
  const message = sentences(
    `Of the ${money(sum)}, once it is there: ${listed(parts)}.`,
    paid.length > 0 && "The highest rate first costs the least.",
  );
  return { message, quickReplies: ["Which debt should I pay first?"], debts: paid.map(([debt]) => debt), assets: [] };
}

/** What goes to costly debts, the highest rate first. */
function spread(sum: number, debts: readonly Debt[]): [debt: Debt, part: number][] {
  let rest = sum;
  return debts
    .filter(({ interestRate }) => (interestRate ?? 0) >= HIGH_INTEREST_RATE)
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0))
    .flatMap((debt): [Debt, number][] => {
      const part = Math.min(rest, debt.balance);
      rest -= part;
      return part > 0 ? [[debt, part]] : [];
    });
}
