import type { Question } from "../types.ts";

const FIGURE = String.raw`[$£€]?\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|k\b|grand\b|thousand\b|m\b|mil\b|million\b)?`;
const SPAN = String.raw`\s?-?(?:years?|yrs?|months?|mos?)\b`;

/** "And at 8%?", "what about 500 more?", "30 years?": a figure and hardly a word beside it. */
const SHORT = new RegExp(
  String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|or|then|what|how|about|what's|if|it|is|was|were|i|did|do|save|saved|put|paid|same|with|at|for|in|by|of|over|only|just|maybe|say|instead|like|try|just|make|change|to|a|an|another|extra|up|that|let's)\W+)*(${FIGURE}(?:${SPAN})?)(?:\W+(?:more|extra|less|instead|then|a|per|each|every|month|year|week|yearly|monthly|house|home|car|down|rate|interest|return|growth|though|from|now|of|that|return|returns|payment|payments))*\W*$`,
  "i",
);

const PERCENT = /\d[\d.,]*\s?(?:%|percent\b)/i;
const YEARS = new RegExp(
  String.raw`(?:\d+(?:\.\d+)?|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty))${SPAN}`,
  "i",
);
const CALENDAR_YEAR = /\b20\d\d\b/;
const MONEY =
  /[$£€]?(?<![\d.,])\d[\d,]*(?:\.\d+)?(?:\s?(?:k|grand|thousand|m|mil|million)\b)?(?!\s?(?:%|percent|-?(?:years?|yrs?|months?|mos?)\b)|[\d.,]*\d)/i;
const MORE = /\b(?:more|extra|another|additional)\b/i;

/**
 * A short follow-up as the whole question that it stands for: the question before it with this figure in the place of
 * the one of its kind, or added to it. Null where it is no follow-up.
 */
export function followedUp({ text, amounts }: Question, before: Question | null): Question | null {
  const figure = SHORT.exec(text.trim())?.[1]?.trim();
  if (!figure || !before) return null;
  const kind = kindOf(figure);
  const said = before.text.replace(/[\s?!.]+$/, "");
  const given = kind !== "money" ? before.amounts : amounts.length > 0 ? amounts : [amountOf(figure)];
  const adds = kind === "money" && MORE.test(text) && !MORE.test(before.text);
  const whole =
    !adds && PATTERNS[kind].test(said) ? `${said.replace(PATTERNS[kind], figure)}?` : added(figure, kind, said, adds);
  return whole === null ? null : { text: whole, amounts: [...given] };
}

type FigureKind = "percent" | "span" | "year" | "money";

const PATTERNS: Record<FigureKind, RegExp> = { percent: PERCENT, span: YEARS, year: CALENDAR_YEAR, money: MONEY };

function kindOf(figure: string): FigureKind {
  if (PERCENT.test(figure)) return "percent";
  if (YEARS.test(figure)) return "span";
  return /^20\d\d$/.test(figure) ? "year" : "money";
}

/** The question with a figure of a kind that it had none of. */
function added(figure: string, kind: FigureKind, said: string, more: boolean): string | null {
  if (kind === "money") return more ? `What if I save ${figure} more a month?` : null;
  if (kind === "percent") return `${said} at ${figure}?`;
  if (/\bnet worth\b/i.test(said)) return `What will my net worth be in ${figure}?`;
  return `${said} ${kind === "span" ? "in" : "by"} ${figure}?`;
}

const TIMES: Record<string, number> = { k: 1e3, g: 1e3, t: 1e3, m: 1e6 };

/** "500", "$1.5k", "2 million" in dollars. */
function amountOf(figure: string): number {
  const [, digits = "0", unit = ""] = /([\d,.]+)\s?([a-z]?)/i.exec(figure) ?? [];
  return Number(digits.replaceAll(",", "")) * (TIMES[unit.toLowerCase()] ?? 1);
}
