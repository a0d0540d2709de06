import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const GOALS = [
  {
    id: "g1",
    title: "Kitchen remodel",
    type: "financial",
    currentAmount: 6_000,
    targetAmount: 24_000,
    targetDate: "2028-11-20",
    status: "In Progress",
  },
  {
    id: "g2",
    title: "Trip to Lisbon",
    type: "financial",
    currentAmount: 1_200,
    targetAmount: 4_800,
    targetDate: "2027-05-20",
    status: "In Progress",
  },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 84_000, annualExpenses: 63_600, currentSavings: null },
  assets: [
    { id: "a1", name: "TD chequing", type: "savings", value: 3_200 },
    { id: "a2", name: "TD savings", type: "savings", value: 8_450 },
    { id: "a3", name: "House", type: "real-estate", value: 310_000 },
    { id: "a4", name: "F-150 truck", type: "other", value: 24_600 },
    { id: "a5", name: "Fidelity 401k", type: "retirement", value: 64_300 },
    { id: "a6", name: "Vanguard Roth IRA", type: "retirement", value: 21_900 },
    { id: "a7", name: "Bitcoin", type: "crypto", value: 4_120 },
    { id: "a8", name: "Camper", type: "other", value: 18_500 },
  ],
  debts: [
    { id: "d1", name: "House mortgage", type: "mortgage", balance: 198_400, interestRate: 5.5 },
    { id: "d2", name: "Truck loan", type: "car-loan", balance: 17_850, interestRate: 7.2 },
    { id: "d3", name: "TD Visa", type: "credit-card", balance: 2_640, interestRate: 19.9 },
    { id: "d4", name: "TD line of credit", type: "personal-loan", balance: 6_300, interestRate: 9.4 },
    { id: "d5", name: "Amex", type: "credit-card", balance: 1_180, interestRate: 24.5 },
    { id: "d6", name: "Camper loan", type: "personal-loan", balance: 12_300, interestRate: 8.1 },
  ],
  goals: GOALS,
};
const SOMEONE = documentsOf({ state: STATE });

/** What is said to the last of some messages, none of which may write anything. */
function told(messages: string): string {
  const turns = talk(SOMEONE, messages.split(" || "));
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return (turns.at(-1)?.reply ?? "").replaceAll("*", "");
}

const rows = (cases: readonly [messages: string, ...figures: RegExp[]][]) =>
  it.each(cases.map(([messages, ...figures]) => ({ messages, figures })))("$messages", ({ messages, figures }) => {
    const reply = told(messages);
    for (const figure of figures) expect(reply).toMatch(figure);
  });

describe("a message that varies the question before it", () => {
  rows([
    ["whats my cards cost me in interest a year || an per month", /\$67\.87/],
    ["How much interest does the Visa cost me each year? || And the Amex, per month?", /\$24\.09/],
    ["How much would I need to put by every month for the kitchen to be on time? || and weekly that makes?", /\$173/],
    ["monthly needed kitchen by its date || as percent of my leftover", /44\.1%/],
    ["truck loan at 400 a month how long || At 450.", /46 months/],
    ["Amex, 100 a month, how many months till it is paid? || and with fifty more?", /\b9 months/],
    ["if I throw 400 a month at the truck loan when's it done || total interest by then?", /of interest in all/],
    ["what share of my debts is the mortgage || of how much in total?", /\$238,670/],
    ["what do I owe leaving out the mortgage || and leaving the truck loan out too", /\$22,420/],
    ["net worth pls || now w/o the camper", /\$197,900/],
    [
      "how much a month to get the kitchen done on time || if it had to be ready half a year sooner?",
      /\$1,000 a month/,
    ],
    ["how much a month for the kitchen || and if must be ready one year before this date?", /\$1,500 a month/],
    ["kitchen at 500 a month how long? || too slow. what would it have to be a month to make the date then?", /\$750/],
    ["interest on everything I owe, yearly || same but only the cards", /\$814/],
    ["what are the Amex and the Visa at? || which of the two has the worse rate?", /Amex, at 24\.5/],
    ["House equity after its mortgage!! || Now the camper!!", /\$6,200/],
  ]);
});

describe("several questions in one message", () => {
  rows([
    ["How much do I lack for the kitchen, and what is that each month?", /\$18,000/, /\$750/],
    ["401k + roth total, 401k's part of that total in %", /\$86,200/, /74\.6%/],
    ["net worth, and how much of it is the house less mortgage?", /\$216,400/, /\$111,600/],
    [
      "difference in value truck vs camper and which of their two loans has the higher rate",
      /\$6,100/,
      /Camper loan, at 8\.1/,
    ],
    ["- truck equity\n- camper equity", /\$6,750/, /\$6,200/],
    ["kitchen: 1) percent funded 2) $ per month to be on time", /25\.0%/, /\$750/],
    [
      "Please state the total of my savings accounts, and the combined balance of the Visa and the Amex.",
      /\$11,650/,
      /\$3,820/,
    ],
    ["What is the rate on my Discover card and on the Amex?", /no Discover/, /24\.5/],
  ]);

  it("are not made of one that names its things first", () => {
    expect(told("Visa and Amex put together, what do i owe them")).not.toContain("Everything you owe");
  });
});

describe("what is kept and owed at one bank", () => {
  rows([
    ["how much more have i got at td than i owe em", /\$2,710/],
    ["TD: held less owed", /\$2,710/],
    ["Net position with TD bank?", /\$2,710/],
    ["what have I got at TD || and owed to TD?", /\$8,940/],
    ["everything i owe td, card and line", /\$8,940/],
  ]);
});

describe("with something and without it", () => {
  rows([
    ["net worth with the house, and without it", /\$216,400/, /−\$93,600/],
    ["debts incl mortgage / excl mortgage", /\$238,670/, /\$40,270/],
    ["my assets with and without the house", /\$455,070/, /\$145,070/],
    ["interest per year, with the mortgage and without", /\$14,600/, /\$3,688/],
  ]);
});

describe("a supposition", () => {
  rows([
    ["what would i have spare monthly if i stopped spending 200 a month on restaurants", /\$1,900 a month/],
    ["if I quit the gym, 60 a month, and the cleaner, 140 a month, what do I have over each month", /\$1,900/],
    ["say my mortgage rate dropped to 4.75, interest saved a year?", /\$1,488/],
    ["If the mortgage went from 5.5 to 6.25 how much dearer per month", /\$124/],
    ["If I got a 5,000 raise, what's left over for the year? || and 3,000 instead?", /\$23,400/],
    ["if i pay off amex from td savings whats in there after || and the visa too?", /\$4,630/],
    ["if the camper is sold and its loan paid what do i pocket || and if that also wiped out the TD visa", /\$3,560/],
    ["say i sold all the bitcoin at what its listed and paid off the amex whats left over from the bitcoin", /\$2,940/],
    ["if I put 500 a month in the kitchen fund for six months, how much will be in it", /\$9,000/],
    ["Suppose the truck lost 20 percent of its worth. What is it worth then and what's my net worth?", /\$19,680/],
  ]);
});

describe("a name that is not on record", () => {
  rows([
    ["do I have anything at Wells Fargo?", /no Wells Fargo on record/],
    ["is there any money with HSBC in here please", /no HSBC on record/],
    ["Have I an account with Bank of Ireland on record?", /no Bank of Ireland on record/],
    ["what rate is my Capital One card at", /no Capital One card on record/],
  ]);
});

describe("a question in few words tells nothing", () => {
  rows([
    ["what percent of the way to my one million target am i", /21\.6%/],
    ["by how much is the truck worth more than its loan", /\$6,750/],
    ["net value of the house, mortgage taken off", /\$111,600/],
    ["sell bitcoin, clear visa: remainder", /\$1,480/],
    ["TD Visa 200/mo. Duration?", /16 months/],
    ["percentage done, Lisbon", /25\.0%/],
  ]);

  it.each([
    "Visa balance 500",
    "TD Visa: 500",
    "What I owe on the Visa is 500",
    "the Amex is paid off in full",
    "What is my net worth? The Visa is at 500 now.",
    "Visa 500, what's my net worth?",
  ])("and what is told is still told: %s", (message) => {
    expect(talk(SOMEONE, [message]).at(-1)?.reply).toMatch(/Visa|Amex/);
  });
});

describe("what is added to the sum that was just told", () => {
  const add = (message: string) =>
    talk(documentsOf({ state: STATE }), ["what do the TD accounts come to together?", message]).at(-1);

  it.each([
    ["now the house too", "321,650"],
    ["no no put the house in there too please", "321,650"],
    ["and if you put also the house", "321,650"],
  ])("%s", (message, figure) => {
    const turn = add(message);
    expect(turn?.reply).toContain(figure);
    expect(turn?.wrote).toBe(false);
  });
});
