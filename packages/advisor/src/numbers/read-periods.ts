import { type Period, TIMES_A_YEAR } from "@seven-figures/domain";
import { SMALL_NUMBERS } from "../dates/date-words.ts";
import { setSlots } from "../language/set-slots.ts";
import type { Token } from "../language/token.ts";

const UNIT_WORDS = {
  hour: "hours?|hrs?|hourly",
  day: "days?|daily|working days?",
  week: "weeks?|wks?|weekly|wkly",
  month: "months?|mos?|mth|mths|mnth|mnths|mon|monthly",
  quarter: "quarters?(?! of)|qtrs?|quarterly",
  year: "years?|yrs?|annum|annually|annual|yearly|p\\.?a\\.?",
} satisfies Partial<Record<Period, string>>;
type Unit = keyof typeof UNIT_WORDS;
const ANY_UNIT = Object.values(UNIT_WORDS).join("|");
const COUNT = `(\\d+|${Object.keys(SMALL_NUMBERS)
  .filter((word) => !word.startsWith("a") && !word.startsWith("half"))
  .join("|")})`;

function unitOf(word: string): Unit {
  const found = Object.entries(UNIT_WORDS).find(([, words]) => new RegExp(`^(?:${words})$`).test(word));
  return (found?.[0] as Unit | undefined) ?? "year";
}

const UNITS = new Map<string, Unit>();
function timesOf(word: string): number {
  const unit = UNITS.get(word) ?? unitOf(word);
  UNITS.set(word, unit);
  return TIMES_A_YEAR[unit];
}

function countOf(word: string): number {
  return SMALL_NUMBERS[word] ?? Number(word);
}

interface PeriodRule {
  pattern: RegExp;
  timesAYear: (match: RegExpExecArray) => number;
}

const PAYDAY = "(?:fridays?|thursdays?|wednesdays?|mondays?|tuesdays?|payday)";

/** How people say how often. Longer ways come first. To add a way of saying it, add a line. */
const RULES: PeriodRule[] = [
  {
    pattern: /\b(?:(?:on )?the )?1st and (?:the )?(?:15th|16th|last)(?: of (?:the|each|every) month)?\b/g,
    timesAYear: () => TIMES_A_YEAR["half-month"],
  },
  {
    pattern:
      /\b(?:twice|two times|2 times|2x|2 x) (?:a|per|each|every|in a|monthly) ?month\b|\btwice monthly\b|\bsemi-?monthly\b|\bbi-?monthly\b/g,
    timesAYear: () => TIMES_A_YEAR["half-month"],
  },
  {
    pattern: new RegExp(`\\bevery (?:other|second|2nd|2|two) (?:weeks?|wks?|${PAYDAY})\\b`, "g"),
    timesAYear: () => TIMES_A_YEAR["two-weeks"],
  },
  {
    pattern: /\b(?:bi-?weekly|fortnightly|bi-weekly|(?:a|per|each|every|\/) fortnight|once a fortnight)\b/g,
    timesAYear: () => TIMES_A_YEAR["two-weeks"],
  },
  {
    pattern: new RegExp(`\\b(?:twice|two times) (?:a|per|each|every) (${ANY_UNIT})\\b`, "g"),
    timesAYear: ([, unit = ""]) => 2 * timesOf(unit),
  },
  {
    pattern: new RegExp(`\\b(?:three times|3 times|thrice) (?:a|per|each|every) (${ANY_UNIT})\\b`, "g"),
    timesAYear: ([, unit = ""]) => 3 * timesOf(unit),
  },
  {
    pattern: new RegExp(`\\bevery (?:other|second) (${ANY_UNIT})\\b`, "g"),
    timesAYear: ([, unit = ""]) => timesOf(unit) / 2,
  },
  {
    pattern: new RegExp(`\\bevery ${COUNT} (${ANY_UNIT})\\b`, "g"),
    timesAYear: ([, count = "", unit = ""]) => timesOf(unit) / countOf(count),
  },
  { pattern: /\b(?:p\.?m\.?|pcm)(?= |$)/g, timesAYear: () => TIMES_A_YEAR.month },
  { pattern: /\b(?:p\.?w\.?)(?= |$)/g, timesAYear: () => TIMES_A_YEAR.week },
  { pattern: /\bp\.?a\.?(?= |$)/g, timesAYear: () => 1 },
  { pattern: /\b(?:p\/h|p h|ph)(?= |$)|\/ h\b/g, timesAYear: () => TIMES_A_YEAR.hour },
  {
    pattern: new RegExp(
      `(?:\\b(?:a|an|per|each|every|once a|by the|for each|for every|in a|on a)|(?<=^| )/) (${ANY_UNIT})\\b`,
      "g",
    ),
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  {
    pattern: /\b(monthly|weekly|yearly|annually|annual|hourly|daily|quarterly)(?: basis)?\b/g,
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  { pattern: /(?<=^)(?:the )?(month|week|year|hour)$/g, timesAYear: ([, unit = ""]) => timesOf(unit) },
];

const WEEKLY_HOURS =
  /\b(?:for |at |doing |working |i work |work )?(\d{1,2}(?:\.5)?)(?: ?-)? ?(?:hours?|hrs?|h) (?:a|per|each|every|\/|in a|of work a) ?(?:weeks?|wk)\b|\b(\d{1,2})-?(?:hours?|hrs?) weeks?\b/g;

/** Marks how often something comes, and how many hours a week are worked. */
export function readPeriods(tokens: Token[]): Token[] {
  const withHours = setSlots(tokens, WEEKLY_HOURS, ([, hours, hourWeek]) => ({
    kind: "hours",
    perWeek: Number(hours ?? hourWeek),
  }));
  return RULES.reduce(
    (read, { pattern, timesAYear }) =>
      setSlots(read, pattern, (match) => ({ kind: "period", timesAYear: timesAYear(match) })),
    withHours,
  );
}
