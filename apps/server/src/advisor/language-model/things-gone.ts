import { type Documents, FINANCIAL_INFO_FIELDS, type FinancialInfo, includesName } from "@seven-figures/domain";

/** One thing that stood in the documents before and no longer does. */
export interface GoneThing {
  /** Tells it from all others: `assets.a1`, `goals.g1.s2`, `skills.sales`. */
  key: string;
  /** What people call it. */
  name: string;
}

const FIGURES = Object.keys(FINANCIAL_INFO_FIELDS) as (keyof FinancialInfo)[];

/** Everything that one state of the documents has and another, later one has lost, however it came about. */
export function thingsGone(before: Documents, after: Documents): GoneThing[] {
  const { assets, debts, financialInfo } = before.financials;
  return [
    ...lost("assets", assets, after.financials.assets),
    ...lost("debts", debts, after.financials.debts),
    ...FIGURES.filter((key) => financialInfo[key] !== null && after.financials.financialInfo[key] === null).map(
      (key) => ({
        key: `financialInfo.${key}`,
        name: FINANCIAL_INFO_FIELDS[key].label,
      }),
    ),
    ...lost("goals", titled(before.goals.intermediateGoals), titled(after.goals.intermediateGoals)),
    ...stepsGone(before, after),
    ...lostNames("skills", before.skills.skills, after.skills.skills),
    ...lostNames("interests", before.skills.interests, after.skills.interests),
  ];
}

/** Steps of goals that are still there. */
function stepsGone(before: Documents, after: Documents): GoneThing[] {
  const left = new Map(after.goals.intermediateGoals.map((goal) => [goal.id, goal]));
  return before.goals.intermediateGoals.flatMap((goal) => {
    const same = left.get(goal.id);
    return same ? lost(`goals.${goal.id}`, titled(goal.submilestones), titled(same.submilestones)) : [];
  });
}

interface Named {
  id: string;
  name: string;
}

function titled(entries: readonly { id: string; title: string }[]): Named[] {
  return entries.map(({ id, title }) => ({ id, name: title }));
}

function lost(where: string, before: readonly Named[] | null, after: readonly Named[] | null): GoneThing[] {
  const left = new Set((after ?? []).map(({ id }) => id));
  return (before ?? []).filter(({ id }) => !left.has(id)).map(({ id, name }) => ({ key: `${where}.${id}`, name }));
}

function lostNames(where: string, before: readonly string[], after: readonly string[]): GoneThing[] {
  return before
    .filter((name) => !includesName(after, name))
    .map((name) => ({ key: `${where}.${name.trim().toLowerCase()}`, name }));
}
