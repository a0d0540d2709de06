import { yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, TELLS, type Verdict, type Wanted, WORTH } from "./verdict.ts";

const FORGIVES = anyOf(
  "forgive, forgives, forgiven, settle, settlement, wipe the rest, write off the rest, rest off, drop the rest, call it (?:even|quits|paid), waive",
  "",
);
const ASKS = anyOf("should (?:i|we), take it, good deal, fair, do it, right", "");

/** "If I pay 1,400 they forgive the rest. Good deal?": what is saved, and what cash is left; null where that is not asked. */
export function settlement({ typed, laid, debts, facts }: Wanted): Verdict | null {
  const [debt, ...others] = debts;
  const [offer, ...more] = amountsIn(laid).filter(({ value }) => value !== debt?.balance);
  if (!debt || !offer || others.length + more.length > 0 || offer.value >= debt.balance) return null;
  if (!FORGIVES.test(typed) || TELLS.test(typed) || !(WORTH.test(typed) || ASKS.test(typed))) return null;
  const saved = debt.balance - offer.value;
  const left = facts.liquid - offer.value;
  const isTight = facts.monthlyExpenses !== null && left < facts.monthlyExpenses;
  const interest = yearlyInterest(debt) ?? 0;
  const share = rate(Math.round((saved / debt.balance) * 100));
  const message = sentences(
    `${strong("Yes, if you can spare it")}: ${money(offer.value)} for the ${money(debt.balance)} of ${named(debt.name)} saves ${strong(money(saved))}, ${share} of it.`,
    interest > 0 && `It also ends about ${money(Math.round(interest))} of interest a year.`,
    left < 0
      ? `You have ${money(facts.liquid)} in cash, so ${strong(money(-left))} is missing: ask whether they take it in parts.`
      : `${strong(money(left))} of your cash would be left${isTight ? ", less than a month of expenses: ask whether they take it in parts" : ""}.`,
    "Get it in writing before you pay, that the rest is forgiven and how it is reported; what is forgiven may count as income for tax.",
  );
  return { message, quickReplies: [], debts, assets: [] };
}
