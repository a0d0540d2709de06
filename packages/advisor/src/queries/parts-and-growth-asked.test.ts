import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const goal = (id: string, title: string, currentAmount: number, targetAmount: number) => ({
  ...{ id, title, type: "financial", currentAmount, targetAmount, status: "In Progress" },
});
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 84_000, annualExpenses: 63_600, currentSavings: null },
  assets: [
    { id: "a1", name: "Wells Fargo checking", type: "savings", value: 3_200 },
    { id: "a2", name: "Marcus savings", type: "savings", value: 8_450 },
    { id: "a3", name: "Bungalow", type: "real-estate", value: 310_000 },
    { id: "a4", name: "Tacoma", type: "other", value: 24_600 },
    { id: "a5", name: "Fidelity 401k", type: "retirement", value: 64_300 },
    { id: "a6", name: "Vanguard ETF", type: "stocks", value: 21_900 },
    { id: "a7", name: "Piano", type: "other", value: 4_120 },
    { id: "a8", name: "Sailboat", type: "other", value: 18_500 },
  ],
  debts: [
    { id: "d1", name: "Bungalow mortgage", type: "mortgage", balance: 198_400, interestRate: 5.5 },
    { id: "d2", name: "Tacoma loan", type: "car-loan", balance: 17_850, interestRate: 7.2 },
    { id: "d3", name: "Citi card", type: "credit-card", balance: 2_640, interestRate: 19.9 },
    { id: "d4", name: "SoFi loan A", type: "personal-loan", balance: 6_300, interestRate: 9.4 },
    { id: "d5", name: "Sailboat loan", type: "personal-loan", balance: 12_300, interestRate: 8.1 },
    { id: "d6", name: "SoFi loan B", type: "personal-loan", balance: 900, interestRate: 6 },
  ],
  goals: [
    goal("g1", "New roof", 6_000, 24_000),
    goal("g2", "Lisbon trip", 1_200, 4_800),
    goal("g3", "Wedding", 3_000, 15_000),
  ],
};
const SOMEONE = documentsOf({ state: STATE });

/** What is said to the last of some messages, none of which may write anything. */
function told(messages: string): string {
  const turns = talk(SOMEONE, messages.split(" || "));
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return (turns.at(-1)?.reply ?? "").replaceAll("*", "");
}

const rows = (cases: readonly [messages: string, figure: string][]) =>
  it.each(cases.map(([messages, figure]) => ({ messages, figure })))("$messages", ({ messages, figure }) => {
    expect(told(messages)).toContain(figure);
  });

describe("what a goal lacks in equal parts", () => {
  rows([
    ["what the wedding still lacks, out of each of 24 paychecks, how much", "$500"],
    ["I have fifteen more paydays before Lisbon. What do I set aside from each to have it all?", "$240"],
    ["the roof: still short, divide it by 36 months, what's one month", "$500"],
    ["what's still missing for the wedding? || over 30 weeks", "$400"],
    ["how much a month for Lisbon in 12 months || and across ten", "$360"],
    ["yearly interest on the Citi card? || split in 52 weeks please", "$10.10"],
    ["interest on the Tacoma loan a day? || over 90 days", "$316.90"],
  ]);
});

describe("a part of what is left over that goes to a goal", () => {
  rows([
    ["a quarter of what I have left each month into the wedding, how many months till it's full", "29 months"],
    ["say two thirds of whatever is over lands in the wedding pot. how long does that take", "11 months"],
    ["40% of what's left monthly goes in the roof, how many months", "27 months"],
    ["every cent I don't spend goes to the wedding now. how many months is that", "8 months"],
    ["wedding at 600 a month, how long? || only half of that", "40 months"],
    ["what the wedding still needs, in Fridays, if 60 goes in each Friday", "200 weeks"],
  ]);
});

describe("so much put in a goal at once", () => {
  rows([
    ["wedding at 600 a month, how long? || and if mum chips in 3,000 first?", "15 months"],
    ["how much is Lisbon still short || and if my brother gives me 600 for it", "$3,000"],
    ["Lisbon at 300 a month? months please || suppose I start with a lump of 1,200", "8 months"],
  ]);
});

describe("a rate that is said", () => {
  rows([
    ["Vanguard ETF at 7% per year compounded yearly for 5 years, no deposits, comes to what?", "$30,716"],
    ["my sailboat loses 8% of its value each year. worth after three years?", "$14,406"],
    ["Marcus savings on 4.8% a year compounded monthly, 12 months, what comes out?", "$8,865"],
    ["how much of it is growth only if the ETF returns 5% a year for four years", "$4,720"],
    ["The Marcus savings and the Vanguard ETF both yield 3%, how much is that in a year?", "$910.50"],
    ["drawing 4 percent a year off the 401k, what's that per month", "$214.33"],
    ["half a percent off the mortgage, what do I save in interest a year?", "$992"],
    ["mortgage goes up by one percentage point, how much more interest a year?", "$1,984"],
  ]);
});

describe("one payment on a debt", () => {
  rows([
    ["of the next 400 I pay on the Tacoma loan, how much is interest", "$107.10"],
    ["next 200 to the sofi loan A, how much of that actually lowers it after interest", "$150.65"],
    ["if I miss the Citi card for a month what do I owe with the interest added?", "$2,684"],
    ["spread the Citi card across ten level payments, forget the interest, what is each", "$264"],
  ]);
});

describe("the middle, all loans, and a name by its letter", () => {
  rows([
    ["median of my debts?", "$9,300"],
    ["what is the median asset", "$20,200"],
    ["subtract all debts from the bungalow", "$71,610"],
    ["bungalow value less all debts", "$71,610"],
    ["loan A vs loan B, which costs more interest per year", "SoFi loan A"],
  ]);
});

describe("a price told by the stored one", () => {
  rows([
    ["if I sell the sailboat for 1,500 over what you have listed and clear its loan, what's left?", "$7,700"],
    [
      "suppose the Tacoma only fetches ten percent under what I have it down for and the Tacoma loan gets paid, what lands in my hand?",
      "$4,290",
    ],
    ["Sell the bungalow at 95% of its listed value, settle the mortgage: what remains?", "$96,100"],
    ["if the truck went for 600 more than you have it at, its loan settled, how much would remain for me", "$7,350"],
  ]);
});

describe("pay and spending that change", () => {
  rows([
    ["say I picked up 500 more every month from tutoring, what's my monthly leftover then?", "$2,200"],
    ["suppose the takings go up 10 percent and spending goes up 5, what is left in a year?", "$25,620"],
    ["Imagine I become a manager at 100000 with spending at 70000, left over per month?", "$2,500"],
    ["what do I have left each month || if I found a flat 250 cheaper a month?", "$1,950"],
    ["how much is left over in a month? || and with a phone plan 40 dearer a month", "$1,660"],
  ]);
});

describe("up to a part of a goal, and what is left of a whole", () => {
  rows([
    ["how much more does the roof need to be half full?", "$6,000"],
    ["how many dollars until Lisbon hits 75%?", "$2,400"],
    ["how far is the roof filled in percent || and how much to get it to 80", "$13,200"],
    ["What percentage of everything I own is not in the bungalow?", "31.9%"],
    ["what proportion of all my assets is outside the 401k", "85.9%"],
    ["net worth without the bungalow and its mortgage || and drop the Tacoma and its loan too", "$98,330"],
    ["sailboat loan, 400 a month, how much interest in all || how many payments is that", "35 months"],
  ]);
});

describe("what is told is still told", () => {
  it.each([
    "put 600 in the Lisbon trip",
    "the ETF went up 5 percent",
    "sold the piano for 4,000",
    "I paid 300 on the Citi card",
  ])("%s", (message) => {
    expect(talk(SOMEONE, [message]).at(-1)?.wrote).toBe(true);
  });
});
