import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, documentsOf } from "../../testing/run-case.ts";

const financial = { type: "financial", status: "In Progress" };
const GOALS = [
  { id: "g1", title: "Japan trip", ...financial, targetAmount: 6_000, currentAmount: 1_200, targetDate: "2027-10-01" },
  { id: "g2", title: "New roof", ...financial, targetAmount: 12_500, currentAmount: 500, targetDate: "2028-11-20" },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Frost business", type: "savings", value: 9_400 },
    { id: "a2", name: "Frost personal", type: "savings", value: 3_100 },
    { id: "a3", name: "Bass boat", type: "other", value: 14_000 },
  ],
  debts: [
    { id: "d1", name: "Visa", type: "credit-card", balance: 4_000, interestRate: 24 },
    { id: "d2", name: "Amex", type: "credit-card", balance: 2_000, interestRate: 12 },
  ],
  goals: GOALS,
};

const documents = documentsOf({ state: STATE });
const conversing = (...messages: string[]) => converse(documents, messages);

const PAYOFF = "Visa at 200 a month, how long until it's gone?";
const LEADS = ["", "ok ", "and ", "ooh. and ", "what about ", "hm, how about ", "no, ", "then "];

describe("an amount after a payoff", () => {
  it.each(LEADS.flatMap((lead) => ["350", "350 a month?", "$350"].map((said) => `${lead}${said}`)))(
    "is another payment, never a balance: %s",
    (said) => {
      const { reply, stored } = conversing(PAYOFF, said);
      expect(reply).toContain("Visa is gone in 14 months at $350");
      expect(stored).toBe(0);
    },
  );

  it("is told where it is told", () => {
    expect(conversing(PAYOFF, "I paid 350 off the Visa").documents.financials.debts?.[0]?.balance).toBe(3_650);
    expect(conversing(PAYOFF, "Visa is at 3,500 now").documents.financials.debts?.[0]?.balance).toBe(3_500);
  });
});

describe("a plain fact after an answer", () => {
  const stands = (...messages: string[]) => conversing(...messages).documents;
  it.each([
    PAYOFF,
    "What payment clears the Visa in 18 months?",
    "How long until the roof is full at 250 a month?",
    "What if I put 300 from Frost personal on the Visa, what would I owe on it?",
  ])("is written after: %s", (asked) => {
    expect(stands(asked, "the Amex is 1,850").financials.debts?.[1]?.balance).toBe(1_850);
    expect(stands(asked, "my Frost personal is 3,350.").financials.assets?.[1]?.value).toBe(3_350);
    expect(stands(asked, "and the Bass boat is worth 13,200").financials.assets?.[2]?.value).toBe(13_200);
  });

  it("is written of the very debt whose payoff was asked", () => {
    expect(stands(PAYOFF, "Visa is 3,900").financials.debts?.[0]?.balance).toBe(3_900);
    expect(stands(PAYOFF, "Visa is 3,900?").financials.debts?.[0]?.balance).toBe(4_000);
  });

  it("puts no account in the place of the debt whose payoff was asked", () => {
    for (const said of ["and Frost personal?", "Frost personal 3,350"])
      expect(conversing(PAYOFF, said).reply).not.toMatch(/gone in|none of that/);
  });
});

describe("a day after what a goal takes", () => {
  const TAKES = "How much a month for the Japan trip to be on time?";
  it.each([
    ["and for the roof by november 2030?", 12_000],
    ["what about the roof in four years", 12_000],
    ["what if we go in november 2030 instead?", 4_800],
    ["what about by 2030-11-20", 4_800],
    ["ok, in four years?", 4_800],
  ])("asks, and sets no date: %s", (said, missing) => {
    const { reply, stored } = conversing(TAKES, said);
    expect(reply).toContain(`for 48 months (4 years) does it: $${missing.toLocaleString("en-US")}`);
    expect(stored).toBe(0);
  });

  it("moves by the goal's own date where it is later or sooner", () => {
    expect(conversing("How's the Japan trip doing?", "and if we went a year later?").reply).toMatch(/for 23 months/);
  });
});

describe("what was answered before", () => {
  it.each([
    [
      ["How much a month for the Japan trip to be on time?", "and for the roof?", "both together?"],
      /after \$936.37, .*left over each/,
    ],
    [["How much a month for the Japan trip to be on time?", "is that feasible?"], /^Yes: after \$436/],
    [["How much a month for the Japan trip to be on time?", "and per week?"], /\$100.70 a week/],
    [
      [PAYOFF, "and at 400?", "what do I save on interest then?"],
      /The difference is \$651\.39: \$1,160 and \$508\.12\./,
    ],
    [[PAYOFF, "and what would that cost me in interest?"], /of interest in all/],
    [[PAYOFF, "I paid 500 off the Visa", "how long now?"], /22 months at \$200/],
    [["What is the interest on the Amex a month?", "how long at 400 a month"], /Amex is gone in 6 months/],
    [["I paid 500 off the Visa from Frost business", "What remains on it?"], /Visa is at \$3,500/],
    [["How is the Japan trip doing?", "and weekly?"], /\$100.70 a week/],
    [["How much is in Frost business?", "and in the other one?"], /Frost personal is at \$3,100/],
    [["I put 600 into Frost business", "how much is in there now?"], /Frost business is at \$10,000/],
    [["How much is in both Frost accounts?", "how many percent is that of all I have?"], /47.2%/],
  ])("is gone on from: %j", (messages, expected) => {
    expect(conversing(...messages).reply).toMatch(expected);
  });

  it.each(["no wait, 650", "oops, 650", "actually 650"])("is left to what was written before it: %s", (said) => {
    const { documents } = conversing(PAYOFF, "I paid 600 off the Visa", "how long now?", said);
    expect(documents.financials.debts?.[0]?.balance).toBe(3_350);
  });

  it("stays asked for through thanks", () => {
    expect(conversing(PAYOFF, "thanks", "and at 350?").reply).toContain("14 months at $350");
  });
});
