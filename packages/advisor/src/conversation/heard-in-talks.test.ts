import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { type Turn, talk } from "../../testing/talk.ts";

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
