import { type Period, TIMES_A_YEAR } from "@seven-figures/domain";
import { SMALL_NUMBERS } from "../dates/date-words.ts";
import { setSlots, setSlotsBy, slotRules } from "../language/set-slots.ts";
import type { Token } from "../language/token.ts";
import { smallNumber } from "./parse-number.ts";

const UNIT_WORDS = {
  hour: "hours?|hrs?|hourly",
  day: "days?|daily|working days?",
  week: "weeks?|wks?|weekly|wkly",
  month: "months?|mos?|mth|mths|mnth|mnths|mon|monthly",
  quarter: "quarters?(?! of| (?:million|billion|thousand|grand|mil|hundred)\\b)|qtrs?|quarterly",
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

const WEEKDAY = "(?:monday|tuesday|wednesday|thursday|friday)";

/** How people say how often. Longer ways come first. To add a way of saying it, add a line. */
const RULES = slotRules<PeriodRule>([
  {
    pattern:
      /\b(?:(?:on )?the )?(?:1st|first|5th|10th|15th|fifteenth) (?:and|&) (?:on )?(?:the )?(?:15th|fifteenth|16th|20th|25th|30th|31st|last day|last|end)(?: of (?:the|each|every) month)?\b/g,
    timesAYear: () => TIMES_A_YEAR["half-month"],
  },
  {
    pattern:
      /\b(?:twice|two times|2 times|2x|2 x) (?:a|per|each|every|in a|in the|monthly) ?month\b|\btwice monthly\b|\bsemi[- ]?monthly\b|\bbi[- ]?monthly\b/g,
    timesAYear: () => TIMES_A_YEAR["half-month"],
  },
  {
    pattern: new RegExp(`\\bevery (?:other|second|2nd|2|two) (?:weeks?|wks?|${PAYDAY})\\b`, "g"),
    timesAYear: () => TIMES_A_YEAR["two-weeks"],
  },
  {
    pattern: /\b(?:bi[- ]?weekly|fortnightly|(?:a|per|each|every|\/) fortnight|once a fortnight)\b/g,
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
    pattern: new RegExp(
      `\\b(?:in|on|for|over) an? (?:typical|average|normal|regular|usual|given|good|ordinary) (${ANY_UNIT})\\b`,
      "g",
    ),
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  { pattern: new RegExp(`\\b(?:every|each) (?:single )?${WEEKDAY}\\b`, "g"), timesAYear: () => TIMES_A_YEAR.week },
  {
    pattern: new RegExp(`\\bevery ${COUNT} (${ANY_UNIT})\\b`, "g"),
    timesAYear: ([, count = "", unit = ""]) => timesOf(unit) / countOf(count),
  },
  {
    pattern:
      /\b(?:on |at )?the (?:first|last|1st|end|middle|\d{1,2}(?:th|nd|rd))(?: day)? of (?:each|every) (month)\b/g,
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  {
    pattern: /(?<=\b(?:\d\S*|dollars|bucks) )the (hour|day|week|month|year)\b/g,
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  { pattern: /\b(?:p\.?m\.?|pcm)(?= |$)/g, timesAYear: () => TIMES_A_YEAR.month },
  { pattern: /\b(?:p\.?w\.?)(?= |$)/g, timesAYear: () => TIMES_A_YEAR.week },
  { pattern: /\bp\.?a\.?(?= |$)/g, timesAYear: () => 1 },
  { pattern: /\b(?:p\/h|p h|ph)(?= |$)|\/ h\b/g, timesAYear: () => TIMES_A_YEAR.hour },
  {
    pattern: new RegExp(
      `(?:\\b(?:a|an|per|each|every|once a|once every|once per|by the|for each|for every|for a|in a|in the|on a|every single|each and every)|(?<=^| )/) (${ANY_UNIT})\\b`,
      "g",
    ),
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  {
    pattern: /\b(monthly|weekly|yearly|annually|annual|hourly|daily|quarterly)(?: basis)?\b/g,
    timesAYear: ([, unit = ""]) => timesOf(unit),
  },
  { pattern: /\bfor (week|month|hour)(?= |$)(?! (?:\d|one|two|of))/g, timesAYear: ([, unit = ""]) => timesOf(unit) },
  { pattern: /(?<=^)(?:the )?(month|week|year|hour)$/g, timesAYear: ([, unit = ""]) => timesOf(unit) },
]);

const HOURS =
  "(\\d{1,2}(?:\\.\\d+)?|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)";
const WEEKLY_HOURS = new RegExp(
  `\\b(?:for |at |doing |working |i work |work )?${HOURS}(?: ?-)? ?(?:hours?|hrs?|h) (?:(?:a|per|each|every|\\/|in a|of work a|most) ?(?:weeks?|wk)|weekly)\\b|\\b${HOURS}-?(?: ?(?:hours?|hrs?)) (?:work ?)?weeks?\\b`,
  "g",
);
/** Beside an hourly wage, hours with nothing more said are those of a week. */
const HOURS_ALONE = new RegExp(`\\b(?:for |at |doing |working |i work |work )?${HOURS} (?:hours|hrs)\\b`, "g");
const LONGEST_WEEK = 100;

function hoursOf(said: string): number {
  return Number.isNaN(Number(said))
    ? said.split(" ").reduce((sum, word) => sum + (smallNumber(word) ?? 0), 0)
    : Number(said);
}

function markHours(tokens: Token[], pattern: RegExp): Token[] {
  return setSlots(tokens, pattern, ([, hours, hourWeek]) => {
    const perWeek = hoursOf(hours ?? hourWeek ?? "");
    return perWeek > 0 && perWeek <= LONGEST_WEEK ? { kind: "hours", perWeek } : null;
  });
}

/** Marks how often something comes, and how many hours a week are worked. */
export function readPeriods(tokens: Token[]): Token[] {
  const read = setSlotsBy(markHours(tokens, WEEKLY_HOURS), RULES, (match, { timesAYear }) => ({
    kind: "period",
    timesAYear: timesAYear(match),
  }));
  const hourly = read.some(({ slot }) => slot?.kind === "period" && slot.timesAYear === TIMES_A_YEAR.hour);
  return hourly && !read.some(({ slot }) => slot?.kind === "hours") ? markHours(read, HOURS_ALONE) : read;
}
