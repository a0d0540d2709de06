import type { Statement } from "./statement.ts";

const N = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)";
const OF_YEAR =
  "(?:(?:a|per|each|every|out of the|of the|in the|of every|in a) (?:year|yr)|out of (?:12|twelve)|on board|at sea|on contract|only)";
const MONTHS_WORKED = new RegExp(
  `\\b(?:only |just |for |over |but )*${N} months? ${OF_YEAR}\\b|\\bonly ${N} months\\b`,
  "i",
);
const WEEKS_WORKED = new RegExp(
  `\\b(?:only |just |for )*(\\d{1,2}) (?:weeks?|wks?) ${OF_YEAR}\\b|\\bonly (\\d{1,2}) weeks\\b`,
  "i",
);
const WORDS = "one two three four five six seven eight nine ten eleven".split(" ");
const [MONTHS, WEEKS] = [12, 52];

/** "3,000 a month for 10 months of the year", "250 a week, 32 weeks a year": pay by the month or week, as often as it comes. */
export function withMonthsWorked(statements: readonly Statement[], message: string): Statement[] {
  const months = numberIn(MONTHS_WORKED.exec(message));
  const weeks = numberIn(WEEKS_WORKED.exec(message));
  return statements.map((statement) => {
    if (statement.kind !== "yearly" || statement.mode !== "set") return statement;
    if (statement.timesAYear === MONTHS && months !== null && months < MONTHS)
      return { ...statement, timesAYear: months };
    return statement.timesAYear === WEEKS && weeks !== null && weeks < WEEKS
      ? { ...statement, timesAYear: weeks }
      : statement;
  });
}

function numberIn(found: RegExpExecArray | null): number | null {
  const said = found?.[1] ?? found?.[2];
  if (said === undefined) return null;
  const word = WORDS.indexOf(said.toLowerCase());
  return word >= 0 ? word + 1 : Number(said);
}
