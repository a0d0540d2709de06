import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 90_000, annualExpenses: 66_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Lakeview cottage", type: "real-estate", value: 310_000 },
      { id: "a2", name: "Maple Avenue condo", type: "real-estate", value: 205_000 },
      { id: "a3", name: "Subaru Outback", type: "other", value: 21_000 },
    ],
    debts: [
      { id: "d1", name: "Lakeview mortgage", type: "mortgage", balance: 190_000, interestRate: 4.1 },
      { id: "d2", name: "Maple condo mortgage", type: "mortgage", balance: 120_000, interestRate: 6.2 },
      { id: "d3", name: "Subaru loan", type: "car-loan", balance: 9_000, interestRate: 5.9 },
      { id: "d4", name: "Student loan", type: "student-loan", balance: 14_000, interestRate: 5 },
    ],
    goals: [],
  },
});

const lastOf = (...messages: string[]) => talk(DOCUMENTS, messages).at(-1)?.reply ?? "";

describe("the debts that belong to a thing", () => {
  test.each([
    ["say I sell the condo at 215k and pay off its mortgage, what cash do I end up with", "$95,000"],
    ["what's left if the subaru sells for 20,000 and I clear the loan on it", "$11,000"],
    ["suppose the cottage fetches 300k and I clear what I still owe on it, what do I walk away with?", "$110,000"],
    ["how much interest does its mortgage cost, the condo's", "$7,440"],
    ["what is my net worth without the condo and its mortgage?", "$118,000"],
    ["what is my net worth without the cottage and the mortgage on it?", "$83,000"],
  ])("%j: %s", (message, figure) => expect(lastOf(message)).toContain(figure));

  test("a price of a home without its thousands is in thousands", () =>
    expect(
      lastOf("If I let the cottage go for 330 and settled what's owing on it, how much would I pocket?"),
    ).toContain("$140,000"));
});

describe("without what was just told", () => {
  test("of the homes, it is net worth without them and their mortgages", () =>
    expect(lastOf("how much is in the houses?", "And if I leave the houses out of it?")).toContain("$2,000"));
  test("a debt left out of what there is leaves net worth without it", () =>
    expect(lastOf("how much would I have without the student loan")).toContain("$217,000"));
  test("and after that debt was told", () =>
    expect(lastOf("how is my student loan", "and without it?")).toContain("$217,000"));
});
