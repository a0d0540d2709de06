import { futureValue, growthKindOf } from "@seven-figures/domain";
import { rate, span } from "../../answers/words/figures.ts";
import { named, sentences } from "../../answers/words/sentences.ts";
import { monthsUntil, piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { agesIn, monthsToAge } from "./age-said.ts";
import { TELLS, type Verdict, type Wanted } from "./verdict.ts";

const MONTHS = 12;
const LONGEST = 60 * MONTHS;
/** "What will the ETF be worth in ten years", "what does my 401k look like at 60 if I keep putting 250 a month in". */
const GROWS =
  /\b(?:(?:will|would|might|could|'ll)\b.*\b(?:worth|be|have|grow|become|come to)|(?:look|looks) like|grows? to|end up|turn into|be at|gonna be|going to be|i have in)\b/;
const ASKS = /\?|\b(?:what|whats|what's|how much|how big|where)\b/;
const OTHERWISE = /\b(?:sell|sold|withdraw|take out|goal|paid off|inflation|tax)\b/;

/**
 * What one asset is worth after a time, at the growth that the plan supposes of its kind or at the one that is said, with what is put in
 * each month (future value of a sum and of an ordinary annuity). Null where that is not asked, or no time and no sum is said.
 */
export function assetGrows({ typed, laid, assets, debts, facts }: Wanted): Verdict | null {
  const [asset, ...others] = assets;
  if (!asset || others.length + debts.length > 0 || !ASKS.test(typed) || !GROWS.test(typed)) return null;
  if (OTHERWISE.test(typed) || TELLS.test(typed)) return null;
  const months = monthsIn({ typed, laid, facts });
  const percents = piecesOf(laid.pieces, "percent");
  const each = monthlyIn(laid, typed);
  if (months === null || months < 1 || months > LONGEST || !each || percents.length > 1) return null;
  const kind = growthKindOf(asset);
  const percent = percents[0]?.value ?? facts.growth[kind];
  const then = futureValue({ from: asset.value, monthly: each, annualReturn: percent }, months);
  const put = each * months;
  const message = sentences(
    `${named(asset.name)} is ${strong(money(Math.round(then)))} ${spanOf(months)}, at ${rate(percent)} a year${percents.length > 0 ? "" : supposedOf(kind)}.`,
    `Of that ${money(asset.value)} is there today, ${money(put)} is what you put in at ${money(each)} a month${growthOf(then - asset.value - put)}.`,
    kind === "still" && percents.length === 0
      ? "I suppose no growth of such things: name a rate, and I reckon with it."
      : "Nobody knows what it will be: it is a middle road, before inflation.",
  );
  return { message, quickReplies: ["When will I reach my target?"], debts: [], assets: [asset] };
}

function growthOf(gain: number): string {
  const rounded = Math.round(gain);
  if (rounded === 0) return "";
  return rounded > 0 ? `, and ${money(rounded)} has grown` : `, and ${money(-rounded)} is lost in value`;
}

function supposedOf(kind: ReturnType<typeof growthKindOf>): string {
  if (kind === "invested") return ", the return that your plan supposes";
  return kind === "still" ? "" : ", as the plan supposes of such things";
}

function spanOf(months: number): string {
  const years = months / MONTHS;
  if (!Number.isInteger(years)) return `in ${span(months)}`;
  return years === 1 ? "in a year" : `in ${years} years`;
}

/** How long it is until then; null where no one time is said. */
function monthsIn({ typed, laid, facts }: Pick<Wanted, "typed" | "laid" | "facts">): number | null {
  const untilAge = monthsToAge(typed, facts);
  if (untilAge !== null) return untilAge;
  const spans = piecesOf(laid.pieces, "span").map(({ months }) => months);
  const dates = piecesOf(laid.pieces, "date").map(({ date }) => monthsUntil(date, facts.today));
  const [months, ...others] = [...spans, ...dates];
  return months === undefined || others.length > 0 ? null : Math.round(months);
}

/** What is put in each month; null where nothing is said of it, or of a sum that comes by no period. */
function monthlyIn({ pieces }: Wanted["laid"], typed: string): number | null {
  const ages = agesIn(typed);
  const sums = [...piecesOf(pieces, "money"), ...piecesOf(pieces, "count")].filter(
    ({ value }) => !ages.includes(value),
  );
  const [period] = piecesOf(pieces, "period");
  const [sum, ...others] = sums;
  return sum && period && others.length === 0 ? (sum.value * period.timesAYear) / MONTHS : null;
}
