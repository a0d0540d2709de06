import { HIGH_INTEREST_RATE, sumDollars, yearlyInterest } from "@seven-figures/domain";
import { decimal, rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, STATES, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const HOLDS = /\b(?:hold|hodl|keep|hang on|sit tight|wait)\b/;
const EITHER = /\b(?:or|vs|versus)\b/;
const OTHER = /\b(?:when|how (?:long|much|many)|if|pay|clear|account|worth)\b/;
const SWINGS: ReadonlySet<string> = new Set(["crypto", "stocks", "bonds"]);
/** Percent of all that is owned: more than this stands on one thing. */
const LARGE_SHARE = 20;

/** "1,900 on the Visa at 29.9 and the Bitcoin at 4,200, so which?": with the figures that are stored, so nothing is told. */
function asksWhich({ typed, debts, assets, laid }: Wanted): boolean {
  const ofDebts = debts.flatMap(({ balance, interestRate }) => [balance, interestRate]);
  const stored = [...ofDebts, ...assets.map(({ value }) => value)];
  const isAsked = /\bwhich(?: one)?(?: first)?\W*$/.test(typed) && debts.length === 1 && assets.length === 1;
  return isAsked && amountsIn(laid).every(({ value }) => stored.includes(value));
}

/** "Bitcoin: sell or hold": by what else the money could do; null where that is not asked. */
export function holdOrSell(wanted: Wanted): Verdict | null {
  const { typed, debts, facts } = wanted;
  const assets = wanted.assets.filter(({ type }) => SWINGS.has(type));
  const isAsked = HOLDS.test(typed) && EITHER.test(typed) && !OTHER.test(typed) && debts.length === 0;
  const isTold = TELLS.test(typed) || STATES.test(typed);
  if (assets.length === 0 || !((isAsked && !isTold) || asksWhich(wanted))) return null;
  const held = sumDollars(assets.map(({ value }) => value));
  const names = listed(assets.map(({ name }) => named(name)));
  const [costly] = (debts.length > 0 ? debts : facts.debts)
    .filter(({ interestRate, type }) => type !== "mortgage" && (interestRate ?? 0) >= HIGH_INTEREST_RATE)
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0));
  const percent = decimal((held / facts.totalAssets) * 100);
  const quickReplies = ["Which debt should I pay first?"];
  const taxes = "Mind the tax on a gain, and that nobody knows where the price goes.";
  if (!costly) {
    const isLarge = Number(percent) > LARGE_SHARE;
    const message = sentences(
      `${strong(isLarge ? "Sell a part" : "Hold")}: ${names} is ${strong(`${percent}%`)} of what you own, ${isLarge ? "much for one thing that swings" : "little enough to sit out a fall"}, and no costly debt needs the money.`,
      taxes,
    );
    return { message, quickReplies: ["How is my money spread?"], debts: [], assets };
  }
  const cleared = Math.min(held, costly.balance);
  const left = held - cleared;
  const message = sentences(
    `${strong(`Sell enough for ${named(costly.name)}`)}: it costs ${strong(rate(costly.interestRate ?? 0))}, about ${money(Math.round(yearlyInterest({ ...costly, balance: cleared }) ?? 0))} a year for certain, and nothing promises that of ${names}.`,
    left > 0
      ? `It takes ${strong(money(cleared))} of the ${money(held)}; the other ${money(left)} you can hold.`
      : `The ${money(held)} would pay ${strong(money(cleared))} of the ${money(costly.balance)}.`,
    taxes,
  );
  return { message, quickReplies, debts: [costly], assets };
}
