import { type Documents, figureChanges, type History } from "@seven-figures/domain";
import { describe, expect, it, test } from "vitest";
import { converse } from "../../testing/converse.ts";
import { documentsOf } from "../../testing/run-case.ts";
import { needsHistory } from "../needs-history.ts";

const TODAY = "2026-11-20";

function stateWith(ally: number, visa: number | null, trip = 1_000): Documents {
  const card = { id: "d1", name: "Visa", type: "credit-card" as const, interestRate: 24.9 };
  return documentsOf({
    state: {
      financialInfo: { annualIncome: 72_000, annualExpenses: 48_000 },
      assets: [
        { id: "a1", name: "Ally savings", type: "savings", value: ally },
        { id: "a2", name: "House", type: "real-estate", value: 300_000 },
      ],
      debts: [
        ...(visa === null ? [] : [{ ...card, balance: visa }]),
        { id: "d2", name: "Mortgage", type: "mortgage", balance: 210_000, interestRate: 4.5 },
      ],
      goals: [{ id: "g1", title: "Japan trip", type: "financial", targetAmount: 6_000, currentAmount: trip }] as never,
    },
  });
}

const states = [stateWith(5_000, null), stateWith(5_000, 5_000), stateWith(24_000, 5_000, 2_500)] as const;
const documents = stateWith(24_000, 3_200, 2_500);
const history: History = {
  since: "2026-01-05",
  changes: [
    { date: "2026-02-10", fields: figureChanges(states[0], states[1]) },
    { date: "2026-06-15", fields: figureChanges(states[1], states[2]) },
    { date: "2026-11-16", fields: figureChanges(states[2], documents) },
  ],
  earlier: [],
};

/** What is answered to messages of one conversation, the history handed over where it is asked for. */
function conversing(...messages: string[]): string {
  const historyFor = (message: string, conversation: unknown) => (needsHistory(message, conversation) ? history : null);
  const { reply, stored } = converse(documents, messages, { today: TODAY, historyFor });
  expect(stored).toBe(0);
  return reply;
}

test.each([
  ["what changed last week?", /Visa: \$5,000 to \$3,200 \(\$1,800 less\).*net worth went up by \$1,800/s],
  ["what changed on the Visa since March?", /Visa: \$5,000 to \$3,200/],
  ["anything new since yesterday?", /Nothing changed since Nov 19, 2026/],
  ["when did I pass 100k?", /June 15, 2026|Jun 15, 2026.*\$90,000.*\$109,000/],
  ["was I ever above 200k?", /on every day since it was below that/],
  ["how has the Visa moved since March?", /down by \$1,800 \(36\.0%\) since Feb 28, 2026, from \$5,000 to \$3,200/],
  ["how has the Visa moved since January?", /before Feb 10, 2026.*down by \$1,800/],
  ["how much did I save this year?", /before Jan 5, 2026.*up by/],
  ["how much did I put in the japan trip since may", /up by \$1,500/],
  ["what was my net worth in April?", /\$90,000 on Apr 30, 2026/],
  ["what was my net worth in 2019?", /nothing of that before Jan 5, 2026/],
  ["what's the highest my net worth has ever been?", /\$110,800, on Nov 16, 2026/],
  ["did my debts go down this month?", /down by \$1,800/],
  ["am I better off than in May?", /up by \$20,800/],
  ["show my net worth history", /up by/],
  ["what did I owe in July?", /everything you owe stood at \$215,000/i],
  ["what did I own in July?", /everything you own stood at \$324,000/i],
  ["how did last week go?", /Visa: \$5,000 to \$3,200/],
  ["when did I last change the Visa?", /Nov 16, 2026/],
])("%s is answered from the record", (message, expected) => {
  expect(conversing(message)).toMatch(expected);
});

describe("a follow-up", () => {
  it("asks the same of another day, another entry, or without one", () => {
    expect(conversing("what was my net worth in April?", "and in July?")).toMatch(/\$109,000 on Jul 31/);
    expect(conversing("how has my net worth changed since May?", "and the Visa?")).toMatch(/down by \$1,800/);
    expect(conversing("how has my net worth changed since May?", "and without the house?")).toMatch(
      /without House.*up by/,
    );
  });
});

describe("the history", () => {
  it("is needed for questions about the past and what goes on from them, and for nothing else", () => {
    expect(needsHistory("what is 5 % of Ally?", null)).toBe(false);
    expect(needsHistory("paid 500 off the Visa", null)).toBe(false);
    expect(needsHistory("how has it moved since March?", null)).toBe(true);
    const past = { memory: { figures: { queries: [{ kind: "past" }] } } };
    expect(needsHistory("and the Visa?", past)).toBe(true);
  });

  it("leaves what is asked of today and of later alone", () => {
    expect(conversing("how much have I saved for the Japan trip so far?")).toContain("$2,500");
    expect(conversing("when will I pass 200k?")).not.toMatch(/record/);
    expect(conversing("what will my net worth be next year?")).not.toMatch(/stood|went/);
    expect(conversing("what is my net worth?")).toContain("$110,800");
  });
});
