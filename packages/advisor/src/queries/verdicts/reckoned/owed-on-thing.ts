import { amortise, dateAfterMonths } from "@seven-figures/domain";
import { monthAndYear, rate, span } from "../../../answers/words/figures.ts";
import { named, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { loansOn } from "../../../matching/loans-on.ts";
import { money, strong } from "../../shown.ts";
import { amountsIn, assetsNamed, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const OWED =
  /\b(?:what|how much)(?:'?s| is| do| does| am| are)? (?:\w+ ){0,3}?(?:owe|owed|owing|left to pay|left)\b.*\b(?:on|for)\b/;
const UNTIL = /\b(?:how long|when|how many (?:months|years))\b.*\b(?:paid|pay|gone|clear\w*|done|mine|own it|off)\b/;
const OTHER = anyOf(
  "(?:and|or) (?:the|my) (?!loan), without, worth, equity, sold, sell\\w*, flog\\w*, trad\\w*, (?:say|suppose) (?:i|we|the|my), if (?:the|my|it|we)",
);
const LEAST = 20;

/** "What do I owe on the truck", where the truck is owned: its loan is meant, and what a payment makes of it where one is said. */
export function owedOnThing(wanted: Wanted): Verdict | null {
  const { typed, debts, facts, laid } = wanted;
  const assets = assetsNamed(wanted);
  const [asset, ...more] = assets;
  if (!asset || more.length > 0 || TELLS.test(typed) || OTHER.test(typed)) return null;
  const isUntil = UNTIL.test(typed);
  if (!OWED.test(typed) && !isUntil) return null;
  const loans = loansOn(asset, facts.assets, facts.debts);
  const [loan, ...others] = debts.length > 0 ? debts.filter((debt) => loans.includes(debt)) : loans;
  if (!loan || others.length > 0 || debts.length > 1) return null;
  const payment = amountsIn(laid).find(({ value }) => value >= LEAST && value !== loan.balance)?.value;
  if (isUntil && payment === undefined && !OWED.test(typed)) return null;
  const at = loan.interestRate === null ? "" : ` at ${rate(loan.interestRate)}`;
  const message = sentences(
    `You owe ${strong(money(loan.balance))} on ${named(loan.name)}${at}.`,
    payment !== undefined && untilPaid(payment, loan.balance, loan.interestRate ?? 0, wanted),
  );
  return { message, quickReplies: ["Which debt should I pay first?"], debts: [loan], assets: [] };
}

function untilPaid(payment: number, balance: number, apr: number, { facts }: Wanted): string {
  const paid = amortise(balance, apr, payment);
  if (paid.kind === "never") return `${money(payment)} a month never clears it: the interest eats it up.`;
  const date = dateAfterMonths(facts.today, paid.months);
  return `At ${money(payment)} a month it is paid off in ${strong(span(paid.months))}${date ? `, by ${monthAndYear(date)}` : ""}, with ${money(Math.round(paid.interest))} of interest on the way.`;
}
