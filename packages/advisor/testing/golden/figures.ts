import {
  type CalendarDate,
  calendarDate,
  type Documents,
  type Dollars,
  formatDollars,
  formatPercent,
  MONTH_NAMES,
} from "@seven-figures/domain";

/** A figure that an answer may tell, as all the ways in which answers round and write it. */
export type Figure = readonly string[];

/** Below this, answers may tell cents. */
const CENTS_BELOW = 1_000;
const CENTS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MONTHS = 12;

/** Dollars: whole, or with cents where they are few. */
export function usd(value: Dollars): Figure {
  const isSmall = Math.abs(value) < CENTS_BELOW && !Number.isInteger(value);
  return [formatDollars(value), ...(isSmall ? [`${value < 0 ? "\u2212" : ""}$${CENTS.format(Math.abs(value))}`] : [])];
}

/** What is to be put aside, rounded up so that it is enough, or to the cent. */
export const saving = (value: Dollars): Figure => [
  ...usd(Math.ceil(value - 1e-6)),
  `$${CENTS.format(Math.ceil(value * 100 - 1e-6) / 100)}`,
];

/** A share, or a rate as it was told. */
export const pct = (value: number): Figure => [formatPercent(value), `${Number(value.toFixed(2))}%`];

/** A time to wait: whole months, rounded up. */
export const span = (months: number): Figure => [`${Math.ceil(months - 1e-9)} months`];

/** Months of spending that money pays for, to a tenth. */
export const cover = (months: number): Figure => [`${Number(months.toFixed(1))} months`];

/** A count, a year, a ratio or points of a percentage. */
export const num = (value: number): Figure => [value, value.toFixed(1), value.toFixed(2)].map((each) => String(+each));

/** A day, and the month of a day. */
export const day = (date: CalendarDate): Figure => [date];
export const month = (date: CalendarDate): Figure => [date.slice(0, "2026-11".length)];

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNTED = WORDS.slice(2);

/** Words with a digit or a count in them that tell no figure. */
const NO_FIGURES = /\b401k\b|every two weeks|\]\(\/[^)]*\)|^\d+\. /gim;

const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
const PATTERNS = [
  String.raw`(?<money>\u2212?\$${AMOUNT})`,
  String.raw`(?<percent>\u2212?${AMOUNT} ?%)`,
  String.raw`(?<name>[A-Z][a-z]{2,8})\.? (?:(?<day>\d{1,2}), )?(?<year>\d{4})\b`,
  String.raw`(?<years>${AMOUNT}) years?(?: and (?<rest>\d+) months?)?`,
  String.raw`(?<months>${AMOUNT}) months?\b`,
  String.raw`(?<plain>\u2212?${AMOUNT})`,
  String.raw`\b(?<word>${COUNTED.join("|")})\b`,
];
const FIGURE = new RegExp(PATTERNS.join("|"), "g");
const DATED = new RegExp(`^(?:${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")})$`);

/** Every figure that a text tells, in one spelling for each value; a number in words counts. */
export function figuresIn(text: string, names: readonly string[]): string[] {
  const bare = names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, "-"), text);
  return [...bare.replaceAll("*", "").replace(NO_FIGURES, "-").matchAll(FIGURE)].map(({ groups = {} }) =>
    spelt(groups),
  );
}

function spelt(of: Record<string, string | undefined>): string {
  const plain = (text = "0") => Number(text.replaceAll(",", ""));
  if (of.money) return of.money.replace(/[.,]+$/, "");
  if (of.percent) return of.percent.replace(" ", "");
  if (of.name && DATED.test(of.name)) return dated(of.name, plain(of.year), of.day ? plain(of.day) : null);
  if (of.years) return `${plain(of.years) * MONTHS + plain(of.rest)} months`;
  if (of.months) return `${plain(of.months)} months`;
  if (of.word) return String(WORDS.indexOf(of.word));
  return String(plain(of.plain?.replace("\u2212", "-") ?? of.year));
}

function dated(name: string, year: number, dayOfMonth: number | null): string {
  const at = MONTH_NAMES.findIndex((each) => each.startsWith(name)) + 1;
  const date = calendarDate(year, at, dayOfMonth ?? 1);
  return dayOfMonth === null ? date.slice(0, "2026-11".length) : date;
}

/** What is stored, as it may be told without a reason. */
export function storedFigures({ financials, goals, profile }: Documents): Figure[] {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  const amounts = [
    ...(financials.assets ?? []).map(({ value }) => value),
    ...(financials.debts ?? []).map(({ balance }) => balance),
    ...goals.intermediateGoals.flatMap(({ currentAmount, targetAmount }) => [currentAmount ?? 0, targetAmount ?? 0]),
    profile.financialGoal.targetAmount,
    annualIncome ?? 0,
    annualExpenses ?? 0,
  ];
  return [
    ...amounts.map(usd),
    ...(financials.debts ?? []).map(({ interestRate }) => pct(interestRate ?? 0)),
    ...goals.intermediateGoals.flatMap(({ targetDate }) => (targetDate ? [day(targetDate)] : [])),
    num(profile.financialGoal.targetYear),
  ];
}

const FACTORS: Record<string, number> = { k: 1_000, million: 1_000_000 };

/** The numbers of a question, as whatever an answer takes them for. */
export function askedFigures(question: string): Figure[] {
  const said = [...question.matchAll(/(?<number>\d[\d,]*(?:\.\d+)?) ?(?<factor>k\b|million)?/g)];
  const round = /\b(?:a|the|one) million\b/.test(question) ? [{ groups: { number: "1", factor: "million" } }] : [];
  return [...said, ...round].flatMap(({ groups = {} }) => {
    const value = Number(groups.number?.replaceAll(",", "")) * (FACTORS[groups.factor ?? ""] ?? 1);
    return [usd(value), pct(value), num(value), span(value), span(value * MONTHS)];
  });
}

/** The figures of an answer against those that it should tell: which it does not, and which of its own are neither these nor free. */
export function unaccounted(told: readonly string[], stated: readonly Figure[], free: readonly Figure[]) {
  const known = new Set([...stated, ...free].flat());
  return {
    missing: stated.filter((figure) => !figure.some((each) => told.includes(each))).map(String),
    unexplained: told.filter((figure) => !known.has(figure)),
  };
}
