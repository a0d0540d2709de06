import { EQUAL_PARTS } from "../../lexicon/fractions.ts";

/** Sums on plain numbers: read from words into signs, and worked out. */

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const MANY: Record<string, number> = { k: 1e3, grand: 1e3, thousand: 1e3, hundred: 100, m: 1e6, million: 1e6 };
const YEARLY: Record<string, number> = { year: 1, quarter: 4, month: 12, fortnight: 26, week: 52, day: 365 };

const UNIT = "(day|week|month|quarter|year)s?\\b";
const SPREAD = new RegExp(
  `(?:\\b(?:a|per|each|every)|/) ?${UNIT} (?:over|for|in|by|x|times|\\*) (?:an? |the |one |1 )?(?:whole |full |entire )?([\\d.]*) ?${UNIT}`,
  "g",
);

/** "A third of", "20% off", "35 a week over a year": what is written as signs, the longer turns first. */
const SIGNS: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/(\d),(?=\d{3}\b)/g, "$1"],
  [/[$£€]|\b(?:usd|dollars?|bucks?|quid|pounds?|euros?)\b/g, " "],
  [new RegExp(`\\b(${TENS.join("|")})(?:[ -](${SMALL.slice(1, 10).join("|")}))?\\b`, "g"), tens],
  [
    /\b(two|three) (third|quarter|fifth|tenth)s of\b/g,
    (_, of = "", part = "") => `${number(of)}/${EQUAL_PARTS[part]}*`,
  ],
  [
    /\b(?:(?:a|one) )?(half|third|quarter|fifth|tenth) (?:of )?(?:a )?(?=[\d(])/g,
    (_, part = "") => `1/${EQUAL_PARTS[part]}*`,
  ],
  [/\b(?:double|twice) (?=[\d(])/g, "2*"],
  [/\btriple (?=[\d(])/g, "3*"],
  [new RegExp(`\\b(${SMALL.join("|")})\\b`, "g"), (_, word = "") => number(word)],
  [
    /(\d+(?:\.\d+)?)\s?(hundred|k|grand|thousand|m|million)\b/g,
    (_, digits = "", unit = "") => String(Number((Number(digits) * (MANY[unit] ?? 1)).toFixed(4))),
  ],
  [/(\d)\s?(?:percent|per cent|pct)\b/g, "$1%"],
  [/(?<=\d)% (?:tip|tax|vat|interest|commission|raise|deposit|down) (?:on|of) /g, "% of "],
  [/(?<=\d) ?(?:hours?|hrs?|h|days?|shifts?|weeks?|wks?) ?(?:at|@|for) ?(?=[\d.])/g, "*"],
  [/(?<=\d) (?:payments?|paychecks?|instalments?|installments?|months?|weeks?|checks|shifts) of (?=[\d(])/g, "*"],
  [/([\d.]+)\s?% off (?:of )?/g, "(1-$1%)*"],
  [/(?<=[\d%)]) of (?=[\d(])/g, "*"],
  [/\b(?:once|1 times?) (?=(?:a|per|each|every) )/g, " "],
  [/\b(?:twice|2 times|2x) (?=(?:a|per|each|every) )/g, "*2 "],
  [/\b(\d) times (?=(?:a|per|each|every) )/g, "*$1 "],
  [/(?:\b(?:an?|per|each|every)|\/) ?hours?\b|\b(?:hourly)\b/g, " "],
  [SPREAD, spread],
  [/\b(?:split|divided) (?:by |in |into |between |among )*([\d.]+)(?: ways?| people| of us)?/g, "/$1"],
  [/\b(?:multiplied by|times)\b|[×x](?=\s*[\d(.])/g, "*"],
  [/\b(?:divided by|over)\b|÷/g, "/"],
  [/\b(?:plus|added to)\b/g, "+"],
  [/\b(?:minus|less|take away|subtract)\b|[\u2212\u2013\u2014]/g, "-"],
  [/\b(?:hours?|hrs?|weeks?|wks?|months?|mos?|days?|years?|yrs?|people|shifts?|ways?|payments?)\b(?: an?\b)?/g, " "],
  [/(?:\b(?:a|per|each|every)|\/) ?(?=[*/+-]|$)/g, " "],
];

function number(word: string): string {
  return String(SMALL.indexOf(word));
}

function tens(_: string, ten = "", one?: string): string {
  return String((TENS.indexOf(ten) + 2) * 10 + (one ? SMALL.indexOf(one) : 0));
}

/** "35 a week over 2 years" is 35 times 52 times 2. */
function spread(_: string, each = "", many = "", unit = ""): string {
  const times = ((YEARLY[each] ?? 1) * Number(many || 1)) / (YEARLY[unit] ?? 1);
  return `*${Number(times.toFixed(4))}`;
}

/** A sum as signs; null where other words are left in it, or nothing is reckoned. */
export function asSum(said: string): string | null {
  const signs = SIGNS.reduce((text, [pattern, sign]) => text.replace(pattern, sign as string), said.toLowerCase());
  const sum = signs.replace(/\s+/g, " ").trim();
  return /^[\d.%()+\-*/ ]+$/.test(sum) && /[\d%]\)? ?[+\-*/] ?\(?\d/.test(sum) ? sum : null;
}

/** What a sum of signs comes to; null where it is none. */
export function workedOut(sum: string): number | null {
  const tokens = sum.match(/\d+(?:\.\d+)?|\.\d+|[-+*/()%]/g) ?? [];
  let at = 0;
  const take = (...signs: string[]) => (signs.includes(tokens[at] ?? "") ? tokens[at++] : undefined);
  const bare = (): number => {
    if (take("-")) return -bare();
    if (!take("(")) return Number(tokens[at++] ?? Number.NaN);
    const inner = added();
    return take(")") ? inner : Number.NaN;
  };
  const one = (): number => {
    const value = bare();
    return take("%") ? value / 100 : value;
  };
  const multiplied = (): number => {
    let value = one();
    for (let sign = take("*", "/"); sign; sign = take("*", "/")) value = sign === "*" ? value * one() : value / one();
    return value;
  };
  const added = (): number => {
    let value = multiplied();
    for (let sign = take("+", "-"); sign; sign = take("+", "-"))
      value = sign === "+" ? value + multiplied() : value - multiplied();
    return value;
  };
  const result = added();
  return at === tokens.length && tokens.join("") === sum.replace(/\s/g, "") && Number.isFinite(result) ? result : null;
}
