import { describe, expect, it } from "vitest";
import { type Case, runCase } from "../../testing/run-case.ts";
import { READER } from "../../testing/talk.ts";

const STATE: Case["state"] = {
  assets: [
    { id: "a1", name: "Ally savings", type: "savings", value: 15_000 },
    { id: "a2", name: "Wells checking", type: "savings", value: 4_000 },
    { id: "a3", name: "Canoe", type: "other", value: 800 },
  ],
  debts: [
    { id: "d1", name: "Camry loan", type: "car-loan", balance: 11_000, interestRate: 6 },
    { id: "d2", name: "AIB card", type: "credit-card", balance: 900, interestRate: 20 },
  ],
};

const SOLD = "sold the canoe for 4500";
const WENT: [where: string, said: string[], accounts: Record<string, number>, gone: string[]][] = [
  ["all of it", [SOLD, "it's in ally"], { a1: 19_500 }, []],
  [
    "a part, then the rest",
    [SOLD, "took 900 of it and killed the AIB card", "rest went in wells checking"],
    { a2: 7_600 },
    ["d2"],
  ],
  [
    "what a debt has left of it",
    [SOLD, "AIB card has been cleared out of that. rest is sat in wells checking"],
    { a2: 7_600 },
    ["d2"],
  ],
  [
    "what was left, told together",
    [SOLD, "paid off the AIB card with it and put what was left in ally"],
    { a1: 18_600 },
    ["d2"],
  ],
  [
    "by the name of what was sold",
    ["canoe's gone, neighbor took it, 800", "canoe money is in ally"],
    { a1: 15_800 },
    [],
  ],
];

describe("what was bought", () => {
  it.each([
    "Needed new tyres, put them on the AIB card",
    "my new laptop, I put it on the AIB card",
    "Bought a mattress and put it on the Camry loan",
    "got a new fridge, stuck it on the AIB card",
    "the dentist cost a bit, put that on the AIB card",
  ])("is not paid with what a sale brought: %s", (words) => {
    const turns = ["sold the canoe for 900", words].map((say) => ({ say }));
    const expected = { assets: { removed: ["a3"] } };
    expect(runCase({ id: "bought", tags: [], state: STATE, turns, expect: expected }, READER).differences).toEqual([]);
  });

  it.each([
    "put it on the AIB card",
    "thanks, I put it straight on the AIB card",
    "just put that towards the AIB card",
  ])("is what a sale brought where nothing else is spoken of: %s", (words) => {
    const turns = ["sold the canoe for 900", words].map((say) => ({ say }));
    const expected = { assets: { removed: ["a3"] }, debts: { removed: ["d2"] } };
    expect(runCase({ id: "put", tags: [], state: STATE, turns, expect: expected }, READER).differences).toEqual([]);
  });
});

it("goes on a debt in part, and the rest into an account", () => {
  const turns = [SOLD, "put 2k on the camry loan, rest is in the wells checking"].map((say) => ({ say }));
  const expected = {
    assets: { removed: ["a3"], edited: [{ id: "a2", value: 6_500 }] },
    debts: { edited: [{ id: "d1", balance: 9_000 }] },
  };
  expect(runCase({ id: "part", tags: [], state: STATE, turns, expect: expected }, READER).differences).toEqual([]);
});

describe("what a sale brought", () => {
  it.each(WENT)("goes where it is told: %s", (_, said, accounts, gone) => {
    const { differences } = runCase(
      {
        id: "in-hand",
        tags: [],
        state: STATE,
        turns: said.map((say) => ({ say })),
        expect: {
          assets: { edited: Object.entries(accounts).map(([id, value]) => ({ id, value })), removed: ["a3"] },
          debts: { removed: gone },
        },
      },
      READER,
    );
    expect(differences).toEqual([]);
  });
});
