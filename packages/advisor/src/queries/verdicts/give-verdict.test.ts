import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor checking", type: "savings", value: 6_000 },
      { id: "a2", name: "Marcus", type: "savings", value: 10_000 },
      { id: "a3", name: "Hostplus super", type: "retirement", value: 50_000 },
    ],
    debts: [
      { id: "d1", name: "Macy's card", type: "credit-card", balance: 1_000, interestRate: 30 },
      { id: "d2", name: "Discover", type: "credit-card", balance: 3_000, interestRate: 20 },
      { id: "d3", name: "Hilux loan", type: "car-loan", balance: 12_000, interestRate: 9 },
      { id: "d4", name: "Nelnet", type: "student-loan", balance: 8_000, interestRate: 4 },
    ],
  },
});

/** The last answer of a talk in which nothing is written. */
function said(...messages: string[]): string {
  const turns = talk(SOMEONE, messages);
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return turns.at(-1)?.reply ?? "";
}

describe("which of two debts first", () => {
  it.each([
    "ok so should i knock out the discover next or keep throwing money at the macy's card",
    "Which one fi clear first, Macy's card or Discover",
    "ano dapat unahin ko, macy's or discover?",
    "Which of the two cards should I retire first, and what will each cost me in interest this year?",
    "Macy's vs Discover - where should the extra 200 go?",
    "between Discover and Macy's what should i hit next",
  ])("names it, with the rates and what each costs: %s", (question) => {
    const reply = said(question);
    expect(reply).toMatch(/^\*\*Macy's card first\*\*, because it costs 30% and Discover 20%\./);
    expect(reply).toContain("**$300** on Macy's card and **$600** on Discover a year");
  });

  it("says what a smaller debt at a lower rate would be good for", () => {
    expect(said("hilux loan or nelnet first?")).toContain("Nelnet is smaller and would be gone sooner");
  });

  it.each([
    ["No, I ask for the other", "**$600 a year**"],
    ["no i meant the hilux", "**$1,080 a year**"],
    ["No, I ask for Hilux loan", "**$1,080 a year**"],
  ])("goes on to another one: %s", (follow, figure) => {
    expect(said("macy's or discover first?", follow)).toContain(figure);
  });

  it.each([
    "which is bigger, discover or macy's",
    "which card will be paid off first, macy's or discover",
    "should i pay off my debts or invest?",
    "did I pay macy's or discover first?",
    "can i pay 500 on the discover",
  ])("leaves other questions to their answers: %s", (question) => {
    expect(said(question)).not.toContain("because it costs");
  });

  it("lets what is told be told", () => {
    for (const told of [
      "paid macy's first, 200, then discover 100",
      "Discover is now 2000. which card should i do first, it or macy's",
    ])
      expect(talk(SOMEONE, [told])[0]?.reply).not.toContain("because it costs 30% and Discover 20%");
  });
});

describe("a debt or an account", () => {
  it.each([
    "what's better, smash the hilux loan or bung extra in super?",
    "should I pay the hilux loan or top up my super",
  ])("holds the rate that is saved against the return: %s", (question) => {
    const reply = said(question, "nah I mean which one should I put my spare cash on");
    expect(reply).toMatch(/^\*\*Hilux loan first\*\*/);
    expect(reply).toContain("saves **9%** for certain");
  });

  it("prefers the account where the debt is cheap, and the debt to savings", () => {
    expect(said("should I put my bonus on nelnet or into super?")).toMatch(/^\*\*Hostplus super first\*\*/);
    expect(said("pay nelnet or save more in marcus, what makes more sense?")).toMatch(
      /^\*\*Nelnet first\*\*, unless Marcus/,
    );
  });

  it.each([
    "Would I be mad to empty the Marcus to clear both cards?",
    "I would like to cash in the Marcus and pay off both cards with it. Is that wise?",
  ])("tells what would be left of an account in months of expenses: %s", (question) => {
    const reply = said(question);
    expect(reply).toContain("**$6,000** would be left in Marcus");
    expect(reply).toContain("Your cash would then be $12,000, **3 months** of expenses");
    expect(reply).toContain("**$900** of interest a year");
  });

  it("tells what stays owed, and warns of retirement money", () => {
    expect(said("is it dumb to drain the marcus to wipe out the hilux loan")).toContain("**$2,000** would stay owed");
    expect(said("good idea to cash out super and clear the nelnet?")).toMatch(/^I would not/);
  });
});

describe("a sum on said numbers", () => {
  it.each([
    ["I meant stop buying coffee. I'm fine. thirty five quid a week, what's that a year?", "**$1,820** a year"],
    ["how much is 300 every month in one year", "**$3,600** a year"],
    ["How much is that in one year po, the 300 every month?", "**$3,600** a year"],
    ["1,200 a week, how much a month and a year?", "**$5,200** a month and **$62,400** a year"],
    ["I spend 35 a week on coffee, what's that a year?", "**$1,820** a year"],
    ["how much is 10 a day for a whole year", "**$3,650** a year"],
    ["18 an hour 15 hours for 32 weeks", "**$8,640**"],
    ["25 an hour, 40 hours a week for 50 weeks is how much?", "**$50,000**"],
    ["is 300 a month too much for my salary", "**6%** of your income of $60,000, and **30%** of the $1,000 a month"],
    ["every month I send 300 po, sometimes 500. is it too much for my salary?", "**$3,600** a year, **6%**"],
  ])("%s", (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  it("leaves income that is told, and what would be saved, as they were", () => {
    expect(talk(SOMEONE, ["I make 30 an hour, what is that a year?"])[0]?.wrote).toBe(true);
    expect(talk(SOMEONE, ["if I save 300 a month how much is that in a year"])[0]?.wrote).toBe(false);
  });
});

describe("whether a sum covers debts", () => {
  it("says what is short, of those that were spoken of", () => {
    const first = "Client owes me. If he pay 5600, can I finish all cards and Hilux loan together?";
    expect(said(first)).toMatch(/^No: .* come to \*\*\$16,000\*\*, so \$5,600 is \*\*\$10,400\*\* short/);
    expect(said(first)).toContain("It would clear Macy's card and Discover.");
    expect(said(first, "I ask yes or no: 5600 enough or not enough?")).toContain("**$10,400** short");
    expect(said("what do I owe?", "is 5,600 enough for all of it, yes or no")).toContain("**$18,400** short");
  });

  it("says what would be left", () => {
    expect(said("is 12,000 enough to clear discover and macy's?")).toMatch(/^Yes: .*\*\*\$8,000\*\* of the \$12,000/);
  });
});
