import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { type Turn, talk } from "../../testing/talk.ts";

describe("where the money of a sale went", () => {
  it.each([
    "the money in Pine savings is for the kids",
    "the whole lot of us use Pine",
    "Pine is joint with my wife",
    "my wife put her bonus into Pine savings",
    "Pine savings pays 4 percent",
    "I should have opened Pine years ago",
    "is Pine a good bank",
  ])("is not told by a message about the account: %s", (words) => {
    const { documents } = last("sold the kayak for 800", words);
    expect(documents.financials.assets?.find(({ id }) => id === "a4")?.value).toBe(2_000);
  });

  it.each([
    "Pine",
    "into pine",
    "it went into Pine savings",
    "I stuck it in the Pine account this morning",
    "all of it is in Pine",
    "pine savings please",
    "dropped it straight into my Pine savings, thanks",
    "the money is sitting in Pine",
  ])("is told by an answer: %s", (words) => {
    const { documents } = last("sold the kayak for 800", words);
    expect(documents.financials.assets?.find(({ id }) => id === "a4")?.value).toBe(2_800);
  });
});

describe("a part that is sold", () => {
  it.each([
    ["sold half of my piano for 1500", 2_000, 1_500],
    ["I sold half the piano for 2000", 2_000, 2_000],
    ["sold a quarter of the coin wallet for 2100", 6_000, 2_100],
    ["sold some of my coin wallet for 3000", 5_000, 3_000],
  ])("is taken off, and it is asked where the price went: %s", (fact, left, price) => {
    const [sold, told] = talk(SOMEONE, [fact, "Into Pine savings"]);
    const id = fact.includes("piano") ? "a5" : "a3";
    expect(amounts((sold as Turn).documents)).toEqual({ ...BEFORE, [id]: left });
    expect(sold?.reply).toContain(`Where did the $${price.toLocaleString("en-US")} go?`);
    expect(amounts((told as Turn).documents)).toEqual({ ...BEFORE, [id]: left, a4: 2_000 + price });
  });

  it.each([
    ["sold a few of my coin wallet, the rest are worth 6000", 6_000],
    ["sold some of the coin wallet, 7500 left", 7_500],
    ["sold half of the coin wallet, the rest is worth 9000", 9_000],
    ["sold half the coin wallet for 4500, the rest is worth 3900", 3_900],
    ["I sold 3000 of the coin wallet, 5200 left", 5_200],
  ])("leaves what the rest is said to be worth: %s", (fact, left) => {
    expect(amounts((talk(SOMEONE, [fact]).at(-1) as Turn).documents)).toEqual({ ...BEFORE, a3: left });
  });

  it.each([
    "sold some of the coin wallet, 6000 left",
    "sold half of the coin wallet, the rest is worth 9000",
    "sold half my coin wallet at 60,000 a coin",
    "sold half my coin wallet, it's worth 4,000 now",
    "sold half my coin wallet, still have 4,000",
    "sold half my coin wallet, last year's price was 8,000",
    "sold half my coin wallet for 30,000 each",
    "sold a quarter of my coin wallet, it's down to 6,000",
  ])("brought no price that its words do not tell: %s", (fact) => {
    const [sold, told] = talk(SOMEONE, [fact, "Pine savings"]);
    expect(sold?.reply).not.toContain("Where did the");
    expect(amounts((told as Turn).documents)).toEqual(amounts((sold as Turn).documents));
  });
});

it.each([
  ["sold half my coin wallet for 4500, 300 left to pay on the tax office", 4_000],
  ["sold some of the coin wallet for 3000 and paid 1000 on the tax office, 2000 left", 5_000],
])("takes what is left of something else for no rest: %s", (fact, left) => {
  expect(amounts((talk(SOMEONE, [fact]).at(-1) as Turn).documents).a3).toBe(left);
});

describe("what is left", () => {
  it.each([
    ["took 500 out of harbor checking, 4400 left", "a1", 4_400],
    ["withdrew 200 from pine savings, there's 1750 left in it", "a4", 1_750],
    ["paid 300 on the sears card, 1050 left", "d1", 1_050],
  ])("is in an account and owed on a debt, and told once: %s", (fact, id, left) => {
    const [turn] = talk(SOMEONE, [fact]);
    expect(amounts((turn as Turn).documents)).toEqual({ ...BEFORE, [id]: left });
    expect(turn?.reply.match(/is now/g)?.length).toBe(2);
    expect(turn?.reply).not.toContain("already");
  });
});

describe("money in hand", () => {
  it.each([
    "what's left on the tax office then",
    "what is left on the Sears card",
    "how much is the rest of the tax office?",
  ])("is put nowhere by a question: %s", (question) => {
    const [, , asked] = talk(SOMEONE, ["sold the kayak for 800", "put 300 of it into Harbor checking", question]);
    expect(asked?.wrote).toBe(false);
  });

  it("goes on as what a part brought, not as what it stood at", () => {
    const said = ["sold half of the coin wallet for 4200", "it went into my Pine savings account"];
    expect(amounts(last(...said).documents)).toEqual({ ...BEFORE, a3: 4_000, a4: 6_200 });
    expect(amounts(last(...said, "hm the wallet one, undo that").documents)).toEqual(BEFORE);
  });

  it.each(["from Harbor checking", "it came out of Harbor checking"])("paid a debt off: %s", (from) => {
    expect(amounts(last("I paid the Sears card off this morning", from).documents)).toEqual({
      ...BEFORE,
      a1: 3_600,
      d1: undefined,
    });
  });
});

describe("some of what is kept as one", () => {
  const FARM = documentsOf({
    state: {
      assets: [
        { id: "a1", name: "Farm account", type: "savings", value: 14_000 },
        { id: "a2", name: "Heifers", type: "other", value: 22_000 },
      ],
      debts: [{ id: "d1", name: "Co-op note", type: "other", balance: 16_000, interestRate: 8 }],
    },
  });

  it.each([
    "sold two heifers at the sale barn yesterday, 3,100",
    "sold a heifer for 1,500",
    "I sold 3 of my heifers for 4,000",
    "Sold two old heifers at the mart for 2400",
    "sold four young heifers for 5,000",
    "sold three Angus heifers",
    "sold a couple of the heifers",
    "sold one of the two old heifers for 900",
    "sold a pair of big Angus heifers for 2,000",
  ])("is asked about before all goes: %s", (fact) => {
    const [sold, told] = talk(FARM, [fact, "19,000"]);
    expect(sold?.documents.financials.assets).toHaveLength(2);
    expect(sold?.reply).toContain("Are all of **Heifers** gone?");
    expect(told?.documents.financials.assets?.map(({ value }) => value)).toEqual([14_000, 19_000]);
  });

  it.each([
    "sold the heifers for 20,000",
    "sold all my heifers for 20,000",
    "sold three old gates and the heifers for 20,000",
  ])("goes where all was sold: %s", (fact) => {
    expect(talk(FARM, [fact]).at(-1)?.documents.financials.assets).toHaveLength(1);
  });

  it.each(["hang on, the co-op check was 2,300", "wait, the co-op payment was 2,300 not 2,500"])(
    "and both sides of a payment are put right, after a question too: %s",
    (words) => {
      const said = ["paid the co-op 2,500 out of the Farm account", "what's left on the co-op note", words];
      const { financials } = (talk(FARM, said).at(-1) as Turn).documents;
      expect([financials.assets?.[0]?.value, financials.debts?.[0]?.balance]).toEqual([11_700, 13_700]);
    },
  );
});

describe("money of a sale that went on a debt, in answer to where it went", () => {
  it.each(["went on sears", "on the sears card", "straight onto the sears one"])("%s", (words) => {
    expect(amounts(last("sold the kayak for 900", words).documents).d1).toBe(500);
  });
});

describe("a share of what was spoken of", () => {
  it.each([
    "30% of that goes to the Norway trip",
    "put half of that towards the Norway trip",
    "20 percent of it is for Norway",
  ])("is no share of a goal: %s", (words) => {
    expect(last("what is my net worth", words).documents.goals).toEqual(SOMEONE.goals);
  });

  it.each([
    [["the Tax office, I paid half of it"], { d2: 1_500 }],
    [["Sears card, I paid half of it"], { d1: 700 }],
    [["the coin wallet, I sold half of it"], { a3: 4_000 }],
    [["how much is the coin wallet worth?", "I sold half of it yesterday"], { a3: 4_000 }],
  ])("is one of what was just named: %j", (said, changed) => {
    expect(amounts(last(...said).documents)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    ["how much is the coin wallet worth?", "put half of that into Pine savings"],
    ["what is my net worth", "I sold half of it"],
  ])("is none of what was not: %s ... %s", (...said) => {
    expect(amounts(last(...said).documents)).toEqual(BEFORE);
  });
});
