import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Chase checking", type: "savings", value: 4_200 },
      { id: "a2", name: "Marcus", type: "savings", value: 11_500 },
      { id: "a3", name: "Bitcoin", type: "crypto", value: 3_100 },
      { id: "a4", name: "Honda Civic", type: "other", value: 9_500 },
    ],
    debts: [
      { id: "d1", name: "Chase Sapphire", type: "credit-card", balance: 4_000, interestRate: 22.5 },
      { id: "d2", name: "Chase Freedom", type: "credit-card", balance: 2_000, interestRate: 27.5 },
      { id: "d3", name: "Hilux loan", type: "car-loan", balance: 12_000, interestRate: 9 },
      { id: "d4", name: "Home loan", type: "mortgage", balance: 241_000, interestRate: 6.1 },
      { id: "d5", name: "Nelnet", type: "student-loan", balance: 8_000, interestRate: 4.2 },
    ],
  },
});

/** The last answer of a talk in which nothing is written. */
function said(...messages: string[]): string {
  const turns = talk(SOMEONE, messages);
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return turns.at(-1)?.reply ?? "";
}

describe("a bare choice between debts", () => {
  it.each([
    "sapphire or freedom",
    "so which one first, the sapphire or the freedom?",
    "freedom vs sapphire?",
    "I have $900 spare. Sapphire or Freedom?",
    "Sapphire, Freedom... which do I hit?",
    "pay the sapphire or the freedom?",
    "Freedom or Sapphire, what would you do?",
    "which should get my 300, sapphire or freedom",
  ])("is decided: %s", (question) => {
    expect(said(question)).toMatch(/^\*\*Chase Freedom first\*\*, because it costs 27.5% and Chase Sapphire 22.5%/);
  });

  it.each(["is the sapphire or the freedom bigger?", "which costs more interest, sapphire or freedom"])(
    "leaves what compares them: %s",
    (question) => expect(said(question)).not.toContain("first**"),
  );
});

describe("a debt, or money put elsewhere", () => {
  it.each([
    ["pay off the car or invest?", /^\*\*Hilux loan first\*\*\. .*\*\*9%\*\* for certain, about \$1,080/],
    ["paying off student loan vs investing", /^\*\*Investing first\*\*/],
    ["nelnet or 401k", /^\*\*Retirement saving first\*\*/],
    ["get rid of the car loan or put it in bitcoin", /^\*\*Hilux loan first\*\*.*nobody knows what Bitcoin will bring/],
    ["invest or pay off the cards", /^\*\*Chase Sapphire and Chase Freedom first\*\*.*about \$1,450 a year/],
    ["savings or sapphire", /^\*\*Chase Sapphire first\*\*.*covers \*\*3.9 months\*\* of expenses/],
  ])("%s", (question, verdict) => expect(said(question)).toMatch(verdict));

  it("clears debts with an account, and tells what is left", () => {
    expect(said("is draining my checking to pay freedom off dumb")).toMatch(
      /^That is sensible.*\*\*\$2,200\*\* would be left.*\*\*3.4 months\*\*.*\*\*\$550\*\* of interest/,
    );
    expect(said("should I sell the bitcoin to pay the sapphire")).toMatch(
      /promises 22.5%\..*\*\*\$900\*\* would stay owed.*\*\*\$698\*\* of interest/,
    );
  });

  it("sells what swings where a costly debt stands", () => {
    for (const question of ["btc or hold", "bitcoin: sell or hold?", "should i hold my crypto or dump it"])
      expect(said(question)).toMatch(/^\*\*Sell enough for Chase Freedom\*\*.*\*\*27.5%\*\*.*the other \$1,100/);
  });
});

describe("what was spoken of last", () => {
  it("is meant by it", () => {
    const first = "would I be mad to empty the Marcus to clear both cards?";
    expect(said(first, "I mean is it a good idea to use it on the cards or hang on to it")).toContain(
      "**$5,500** would be left in Marcus",
    );
    const left = "And what would be left if I did pay it off with the marcus?";
    expect(said("should I use the marcus to clear the freedom?", left)).toContain("**$9,500** would be left in Marcus");
  });

  it("takes the figures that are stored for no news", () => {
    expect(said("i got 2000 on freedom at 27.5 and btc sittin at 3,100. so which")).toMatch(/^\*\*Sell enough/);
  });
});

describe("another rate", () => {
  it.each([
    [
      "any point fixing the home loan at 5.8 when I'm on 6.1?",
      /^\*\*Only if .*5.8% in place of 6.1% .*\*\*\$723\*\* a year/,
    ],
    ["should I fix at 5.1 or stay on 6.1", /^\*\*Yes\*\*: .*\*\*\$2,410\*\* a year, \$201 a month/],
    ["bank offers me 7% on the hilux loan, should i take it", /^\*\*Yes\*\*: .*\*\*\$240\*\* a year/],
    ["is it worth switching the sapphire to a card at 15%?", /^\*\*Yes\*\*: .*\*\*\$300\*\* a year/],
    ["they offer 6.5 fixed on the home loan, worth it?", /^\*\*No\*\*: .*costs \*\*\$964\*\* a year more/],
    [
      "0% balance transfer for 18 months for the freedom with 3% fee, worth it?",
      /^\*\*Yes\*\*: .*Over 18 months that is at most \*\*\$825\*\*\. The fee of 3% takes \$60/,
    ],
  ])("%s", (question, verdict) => expect(said(question)).toMatch(verdict));
});

describe("a bill", () => {
  it.each([
    [
      "should I put it on the sapphire or ask the hospital for payments, they said 0% for 12 months",
      /^\*\*Take the payments\*\*, at no interest: .*\*\*22.5%\*\* a year/,
    ],
    [
      "dentist wants 1,800. put it on the freedom or take their 12 month plan with no interest?",
      /^\*\*Take the payments\*\*.*\*\*\$495\*\* a year.*\*\*\$150\*\* a month/,
    ],
    ["mechanic 1,200: sapphire or their payment plan at 30%?", /^\*\*Chase Sapphire, if one of the two\*\*/],
    ["new tires 600, on the sapphire or do I pay cash", /^\*\*Pay cash\*\*.*\*\*\$15,100\*\*, \*\*3.8 months\*\*/],
    [
      "the hilux guys say if i pay 9000 they forgive the rest. good deal right?",
      /^\*\*Yes, if you can spare it\*\*: .*saves \*\*\$3,000\*\*, 25% of it.*\*\*\$6,700\*\* of your cash/,
    ],
    ["landlord or credit card", /^\*\*The landlord first\*\*.*cost 22.5% and 27.5%.*ask for a few days/],
    ["electric bill or freedom card first", /^\*\*The electric bill first\*\*.*about \$45.83 of interest a month/],
  ])("%s", (question, verdict) => expect(said(question)).toMatch(verdict));

  it("lets what is told be told", () => {
    for (const told of ["paid sapphire 200", "my rent went from 1,850 to 2,200", "I put 300 on the freedom"])
      expect(talk(SOMEONE, [told])[0]?.reply).not.toMatch(/first\*\*|Take the payments/);
  });
});
