import {
  type Debt,
  expenseCover,
  growthKindOf,
  HIGH_INTEREST_RATE,
  sumDollars,
  yearlyInterest,
} from "@seven-figures/domain";
import { monthsOf, rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { INVESTING, type SavingMeant, savingMeant } from "./saving-meant.ts";
import { amountsIn, byRate, STATES, TELLS, type Verdict, WANTS_ADVICE, type Wanted, WORTH } from "./verdict.ts";

const CHOICE = /\b(?:or|vs|versus|which|instead of|over)\b|\//;
/** "Is it daft to put more in the ISA when I've still got the card": one in place of the other, with no "or". */
const MEANWHILE =
  /\b(?:when|while|whilst|with|but|given|and)\b.{0,30}\b(?:still|haven'?t|owe|owing|unpaid|not paid)\b|\bbefore (?:i|we|the|my|paying|clearing)\b/;
const STILL_OWES = /\bwhen (?:i|we)(?:'?ve)? (?:still|haven'?t|have|owe)\b|\bowe\b/g;
const EITHER = /\b(?:or|vs|versus)\b/;
/** A figure is asked for, or something is to be written. */
const OTHER = anyOf(
  "buy, buying, when, how long, how many, how much, owe, bigger, larger, smaller, higher, lower, afford, remove, delete, rename, add, update, correct, change, show, did i, have i, was it, called, named",
  "",
);
/** "Any point in paying the student loan off early": in place of what the money could earn. */
const EARLY = /\b(?:early|ahead of (?:time|schedule)|overpay\w*|extra on|faster|sooner)\b/;
const SPARE = /\b(?:extra|spare|bonus|refund|left over|leftover)\b/;
const MOST_DEBTS = 4;

/** Whether a debt is to be paid down, or money is to go into an account; null where that is not asked. */
export function debtOrSaving(wanted: Wanted): Verdict | null {
  const { typed, sum } = withoutWindfall(wanted);
  if (TELLS.test(typed) || STATES.test(typed) || OTHER.test(typed.replace(STILL_OWES, "")) || /\bif\b/.test(typed))
    return null;
  const wantsAdvice = WANTS_ADVICE.test(typed) || WORTH.test(typed);
  const isEarly = wantsAdvice && EARLY.test(typed);
  const isBare = EITHER.test(typed) && (amountsIn(wanted.laid).length === 0 || SPARE.test(typed));
  if (!isEarly && !isBare && !((CHOICE.test(typed) || MEANWHILE.test(typed)) && wantsAdvice)) return null;
  const meant = ofLast(ofCar(wanted));
  const saving = savingMeant(meant) ?? (isEarly && !CHOICE.test(typed) ? INVESTING : null);
  const { debts } = meant;
  if (!saving || debts.length === 0 || debts.length > MOST_DEBTS) return null;
  const quickReplies = ["Which debt should I pay first?"];
  const message = sentences(choose(debts, saving, wanted), sum !== null && reachOf(sum, debts, saving));
  return { message, quickReplies, debts, assets: saving.assets };
}

/** "I got 3,000 from a big job. Should I ...": money that came in, and what is asked of it. */
const CAME_IN =
  /^\W*(?:[a-z]+\W+){0,3}?(?:(?:i|we)(?:'ve| have)? (?:just )?(?:got|get|received|won|made|have|had|been paid|was paid|inherited)|(?:my|our|the) (?:bonus|refund|tax refund|rebate|inheritance)|a (?:client|customer) paid(?: me| us)?)\b[^.?!]*?[.?!,;]\s*(?:so |now |and )?(?=(?:should|shall|do i|is it|what|which|would|better|pay|put|or)\b)/;

/** What is asked, without what tells that money came in; and how much. */
function withoutWindfall({ typed, laid }: Wanted): { typed: string; sum: number | null } {
  const told = CAME_IN.exec(typed)?.[0];
  const [sum, ...more] = amountsIn(laid);
  return told && sum && more.length === 0 ? { typed: typed.slice(told.length), sum: sum.value } : { typed, sum: null };
}

/** How far money that came in goes on the debt with the highest rate. */
function reachOf(sum: number, debts: readonly Debt[], { name }: SavingMeant): string {
  const [first] = byRate(debts);
  if (!first) return "";
  const rest = sum - first.balance;
  return rest >= 0
    ? `Your ${money(sum)} clears ${named(first.name)} (${money(first.balance)})${rest > 0 ? ` and leaves ${money(rest)} for ${name}` : ""}. Nothing is noted of it yet.`
    : `Your ${money(sum)} would bring ${named(first.name)} down to ${money(-rest)}. Nothing is noted of it yet.`;
}

const PAYS_OFF = /\b(?:pay\w*|clear|finish|kill|rid|knock|loan|owe)\b/;

/** "Pay off the car": its loan is meant. */
function ofCar(wanted: Wanted): Wanted {
  const { assets, debts, facts, typed } = wanted;
  const cars = assets.filter((asset) => growthKindOf(asset) === "vehicle");
  const loans = facts.debts.filter(({ type }) => type === "car-loan");
  if (debts.length > 0 || cars.length === 0 || loans.length !== 1 || !PAYS_OFF.test(typed)) return wanted;
  return { ...wanted, debts: loans, assets: assets.filter((asset) => !cars.includes(asset)) };
}

/** "Which one should I put my money on": of those that were just spoken of. */
function ofLast(wanted: Wanted): Wanted {
  const { debts, assets, facts, spoken, typed } = wanted;
  if (debts.length + assets.length > 0 || !/\bwhich\b/.test(typed)) return wanted;
  const isSpoken = ({ id }: { id: string }) => spoken.some((each) => each.id === id);
  return { ...wanted, debts: facts.debts.filter(isSpoken), assets: facts.assets.filter(isSpoken) };
}

function choose(debts: readonly Debt[], saving: SavingMeant, wanted: Wanted): string {
  const known = debts.filter(({ interestRate }) => interestRate !== null);
  if (known.length === 0)
    return `That turns on the rate of ${namesOf(debts)}, which I don't have. From about ${rate(HIGH_INTEREST_RATE)} on, paying it wins; well below, ${saving.name} does.`;
  return saving.type === "savings" ? orCash(known, saving, wanted) : orGrowth(known, saving, wanted);
}

/** A debt, or money that lies ready: below a month of expenses the cushion comes first, below three before a cheap debt. */
function orCash(debts: readonly Debt[], { name }: SavingMeant, { facts }: Wanted): string {
  const cover = expenseCover(facts.liquid, facts.documents.financials.financialInfo);
  const months = cover.kind === "months" ? cover.months : null;
  const highest = highestRate(debts);
  const needed = highest >= HIGH_INTEREST_RATE ? 1 : 3;
  const isThin = months !== null && months < needed;
  const covered =
    months !== null && `Your cash of ${money(facts.liquid)} covers ${strong(monthsOf(months))} of expenses`;
  if (isThin)
    return sentences(
      `${strong(`${capital(name)} first`)}, up to ${needed === 1 ? "a month" : "three months"} of expenses, then ${namesOf(debts)}.`,
      `${covered}: the next repair would go on credit again.`,
      `${saves(debts)}.`,
    );
  return sentences(
    `${strong(`${namesOf(debts)} first`)}, unless ${name} ${name === "your savings" ? "pay" : "pays"} more than ${rate(highest)}. ${saves(debts)}.`,
    covered && `${covered}${months !== null && months < 3 ? ": keep some of it back" : ""}.`,
  );
}

function orGrowth(debts: readonly Debt[], saving: SavingMeant, { facts }: Wanted): string {
  const growth = facts.assumption.annualReturn;
  const least = saving.type === "crypto" ? 0 : Math.min(HIGH_INTEREST_RATE, growth);
  const costly = debts.filter(({ interestRate }) => (interestRate ?? 0) >= least);
  const cheap = debts.filter((debt) => !costly.includes(debt));
  const isDebt = costly.length > 0;
  const earns =
    saving.type === "crypto"
      ? `nobody knows what ${saving.name} will bring`
      : `${saving.name} may earn around ${rate(growth)} a year, with swings and not for certain`;
  const match = saving.type === "retirement" && "An employer's match on what you pay in comes before both.";
  return sentences(
    `${strong(`${isDebt ? namesOf(costly) : capital(saving.name)} first`)}. ${saves(isDebt ? costly : debts)}; ${earns}.`,
    isDebt && cheap.length > 0 && `${namesOf(cheap)} at ${listed(cheap.map(rateOf))} can wait for that.`,
    isDebt
      ? match
      : `If being free of ${namesOf(debts)} is worth more to you, half and half is never the worst choice.`,
    !isDebt && match,
    saving.type === "retirement" && "It also depends on your tax rate, and on when you may touch that money.",
  );
}

const namesOf = (debts: readonly Debt[]) => listed(debts.map(({ name }) => named(name)));
const rateOf = ({ interestRate }: Debt) => rate(interestRate ?? 0);
const highestRate = (debts: readonly Debt[]) => Math.max(...debts.map(({ interestRate }) => interestRate ?? 0));
const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What paying some debts down is worth: their rates, and a year's interest. */
function saves(debts: readonly Debt[]): string {
  const interest = sumDollars(debts.map((debt) => yearlyInterest(debt) ?? 0));
  return `Paying down ${namesOf(debts)} saves ${strong(listed(debts.map(rateOf)))} for certain, about ${money(Math.round(interest))} a year on what is owed now`;
}
