import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amountsWithGoals } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

const open = { status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 26_400, annualExpenses: 24_100, currentSavings: null },
    assets: [
      { id: "isa", name: "Nationwide ISA", type: "stocks", value: 21_400 },
      { id: "account", name: "Nationwide current account", type: "savings", value: 2_150 },
      { id: "deposit", name: "Westpac term deposit", type: "savings", value: 45_000 },
      { id: "wallet", name: "Kuda wallet", type: "savings", value: 1_850 },
    ],
    debts: [
      { id: "card", name: "Westpac Mastercard", type: "credit-card", balance: 1_120, interestRate: 20.9 },
      { id: "carbon", name: "Carbon loan", type: "personal-loan", balance: 900, interestRate: 36 },
    ],
    goals: [
      { id: "kitchen", title: "New kitchen", type: "financial", targetAmount: 9_000, currentAmount: 3_500, ...open },
    ],
  },
});

function after(...messages: string[]): Record<string, number | undefined> {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  return {
    ...amountsWithGoals(documents),
    income: documents.financials.financialInfo?.annualIncome ?? undefined,
  };
}
const BEFORE = after("hello");

describe("money that went from one stored thing to another", () => {
  test.each([
    ["topped up the isa by 400 this week, came out the current account", { isa: 21_800, account: 1_750 }],
    ["I put 250 more into the ISA, the money came from my current account", { isa: 21_650, account: 1_900 }],
    ["then I pay Carbon 200 from the Kuda wallet", { carbon: 700, wallet: 1_650 }],
    ["shifted 300 out of the term deposit and into the kitchen goal", { deposit: 44_700, kitchen: 3_800 }],
  ])("%j changes both", (message, changed) => {
    expect(after(message)).toEqual({ ...BEFORE, ...changed });
  });

  test("is all that was owed where the whole of it was paid", () => {
    const { card: _, ...rest } = BEFORE;
    expect(after("Paid the whole Mastercard off out of the term deposit this arvo.")).toEqual({
      ...rest,
      deposit: 43_880,
    });
  });

  test.each([
    "should I pay the Carbon loan 200 from the Kuda wallet?",
    "next week I'm moving 400 from the current account to the ISA",
    "my brother paid Carbon 200 from his wallet",
  ])("%j moves nothing", (message) => expect(after(message)).toEqual(BEFORE));
});

test.each(["wait no its not every 2 weeks its twice a month sorry", "sorry, twice a month not biweekly"])(
  "%j changes how often pay comes",
  (message) => expect(after("i make 1200 every 2 weeks", message).income).toBe(28_800),
);

test.each(["Oh wait, it was not from the current account, I paid it from my FD. Sorry!"])(
  "%j offers to remove nothing",
  (message) => {
    const said = talk(DOCUMENTS, ["I paid 200 to the Carbon loan from the current account", message]).at(-1);
    expect(said?.quickReplies.join()).not.toContain("Remove");
  },
);
