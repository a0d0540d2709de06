import { amortise, type Debt } from "@seven-figures/domain";
import { rate, span } from "../../../answers/words/figures.ts";
import { named, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { loansOn } from "../../../matching/loans-on.ts";
import { money, strong } from "../../shown.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const BOTH = anyOf(
  "instead of, rather than, in place of, vs\\.?, versus, compared (?:to|with), against, up from, not, from\\b.* to, or",
  "",
);
const GONE = anyOf(
  "faster, sooner, quicker, earlier, gone, paid off, pay off, payoff, pay it off, cleared, debt.free, how long, time (?:do|would|will) (?:i|it) save, done",
  "",
);
const ASKS = /\bhow\b|\bwhat\b|\bwhen\b|\?|\bdifference\b/;
/** From so much a payment is one, and no rate or count. */
const LEAST = 20;

/** The one debt that is meant: named itself, or as the thing that it was borrowed for. */
export function debtMeant({ debts, assets, facts }: Wanted): Debt | null {
  const ofThings = assets.flatMap((asset) => loansOn(asset, facts.assets, facts.debts));
  const [debt, ...more] = debts.length > 0 ? debts : [...new Set(ofThings)];
  return debt && more.length === 0 ? debt : null;
}

/** "3,000 a month into the mortgage instead of 2,400, how much faster is it gone": both payments, and what lies between. */
export function payoffCompared(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  if (!BOTH.test(typed) || !GONE.test(typed) || !ASKS.test(typed) || TELLS.test(typed)) return null;
  const debt = debtMeant(wanted);
  const sums = amountsIn(laid).filter(({ value }) => value >= LEAST && value !== debt?.balance);
  const [low, high, ...more] = sums.map(({ value }) => value).toSorted((one, other) => one - other);
  if (!debt || low === undefined || high === undefined || low === high || more.length > 0) return null;
  return comparing(debt, low, high);
}

/** How long a debt takes at either of two payments a month, and what lies between. */
export function comparing(debt: Debt, low: number, high: number): Verdict {
  const [slow, fast] = [low, high].map((payment) => amortise(debt.balance, debt.interestRate ?? 0, payment));
  const at = debt.interestRate === null ? "counted without interest" : `at ${rate(debt.interestRate)}`;
  const of = `${named(debt.name)} (${money(debt.balance)}, ${at})`;
  return { message: sentences(...said(of, low, high, slow, fast)), quickReplies: [], debts: [debt], assets: [] };
}

type Paid = ReturnType<typeof amortise> | undefined;

function said(of: string, low: number, high: number, slow: Paid, fast: Paid): string[] {
  if (fast?.kind !== "paid-off") return [`Neither clears ${of}: the interest eats up ${money(high)} a month.`];
  if (slow?.kind !== "paid-off")
    return [
      `At ${money(high)} a month ${of} is gone in ${strong(span(fast.months))}; at ${money(low)} never: the interest eats it up.`,
    ];
  return [
    `${strong(`${span(slow.months - fast.months)} sooner`)}: ${of} is gone in ${span(fast.months)} at ${money(high)} a month, and in ${span(slow.months)} at ${money(low)}.`,
    `It saves ${strong(money(Math.round(slow.interest - fast.interest)))} of interest. Nothing is changed.`,
  ];
}
