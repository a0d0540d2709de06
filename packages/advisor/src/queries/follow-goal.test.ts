import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { documentsOf } from "../../testing/run-case.ts";

const financial = { type: "financial", status: "In Progress" };
const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Ally account", type: "savings", value: 9_400 }],
    goals: [
      { id: "g1", title: "Canoe", ...financial, targetAmount: 2_500, currentAmount: 1_900 },
      { id: "g2", title: "New kitchen", ...financial, targetAmount: 14_000, currentAmount: 2_000 },
    ],
  },
});
const answer = (...messages: string[]) => converse(documents, messages);
const ASKED = "How long until the New kitchen is full at 400 a month?";

describe("what is put in a goal at once", () => {
  it.each([
    "with the 2,000 that my aunt gave",
    "we got 2,000 first",
    "and if my sister chips in 2,000 up front?",
    "what if they gave 2,000 to start?",
  ])("is no saving each month: %s", (said) => {
    const { reply, stored } = answer(ASKED, said);
    expect(reply).toContain("full in 25 months (2 years and 1 month), in December 2028, at $400 a month");
    expect(stored).toBe(0);
  });

  it("stays a saving each month where it is no lump", () => {
    expect(answer(ASKED, "and with 600?").reply).toContain("at $600 a month");
  });

  it.each([
    ["How long until the Canoe is full at 50 a month?", "and if mum chips in 1,000 up front?", "$400"],
    ["How long until the Canoe is full at 50 a month?", "with the 750 that my uncle gave", "$150"],
  ])("fills it, with so much over: %s %s", (first, said, over) => {
    const { reply } = answer(first, said);
    expect(reply).toContain(`Canoe is full with that at once: it lacks $600, so ${over} is over.`);
  });
});
