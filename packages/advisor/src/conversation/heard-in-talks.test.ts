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

  it("is written where the other company has an amount of its own", () => {
    const banks = documentsOf({
      state: {
        assets: [
          { id: "a1", name: "Ally savings", type: "savings", value: 15_000 },
          { id: "a2", name: "Marcus savings", type: "savings", value: 9_000 },
        ],
        debts: [{ id: "d1", name: "RBC Visa", type: "credit-card", balance: 2_240, interestRate: 20 }],
      },
    });
    const after = (fact: string) => amounts((talk(banks, [fact])[0] as Turn).documents);
    expect(after("Marcus savings 9,100 at Ally 15,200")).toEqual({ a1: 15_200, a2: 9_100, d1: 2_240 });
    expect(after("Marcus savings, 4k at Ally").a2).toBe(9_000);
    expect(talk(banks, ["my RBC Visa is 2,100 at Costco mostly"])[0]?.reply).not.toMatch(/did not get which amount/);
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

describe("what was understood", () => {
  it.each(["ok got it", "you got it", "got that", "okay, got it thanks"])(
    "is no question whether it was noted: %s",
    (words) => {
      expect(last("what is an index fund?", words).reply).not.toMatch(/Nothing was written/);
      expect(last("I put 100 into Harbor checking", words).reply).not.toMatch(/noted|Nothing was written/);
    },
  );

  it("is one with a question mark", () => {
    expect(last("I put 100 into Harbor checking", "got it?").reply).toMatch(/^Yes, it is noted/);
    expect(last("I put 100 into Harbor checking", "is it down").reply).toMatch(/^Yes, it is noted/);
  });

  it.each(["What do I have now?", "What have I got now?", "what do I have here", "what have I got today"])(
    "is what one has: %s",
    (question) => {
      expect(last(question).reply).toMatch(/net worth/);
    },
  );

  it.each(["what have you got so far", "what have you got down today"])("is what was noted: %s", (question) => {
    expect(last("I put 100 into Harbor checking", question).reply).toContain("- **Harbor checking** is now $5,100");
  });

  it("says nothing of what was noted where it is asked whether a figure is down", () => {
    expect(last("how's my net worth?", "is it down?").reply).not.toMatch(/Nothing was written/);
  });
});

describe("what has not come about", () => {
  it.each([
    "Sold the kayak we never used",
    "sold the kayak that hasn't been used in years",
    "got rid of the kayak because I never used it",
    "delete the kayak I never used",
    "nothing new except we sold the kayak",
    "sold the kayak we hadn't touched in years",
  ])("leaves what has: %s", (fact) => {
    expect(amounts(last(fact).documents)).toEqual({ ...BEFORE, a2: undefined });
  });

  it.each([
    "paid 200 on the Sears card I haven't used in ages",
    "nothing new except I paid 200 on the Sears card",
    "no changes apart from paying 200 off the sears card",
    "nothing changed since May except that I paid 200 on the Sears card",
  ])("leaves what was paid: %s", (fact) => {
    expect(amounts(last(fact).documents)).toEqual({ ...BEFORE, d1: 1_200 });
  });

  it.each(["Delete the Sears card, I always pay it in full", "drop the Sears card, it's always at zero"])(
    "nor does a habit hold up what is asked: %s",
    (order) => {
      expect(amounts(last(order).documents)).toEqual({ ...BEFORE, d1: undefined });
    },
  );

  it.each([
    "haven't sold the kayak yet",
    "the Sears card I haven't paid yet",
    "I haven't used the Sears card",
    "never used the kayak",
    "paid off the Sears card except I haven't sent it yet",
    "paid the Sears card as usual",
  ])("is not written: %s", (words) => {
    expect(last(words).wrote).toBe(false);
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

describe("what undoes nothing", () => {
  it.each([
    [["I put 100 into Harbor checking"], "ok bed. undo nothing lol"],
    [["I put 100 into Harbor checking"], "don't undo a thing"],
    [["I put 100 into Harbor checking", "what if I sold the kayak for 500"], "no I'm keeping it one more season"],
    [["I put 100 into Harbor checking", "what's the piano worth"], "naw I'll keep it"],
  ])("leaves what was written: %s ... %s", (before, words) => {
    expect(amounts(last(...before, words).documents)).toEqual({ ...BEFORE, a1: 5_100 });
  });
});

describe("what has not been paid", () => {
  it.each([
    "I haven't paid the Sears card this month yet though. that 200 goes out friday",
    "the Sears card isn't paid yet, 200 goes out of Harbor checking on friday",
  ])("is not written: %s", (words) => {
    const said = ["a refund came in, 300 into Harbor checking", "used 200 of it on the Sears card"];
    const turns = talk(SOMEONE, [...said, "how much a month for Norway", words]);
    expect(turns.at(-1)?.wrote).toBe(false);
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

describe("what was asked about last", () => {
  it("is meant, and not what was written before that", () => {
    const said = ["I put 100 into Harbor checking", "how close am I to Norway", "if I do 20 a week when am I done"];
    expect(last(...said, "add 40 to it").wrote).toBe(false);
  });

  it.each([
    ["Harbor checking is 5500", "how much is in Pine savings?", "it's 2100", { a1: 5_500, a4: 2_100 }],
    ["Harbor checking is 5500", "what do I owe on the Sears card?", "it's 420 now", { a1: 5_500, d1: 420 }],
    ["Harbor checking is 5500", "how many goals have I?", "it's 5", { a1: 5_500 }],
    ["Sears card is 1300", "what's the tax office at?", "2900", { d1: 1_300, d2: 2_900 }],
    ["paid 300 off the tax office", "how much is on sears?", "another 100 off it", { d1: 1_300, d2: 2_700 }],
    ["Harbor checking is 5500", "how much is in Pine savings?", "no, 5600", { a1: 5_600 }],
    ["Harbor checking is 5500", "how much is in Harbor checking?", "5600", { a1: 5_600 }],
    ["paid 200 on sears", "how much is on sears?", "another 100", { d1: 1_100 }],
  ])("is what a bare figure tells of: %s ... %s ... %s", (fact, question, words, left) => {
    expect(amounts(last(fact, question, words).documents)).toEqual({ ...BEFORE, ...left });
  });

  it.each(["put 40 towards it", "stick 40 towards it"])("is what money goes to: %s", (words) => {
    const said = [
      "I put 100 into Harbor checking",
      "how close am I to Norway",
      "if I do 20 a week when am I done",
      words,
    ];
    const { documents } = last(...said);
    expect(documents.goals.intermediateGoals[0]?.currentAmount).toBe(640);
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_100 });
  });

  it.each([
    ["if I do 20 a week when am I done", "Norway trip is full in"],
    ["if I do 2000 a month when is it full", "$2,000 a month"],
  ])("is filled at what is told by the week or month: %s", (words, told) => {
    const { reply } = last("how close am I to Norway", words);
    expect(reply).toContain(told);
    expect(reply).not.toContain("there already");
  });
});
