import type { Statement } from "../statements/statement.ts";
import type { LastWrite } from "./conversation.ts";
import { figuresIn, MEANT, MISTAKEN, MORE, type Said } from "./said-otherwise.ts";

const WRONG_PERIOD = /\bnot (?:every|a|per|an|once|twice|weekly|monthly|biweekly|fortnightly|yearly|annual\w*)\b/;

/** "Wait, not every 2 weeks, it's twice a month", after pay or costs were told: the same sum, as often as is said now. */
export function otherPeriod({ text, kept, denied, named }: Said, { statements }: LastWrite): Statement[] | null {
  const [statement, ...others] = statements;
  if (statement?.kind !== "yearly" || others.length > 0 || named.length > 0 || MORE.test(text)) return null;
  if (statement.timesAYear === null || !(MISTAKEN.test(text) || MEANT.test(text) || WRONG_PERIOD.test(text)))
    return null;
  // "not every 2 weeks it's twice a month" denies no more than the first
  const said = [...denied, ...kept];
  const periods = said.flatMap(({ slot }) => (slot?.kind === "period" ? [slot.timesAYear] : []));
  const [timesAYear, ...more] = new Set(periods.filter((each) => each !== statement.timesAYear));
  return timesAYear && more.length === 0 && figuresIn(said).length === 0 ? [{ ...statement, timesAYear }] : null;
}
