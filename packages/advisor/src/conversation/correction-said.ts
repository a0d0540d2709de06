import { type CalendarDate, calendarDate, daysInMonth } from "@seven-figures/domain";
import { monthNumber } from "../dates/date-words.ts";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { Statement } from "../statements/statement.ts";

export type Of<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

/** What a correction says: the last of each that it names. */
export interface Said {
  phrase: Phrase;
  /** A number that is neither money nor a rate by how it was written: "45, not 40". */
  count: number | null;
  money: number | null;
  percent: number | null;
  date: CalendarDate | null;
  timesAYear: number | null;
}

/** "April, not March", "April 1": the date that was said, in that month. */
function inMonth({ tokens }: Phrase, date: CalendarDate | null | undefined): CalendarDate | null {
  const at = tokens.findIndex(({ text, slot }) => slot === null && monthNumber(text) > 0);
  const month = monthNumber(tokens[at]?.text ?? "");
  if (!month || !date) return null;
  const year = Number(date.slice(0, 4));
  const last = daysInMonth(year, month);
  const day = [tokens[at + 1], tokens[at - 1]]
    .map((token) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.raw ?? "")?.[1]))
    .find((number) => number >= 1 && number <= last);
  return calendarDate(year, month, day ?? last);
}

function dateOf(statement: Statement): CalendarDate | null | undefined {
  if (statement.kind === "goal-add") return statement.targetDate;
  return statement.kind === "goal-edit" ? statement.edit.targetDate : null;
}

function saidIn(phrase: Phrase): Said {
  return {
    phrase,
    count: slotsOf(phrase.tokens, "count").at(-1)?.value ?? null,
    money: slotsOf(phrase.tokens, "money").at(-1)?.value ?? null,
    percent: slotsOf(phrase.tokens, "percent").at(-1)?.value ?? null,
    date: slotsOf(phrase.tokens, "date").at(-1)?.date ?? null,
    timesAYear: slotsOf(phrase.tokens, "period").at(-1)?.timesAYear ?? (isOfAYear(phrase) ? 1 : null),
  };
}

/** "27,900 for the whole year", after so much a month. */
function isOfAYear({ tokens }: Phrase): boolean {
  return OF_A_YEAR.test(tokens.map(({ text, raw }) => raw || text).join(" "));
}

const OF_A_YEAR =
  /\b(?:for|over|in|per) (?:the|one|all) (?:whole |full |entire )?year\b|\b(?:whole|full|entire) year\b/i;

/** What a correction says of a statement; a month alone is of the statement's year. */
export function saidOf(statement: Statement, phrase: Phrase): Said {
  const said = saidIn(phrase);
  const scaled = (figure: number | null) => (figure === null ? null : asToldInThousands(figure, amountTold(statement)));
  return {
    ...said,
    money: scaled(said.money),
    count: scaled(said.count),
    date: said.date ?? inMonth(phrase, dateOf(statement)),
  };
}

function amountTold(statement: Statement): number | null {
  return "amount" in statement && typeof statement.amount === "number" ? statement.amount : null;
}

const THOUSAND = 1000;
/** So many times more or less may have been meant. */
const MOST_TIMES = 4;

/** "85", after "I make 80k": thousands as well. */
function asToldInThousands(figure: number, told: number | null): number {
  if (told === null || told < THOUSAND || told % THOUSAND !== 0 || figure <= 0 || figure >= THOUSAND) return figure;
  const times = (figure * THOUSAND) / told;
  return times >= 1 / MOST_TIMES && times <= MOST_TIMES ? figure * THOUSAND : figure;
}

export function asPercent(value: number | null): number | null {
  return value !== null && value >= 0 && value <= 100 ? value : null;
}

export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 2000 && value <= 2100;
}

/** Words of a correction that name nothing. */
export const NAMELESS =
  /^(?:correction|first|second|third|former|latter|supposed|mistake|typo|bad|meant|mean|sorry|wait|oops|whoops|no|nope|hang|hold|apologies|misspoke|wrong|scratch|damn|argh|my|change|fix|correct|read|reads|say|says|should|shows|instead|rather|right|real|actual|number|figure|more|like|closer|try|lower|higher|different|see|supposed|exact|exactly|precise|actually|app|statement|one|after|saying|dealer|guy|bank|website|site|agent|appraiser|zillow|kbb|broker|lender|teller|said|told|shows|wife|husband|partner|boyfriend|girlfriend|spouse|mom|dad|son|daughter|accountant|mechanic|realtor|thinks?|reckons?)$/;
