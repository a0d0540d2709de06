import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { type Turn, talk } from "../../testing/talk.ts";

describe("a sale that is taken back", () => {
  const BACK = [
    "bring the kayak back",
    "take the kayak sale back",
    "undo the kayak one",
    "put the kayak back please",
    "the kayak sale fell through, undo the kayak sale",
    "reverse the kayak sale",
  ];

  it.each(BACK)("takes its price out of where it was put: %s", (order) => {
    expect(amounts(last("sold the kayak for 800", "Into Harbor checking", order).documents)).toEqual(BEFORE);
  });

  it.each(BACK)("that was put there in the same message, with another write between: %s", (order) => {
    const { documents } = last(
      "sold the kayak for 800, put it in Harbor checking",
      "paid 100 off the tax office",
      order,
    );
    expect(amounts(documents)).toEqual({ ...BEFORE, d2: 2_900 });
  });

  it.each([
    ["sold the kayak for 800", "put it all on the Sears card"],
    ["sold the kayak for 800", "put it on the Sears card"],
    ["sold the kayak", "put 800 of it into Pine savings"],
    ["sold the kayak for 1000", "half of it on the Sears card, the other half is in Harbor checking"],
    ["sold the kayak for 800", "the money went into Pine savings"],
  ])("wherever that was: %s ... %s", (sale, where) => {
    expect(amounts(last(sale, where, "bring back the kayak").documents)).toEqual(BEFORE);
  });

  it.each([
    ["put 300 in Pine savings, that's my birthday cash", { a4: 2_300 }],
    ["got paid, 2500 into Harbor checking, all of it", { a1: 7_500 }],
    ["put 500 of my bonus in Harbor checking, that came today", { a1: 5_500 }],
    ["my refund of 500 is in Harbor checking and all that", { a1: 5_500 }],
    ["paid 100 on sears, that was due", { d1: 1_300 }],
    ["paid 200 on the Sears card, all good", { d1: 1_200 }],
    ["put half of my bonus, 400, in Pine savings", { a4: 2_400 }],
  ])("leaves money that has nothing to do with it: %s", (other, left) => {
    expect(amounts(last("sold the kayak for 800", other, "bring the kayak back").documents)).toEqual({
      ...BEFORE,
      ...left,
    });
  });

  it("leaves what came from somebody else since", () => {
    const said = ["sold the kayak for 800", "thanks", "got 250 cash from dad, put it in Pine savings now"];
    expect(amounts(last(...said, "bring the kayak back").documents)).toEqual({ ...BEFORE, a4: 2_250 });
  });

  it.each(["put 300 of it in Pine savings", "put the rest in Pine savings", "put it in Pine savings"])(
    "takes back what was put somewhere of it: %s",
    (where) => {
      expect(amounts(last("sold the kayak for 800", where, "bring the kayak back").documents)).toEqual(BEFORE);
    },
  );

  it("leaves what else was put there since", () => {
    const said = ["sold the kayak for 800", "Into Harbor checking", "I put 100 into Harbor checking"];
    expect(amounts(last(...said, "bring the kayak back").documents)).toEqual({ ...BEFORE, a1: 5_100 });
  });

  it("says what stays where an account was told anew since", () => {
    const said = ["sold the kayak for 800", "Into Harbor checking", "Harbor checking is at 7,000 now"];
    const { documents, reply } = last(...said, "bring the kayak back");
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 7_000 });
    expect(reply).toMatch(/Harbor checking\*\* was changed again since.*\$7,000/);
  });

  it("leaves no money in hand", () => {
    const { documents } = last("sold the kayak for 800", "bring the kayak back", "the rest went into Pine savings");
    expect(amounts(documents)).toEqual(BEFORE);
  });

  it("offers the thing itself where only its money was taken back", () => {
    const turns = talk(SOMEONE, ["sold the kayak for 800", "Into Harbor checking", "undo that", "Bring back Kayak"]);
    expect(turns[2]?.quickReplies).toContain("Bring back Kayak");
    expect(amounts((turns[3] as Turn).documents)).toEqual(BEFORE);
  });
});

describe("one part of what was told", () => {
  it.each([
    ["paid 500 off the tax office from Harbor checking", "undo the tax office one"],
    ["paid 500 off the tax office from Harbor checking", "the tax office payment bounced"],
    ["moved 300 from Harbor checking to Pine savings", "undo the pine one"],
    [
      "moved 300 from Harbor checking to Pine savings, and paid 100 off the Sears card",
      "take the pine transfer back, keep sears",
    ],
  ])("goes with its other side: %s ... %s", (fact, order) => {
    const { documents } = last(fact, "the piano is worth 4,500", order);
    const others = fact.includes("Sears") ? { d1: 1_300 } : {};
    expect(amounts(documents)).toEqual({ ...BEFORE, a5: 4_500, ...others });
  });

  it("goes with the other side that the next message told", () => {
    const { documents } = last(
      "paid 500 off the tax office",
      "it came from Harbor checking",
      "the piano is worth 4,500",
      "undo the tax office one",
    );
    expect(amounts(documents)).toEqual({ ...BEFORE, a5: 4_500 });
  });

  it("goes with the account that it was put in from another", () => {
    const said = ["took 500 from Harbor checking", "put 500 in Pine savings", "undo the Harbor one"];
    expect(amounts(last(...said).documents)).toEqual(BEFORE);
  });

  it.each([
    [["charged 50 on sears", "put 50 in Pine savings"], "undo the sears one", { a4: 2_050 }],
    [["withdrew 100 from Harbor checking to buy shoes", "paid 100 on sears"], "bring back Harbor", { d1: 1_300 }],
    [["spent 200 from Harbor checking on groceries", "paid 200 on sears"], "undo the Harbor one", { d1: 1_200 }],
  ])("stands alone beside the same amount of something else: %s ... %s", (said, order, left) => {
    expect(amounts(last(...said, order).documents)).toEqual({ ...BEFORE, ...left });
  });

  it.each([
    [
      "put my 300 bonus in Pine savings. Spent 300 from Harbor checking on a boiler.",
      "undo the Harbor one",
      { a4: 2_300 },
    ],
    ["put 300 in Pine savings and charged 300 on the sears card for a bed", "undo the sears one", { a4: 2_300 }],
  ])("and in the same message, which the reply offers: %s", (fact, order, left) => {
    const { documents, quickReplies } = last(fact, order);
    expect(amounts(documents)).toEqual({ ...BEFORE, ...left });
    expect(quickReplies).toContain("Undo the Pine savings one");
  });

  it("stands alone where nothing goes with it, and the rest is named with a button", () => {
    const { documents, reply, quickReplies } = last(
      "paid 100 off the tax office and 50 off the Sears card",
      "the piano is worth 4,500",
      "undo the sears one",
    );
    expect(amounts(documents)).toEqual({ ...BEFORE, a5: 4_500, d2: 2_900 });
    expect(reply).toMatch(/Tax office\*\* stands/);
    expect(quickReplies).toContain("Undo the Tax office one");
  });
});

describe("what was never written", () => {
  it.each([
    ["undo the tax office one", "Tax office"],
    ["take the tax office payment back", "Tax office"],
    ["undo the piano change", "Piano"],
    ["please reverse what I said about the coin wallet", "Coin wallet"],
    ["undo the Norway one", "Norway trip"],
    ["undo the Chase one", "Chase"],
    ["cancel the Venmo one", "Venmo"],
    ["undo the tractor one", "tractor"],
    ["undo my Fidelity deposit", "Fidelity"],
  ])("is not taken back, and nothing else is: %s", (order, name) => {
    const { documents, reply, wrote } = last("I put 100 into Harbor checking", order);
    expect(wrote).toBe(false);
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_100 });
    expect(reply).toContain(`Nothing about **${name}** was written lately`);
  });

  it.each([
    "undo that",
    "undo the last one",
    "undo that, the piano is fine",
    "omg undo that the bank app glitched",
    "undo the Harbor one",
    "undo the payment",
    "no wait, undo the whole thing",
  ])("is no name of: %s", (order) => {
    expect(amounts(last("I put 100 into Harbor checking", order).documents)).toEqual(BEFORE);
  });
});

describe("the loan on a thing", () => {
  const DRIVER = documentsOf({
    state: {
      assets: [
        { id: "a1", name: "Ally savings", type: "savings", value: 15_000 },
        { id: "a2", name: "Camry", type: "other", value: 14_000 },
        { id: "a3", name: "AIB savings", type: "savings", value: 1_000 },
      ],
      debts: [
        { id: "d1", name: "Camry loan", type: "car-loan", balance: 11_000, interestRate: 6 },
        { id: "d2", name: "AIB mortgage", type: "mortgage", balance: 188_000, interestRate: 4 },
      ],
    },
  });
  const ends = (...said: string[]) => amounts((talk(DRIVER, said).at(-1) as Turn).documents);

  it.each(["undo the car one", "undo the camry one", "take the Camry payment back"])(
    "is meant where it was paid and the thing was not told of: %s",
    (order) => {
      expect(ends("paid 500 on the camry loan", order)).toEqual(amounts(DRIVER));
      expect(ends("paid 500 on the camry loan", "put 100 in Ally", order)).toEqual({ ...amounts(DRIVER), a1: 15_100 });
    },
  );

  it("is meant of what a business has as well", () => {
    const assets = [{ id: "a1", name: "Massey tractor", type: "business" as const, value: 30_000 }];
    const debts = [{ id: "d1", name: "Massey loan", type: "other" as const, balance: 9_000, interestRate: 6 }];
    const farmer = documentsOf({ state: { assets, debts } });
    const [, undone] = talk(farmer, ["paid 500 off the Massey loan", "undo the tractor one"]);
    expect(amounts((undone as Turn).documents)).toEqual(amounts(farmer));
  });

  it("is not where the thing was told of, or its sale is spoken of", () => {
    const paid = { ...amounts(DRIVER), d1: 10_500 };
    expect(ends("paid 500 on the camry loan", "the camry is worth 13,000", "undo the camry one")).toEqual(paid);
    expect(ends("paid 500 on the camry loan", "undo the Camry sale")).toEqual(paid);
    expect(ends("put 100 in Ally", "undo the car one")).toEqual({ ...amounts(DRIVER), a1: 15_100 });
    const ofBank = ends("paid 500 off the AIB mortgage", "undo the AIB savings one");
    expect(ofBank).toEqual({ ...amounts(DRIVER), d2: 187_500 });
  });
});

describe("the first thing that was told", () => {
  const NINE = Array.from({ length: 9 }, (_, at) => `paid ${at + 10} off the Sears card`);

  it("is meant however much was told since", () => {
    const { documents } = last("the piano is worth 4,500", ...NINE, "undo the first thing I told you");
    expect(documents.financials.assets?.find(({ id }) => id === "a5")?.value).toBe(4_000);
    expect(documents.financials.debts?.find(({ id }) => id === "d1")?.balance).toBe(1_400 - 126);
  });
});
