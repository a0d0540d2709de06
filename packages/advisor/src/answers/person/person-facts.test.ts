import { newDocuments, newProfile } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { personFacts } from "./person-facts.ts";

const TODAY = "2026-11-20";
const NOW = "2026-11-20T09:00:00.000Z";

it("runs the schedule of a person's money once, for whoever asks first, and for nobody else", () => {
  const documents = newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, NOW), NOW);
  let asked = 0;
  const financials = {
    ...documents.financials,
    financialInfo: { annualIncome: 60_000, annualExpenses: 40_000, currentSavings: null },
  };
  const goals = {
    ...documents.goals,
    get intermediateGoals() {
      asked += 1;
      return [];
    },
  };
  const facts = personFacts({ ...documents, financials, goals }, TODAY);
  const before = asked;
  expect(facts.yearlySurplus).toBe(20_000);
  expect(asked).toBe(before);
  expect(facts.timeToTarget?.kind).toBe("in");
  expect(facts.outlook).toBe(facts.outlook);
  expect(asked).toBe(before + 1);
});
