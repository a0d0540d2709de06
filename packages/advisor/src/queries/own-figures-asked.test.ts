import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const goal = (id: string, title: string, currentAmount: number, targetAmount: number, targetDate?: string) => ({
  id,
  title,
  type: "financial",
  currentAmount,
  targetAmount,
  status: "In Progress",
  ...(targetDate ? { targetDate } : {}),
});

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Marcus saver", type: "savings", value: 9_000 },
      { id: "a2", name: "Barclays current", type: "savings", value: 1_500 },
      { id: "a3", name: "Canal boat", type: "other", value: 21_000 },
      { id: "a4", name: "Terrace", type: "real-estate", value: 200_000 },
      { id: "a5", name: "Vanguard ISA", type: "stocks", value: 16_000 },
      { id: "a6", name: "Aviva pension", type: "retirement", value: 40_000 },
      { id: "a7", name: "Cello", type: "other", value: 4_000 },
    ],
    debts: [
      { id: "d1", name: "Terrace mortgage", type: "mortgage", balance: 120_000, interestRate: 5 },
      { id: "d2", name: "Boat finance", type: "personal-loan", balance: 12_000, interestRate: 8 },
      { id: "d3", name: "Amex", type: "credit-card", balance: 2_400, interestRate: 24 },
      { id: "d4", name: "Aunt Bea", type: "other", balance: 1_000, interestRate: 0 },
    ],
    goals: [goal("g1", "Loft conversion", 6_000, 24_000, "2028-11-20"), goal("g2", "Faroe trip", 500, 2_000)],
  },
});

/** What is said to the last of some messages, none of which may write anything. */
function told(messages: string): string {
  const turns = talk(SOMEONE, messages.split(" || "));
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return (turns.at(-1)?.reply ?? "").replaceAll("*", "");
}

const rows = (cases: readonly [messages: string, ...figures: RegExp[]][]) =>
  it.each(cases.map(([messages, ...figures]) => ({ messages, figures })))("$messages", ({ messages, figures }) => {
    const reply = told(messages);
    for (const figure of figures) expect(reply).toMatch(figure);
  });

describe("the payment that clears a debt in so many months", () => {
  rows([
    ["amex over 12 months, equal payments, whats each one", /\$226\.95 a month clears it in 12 months/],
    ["what payment gets the boat finance to zero in exactly 24 months?", /\$542\.73 a month/],
    ["Amex in 10 equal instalments, how much is one, forget the interest", /\$240/],
    ["EMI of 400 on the boat finance, tenure left in months?", /34 months/],
  ]);
});

describe("how often something is put aside until a goal or a debt is done", () => {
  rows([
    ["Faroe trip at 60 a week, how many weeks?", /25 weeks at \$60/],
    ["if I bank 250 a fortnight for the loft, how many fortnights till it is full", /72 fortnights at \$250/],
    ["Aunt Bea 40 a week how many weeks", /25 weeks at \$40/],
  ]);
});

describe("whether what is owned is enough", () => {
  rows([
    ["Would the saver be enough to wipe out the Amex and Aunt Bea, and what stays in it?", /^Yes/, /\$5,600/],
    ["would the saver cover the boat finance || and if I threw in the current account too?", /^No/, /\$1,500/],
    ["Could the Marcus alone erase everything I owe? Tell me the gap", /^No/, /\$126,400/],
    ["if i flogged the cello could i pay off amex and still have something over? how much", /^Yes/, /\$1,600/],
    ["is half of the ISA enough for the boat finance?", /^No/, /\$4,000/],
    ["do the Marcus and the ISA cover six months of spending?", /^Yes/, /\$1,000/],
    ["If I sold the canal boat, does that square its finance?", /\$9,000/],
    ["if I let the canal boat go at what it is down as, would that kill its loan?", /^Yes/, /\$9,000/],
    ["Does the Cello finish the Faroe trip, and what is over?", /^Yes/, /\$2,500/],
  ]);

  it("is no question where it is told to be done", () => {
    const [turn] = talk(SOMEONE, ["Could you pay off the Amex with the Marcus saver"]);
    expect(turn?.reply).not.toMatch(/would be left/);
  });
});

describe("the share that something is of pay, spending, or what it is borrowed on", () => {
  rows([
    ["the Amex and Aunt Bea put together come to what % of one year's salary?", /5\.7%/],
    ["mortgage interest is what percentage of what we spend a year?", /12\.5%/],
    ["what slice of a month's pay is the Amex", /48\.0%/],
    ["Vanguard ISA as a percentage of my net worth?", /\$156,100/],
    ["Which percentage of the terrace is still burdened by the mortgage?", /60\.0%/],
    ["got an idea of my loan to value? mortgage against the terrace, in percent", /60\.0%/],
    ["how much of that boat do I really own, percentage wise", /42\.9%/],
    ["of each 100 pounds I earn how many stick with me", /20\.0%/],
    ["how many of my monthly salaries sit in the Aviva pension?", /8 times/],
    ["taking the Marcus and the ISA as one pot, the Marcus is what percent of it?", /36\.0%/],
    ["leave the terrace out, everything else I owe is what percent of my income?", /25\.7%/],
  ]);
});

describe("several things as one sum", () => {
  rows([
    ["loft and faroe trip, adding both, how much is still lacking?", /\$19,500/],
    ["canal boat and terrace together, minus the mortgage and the boat finance, what remains?", /\$89,000/],
    ["Were the canal boat and the terrace sold and their loans paid off, how much lands in my pocket?", /\$89,000/],
    ["what I owe bar the house", /\$15,400/],
    ["yearly interest on the boat finance together with the Amex, how high is it", /\$1,536/],
    ["interest on all 4 of my debts for 12 mo", /\$7,536/],
    ["put the rates I am charged in ascending order", /Aunt Bea: 0%[\s\S]*Terrace mortgage: 5%[\s\S]*Amex: 24%/],
  ]);
});

describe("the same question at another rate", () => {
  rows([
    ["boat finance interest in a year || and if they'd drop it to 5.5", /\$660/, /\$300/],
    ["amex 200 a month, how long || what if they gave me 12.99 instead, same payment", /13 months/],
    ["interest on the amex a year || if it went down to 9.9%", /\$237\.60/],
  ]);
});
