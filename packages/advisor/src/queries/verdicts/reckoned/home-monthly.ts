import { paymentToClear } from "@seven-figures/domain";
import { rate } from "../../../answers/words/figures.ts";
import { paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { money, strong } from "../../shown.ts";
import { percentsIn } from "../advised/subject.ts";
import { type Amount, amountsIn, dollarsWritten, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const HOME = /\b(?:house|home|condo|townhouse|apartment|flat|duplex|place|bungalow|property)\b/;
const AFFORD = /\b(?:afford|swing|carry|manage|buy|qualify|handle|realistic|within reach|doable|too much house)\b/;
const OTHER = /\b(?:rent (?:or|vs)|refi\w*|sell|sold|heloc)\b/;
const LEAST_PRICE = 50_000;
const TERM = /\b(10|15|20|25|30)[- ]?(?:year|yr)s?\b/;
const USUAL_TERM = 30;
/** Lenders look for no more of the gross income than this on the home. */
const MOST_SHARE = 28;

/** "A 340k house with 50k down at 6.5%, taxes 4,200 a year": what it costs a month, of the income and of what is left. */
export function homeMonthly(wanted: Wanted): Verdict | null {
  const { typed, laid, facts } = wanted;
  if (!HOME.test(typed) || !AFFORD.test(typed) || OTHER.test(typed) || TELLS.test(typed)) return null;
  const [apr, ...others] = percentsIn(typed);
  const sums = amountsIn(laid);
  const price = sums.find(({ value }) => value >= LEAST_PRICE);
  if (apr === undefined || others.length > 0 || !price) return null;
  const down = near(/\bdown\b|\bdeposit\b|\bput(?:ting)? in\b/, sums, price, typed)?.value ?? 0;
  const taxes = yearlyOf(/\btax(?:es)?\b/, typed);
  const insurance = yearlyOf(/\binsurance\b/, typed);
  const years = Number(TERM.exec(typed)?.[1] ?? USUAL_TERM);
  const loan = paymentToClear(price.value - down, apr, years * 12);
  const monthly = loan + (taxes + insurance) / 12;
  const share = facts.monthlyIncome ? (monthly / facts.monthlyIncome) * 100 : null;
  const isShort = down > facts.liquid;
  const fits = share !== null && share <= MOST_SHARE && !isShort;
  const head =
    share === null ? "Here is the sum" : fits ? "Yes" : share > MOST_SHARE ? "Not on this income alone" : "Not yet";
  const beside = taxes + insurance > 0 ? `, with taxes and insurance ${strong(`${money(monthly)} a month`)}` : "";
  const message = paragraphs(
    sentences(
      `${strong(head)}: ${money(price.value - down)} at ${rate(apr)} over ${years} years is ${money(loan)} a month${beside}.`,
      share !== null &&
        `That is ${strong(rate(Math.round(share)))} of the ${money(facts.monthlyIncome ?? 0)} a month you make; lenders look for about ${rate(MOST_SHARE)}.`,
      share !== null &&
        share > MOST_SHARE &&
        `It would fit an income of about ${money((monthly * 12) / (MOST_SHARE / 100))} a year, so a second income counts.`,
    ),
    down > 0 &&
      (isShort
        ? `Of the ${money(down)} down ${strong(money(down - facts.liquid))} is missing: you have ${money(facts.liquid)} in cash, and closing costs and a cushion come on top.`
        : `The ${money(down)} down leaves ${money(facts.liquid - down)} of your cash; closing costs of 2 to 5% come out of that.`),
    "What you pay in rent now falls away. Nothing is changed.",
  );
  return { message, quickReplies: ["Rent or buy: which is better?", "How do mortgages work?"], debts: [], assets: [] };
}

/** A sum below the price, where a word for it is said. */
function near(word: RegExp, sums: readonly Amount[], price: Amount, typed: string): Amount | undefined {
  const at = word.exec(typed)?.index ?? -1;
  return at < 0 ? undefined : sums.find((sum) => sum !== price && sum.value < price.value);
}

const BEHIND = /^[^\d.?!]{0,20}?[$£€]?(\d[\d,]*(?:\.\d+)?)(k?)(?: ?(?:a|per|\/) ?(month|mo|year))?/;

/** What is said to cost so much a year, or a month. */
function yearlyOf(word: RegExp, typed: string): number {
  const found = word.exec(typed);
  if (!found) return 0;
  const [, digits = "0", k = "", unit = ""] = BEHIND.exec(typed.slice(found.index + found[0].length)) ?? [];
  const sum = dollarsWritten(digits, k);
  return /^mo/.test(unit) ? sum * 12 : sum;
}
