import type { Debt } from "@seven-figures/domain";
import { rate, span } from "../../answers/words/figures.ts";
import { named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { dollarsWritten, spokenDebts, TELLS, type Verdict, WANTS_ADVICE, type Wanted, WORTH } from "./verdict.ts";

const CHANGES = anyOf(
  "fix, fixed, fixing, refi\\w*, remortgag\\w*, switch\\w*, transfer\\w*, consolidat\\w*, offers?, offered, offering, deal, they'?ll do, move, moving, renew\\w*, go with",
  "",
);
const ASKS = /\b(?:bother\w*|take it|do it|go for it|should i|better|leave it|yes or no|stay)\b/;
const FIXES = /\b(?:fix|fixed|fixing)\b/;
const OTHER = /\b(?:when (?:will|would|do|does|can|is it|are)|how long|until)\b/;
const FEE = /(\d+(?:\.\d+)?) ?(?:%|percent) (?:\w+ )?fee/;
/** What the change costs in money: "costs 4,500", "3k in closing costs". */
const COSTS =
  /\bcosts? (?:me |us |about |around )*[$£€]?(\d[\d,]*)(k?)|[$£€]?(\d[\d,]*)(k?) (?:in |of )?(?:fees|closing|costs)\b/;
const NOW = new RegExp(
  `\\b(?:${"on|i'?m at|currently|now|paying|instead of|stay|staying|is|from"}) (?:at )?(\\d{1,2}(?:\\.\\d+)?)(?!\\d| ?(?:k|months?|years?|yrs?)\\b)`,
);
const RATES = /(?<![\d.,$£€])(\d{1,2}(?:\.\d{1,2})?)(?! ?(?:months?|years?|yrs?|k\b)|[\d.,]*\d)/g;
const HIGHEST = 40;
const MONTHS = 12;
/** A price that is earned back within so many years is mostly worth it. */
const MOST_YEARS = 5;
/** From so many points on a change of rate is worth some paperwork. */
const WORTHWHILE = 0.5;

/** "Any point fixing the mortgage at 5.8 when I'm on 6.1": what another rate would save a year; null where that is not asked. */
export function otherRate(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  if (TELLS.test(typed) || OTHER.test(typed) || !CHANGES.test(typed)) return null;
  if (!WORTH.test(typed) && !WANTS_ADVICE.test(typed) && !ASKS.test(typed)) return null;
  const debt = debtMeant(wanted);
  const fee = Number(FEE.exec(typed)?.[1] ?? 0);
  const said = [...typed.replace(FEE, "").replace(COSTS, "").matchAll(RATES)].map(([, value]) => Number(value));
  const rates = said.filter((value) => value <= HIGHEST);
  if (!debt || rates.length === 0 || rates.length > 2) return null;
  const current = nowOf(typed, debt, rates);
  const [other = current] = rates.filter((value) => value !== current);
  if (current === null || other === null) return null;
  const [holds] = piecesOf(laid.pieces, "span");
  const message = weighed(debt, {
    current,
    other,
    fee,
    price: priceIn(typed),
    months: holds?.months ?? null,
    isFixed: FIXES.test(typed),
  });
  return { message, quickReplies: ["Which debt should I pay first?"], debts: [debt], assets: [] };
}

/** The one debt that is meant: named, spoken of, or the only mortgage where a rate is fixed. */
function debtMeant(wanted: Wanted): Debt | null {
  const { facts, typed, laid } = wanted;
  // "a card at 15%" is another one
  const called = piecesOf(laid.pieces, "named").flatMap(({ sides }) => sides.debts ?? []);
  const byName = facts.debts.filter(({ id }) => called.some((each) => each.id === id));
  const debts = byName.length > 0 ? byName : wanted.debts;
  const spoken = debts.length === 0 ? spokenDebts(wanted) : [];
  const mortgages = facts.debts.filter(({ type }) => type === "mortgage");
  const ofHome =
    debts.length + spoken.length === 0 && /\b(?:fix\w*|remortgag\w*|refi\w*)\b/.test(typed) ? mortgages : [];
  const [debt, ...others] = [...debts, ...spoken, ...ofHome];
  return debt && others.length === 0 ? debt : null;
}

/** The rate as it is: said so, else as stored, which need not be among those that are said. */
function nowOf(typed: string, { interestRate }: Debt, rates: readonly number[]): number | null {
  const said = Number(NOW.exec(typed)?.[1] ?? Number.NaN);
  const isKnown = interestRate !== null && rates.includes(interestRate);
  return !isKnown && rates.length > 1 && rates.includes(said) ? said : interestRate;
}

function priceIn(typed: string): number {
  const [, one, k, other, more] = COSTS.exec(typed) ?? [];
  return dollarsWritten(one ?? other ?? "0", k ?? more);
}

interface Offer {
  current: number;
  other: number;
  /** Percent of the balance that the change itself costs. */
  fee: number;
  /** What it costs in money; 0 where that is not said. */
  price: number;
  /** How long the other rate holds; null where that is not said. */
  months: number | null;
  isFixed: boolean;
}

function weighed({ name, balance }: Debt, { current, other, fee, price, months, isFixed }: Offer): string {
  const points = Number((current - other).toFixed(2));
  const yearly = (balance * points) / 100;
  const on = `on the ${money(balance)} of ${named(name)}`;
  if (points <= 0)
    return sentences(
      points === 0
        ? `${strong("No")}: ${rate(other)} is what ${named(name)} costs already, so nothing is saved.`
        : `${strong("No")}: ${rate(other)} in place of ${rate(current)} costs ${strong(money(Math.round(-yearly)))} a year more ${on}.`,
      isFixed && "It would only buy you that the rate cannot rise.",
    );
  const saved = months === null ? yearly : (yearly / MONTHS) * months;
  const costs = (balance * fee) / 100 + price;
  const yearsBack = price / yearly;
  const isWorth = points >= WORTHWHILE && (price > 0 ? yearsBack <= MOST_YEARS : saved > costs);
  const figures = `${rate(other)} in place of ${rate(current)} saves about ${strong(money(Math.round(yearly)))} a year, ${money(Math.round(yearly / MONTHS))} a month, ${on}`;
  return sentences(
    `${strong(isWorth ? "Yes" : (price > 0 ? yearsBack > MOST_YEARS : saved <= costs) ? "No" : "Only if it costs next to nothing")}: ${figures}.`,
    months !== null &&
      months !== MONTHS &&
      `Over ${months} months that is at most ${strong(money(Math.round(saved)))}.`,
    price > 0
      ? `The ${money(price)} is earned back in ${strong(span(yearsBack * MONTHS))}: it pays if you keep the loan longer than that.`
      : fee > 0
        ? `The fee of ${rate(fee)} takes ${money(costs)} of it.`
        : "It pays as long as the fees are less than what it saves while you keep it.",
    other === 0 && "Pay it off before the rate jumps, and buy nothing with it.",
    isFixed && "A fixed rate cannot rise, but ask what paying extra or leaving early costs.",
  );
}
