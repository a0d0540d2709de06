import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const BEFORE = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 40_000, currentSavings: null },
    assets: [{ id: "a1", name: "Harbor checking", type: "savings", value: 5_000 }],
    debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 24 }],
  },
});

const after = (message: string) => {
  const { documents, reply } = talk(BEFORE, [message]).at(-1) ?? { documents: BEFORE, reply: "" };
  const { financials, goals } = documents;
  const titles = goals.intermediateGoals.map(({ title }) => title);
  return { data: [financials.assets, financials.debts, financials.financialInfo, titles], reply };
};

const CHATTER = [
  "My husband says hi.",
  "It is pouring outside and the dog is going nuts.",
  "On my lunch break so quick one.",
  "The kids are finally in their rooms.",
];

describe.each(CHATTER)("chatter (%s)", (chatter) => {
  it.each(["Paid 60 on the Sears card", "My resolution is to drink less", "Harbor checking is down to 4,200"])(
    "before or after what is told changes nothing of it: %s",
    (message) => {
      expect(after(`${chatter} ${message}`).data).toEqual(after(message).data);
      expect(after(`${message}. ${chatter}`).data).toEqual(after(message).data);
    },
  );

  it("before a question leaves its answer as it is", () => {
    expect(after(`${chatter} What do I owe on the Sears card?`).reply).toBe(
      after("What do I owe on the Sears card?").reply,
    );
  });
});

describe("what the rest hangs on", () => {
  it.each([
    ["My brother is visiting. He owes me 300.", "Harbor checking"],
    ["The dog is sick. Paid 60 on the Sears card.", "1,340"],
  ])("stays: %s", (message, said) => {
    expect(JSON.stringify(after(message)).replaceAll("1340", "1,340")).toContain(said);
  });

  it("is met as a feeling, and the question beside it answered", () => {
    const { reply } = after("Ugh, long day at work. What do I owe on the Sears card?");
    expect(reply).toContain("$1,400");
    expect(reply).not.toContain("a working day");
  });
});

it("meets danger that one sentence tells beside a payment, and writes nothing of it", () => {
  const { data, reply } = after("My boyfriend hits me. Paid 60 on the Sears card.");
  expect(data).toEqual(after("What do I owe on the Sears card?").data);
  expect(reply).toMatch(/hurt or threaten you/);
});
