import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, documentsOf } from "../../testing/run-case.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [{ id: "a1", name: "Ally account", type: "savings", value: 9_400 }],
  debts: [{ id: "d1", name: "Amex", type: "credit-card", balance: 2_000, interestRate: 12 }],
  goals: [],
};
const answer = (...messages: string[]) => converse(documentsOf({ state: STATE }), messages);

describe("what is left over where pay or spending changes", () => {
  it.each([
    ["If my salary were 150 higher a month, what would I have left over?", "$1,150 a month"],
    ["If my wages were 90 less a month, what remains?", "$910 a month"],
    ["Suppose the insurance was 35 pricier a month, what stays each month?", "$965 a month"],
    ["If my groceries are 150 cheaper a month, what stays each month?", "$1,150 a month"],
    ["If the fall in my wages is 250 a month, what's left over?", "$750 a month"],
  ])("adds or takes off what is said to be more or less: %s", (said, left) => {
    const { reply, stored } = answer(said);
    expect(reply).toContain(`${left} left over`);
    expect(stored).toBe(0);
  });

  it.each([
    ["If my salary goes up to 5,500 a month, how much stays in a year?", "$18,000 a year"],
    ["If spending drops to 3,000 a month and the income becomes 66,000, what remains in a year?", "$30,000 a year"],
    ["Say my pay was 4,600 a month, what would remain?", "$600 a month"],
  ])("takes a new amount of all pay or spending for that: %s", (said, left) => {
    expect(answer(said).reply).toContain(`${left} left over`);
  });

  it.each([
    ["What do I have left over a month?", "what about if the phone is 15 less a month?", "$1,015 a month"],
    ["What do I have left over a month?", "and if my salary was 80 more a month?", "$1,080 a month"],
  ])("goes on from what is left over: %s %s", (first, said, left) => {
    expect(answer(first, said).reply).toContain(`${left} left over`);
  });
});

describe("a new amount of one bill or of a part of the pay", () => {
  it.each([
    [["If the water bill becomes 70 a month, what would be left over?"], "what the water bill is of it today"],
    [["Suppose my daycare goes up to 1,100 a month, what stays each month?"], "what the daycare is of it today"],
    [["What do I have left over a month?", "what if the internet is 65 a month?"], "what the internet is of it today"],
    [["If my pension goes to 900 a month, what is left over?"], "only what you earn in all, $60,000 a year"],
  ])("asks for the old one: %s", (said, words) => {
    const { reply, stored } = answer(...said);
    expect(reply).toContain(words);
    expect(reply).not.toMatch(/a month left over|short by/);
    expect(stored).toBe(0);
  });
});
