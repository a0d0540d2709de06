import { type Debt, expenseCover } from "@seven-figures/domain";
import { monthsOf, rate } from "../../answers/words/figures.ts";
import { named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const PLAN = anyOf(
  "payment plan, payments, installments?, instalments?, plan, financing, finance it, monthly, spread it, pay it over, pay over time, affirm, klarna, afterpay, clearpay",
  "",
);
const CASH = anyOf("pay cash, in cash, cash, out of pocket, from savings, debit, outright", "");
const EITHER = /\b(?:or|vs|versus)\b|[:,] .*\bor\b/;
const PUTS = anyOf("put, on, use, charge, card, swipe, stick", "");
const FREE = /\b(?:interest[- ]free|no interest|without interest|zero interest|zero percent|0 ?%)/;
const OTHER = anyOf("when, how long, how many, how much, owe, extra, spare, first, save, invest", "");

/** "Put it on the card, or ask the hospital for payments": which of the two costs less; null where that is not asked. */
export function cardOrPlan(wanted: Wanted): Verdict | null {
  const { typed, laid, debts } = wanted;
  if (TELLS.test(typed) || OTHER.test(typed) || !EITHER.test(typed)) return null;
  if (!PUTS.test(typed) && !/\b(?:plan|instal?l?ments?)\b/.test(typed)) return null;
  const cards = debts.filter(({ type }) => type === "credit-card");
  const [card] = cards.toSorted((a, b) => (a.interestRate ?? 0) - (b.interestRate ?? 0));
  const isPlan = PLAN.test(typed);
  if (!card || (!isPlan && !CASH.test(typed))) return null;
  const [bill, ...more] = debts.filter(({ type }) => type !== "credit-card");
  const [amount, ...others] = amountsIn(laid).filter(({ value }) => value > 0);
  if (others.length + more.length > 0) return null;
  const sum = amount?.value ?? bill?.balance ?? null;
  const [span] = piecesOf(laid.pieces, "span");
  const [percent] = piecesOf(laid.pieces, "percent");
  const ofPlan = FREE.test(typed) ? 0 : (percent?.value ?? null);
  const message = isPlan ? orPlan(card, sum, ofPlan, span?.months ?? null) : orCash(card, sum, wanted);
  return { message, quickReplies: [], debts: [card], assets: [] };
}

/** "About $412 a year on $1,800": what a sum costs on the card. */
function costsOn({ name, interestRate }: Debt, sum: number | null): string {
  const [at, on] = [rate(interestRate ?? 0), named(name)];
  const yearly = sum === null ? null : (sum * (interestRate ?? 0)) / 100;
  return yearly === null || sum === null
    ? `the same sum on ${on} costs ${strong(at)} a year`
    : `${money(sum)} on ${on} costs ${strong(at)}, about ${strong(money(yearly))} a year`;
}

function orPlan(card: Debt, sum: number | null, ofPlan: number | null, months: number | null): string {
  if (card.interestRate === null)
    return `The payments, if they charge less than ${named(card.name)} does: I have no rate of it.`;
  const isPlan = (ofPlan ?? 0) < card.interestRate;
  const each = sum !== null && months ? sum / months : null;
  const terms = ofPlan === null ? "if they charge less" : ofPlan === 0 ? "at no interest" : `at ${rate(ofPlan)}`;
  return sentences(
    isPlan
      ? `${strong("Take the payments")}, ${terms}: ${costsOn(card, sum)}.`
      : `${strong(`${named(card.name)}, if one of the two`)}: it costs ${rate(card.interestRate)}, and they ask ${rate(ofPlan ?? 0)}.`,
    isPlan && each !== null && `In ${months} payments it is ${strong(money(each))} a month.`,
    "Get the terms in writing, and ask what one late payment costs: some plans charge all the interest then.",
  );
}

function orCash(card: Debt, sum: number | null, { facts }: Wanted): string {
  const cover = sum === null ? null : expenseCover(facts.liquid - sum, facts.documents.financials.financialInfo);
  const months = cover?.kind === "months" ? cover.months : null;
  const isShort = months !== null && months < 1;
  return sentences(
    isShort
      ? `${strong("Not all of it in cash")}: less than a month of expenses would be left.`
      : `${strong("Pay cash")}, if it leaves you a cushion: ${costsOn(card, sum)}.`,
    sum !== null &&
      months !== null &&
      `After it your cash would be ${strong(money(facts.liquid - sum))}, ${strong(monthsOf(Math.max(months, 0)))} of expenses.`,
    isShort && `What goes on the card, clear first: ${costsOn(card, sum)}.`,
  );
}
