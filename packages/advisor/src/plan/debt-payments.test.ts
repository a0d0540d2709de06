import { type Documents, targetOutlook } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { ADA, BEN, DAN, TODAY } from "../answers/examples/people.ts";
import { personFacts } from "../answers/person/person-facts.ts";

function talk(documents: Documents, ...messages: string[]) {
  const { outputs, documents: stored } = converse(documents, messages, { today: TODAY });
  return { outputs, last: outputs.at(-1)?.reply, stored };
}

const ASKS = /your expenses include what you pay on debts, about \$1,789 a month\. Is that in them, or on top\?/;

it("asks once whether expenses hold the debts' payments, and says what it supposes until told", () => {
  const { outputs } = talk(BEN, "Make me a plan", "Make me a plan");
  const [first, second] = outputs.map(({ reply }) => reply);
  expect(first?.message).toMatch(ASKS);
  expect(first?.message).toContain("Supposed: your expenses hold the debts' payments, about $1,789 a month.");
  expect(first).toMatchObject({ needsClarification: false, isGoalSuggestion: true });
  expect(first?.quickReplies).toEqual(["Add them all", "In my expenses", "On top of them"]);
  expect(second?.message).not.toMatch(ASKS);
  expect(second?.message).toContain("Supposed: your expenses hold");
  expect(talk(DAN, "Make me a plan").last?.message).not.toContain("or on top?");
});

it.each([
  ["In my expenses", "in-expenses"],
  ["yes they are included", "in-expenses"],
  ["On top of them", "apart"],
  ["no", "apart"],
  ["no, they are not included", "apart"],
  ["they're on top of that", "apart"],
] as const)("stores what '%s' says", (answer, debtPayments) => {
  const { stored } = talk(BEN, "Make me a plan", answer);
  expect(stored.financials).toEqual({ ...BEN.financials, debtPayments });
  expect(stored.goals).toEqual(BEN.goals);
});

it("counts them so from then on, asks no more, and can be taken back", () => {
  const { last, stored } = talk(BEN, "Make me a plan", "On top of them", "Make me a plan");
  expect(last?.message).toContain(
    "As you told me, the debts' payments, about $1,789 a month, stand beside your expenses.",
  );
  expect(last?.message).toContain("**Close the gap**: you spend $872 a month more than you earn.");
  const date = (documents: Documents) =>
    targetOutlook(documents.financials, documents.profile.financialGoal, TODAY, documents.goals.intermediateGoals)
      .arrival;
  expect(date(stored)).not.toEqual(date(BEN));
  expect(talk(BEN, "Make me a plan", "On top of them", "undo that").outputs.at(-1)?.undo).toBe(true);
});

it("leaves the question aside when the goals are taken", () => {
  const { stored } = talk(BEN, "Make me a plan", "Add them all");
  expect(stored.financials).toEqual(BEN.financials);
  expect(stored.goals.intermediateGoals.length).toBeGreaterThan(BEN.goals.intermediateGoals.length);
});

it("asks each month only for what debts beside the expenses leave", () => {
  const apart: Documents = { ...ADA, financials: { ...ADA.financials, debtPayments: "apart" } };
  const spare = (documents: Documents) => personFacts(documents, TODAY).monthlySpare;
  expect(spare(ADA)).toBe(2_883.33);
  expect(spare(apart)).toBe(2_784.93);
});
