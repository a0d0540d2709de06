import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../../testing/run-case.ts";
import { talk } from "../../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 90_000, annualExpenses: 66_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 18_000 },
      { id: "a2", name: "Schwab brokerage", type: "stocks", value: 144_000 },
    ],
    debts: [],
    goals: [],
  },
});

describe("another income that is supposed", () => {
  test.each([
    [
      "I'm thinking of going down to four days a week, so I'd lose a fifth of my pay. Could I manage?",
      /\*\*Yes\*\*.*\*\*\$500 a month\*\* would be left/,
    ],
    [
      "What would my take-home budget look like on $75,000 a year with the same spending?",
      /\*\*\$750 a month\*\* would be left/,
    ],
    ["suppose my salary was cut by 15%, could I still get by?", /\*\*\$875 a month\*\*/],
    ["say I only earned 6,000 a month, how much could we still save?", /\*\*\$500 a month\*\*/],
    ["What would remain on 70,000 a year if I spend as now", /\*\*\$333.33 a month\*\* would be left over/],
    ["On $5,000 a month, what would be left with unchanged spending?", /\*\*\$500 a month\*\* would be missing/],
    ["what would be left over if I dropped to three days a week", /\*\*\$1,000 a month\*\* would be missing/],
  ])("%j", (message, answer) => {
    const [turn] = talk(DOCUMENTS, [message]);
    expect(turn?.reply).toMatch(answer);
    expect(turn?.wrote).toBe(false);
  });

  test("holds for what is asked next", () => {
    const turns = talk(DOCUMENTS, [
      "suppose my salary was cut by 15%, could I still get by?",
      "And how much less would I be saving than now?",
      "Would I still reach the million by 2045 on that?",
    ]);
    expect(turns[1]?.reply).toContain("**$1,125 a month less**");
    expect(turns[2]?.reply).toMatch(/with the \$875 a month that would be left over you reach \$1,000,000/);
  });
});
