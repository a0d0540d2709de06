import type { Documents } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const goal = { type: "financial", status: "In Progress" };
const NORWAY = [
  { id: "g1", title: "Norway trip", ...goal, targetAmount: 4_000, currentAmount: 600, targetDate: "2027-09-01" },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 72_000, annualExpenses: 60_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Harbor checking", type: "savings", value: 5_000 },
    { id: "a2", name: "Kayak", type: "other", value: 900 },
    { id: "a3", name: "Coin wallet", type: "crypto", value: 8_000 },
    { id: "a4", name: "Pine savings", type: "savings", value: 2_000 },
    { id: "a5", name: "Piano", type: "other", value: 4_000 },
  ],
  debts: [
    { id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 },
    { id: "d2", name: "Tax office", type: "other", balance: 3_000, interestRate: 7 },
  ],
  goals: NORWAY,
};
const SOMEONE = documentsOf({ id: "taking-back", tags: [], turns: [], expect: {}, state: STATE });

function last(...messages: string[]): Turn {
  return talk(SOMEONE, messages).at(-1) as Turn;
}

/** Every amount that is stored, by id. */
function amounts({ financials }: Documents): Record<string, number> {
  return Object.fromEntries([
    ...(financials.assets ?? []).map(({ id, value }) => [id, value]),
    ...(financials.debts ?? []).map(({ id, balance }) => [id, balance]),
  ]);
}

const BEFORE = amounts(SOMEONE);

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
    "undo the Harbor one",
    "undo the payment",
    "no wait, undo the whole thing",
  ])("is no name of: %s", (order) => {
    expect(amounts(last("I put 100 into Harbor checking", order).documents)).toEqual(BEFORE);
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

describe("an amount that is with another company", () => {
  it.each([
    "Fidelity 401k, 41k at vanguard, 4k bitcoin",
    "my Fidelity 401k, 41k with Vanguard, and 4k in bitcoin",
    "Schwab IRA, 12k at Fidelity",
  ])("is not written to the one beside it: %s", (fact) => {
    const { documents } = last(fact);
    const names = (documents.financials.assets ?? []).map(({ name }) => name);
    expect(names.filter((name) => /Fidelity 401k|Schwab IRA/.test(name))).toEqual([]);
  });

  it("is written where the company is its own", () => {
    const { documents } = last("Vanguard 401k, 41k at Vanguard");
    expect(documents.financials.assets?.map(({ value }) => value)).toContain(41_000);
  });
});

describe("what is only told of a stored thing", () => {
  it.each([
    "no worries, Pine savings can wait",
    "actually Pine savings is joint with my wife",
    "Pine savings is for the kids",
    "the piano has been in the family for years",
  ])("brings no lesson: %s", (words) => {
    const { reply, wrote } = last("I put 100 into Harbor checking", words);
    expect(wrote).toBe(false);
    expect(reply).not.toMatch(/income now|Pay yourself first|spending is|What works/);
    expect(reply.length).toBeLessThan(200);
  });
});

describe("what was noted", () => {
  it.each([
    "did you get that",
    "did you get that?",
    "did that go through",
    "you got that?",
    "has that been saved",
    "is that noted",
    "did you write that down",
    "did ye get that",
  ])("is told of the message before: %s", (question) => {
    const { reply, wrote } = last("I put 100 into Harbor checking", question);
    expect(wrote).toBe(false);
    expect(reply).toMatch(/^Yes, it is noted\. \*\*Harbor checking\*\* is now \$5,100/);
  });

  it.each(["did you get that", "did that go through", "is that noted"])(
    "is not claimed where nothing was: %s",
    (question) => {
      expect(last("nice weather today", question).reply).toMatch(/^Nothing was written/);
      expect(last("I put 100 into Harbor checking", "nice weather today", question).reply).toMatch(
        /^Your last message changed nothing\. The last that I noted: \*\*Harbor checking/,
      );
    },
  );

  it.each([
    "what did I tell you today",
    "what did i tell you so far?",
    "what have you noted today",
    "what did you write down",
    "remind me what I told you",
    "what have I said so far today",
  ])("is told in a list: %s", (question) => {
    const { reply, wrote } = last("I put 100 into Harbor checking", "paid 50 off the Sears card", question);
    expect(wrote).toBe(false);
    expect(reply).toContain("- **Harbor checking** is now $5,100 (was $5,000).");
    expect(reply).toContain("- **Sears card** is now $1,350 (was $1,400).");
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
});

describe("what only sounds like a write", () => {
  it.each(["the kayak sold for 800", "the kayak sold yesterday for 800", "kayak finally sold, got 800 for it"])(
    "but is one: %s",
    (fact) => {
      expect(amounts(last(fact).documents)).toEqual({ ...BEFORE, a2: undefined });
    },
  );

  it.each([
    ["what's in Pine savings?", "sold it for 500"],
    ["how much is in Harbor checking", "I sold it"],
    ["what's in Pine savings?", "sold it"],
  ])("no account is sold: %s ... %s", (question, fact) => {
    const { documents, wrote } = last(question, fact);
    expect(wrote).toBe(false);
    expect(amounts(documents)).toEqual(BEFORE);
  });

  it.each(["can that be reversed", "is that reversible", "can things be reversed if I slip up"])(
    "nothing is turned about by a question: %s",
    (question) => {
      const { documents } = last("moved 300 from Harbor checking to Pine savings", question);
      expect(amounts(documents)).toEqual({ ...BEFORE, a1: 4_700, a4: 2_300 });
    },
  );

  it.each(["I got that reversed, it was from pine to harbor", "reversed, sorry", "no, I had it reversed"])(
    "what was moved is turned about where it is said: %s",
    (words) => {
      const { documents } = last("moved 300 from Harbor checking to Pine savings", words);
      expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_300, a4: 1_700 });
    },
  );
});

describe("guesses", () => {
  it.each([
    "I haven't paid the Sears card yet",
    "paid the Sears card as usual",
    "nothing new on the Sears card",
    "still the same on the tax office",
    "the piano hasn't sold yet",
    "what's my net worth? the kayak is fun",
    "thanks, I love the piano",
  ])("are not offered: %s", (words) => {
    const { quickReplies, wrote } = last(words);
    expect(wrote).toBe(false);
    expect(quickReplies.filter((each) => /^(?:Remove|Leave it as it is)/.test(each))).toEqual([]);
  });
});
