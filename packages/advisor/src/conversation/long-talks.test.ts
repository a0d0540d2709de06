import type { Documents } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const goal = { type: "financial", status: "In Progress" };
const GOALS = [
  { id: "g1", title: "Norway trip", ...goal, targetAmount: 4_000, currentAmount: 600, targetDate: "2027-09-01" },
  { id: "g2", title: "Rainy day fund", ...goal, targetAmount: 6_000, currentAmount: 1_000, targetDate: null },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 72_000, annualExpenses: 60_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Harbor checking", type: "savings", value: 5_000 },
    { id: "a2", name: "Kayak", type: "other", value: 900 },
    { id: "a3", name: "Coin wallet", type: "crypto", value: 8_000 },
  ],
  debts: [
    { id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 },
    { id: "d2", name: "Tax office", type: "other", balance: 3_000, interestRate: 7 },
  ],
  goals: GOALS,
};
const SOMEONE = documentsOf({ state: STATE });

function last(...messages: string[]): Turn {
  return talk(SOMEONE, messages).at(-1) as Turn;
}

function asset({ financials }: Documents, id: string): number | undefined {
  return financials.assets?.find((each) => each.id === id)?.value;
}

function debt({ financials }: Documents, id: string): number | undefined {
  return financials.debts?.find((each) => each.id === id)?.balance;
}

describe("undoing", () => {
  it.each([
    "If I make a mistake, can I take it back?",
    "is it possible to take something back once I've said it",
    "what if I get something wrong, can it be changed back?",
    "would I be able to undo it if it was wrong",
    "do you have an undo",
    "can mistakes be reversed in here?",
    "suppose I mistype a number. can that be undone?",
    "are changes reversible",
  ])("is explained where it is asked about, and nothing is undone: %s", (question) => {
    const { reply, wrote } = last("I put 100 into Harbor checking", question);
    expect(wrote).toBe(false);
    expect(reply).toMatch(/undo/i);
  });

  it.each([
    "can you take that back?",
    "undo that please",
    "could you put it back the way it was?",
    "I'd like to undo that",
  ])("is done where it is asked for: %s", (order) => {
    const { documents } = last("I put 100 into Harbor checking", order);
    expect(asset(documents, "a1")).toBe(5_000);
  });
});

describe("what was taken off", () => {
  const GONE = ["delete the Norway trip", "I put 100 into Harbor checking"];

  it.each(["can you delete norway", "remove the norway trip", "drop norway please"])(
    "is not taken off again, and nothing else is undone: %s",
    (order) => {
      const { reply, wrote } = last(...GONE, order);
      expect(wrote).toBe(false);
      expect(reply).toContain("Norway trip** is no longer on your list");
    },
  );

  it.each(["bring back norway", "put the norway trip back", "can you restore norway", "I want the norway trip back"])(
    "comes back by its name, and nothing else does: %s",
    (order) => {
      const { documents } = last(...GONE, order);
      expect(documents.goals.intermediateGoals.map(({ id }) => id).toSorted()).toEqual(["g1", "g2"]);
      expect(asset(documents, "a1")).toBe(5_100);
    },
  );

  it.each([
    ["I sold the kayak for 700, put it in Harbor checking", "what was the kayak worth?", "$900"],
    [
      "I sold the kayak for 700, put it in Harbor checking",
      "what did you have the kayak down as before I sold it",
      "$900",
    ],
    ["paid off the Sears card", "what was that at again", "$1,400"],
    ["paid off the Sears card from Harbor checking", "what rate was I paying on it?", "22.00%"],
    ["paid off the Sears card", "hows the sears card", "$1,400"],
  ])("is still spoken of: %s ... %s", (fact, question, figure) => {
    const { reply, wrote } = last(fact, question);
    expect(wrote).toBe(false);
    expect(reply).toContain("no longer on your list");
    expect(reply).toContain(figure);
  });

  it.each([
    "what did I owe the tax office before that?",
    "what was it at before?",
    "and what was the tax office previously",
  ])("or changed is told as it stood: %s", (question) => {
    expect(last("I paid the tax office 500", question).reply).toContain("stood at **$3,000**");
  });
});

describe("what nobody asked for", () => {
  it.each([
    "thats no happenin lol",
    "well that's never happening",
    "that isn't going to work is it",
    "as if",
    "not a hope",
  ])("is not taken off: %s", (words) => {
    expect(last("how far is the norway trip", words).wrote).toBe(false);
  });

  it.each(["delete it", "ok drop it then"])("is taken off where it is said: %s", (words) => {
    expect(last("how far is the norway trip", words).documents.goals.intermediateGoals).toHaveLength(1);
  });

  it.each([
    "hw much a month to hav my rainy day fund by next summer",
    "what would it take to have my rainy day fund full by next summer",
    "rainy day fund by next july, how much a month",
    "rainy day fund by next summer, doable?",
    "how much monthly for the rainy day fund by june 2027",
  ])("sets no date: %s", (question) => {
    expect(last(question).wrote).toBe(false);
  });

  it("sets the date that is wanted", () => {
    expect(last("I want my rainy day fund done by June 2027").wrote).toBe(true);
  });
});

describe("what leans on what was spoken of", () => {
  it.each([
    ["what is the kayak worth", "sold it for 700, all on the sears card", 5_000, 700],
    ["what if we sell the kayak", "done, sold it for 700 and put all of it on the Sears card", 5_000, 700],
    ["what is the kayak worth", "just sold it, 700 into Harbor checking", 5_700, 1_400],
  ])("is sold: %s ... %s", (question, fact, checking, card) => {
    const { documents } = last(question, fact);
    expect(asset(documents, "a2")).toBeUndefined();
    expect([asset(documents, "a1"), debt(documents, "d1")]).toEqual([checking, card]);
  });

  it.each(["should I sell it?", "my brother sold it to me", "I might sell it for 700"])("is not sold: %s", (words) => {
    expect(asset(last("what is the kayak worth", words).documents, "a2")).toBe(900);
  });

  it.each([
    ["sold half the wallet, 4000, into Harbor checking", 4_000, 9_000],
    ["sold half my coin wallet", 4_000, 5_000],
    ["sold a quarter of the coin wallet", 6_000, 5_000],
  ])("stays where only a part was sold: %s", (fact, wallet, checking) => {
    const { documents } = last(fact);
    expect([asset(documents, "a3"), asset(documents, "a1")]).toEqual([wallet, checking]);
  });

  it.each([
    ["I sent them 500 from Harbor checking", 4_500, 2_500],
    ["ok I paid them 500 today out of harbor checking", 4_500, 2_500],
  ])("is paid from an account, both sides of it: %s", (fact, checking, owed) => {
    const { documents } = last("how much do I owe the tax office", fact);
    expect([asset(documents, "a1"), debt(documents, "d2")]).toEqual([checking, owed]);
  });

  it.each([
    ["put it on the Sears card, rest to Harbor checking", 5_600, undefined],
    ["paid off the sears card with it, the rest went into harbor checking", 5_600, undefined],
  ])("is put in two places, once each: %s", (fact, checking, card) => {
    const { documents } = last("sold the kayak. 2000 cash", fact);
    expect([asset(documents, "a1"), debt(documents, "d1")]).toEqual([checking, card]);
  });
});

describe("a name that is not on record", () => {
  it.each([
    ["how is my Deka fund doing?", "It has 3200 in it.", "assets", "Deka fund", 3_200],
    ["whats in my vanguard", "12000", "assets", "Vanguard", 12_000],
    ["how much is in my Wise account", "there's 900 in there", "assets", "Wise account", 900],
    ["whats my Discover balance", "I owe 700 on it", "debts", "Discover", 700],
    ["what is the balance on my upstart loan", "5k left on it", "debts", "Upstart loan", 5_000],
    ["how much is my motorbike worth", "about 4k", "assets", "Motorbike", 4_000],
  ] as const)(
    "is added by what is told of it next, and nothing else is changed: %s ... %s",
    (question, fact, side, name, amount) => {
      const [asked, told] = talk(SOMEONE, ["I put 100 into Harbor checking", question, fact]).slice(1);
      expect(asked?.reply).toContain("on record");
      const list = told?.documents.financials[side] ?? [];
      expect(list.map((each) => [each.name, "value" in each ? each.value : each.balance])).toContainEqual([
        name,
        amount,
      ]);
      expect(told && asset(told.documents, "a1")).toBe(5_100);
      expect(told && debt(told.documents, "d1")).toBe(1_400);
    },
  );

  it.each([
    "what is an index fund",
    "ok paid 100 off the Sears card",
    "what if I put 500 in it",
    "I might put 200 in it",
  ])("is not added by anything else: %s", (message) => {
    const { documents } = last("whats in my vanguard", message);
    expect(documents.financials.assets).toHaveLength(3);
  });

  it.each(["should i open a vanguard account", "what is vanguard"])(
    "is none in a question of anybody: %s",
    (question) => {
      expect(last(question).reply).not.toContain("on record");
    },
  );
});

describe("a guess at what was told", () => {
  it("is open for the next message alone: what is put right after another write is that write", () => {
    const turns = talk(SOMEONE, [
      "I paid the tax office 500",
      "500 not 5000, just making sure you got that right",
      "the Sears card is at 1500 now, they hit me with fees",
      "no i meant the tax office",
    ]);
    const { documents } = turns.at(-1) as Turn;
    expect([debt(documents, "d1"), debt(documents, "d2")]).toEqual([1_400, 1_500]);
  });
});

describe("an amount after a question", () => {
  it.each(["nah 250", "no 250", "actually 250"])("is of the question where that was asked with one: %s", (words) => {
    const { reply, wrote } = last("I paid the Sears card 100", "how long on it at 200 a month", words);
    expect(wrote).toBe(false);
    expect(reply).toContain("$250 a month");
  });

  it("is of a question that was asked with a bare number", () => {
    expect(
      last("i just paid sears card 80", "how much i got left on it", "how long if i do 60 a month", "nah 90").wrote,
    ).toBe(false);
  });

  it("puts right what was written where the question had none", () => {
    const { documents } = last("I paid the Sears card 100", "what is left on it", "no wait, 150");
    expect(debt(documents, "d1")).toBe(1_250);
  });
});

describe("money that went in", () => {
  it.each(["I cleared the Sears card out of that the same day", "paid off the sears card with it"])(
    "pays a debt, and the account stays: %s",
    (fact) => {
      const { documents } = last("a refund came in, 2,000 into Harbor checking", fact);
      expect([asset(documents, "a1"), debt(documents, "d1")]).toEqual([5_600, undefined]);
    },
  );
});

describe("what only sounds like it", () => {
  it.each([
    ["sold half my record collection, put 300 into Harbor checking"],
    ["sold some stuff, put 300 in Harbor checking"],
    ["I sold a few old books and put 300 in the Harbor checking"],
  ])("goes in, and nothing is sold: %s", (fact) => {
    expect(asset(last(fact).documents, "a1")).toBe(5_300);
  });

  it.each([
    ["how much do I owe the tax office", "I haven't sent them the 200 from Harbor checking"],
    ["what's in Harbor checking?", "I haven't cleared the Sears card out of that"],
    ["hello", "I haven't sold half the kayak"],
    ["how much is in my Wise account?", "it doesn't have 3200 in it"],
    ["what's the kayak worth?", "sold that old sofa on Facebook for 200"],
    ["what's in my Harbor checking?", "we sold this year's raffle tickets for 90"],
    ["what's in Harbor checking?", "I paid the Sears card with it as usual"],
    ["what's in Harbor checking?", "we pay the tax office out of that"],
    ["how much is in my Wise account?", "I'm 34"],
    ["how much is in my Wise account?", "call me at 5"],
    ["how much is in my Wise account?", "2 kids here"],
  ])("writes nothing: %s ... %s", (before, words) => {
    expect(last(before, words).wrote).toBe(false);
  });

  it("leaves a debt that nobody paid", () => {
    const gift = last("how much do I owe the tax office", "gave her 200 from Harbor checking for her birthday");
    expect(debt(gift.documents, "d2")).toBe(3_000);
  });

  it("adds no name that was asked about before something else", () => {
    const { documents } = last("how much is in my Wise account?", "my net worth was 90k in 2019", "it is 5,000");
    expect(documents.financials.assets).toHaveLength(3);
  });

  it("takes nothing back where its buyer is called back", () => {
    const { wrote, documents } = last("sold the kayak for 800", "no account", "I need to call the kayak buyer back");
    expect([wrote, asset(documents, "a2")]).toEqual([false, undefined]);
  });

  it.each([
    ["set my net worth target for 2040", 2040],
    ["move my net worth goal to 2033", 2033],
    ["I want to reach my net worth goal by 2032", 2032],
  ])("sets the year of the target: %s", (words, year) => {
    expect(last(words).documents.profile.financialGoal.targetYear).toBe(year);
  });
});
