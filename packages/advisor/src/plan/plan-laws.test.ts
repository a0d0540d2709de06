import {
  addDays,
  addMonths,
  check,
  type Documents,
  formatFullMonth,
  type Goal,
  goalSchema,
  targetOutlook,
  targetVerdict,
  unfold,
} from "@seven-figures/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../../domain/testing/people.ts";
import { answerQuestion } from "../answers/answer-question.ts";
import { NOTHING_TOLD } from "../answers/types.ts";
import { dollars } from "../answers/words/figures.ts";
import { named } from "../answers/words/sentences.ts";
import { makePlan } from "./make-plan.ts";

const plan = (documents: Documents) => makePlan({ documents, today: TODAY, newId: String });

function outlookOf({ financials, profile, goals }: Documents) {
  return targetOutlook(financials, profile.financialGoal, TODAY, goals.intermediateGoals);
}

type Law = (documents: Documents, message: string, goals: Goal[]) => void;

const rows = (message: string, name: string) =>
  message.split("\n").filter((line) => line.startsWith(`| ${named(name)} |`));

/** Names every debt with the month in which the schedule has it gone, and every goal of the person's own. */
const namesEverything: Law = (documents, message) => {
  const schedule = outlookOf(documents).path?.schedule;
  for (const debt of documents.financials.debts ?? []) {
    const cleared = schedule?.debts.find(({ id }) => id === debt.id)?.cleared ?? null;
    const gone = cleared === null ? "open" : formatFullMonth(addMonths(TODAY, cleared));
    const rate = debt.interestRate === null ? "unknown" : `${Number(debt.interestRate.toFixed(2))}%`;
    expect(message).toContain(`| ${named(debt.name)} | ${dollars(debt.balance)} | ${rate} | ${gone} |`);
  }
  for (const { title } of documents.goals.intermediateGoals) expect(rows(message, title).length).toBeGreaterThan(0);
};

/** Says of its goals what they say, and of its first step too. */
const saysItsGoals: Law = (_, message, goals) => {
  for (const { title, targetDate } of goals) {
    if (targetDate) expect(message).toContain(`- ${named(title)}, by ${formatFullMonth(targetDate)}`);
  }
  const step = goals[0]?.submilestones[0];
  if (step && !step.completed) expect(unfold(message).brief).toContain(`**This week:** ${named(step.title)}`);
};

/** Gives debts and stages among its goals the dates of the schedule. */
const datesBySchedule: Law = (documents, _, goals) => {
  const outlook = outlookOf(documents);
  const schedule = outlook.path?.schedule;
  if (!schedule) return;
  for (const goal of goals) {
    const debt = schedule.debts.find(({ id }) => goal.id === `plan-pay-off-${id}`);
    if (debt && debt.cleared !== null) expect(goal.targetDate).toBe(addMonths(TODAY, debt.cleared));
    const stage = outlook.milestones.find(({ percent }) => goal.id === `plan-stage-${percent}`);
    if (stage) expect(goal.targetDate).toBe(stage.date);
  }
};

/** Asks for no more in this week's step than the first month has for it. */
const asksForWhatIsThere: Law = (documents, _, goals) => {
  const schedule = outlookOf(documents).path?.schedule;
  const [first] = goals;
  const step = first?.submilestones[0];
  if (!schedule || !first || !step?.targetAmount || !step.id.endsWith("-start")) return;
  const available = schedule.months[0]?.available ?? 0;
  const put = step.targetAmount - (first.currentAmount ?? 0);
  // A week's amount is a dollar at least, so that there is something to begin with.
  expect(put).toBeLessThanOrEqual(Math.max(available / 100, 1) + 1);
};

/** Proposes valid goals that can be added, with a first step due within the week. */
const proposesValidGoals: Law = (documents, _, goals) => {
  const own = new Set(documents.goals.intermediateGoals.map(({ id }) => id));
  for (const goal of goals) {
    expect(check(goalSchema, goal)).toEqual({ value: goal });
    if (own.has(goal.id)) continue;
    expect(goal.targetDate && goal.targetDate > TODAY).toBe(true);
  }
  const first = goals[0]?.submilestones[0]?.targetDate;
  expect(first && first > TODAY && first <= addDays(TODAY, 7)).toBe(true);
};

/** Has one date with the dashboard's headline and the chat. */
const agreesWithDashboardAndChat: Law = (documents, message) => {
  const verdict = targetVerdict(outlookOf(documents));
  if (!("date" in verdict)) return;
  const month = formatFullMonth(verdict.date);
  expect(unfold(message).brief).toContain(`in **${month}**`);
  expect(message).toContain(`| 100% | ${dollars(documents.profile.financialGoal.targetAmount)} | ${month} |`);
  const question = { text: "When will I reach my target?", amounts: [] };
  const answer = answerQuestion(question, { documents, today: TODAY, memory: NOTHING_TOLD });
  expect(answer?.message).toContain(month);
};

/** Opens with the verdict and says what matters within 200 words. */
const opensBriefly: Law = (_, message) => {
  const { brief } = unfold(message);
  expect(brief).toMatch(/^\*\*(On time|\d+ years? late|Out of reach at today's pace|You are there|No date yet)\.\*\*/);
  expect(brief.split(/\s+/).length).toBeLessThanOrEqual(200);
};

const LAWS = {
  namesEverything,
  saysItsGoals,
  datesBySchedule,
  asksForWhatIsThere,
  proposesValidGoals,
  agreesWithDashboardAndChat,
  opensBriefly,
};

it("keeps its laws for generated people, and has a sentence without a broken figure for each of them", () => {
  let plans = 0;
  fc.assert(
    fc.property(somebody, (documents) => {
      const result = plan(documents);
      expect(result.message).not.toMatch(/NaN|Infinity|undefined|null|Invalid/);
      expect(result.message.trim()).not.toBe("");
      if (!result.ready) return;
      plans++;
      for (const law of Object.values(LAWS)) law(documents, result.message, result.suggestedGoals);
    }),
    { numRuns: LAW_RUNS },
  );
  expect(plans).toBeGreaterThan(LAW_RUNS / 2);
});
