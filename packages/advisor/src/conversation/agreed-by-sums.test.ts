import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const BEFORE = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Wallet app", type: "savings", value: 580 },
      { id: "a2", name: "Shop checking", type: "savings", value: 15_400 },
      { id: "a3", name: "Family checking", type: "savings", value: 4_560 },
    ],
    debts: [{ id: "d1", name: "Loan from aunt", type: "personal-loan", balance: 700 }],
    goals: [
      { id: "g1", title: "Trip to Oslo", type: "financial", targetAmount: 7_500, currentAmount: 2_200 },
      { id: "g2", title: "New roof", type: "financial", targetAmount: 9_000, currentAmount: 100 },
    ],
  },
});

const standing = (...messages: string[]) => {
  const { documents } = talk(BEFORE, messages).at(-1) ?? { documents: BEFORE };
  const { assets, debts } = documents.financials;
  return [
    ...(assets ?? []).map(({ value }) => value),
    ...(debts ?? []).map(({ balance }) => balance),
    ...documents.goals.intermediateGoals.map(({ currentAmount }) => currentAmount),
  ];
};

describe("a figure that a message's own sums lead to", () => {
  it.each([
    ["no the 45 was a gift, it came out of the wallet app so 535", [535, 15_400, 4_560, 700, 2_200, 100]],
    [
      "Olsen paid 4,800 into shop checking, so 20,200. Then 2,000 moved out to family. So shop 18,200 and family 6,560.",
      [580, 18_200, 6_560, 700, 2_200, 100],
    ],
    ["i gave my aunt 200, so now im at 500 with her", [580, 15_400, 4_560, 500, 2_200, 100]],
  ])("stands: %s", (message, expected) => {
    expect(standing(message)).toEqual(expected);
  });

  it("stands where it is said against an answer", () => {
    const protest = "No dear! I had 2,200 saved for Oslo and I spent 890 of it on the flight, so 1,310 should be left.";
    expect(standing("that flight, 890, came out of Oslo, so what is left in it?", protest)).toEqual([
      580, 15_400, 4_560, 700, 1_310, 100,
    ]);
  });

  it.each([
    "I've gone down to four days, so my own income is now 98,000. With my husband's 62,000 that makes 160,000 for the household.",
    "household income: 90,000 from me and 70,000 from Jo, that makes 160,000",
  ])("is all that comes in: %s", (message) => {
    const { documents } = talk(BEFORE, [message]).at(-1) ?? { documents: BEFORE };
    expect(documents.financials.financialInfo?.annualIncome).toBe(160_000);
  });

  it.each([
    "if i paid my aunt 200, so that leaves 500, would that be wise",
    "so 500 would be left with my aunt once i pay her 200, should i?",
    "i might pay my aunt 200, so 500 left",
    "my brother's wallet app was 580, he took 45 so 535",
    "Wallet app pays 80 interest, so 660 is the price of the bike",
    "rent is 1,800, shop checking 15,400, so 13,600 left over for the month",
    "Shop checking 15,400 and family checking 4,560 makes 19,960 total",
  ])("is no such thing where it is only supposed: %s", (message) => {
    expect(standing(message)).toEqual([580, 15_400, 4_560, 700, 2_200, 100]);
  });
});
