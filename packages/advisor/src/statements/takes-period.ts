import { TIMES_A_YEAR } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { Reading } from "./reading.ts";

/** How often money comes, in a clause of its own: "1,480, paid every two weeks", "payday is every other Friday, ...". */
export function takesPeriod({ tokens }: Phrase, reading: Reading): boolean {
  const [period] = slotsOf(tokens, "period");
  const [hours] = slotsOf(tokens, "hours");
  if ((!period && !hours) || slotsOf(tokens, "money").length > 0) return false;
  const last = reading.statements.at(-1);
  if (!period) return takesHours(hours?.perWeek ?? 0, reading);
  if (last?.kind === "yearly" && last.timesAYear === null) last.timesAYear = period.timesAYear;
  else reading.openPeriod = period.timesAYear;
  return true;
}

/** "27 an hour, and I work 36 hours a week": in either order. */
function takesHours(perWeek: number, reading: Reading): boolean {
  const last = reading.statements.at(-1);
  if (last?.kind === "yearly" && last.of === "annualIncome" && last.timesAYear === TIMES_A_YEAR.hour)
    last.timesAYear = perWeek * TIMES_A_YEAR.week;
  else reading.openHours = perWeek;
  return true;
}
