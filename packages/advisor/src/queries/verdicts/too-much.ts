import { anyOf } from "../../language/any-of.ts";
import { PERIODS } from "../nouns.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, type Wanted } from "./verdict.ts";

const TOO_MUCH = anyOf(
  "too (?:much|high|big|expensive|steep), a lot, reasonable, sustainable, ok, okay, alright, normal, sobra, masyado",
  "",
);
const OF_PAY = anyOf(
  "salary, income, pay(?! (?:off|down)), paycheck, wages?, sahod, sweldo, earnings, (?:what|how much) (?:i|we) (?:make|earn|bring in)",
  "",
);
const OF_HOME = /\b(?:rent|mortgage|house payment|flat|apartment)\b/;
/** What is paid by the month, where nothing else is said. */
const MONTHLY = /\b(?:rent|mortgage|car payment|payment|daycare|childcare|groceries|food|bills?|insurance|gym)\b/;
/** Percent of the income before tax: the line that is usually drawn for a home. */
const HOME_SHARE = 30;
const HIGH_HOME_SHARE = 40;
const MONTHS = 12;

/** "Is 300 a month too much for my salary": its share of the income and of what is left over; null where that is not asked. */
export function tooMuch({ typed, laid, facts }: Wanted): string | null {
  const [sum] = amountsIn(laid);
  const [period] = piecesOf(laid.pieces, "period");
  const timesAYear = period?.timesAYear ?? (MONTHLY.test(typed) ? MONTHS : null);
  if (!sum || timesAYear === null || !TOO_MUCH.test(typed) || !OF_PAY.test(typed) || !facts.income) return null;
  const yearly = sum.value * timesAYear;
  const share = Math.round((yearly / facts.income) * 1000) / 10;
  const said = `${money(sum.value)} ${PERIODS[timesAYear] ?? ""}`;
  const first = `${said} is ${strong(money(yearly))} a year, ${strong(`${share}%`)} of your income of ${money(facts.income)}`;
  if (OF_HOME.test(typed)) return ofHome(first, share);
  const spare = facts.yearlySurplus;
  if (spare === null) return `${first}. Tell me what you spend, and I can say what is left for it.`;
  if (spare <= 0) return `It is too much as it stands: ${first}, and your spending leaves nothing over.`;
  const ofSpare = Math.round((yearly / spare) * 100);
  const verdict = ofSpare > 100 ? "It is too much: " : ofSpare > 50 ? "It is a large part: " : "It is not too much: ";
  return `${verdict}${first}, and ${strong(`${ofSpare}%`)} of the ${money(spare / MONTHS)} a month that you have left over (unless it is in your expenses already).`;
}

function ofHome(first: string, share: number): string {
  const verdict =
    share > HIGH_HOME_SHARE ? "It is too much" : share > HOME_SHARE ? "It is on the high side" : "It is not too much";
  return `${verdict}: ${first}. The line that is usually drawn is ${HOME_SHARE}% of the income before tax.`;
}
