import type { Dollars } from "@seven-figures/domain";
import { SMALL_NUMBERS } from "../../dates/date-words.ts";

/** The figures that stand in a question. */
export interface AskedNumbers {
  amounts: Dollars[];
  /** Percent, as in 'at 7%'. */
  percent: number | null;
  /** A span such as '20 years', in months. */
  months: number | null;
  /** A calendar year, as in 'by 2040'. */
  year: number | null;
  /** How often an amount is meant. */
  period: "month" | "year" | "week" | "once" | null;
}

/** So many of something is no amount. */
const COUNTED =
  /(?<![\d.,$\u00A3\u20AC])(\d{1,3})\s*(?:days?|hours?|hrs?|shifts?|weeks?|nights?|times|kids?|children|people|payments?|instal?ments?)\b/g;

/** Reads percentages, spans and years; `amounts` are the dollar amounts, from which those figures are taken out. */
export function askedNumbers(text: string, amounts: readonly number[]): AskedNumbers {
  const lower = text.toLowerCase();
  const percent = first(/(\d+(?:\.\d+)?)\s*(?:%|percent|per cent)/.exec(lower));
  const spanMatch =
    /\b(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)[\s-]*(years?|yrs?|months?|mos?)\b(?![\s-]*old\b)/g;
  const spans = [...lower.matchAll(spanMatch)].filter(
    (match) => !/^an?$/.test(match[1] ?? "") || /\b(?:in|within|under|over)\s+$/.test(lower.slice(0, match.index)),
  );
  const span = spans[0];
  const count = span ? (SMALL_NUMBERS[span[1] ?? ""] ?? Number(span[1])) : null;
  const months = count === null ? null : count * (/^(y)/.test(span?.[2] ?? "") ? 12 : 1);
  const year = first(/\b(?:by|in|until|till|before|of|to|year)\s+(?:the\s+year\s+)?(20\d\d|21\d\d)\b/.exec(lower));
  const counted = [...lower.matchAll(COUNTED)].map((match) => Number(match[1]));
  const others = new Set([percent, count, year, ...counted]);
  return {
    amounts: amounts.filter((amount) => Number.isFinite(amount) && !others.has(amount)),
    percent: percent !== null && percent <= 100 ? percent : null,
    months: months !== null && months > 0 && months <= 1200 ? months : null,
    year,
    period: periodOf(lower),
  };
}

function periodOf(text: string): AskedNumbers["period"] {
  if (/\b(monthly|per month|each month|every month|a month|months?ly|\/ ?mo(nth)?)\b|\/mo\b/.test(text)) return "month";
  if (/\b(weekly|per week|each week|every week|a week)\b/.test(text)) return "week";
  if (/\b(yearly|annually|per year|each year|every year|a year|per annum)\b/.test(text)) return "year";
  return /\b(once|one[- ]time|lump sum|inherit(ed)?|bonus|windfall)\b/.test(text) ? "once" : null;
}

function first(match: RegExpExecArray | null): number | null {
  return match ? Number(match[1]) : null;
}
