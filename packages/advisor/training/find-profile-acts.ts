import { wordsOf } from "../src/statements/read-mention.ts";
import { type Fields, type Finding, isToTheLetter, type Named, nameSaid, Unclear } from "./act-finding.ts";

/** A sum a yearly one may be told by, the token of its period if it has one, and what the act is then called. */
type YearlyTry = [wanted: number, period: number[] | null, label: string];

/** Finds the acts that changed the yearly income and expenses. */
export function findInfoActs(finding: Finding, fields: Fields): void {
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== "number" || key === "currentSavings") throw new Unclear("info");
    const was = finding.documents.financials.financialInfo[key as "annualIncome"] ?? null;
    const tries = yearlyTries(finding, key === "annualIncome" ? "income" : "expenses", value, was);
    const found = tries.find(([wanted]) => wanted > 0 && finding.value(wanted) !== null);
    if (!found) throw new Unclear("yearly");
    const [wanted, period, label] = found;
    finding.acts.push([finding.value(wanted) ?? 0, label, period ? { period } : {}]);
  }
}

/** A yearly sum may be told for the year or a shorter period, as it is now or by how much it grew or shrank. */
function yearlyTries(finding: Finding, label: "income" | "expenses", now: number, was: number | null): YearlyTry[] {
  const periods = finding.tokens.flatMap(({ slot }, at) =>
    slot?.kind === "period" ? [{ period: [at], times: slot.timesAYear }] : [],
  );
  const spans = [{ period: null, times: 1 }, ...periods];
  const asItIs = spans.map(({ period, times }): YearlyTry => [now / times, period, label]);
  if (was === null) return asItIs;
  const more = label === "income" ? "income-also" : "expenses-up";
  const asChange = spans.flatMap(({ period, times }): YearlyTry[] => [
    [(now - was) / times, period, more],
    [(was - now) / times, period, `${label}-down`],
  ]);
  return [...asItIs, ...asChange];
}

/** Finds what changed the financial goal; a choice among few is told by the message as a whole. */
export function findTargetActs(finding: Finding, fields: Fields): void {
  for (const [key, value] of Object.entries(fields)) {
    if (key === "targetAmount" && typeof value === "number")
      finding.acts.push([finding.neededValue(value, "target"), "target", {}]);
    else if (key === "targetYear" && typeof value === "number")
      finding.acts.push([yearToken(finding, value), "target-year", {}]);
    else if (key === "riskTolerance") finding.whole.push("risk");
    else if (key === "primaryStrategy") finding.whole.push("strategy");
    else throw new Unclear("target field");
  }
}

/** A year is read as a date or, where nothing says that it is one, as a mere number. */
function yearToken(finding: Finding, year: number): number {
  const dated = finding.tokens.findIndex(({ slot }) => slot?.kind === "date" && slot.date.startsWith(String(year)));
  return dated >= 0 ? dated : finding.neededValue(year, "target year");
}

/** Finds what changed the employment, the job and the place. */
export function findBasicsActs(finding: Finding, fields: Fields): void {
  for (const [key, value] of Object.entries(fields)) {
    const field = key.replace("~", "");
    if (field === "employmentStatus") finding.whole.push("employment");
    else if (field === "occupation" || field === "location") {
      const name = finding.name(nameSaid({ value }, "value"), finding.middle, isToTheLetter);
      finding.addByName(field === "occupation" ? "job" : "place", name, 0);
    } else throw new Unclear("basics");
  }
}

/** Finds the acts that changed the skills or the interests. */
export function findNameActs(finding: Finding, list: "skill" | "interest", { added = [], removed = [] }: Named): void {
  const addAct = (said: string, verb: "new" | "gone") =>
    finding.addByName(`${list}-${verb}`, finding.name(wordsOf(said), finding.middle, isToTheLetter));
  for (const said of added) addAct(said, "new");
  for (const said of removed) addAct(said, "gone");
}
