import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../../testing/run-case.ts";
import { talk } from "../../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 36_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor savings", type: "savings", value: 12_000 },
      { id: "a2", name: "Fidelity 401k", type: "retirement", value: 40_000 },
    ],
    debts: [
      { id: "d1", name: "Summit Visa", type: "credit-card", balance: 4_000, interestRate: 23.4 },
      { id: "d2", name: "Sallie Mae", type: "student-loan", balance: 6_400, interestRate: 11.2 },
      { id: "d3", name: "Harbor line of credit", type: "personal-loan", balance: 10_000, interestRate: 9.2 },
    ],
    goals: [],
  },
});

function said(message: string) {
  const turn = talk(DOCUMENTS, [message])[0];
  return { reply: turn?.reply ?? "", wrote: turn?.wrote };
}

describe("advice with figures said beside it", () => {
  test.each([
    [
      "thinking of pausing the 401k, I do 6 percent and they match 4, the visa is 23 percent, whos right",
      /keep the match.*\$100 a month/s,
    ],
    ["does it make sense to cut my contribution below the company match till the visa is gone", /keep the match/],
    [
      "they match 4 and i already get it all. extra 4 percent in the 401k or the visa first?",
      /The debt first.*Summit Visa at 23.4%/s,
    ],
    ["my grandson wants to borrow 3,000 for a car. Should I do it? I am 71", /leaves \*\*\$9,000\*\*.*3 months/s],
    ["bestie wants me to spot her 20000 lol is that dumb", /more than the \$12,000/],
    ["they want me to lease to own a truck, nine hundred a week, what do you think", /\$46,800 a year/],
    ["I tutor on the side for 200 a month. How much should I put away for taxes?", /\$50 to \$60 a month/],
    ["can i right off per diem, eighty bucks a day, owner operator", /sleep away from home/],
    ["Ben makes 71k. Should we count his income in here or keep this just me?", /\$131,000 a year/],
    ["might be eligible for teacher loan forgiveness. should I stop paying extra?", /only what is due/],
    ["what happens if i cant pay the sallie mae after school", /private loan/],
    ["got 3,000 euros from a job. wiser to change them to dollars or keep them?", /when you need it/],
    [
      "LOC is at 9.2%. smarter to pay myself a dividend from the corp to kill it or leave it",
      /Clear the debt first.*line of credit/s,
    ],
    ["is it risky to have everything at one broker", /no worry by itself/],
    ["is it daft to put more in the 401k when ive still got the visa", /Summit Visa first/],
  ])("%j", (message, verdict) => {
    const { reply, wrote } = said(message);
    expect(reply).toMatch(verdict);
    expect(wrote).toBe(false);
  });

  test.each(["lent my sister 300 from harbor savings", "paid 500 off the visa, it matched what I owed in May"])(
    "%j is told, and no advice",
    (message) => expect(said(message).wrote).toBe(true),
  );

  test("what is told beside it is written, and the advice is given", () => {
    const { reply, wrote } = said("paid 500 off the visa. should I stop the match to pay the rest or not");
    expect(reply).toContain("keep the match");
    expect(wrote).toBe(true);
  });
});
