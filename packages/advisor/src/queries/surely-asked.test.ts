import { describe, expect, it, test } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";
import { respond } from "../respond.ts";

const step = { description: "", targetDate: null, targetAmount: 1_500, completed: false, order: 0 };
const GOALS: { id: string }[] = [
  {
    id: "g1",
    title: "Japan trip",
    type: "financial",
    targetAmount: 6_000,
    currentAmount: 2_340,
    targetDate: "2027-11-20",
    status: "In Progress",
    submilestones: [{ ...step, id: "s1", title: "Book flights" }],
  },
  { id: "g2", title: "New roof", type: "financial", targetAmount: 12_500, currentAmount: 4_250, status: "In Progress" },
] as never;
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 58_500, annualExpenses: 46_800, currentSavings: null },
  assets: [
    { id: "a1", name: "Ally savings", type: "savings", value: 7_420 },
    { id: "a2", name: "Leith flat", type: "real-estate", value: 312_500 },
    { id: "a3", name: "Cottage", type: "real-estate", value: 100_000 },
    { id: "a4", name: "Honda Civic", type: "other", value: 9_000 },
    { id: "a5", name: "Roth IRA", type: "retirement", value: 45_200 },
  ],
  debts: [
    { id: "d1", name: "Visa", type: "credit-card", balance: 5_310, interestRate: 18 },
    { id: "d2", name: "Leith mortgage", type: "mortgage", balance: 212_500, interestRate: 4 },
    { id: "d3", name: "Cottage mortgage", type: "mortgage", balance: 25_000, interestRate: 5 },
    { id: "d4", name: "Car loan", type: "car-loan", balance: 11_500, interestRate: 7 },
  ],
  goals: GOALS,
};
const documents = documentsOf({ state: STATE });

function conversing(...messages: string[]): string {
  const { reply, stored } = converse(documents, messages);
  expect(stored).toBe(0);
  return reply;
}

describe("what a thing is worth beyond the debts on it", () => {
  test.each([
    ["what's my equity in the Leith flat?", /\$100,000/],
    ["Equity in the cottage after its mortgage?", /\$75,000/],
    ["loan to value on the Leith flat", /68\.0%/],
    ["am I upside down on the Honda?", /−\$2,500: more is owed on it than it is worth/],
    ["what percent of the cottage do I really own, after the bank?", /75\.0%/],
  ])("%s", (message, expected) => {
    expect(conversing(message)).toMatch(expected);
  });

  it("goes on to another thing, and to a percentage", () => {
    expect(conversing("what's my equity in the Leith flat?", "and likewise the cottage?")).toContain("$75,000");
    expect(conversing("equity in the Leith flat?", "expressed as a percentage of its value")).toContain("32.0%");
  });

  it("is not told of what has no debt on it, or of a home equity loan", () => {
    expect(conversing("what is a home equity loan?")).not.toContain("$100,000");
    expect(conversing("what's my equity in the Roth?")).not.toMatch(/less/);
  });
});

describe("what is asked of one goal", () => {
  test.each([
    ["how far along is japan and how much to go and when is it due?", [/39\.0%/, /\$3,660/, /Nov 20, 2027/]],
    ["what's next for the japan trip?", [/Book flights \(\$1,500\)/]],
    ["how much a month do I need to put aside for japan to make it by its date?", [/\$305 a month/]],
    ["how much is left to save over both goals?", [/\$11,910/]],
    ["what has japan still to get, and at 610 a month when is it there?", [/\$3,660/, /6 months/]],
  ])("is answered whole: %s", (message, expected) => {
    for (const each of expected) expect(conversing(message)).toMatch(each);
  });

  it("can be split over some months after", () => {
    expect(conversing("how much is left to save for japan?", "what's that over 12 months")).toContain("$305");
  });
});

it("reads a long hostile message quickly", () => {
  for (const words of [
    "when did i last since ",
    "what percent of my pay goes left over a month ",
    "sold the flat for the loan left ",
  ]) {
    const message = `${words.repeat(100)}?`.slice(0, 1_990);
    const ask = () => respond({ documents, conversation: null, message, today: CORPUS_TODAY, newId: String });
    ask();
    const start = process.cpuUsage();
    ask();
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_500);
  }
});

describe("all that is with one bank", () => {
  const bank = documentsOf({
    state: {
      assets: [
        { id: "a1", name: "Barclays current", type: "savings", value: 1_200 },
        { id: "a2", name: "Barclays saver", type: "savings", value: 3_000 },
        { id: "a3", name: "Flat", type: "real-estate", value: 90_000 },
      ],
      debts: [
        { id: "d1", name: "Barclaycard", type: "credit-card", balance: 700, interestRate: 20 },
        { id: "d2", name: "Barclays loan", type: "personal-loan", balance: 5_000, interestRate: 8 },
      ],
    },
  });
  const asked = (message: string) =>
    respond({ documents: bank, conversation: null, message, today: CORPUS_TODAY, newId: String }).reply.message;

  it("is summed by side", () => {
    expect(asked("How much is Barclays holding for me and how much am I owing Barclays, all together?")).toMatch(
      /\$4,200[\s\S]*\$5,700/,
    );
    expect(asked("what do I owe Barclays all up?")).toMatch(/\$5,700/);
  });

  it("is found by a short name too, with its interest, less what is left out", () => {
    const short = documentsOf({
      state: {
        assets: [
          { id: "a1", name: "ING current", type: "savings", value: 1_200 },
          { id: "a2", name: "ING saver", type: "savings", value: 3_000 },
        ],
        debts: [
          { id: "d1", name: "TD Visa", type: "credit-card", balance: 700, interestRate: 20 },
          { id: "d2", name: "TD line of credit", type: "other", balance: 5_000, interestRate: 8 },
        ],
      },
    });
    const told = (message: string) =>
      respond({ documents: short, conversation: null, message, today: CORPUS_TODAY, newId: String }).reply.message;
    expect(told("what have I got at ing altogether?")).toMatch(/\$4,200/);
    expect(told("How much do I owe TD in total, and the interest on it a year?")).toMatch(/\$5,700[\s\S]*\$540/);
    expect(told("all I owe to TD without the line")).toMatch(/\$700/);
  });

  it("is not meant where one entry is", () => {
    expect(asked("how much is on the Barclays loan?")).toMatch(/\$5,000/);
  });
});

describe("shares, gaps and orders", () => {
  test.each([
    ["of every dollar I bring in what percentage goes out on expenses", /80\.0%/],
    ["what % of my pay am I hanging on to?", /20\.0%/],
    ["What percentage of my target have I reached?", /% of the way/],
    ["What is the remaining amount of the Visa?", /\$5,310/],
    ["list my debts, highest rate to lowest", /Visa[\s\S]*Car loan[\s\S]*Cottage mortgage[\s\S]*Leith mortgage/],
    ["which of the Visa and the car loan costs me more in interest a year?", /Visa is more[\s\S]*\$150\.80/],
    ["which has the higher interest rate, the Leith mortgage or the car loan, by how many percent?", /3\.0%/],
    ["which of my two goals is further along?", /Japan trip[\s\S]*5\.0%/],
    ["biggest thing I own and how much of the total is it in %?", /Leith flat[\s\S]*65\.9%/],
    ["Difference between Ally and the Roth", /\$37,780/],
  ])("%s", (message, expected) => {
    expect(conversing(message)).toMatch(expected);
  });

  it("leave out what the next message does not count", () => {
    expect(conversing("what's my net worth?", "and if I don't count the Leith flat")).toMatch(/without Leith flat/);
    expect(conversing("what do the Visa and the car loan come to?", "what's the gap between the two")).toContain(
      "$6,190",
    );
  });

  it("say what is left once a thing is sold and its debts are cleared", () => {
    expect(conversing("if I sold the Leith flat for 300k and paid its loan out, how much in my pocket?")).toContain(
      "$87,500",
    );
    expect(conversing("were I to cash in the Roth and clear the car loan, what would remain to me?")).toContain(
      "$33,700",
    );
    expect(conversing("can I carry 500 a month from what is left over each month?")).toMatch(/Yes.*\$475/);
  });

  it("say by how much a supposition falls short", () => {
    expect(conversing("say I paid the car loan off with Ally, what would be left in Ally?")).toMatch(
      /\$4,080 more than Ally/,
    );
  });
});

describe("what named accounts would pay of the spending", () => {
  test.each([
    [
      "how many months could we get by on Ally and the Roth if the job went?",
      /Ally savings and Roth IRA would pay[\s\S]*13\.5 months/,
    ],
    ["months of outgoings covered by ally", /1\.9 months/],
    ["How long would the Roth keep us afloat?", /11\.6 months/],
  ])("%s", (message, expected) => {
    expect(conversing(message)).toMatch(expected);
  });
});

describe("what is asked of what the same message finds", () => {
  test.each([
    ["which debt has the highest rate and what is that costing me in interest a year?", [/Visa/, /\$955\.80/]],
    ["how many of my debts are above 4.5 percent and what do those add up to?", [/\*?\*?3/, /\$41,810/]],
    ["smallest debt, how long to clear it at 500 a month?", [/Visa/, /12 months/]],
    ["which goal is furthest along and how much is missing on it", [/Japan trip/, /\$3,660/]],
    ["my two biggest assets, what do they make together", [/\$412,500/]],
  ])("%s", (message, expected) => {
    for (const each of expected) expect(conversing(message)).toMatch(each);
  });

  it("is of all debts where nothing points to the one that was found", () => {
    expect(conversing("biggest debt what is it and how much interest are we paying a year")).toContain("$11,511");
  });
});

describe("debts cleared with something", () => {
  test.each([
    ["if I wiped out the visa with ally, what stays in ally?", /\$2,110/],
    ["if I paid the car loan and the visa right off out of the Roth, what's left of it", /\$28,390/],
    [
      "were the cottage sold at its recorded value and its mortgage discharged from that, what would remain?",
      /\$75,000/,
    ],
    ["say we flogged the Honda and put the lot on the car loan, what's left on it", /Car loan is at \$2,500/],
    ["If I cash the Roth and pay everything I owe except the mortgages with it, what is left?", /\$28,390/],
  ])("%s", (message, expected) => {
    expect(conversing(message)).toMatch(expected);
  });

  it("goes on to the time that the rest takes", () => {
    expect(
      conversing(
        "say we flogged the Honda and put the lot on the car loan, what's left on it",
        "how long at 500 a month?",
      ),
    ).toMatch(/gone in 6 months/);
  });
});

describe("what is asked of all but some, and of some together", () => {
  test.each([
    ["what do I own not counting the cottage or the Honda?", /\$365,120/],
    ["whats owed in total leaving the Leith mortgage out", /\$41,810/],
    ["my net worth, and then what it'd be without the cottage", /\$219,810[\s\S]*\$119,810/],
    ["interest a year with the Leith mortgage left out", /\$3,011/],
    ["Both mortgages: combined balance and combined interest for one year?", /\$237,500[\s\S]*\$9,750/],
    ["kindly state the aggregate annual interest across the two mortgages", /\$9,750/],
    ["if every cent that is left over each month went to Japan, how many months until it is full", /4 months/],
    ["looking only at the mortgages, what % of that is the cottage mortgage", /10\.5%/],
    ["the Leith flat as a share of the real estate?", /75\.8%/],
    ["if the car loan went to 5%, what's the interest for the year", /Car loan would cost \$575 of interest a year/],
  ])("%s", (message, expected) => {
    expect(conversing(message)).toMatch(expected);
  });

  it("is of what an earlier sentence names", () => {
    const said = "The Visa bears 18% of interest. At 500 dollars monthly, how many payments would there be?";
    expect(talk(documents, [said])[0]?.reply).toMatch(/12 payments/);
  });

  it("goes on to the interest on the same", () => {
    expect(conversing("what do the Visa and the car loan come to?", "and the yearly interest on the same?")).toContain(
      "$1,761",
    );
    expect(conversing("total debt excluding the mortgages", "and interest upon that per year?")).toContain("$1,761");
  });

  it("finds the loan on a home where its bank keeps an account too", () => {
    const home = documentsOf({
      state: {
        assets: [
          { id: "a1", name: "ICICI salary account", type: "savings", value: 1_000 },
          { id: "a2", name: "Whitefield flat", type: "real-estate", value: 200_000 },
        ],
        debts: [{ id: "d1", name: "ICICI housing loan", type: "mortgage", balance: 50_000, interestRate: 8 }],
      },
    });
    const { reply } = converse(home, ["what is the loan to value on the Whitefield flat"]);
    expect(reply).toContain("25.0%");
  });
});
