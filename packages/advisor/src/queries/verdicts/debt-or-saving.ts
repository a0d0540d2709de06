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
import { STATES, TELLS, type Verdict, WANTS_ADVICE, type Wanted } from "./verdict.ts";

const CHOICE = /\b(?:or|vs|versus|which|instead of|over)\b|\//;
/** A figure is asked for. */
const OTHER = /\b(?:when|how (?:long|many|much)|owe)\b/;
const EMPTIES = anyOf(
  "empty, emptying, drain\\w*, use, using, raid\\w*, cash(?:ing)? in, cash(?:ing)? out, liquidat\\w+, clean out, wipe out, take, pull, dip into, blow, sell, break",
  "",
);
const WORTH = anyOf(
  "mad, crazy, nuts, insane, stupid, dumb, daft, silly, foolish, sensible, prudent, reckless, worth, (?:good|bad) idea, ok(?:ay)? to",
  "",
);
const CLEARS = /\b(?:clear|pay|kill|wipe|smash|finish|settle|zero|rid|close|knock)\b/;

/** Whether a debt is to be paid down, or money is to go into an account; null where that is not asked. */
export function debtOrSaving(wanted: Wanted): Verdict | null {
  const { typed, facts, spoken } = wanted;
  if (!WANTS_ADVICE.test(typed) && !WORTH.test(typed)) return null;
  if (TELLS.test(typed) || STATES.test(typed) || OTHER.test(typed)) return null;
  const emptied = emptying(wanted);
  if (emptied) return emptied;
  if (!CHOICE.test(typed) || /\bif\b/.test(typed)) return null;
  const isOfLast = wanted.debts.length + wanted.assets.length === 0 && /\bwhich\b/.test(typed);
  const isSpoken = ({ id }: { id: string }) => spoken.some((each) => each.id === id);
  const debts = isOfLast ? facts.debts.filter(isSpoken) : wanted.debts;
  const assets = (isOfLast ? facts.assets.filter(isSpoken) : wanted.assets).filter(({ type }) => GROWS.has(type));
  const [debt, ...otherDebts] = debts;
  const [asset, ...otherAssets] = assets;
  if (!debt || !asset || otherDebts.length + otherAssets.length > 0) return null;
  return { message: choose(debt, asset, wanted), quickReplies: ["Which debt should I pay first?"], debts, assets };
}

const GROWS: ReadonlySet<string> = new Set(["savings", "retirement", "stocks", "bonds", "crypto"]);

function choose(debt: Debt, asset: Asset, { facts }: Wanted): string {
  const [owed, kept] = [named(debt.name), named(asset.name)];
  if (debt.interestRate === null)
    return `That turns on the rate of ${owed}, which I don't have. From about ${rate(HIGH_INTEREST_RATE)} on, paying it wins; well below, ${kept} does.`;
  const growth = facts.assumption.annualReturn;
  const saves = `Paying down ${owed} saves ${strong(rate(debt.interestRate))} for certain, about ${money(Math.round(yearlyInterest(debt) ?? 0))} a year on what is owed now`;
  const match = asset.type === "retirement" && "An employer's match on what you pay in comes before both.";
  if (asset.type === "savings")
    return sentences(
      `${strong(`${owed} first`)}, unless ${kept} pays more than ${rate(debt.interestRate)}. ${saves}.`,
      cushion(facts.liquid, facts),
    );
  const isDebt = debt.interestRate >= Math.min(HIGH_INTEREST_RATE, growth);
  return sentences(
    `${strong(`${isDebt ? owed : kept} first`)}. ${saves}; ${kept} may earn around ${rate(growth)} a year, with swings and not for certain.`,
    isDebt ? match : `If being free of ${owed} is worth more to you, half and half is never the worst choice.`,
    !isDebt && match,
    asset.type === "retirement" && "It also depends on your tax rate, and on when you may touch that money.",
  );
}

/** What the cash covers, where that is less than three months. */
function cushion(liquid: number, { documents }: Wanted["facts"]): string | false {
  const cover = expenseCover(liquid, documents.financials.financialInfo);
  return (
    cover.kind === "months" &&
    cover.months < 3 &&
    `Your cash covers ${monthsOf(cover.months)} of expenses: keep some of it back first.`
  );
}

/** Whether an account is to be emptied to clear debts: what would be left, in months of expenses. */
function emptying({ typed, debts, assets, facts }: Wanted): Verdict | null {
  const [asset, ...others] = assets;
  if (!EMPTIES.test(typed) || !CLEARS.test(typed) || !asset || others.length > 0 || debts.length === 0) return null;
  const owed = sumDollars(debts.map(({ balance }) => balance));
  const names = listed(debts.map(({ name }) => named(name)));
  const kept = named(asset.name);
  const left = asset.value - owed;
  const interest = sumDollars(debts.map((debt) => yearlyInterest(debt) ?? 0));
  const isCash = asset.type === "savings";
  const liquid = facts.liquid - (isCash ? Math.min(owed, asset.value) : 0);
  const cover = expenseCover(liquid, facts.documents.financials.financialInfo);
  const months = cover.kind === "months" ? cover.months : null;
  const message = sentences(
    opening(asset, months, left),
    left >= 0
      ? `${names} ${debts.length > 1 ? "come" : "comes"} to ${strong(money(owed))}: ${strong(money(left))} would be left in ${kept}.`
      : `${names} ${debts.length > 1 ? "come" : "comes"} to ${strong(money(owed))}, and ${kept} has ${money(asset.value)}: ${strong(money(-left))} would stay owed.`,
    months !== null &&
      `Your cash would ${isCash ? "then" : "still"} be ${money(liquid)}, ${strong(monthsOf(months))} of expenses.`,
    interest > 0 &&
      left >= 0 &&
      `It saves about ${strong(money(Math.round(interest)))} of interest a year, for certain.`,
    depends(asset),
  );
  return { message, quickReplies: ["How many months of expenses are covered?"], debts, assets };
}

/** Below a month of expenses nothing is to be emptied; from three on the cushion stands. */
function opening({ type }: Asset, months: number | null, left: number): string {
  if (type === "retirement") return "I would not, as a rule: what is taken out early is taxed, often with a penalty.";
  if (type !== "savings") return "It can be right: selling has its own costs and taxes.";
  if (months !== null && months < 1) return "Not all of it: the next repair would go back on credit.";
  if (left < 0) return "It would not be enough for all of it.";
  return months === null || months >= 3
    ? "Yes, that is sensible."
    : "It can be right, but it leaves you a thin cushion.";
}

function depends({ name, type }: Asset): string {
  if (/\bcds?\b|certificate|fixed|term/i.test(name))
    return "It depends on what the bank takes for ending it early, and on its rate.";
  return type === "savings"
    ? "It depends on how safe your income is, and on not running the debt up again."
    : "It depends on the tax and the fees, and on what it would have earned.";
}
