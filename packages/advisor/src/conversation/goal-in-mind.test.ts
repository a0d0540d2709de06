import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const open = { status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Kayak", type: "other", value: 900 }],
    debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 }],
    goals: [
      { id: "italian", title: "Learn Italian", type: "skill", progress: 30, ...open },
      {
        id: "norway",
        title: "Norway trip",
        type: "financial",
        targetAmount: 4_000,
        currentAmount: 600,
        targetDate: "2027-09-01",
        ...open,
      },
      { id: "podcast", title: "Podcast", type: "project", progress: 50, ...open },
    ],
  },
});

function goalsAfter(...messages: string[]) {
  const { goals } = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const [italian, norway, podcast] = goals.intermediateGoals;
  return {
    italian: italian?.progress,
    podcast: podcast?.progress,
    saved: norway?.currentAmount,
    target: norway?.targetAmount,
    due: norway?.targetDate,
  };
}
const BEFORE = { italian: 30, podcast: 50, saved: 600, target: 4_000, due: "2027-09-01" };

describe("what is told of the goal that is in mind", () => {
  it.each([
    [["italian is at 40", "hmm no my teacher laughed, 35"], { italian: 35 }],
    [["italian at 40%", "let's be real its 33"], { italian: 33 }],
    [["Italian's about 45% I reckon", "Wife says 50. Put 50."], { italian: 50 }],
    [["italian 45 percent", "podcast 55"], { italian: 45, podcast: 55 }],
    [["podcast 65%", "70. two more done since"], { podcast: 70 }],
    [["put 100 in norway", "make the target 5k instead"], { saved: 700, target: 5_000 }],
    [["put 100 in norway", "my aunt gave me 50 for it too"], { saved: 750 }],
    [["dad chipped in 200 towards the norway trip"], { saved: 800 }],
    [["put 100 toward norway", "it's gonna be may 2028 now"], { saved: 700, due: "2028-05-31" }],
    [["norway moved to october 2027", "sorry 2028 not 2027"], { due: "2028-10-31" }],
  ])("%j", (messages, changed) => {
    expect(goalsAfter(...messages)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    "my brother turned 30 today",
    "rent went up 5%",
    "got a 10% raise",
    "i make 75 an hour now",
    "what would 80 take",
    "if i do one more it's 70%",
    "80 bucks on gas today",
  ])("leaves how far it is as it was after %s", (message) => {
    expect(goalsAfter("podcast 65%", message).podcast).toBe(65);
  });

  it("adds nothing to a goal that somebody else was given money for", () => {
    expect(goalsAfter("put 100 in norway", "i gave my sister 50 for the dress").saved).toBe(700);
  });
});
