import { isMoneyGoal } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { makePlan } from "../../plan/make-plan.ts";
import { answerQuestion } from "../answer-question.ts";
import { ADA, BEN, TODAY } from "../examples/people.ts";
import { NOTHING_TOLD } from "../types.ts";
import { worthAsked } from "./worth-asked.ts";

it.each([
  ["When do I reach the million?", 1_000_000],
  ["When am I a millionaire?", 1_000_000],
  ["so when will i be a millionaire??", 1_000_000],
  ["At what age am I a millionaire", 1_000_000],
  ["How long until I have my first million?", 1_000_000],
  ["what year will my net worth hit 1.5 million", 1_500_000],
  ["when will i reach 100k", 100_000],
  ["Will I ever be a millionaire?", 1_000_000],
  ["When do I get to $250,000 net worth at this pace?", 250_000],
  ["when will I reach half a million?", 500_000],
  ["How soon do we hit $1,000,000?", 1_000_000],
])("'%s' asks for the date of a net worth", (text, amount) => {
  expect(worthAsked(text)).toBe(amount);
});

it.each([
  "When is my 100k goal due?",
  "When will I have saved 20k?",
  "when will I have 20k in savings",
  "How much is a million in 2046?",
  "When do I earn 100k?",
  "When will my mortgage be down to 100k?",
  "When will I reach 30?",
  "How far am I from the million?",
])("'%s' asks for something else", (text) => {
  expect(worthAsked(text)).toBeNull();
});

it("gives a net worth its own date, whatever goals carry its name", () => {
  for (const [documents, million] of [
    [ADA, "September 2041"],
    [BEN, "August 2045"],
  ] as const) {
    const plan = makePlan({ documents, today: TODAY, newId: String });
    const stage = {
      ...plan,
      id: "g9",
      title: "Reach a net worth of $500,000",
    };
    expect(plan.ready).toBe(true);
    if (!plan.ready) continue;
    const goal = plan.suggestedGoals.find(isMoneyGoal);
    if (!goal) throw new Error("no goal");
    const goals = [...plan.suggestedGoals, { ...goal, id: stage.id, title: stage.title, targetAmount: 500_000 }];
    const added = { ...documents, goals: { ...documents.goals, intermediateGoals: goals } };
    const ask = (text: string) =>
      answerQuestion({ text, amounts: [] }, { documents: added, today: TODAY, memory: NOTHING_TOLD })?.message ?? "";
    for (const text of ["When do I reach the million?", "When am I a millionaire?"]) {
      expect(ask(text)).toContain(million);
    }
    expect(ask("when will i reach 100k")).toContain("reaches $100,000 **in");
    expect(ask("When do I reach $500,000?")).toContain("reaches $500,000 **in");
  }
});
