import type { Country, Documents } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { person, savingGoal, TODAY } from "../examples/people.ts";
import { personFacts } from "../person/person-facts.ts";
import type { Lesson } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { teach } from "./teach.ts";

/** Who spends $250 a month more than comes in, with a little cash and nothing else. */
const OVERSPENT = person({
  info: { annualIncome: 30_000, annualExpenses: 33_000 },
  assets: [["Checking", "savings", 900]],
  debts: [],
});

/** Whose only investment is a 401(k). */
const SAVER = person({
  info: { annualIncome: 92_000, annualExpenses: 50_000 },
  assets: [
    ["Savings", "savings", 42_000],
    ["401k", "retirement", 63_000],
  ],
  debts: [["Visa", "credit-card", 4_000, 24.9]],
});

const RETIRED = person({
  basicInfo: { employmentStatus: "Retired" },
  info: { annualIncome: 30_000, annualExpenses: 28_000 },
  assets: [
    ["World fund", "stocks", 90_000],
    ["Bond fund", "bonds", 10_000],
  ],
  debts: [],
});

function lessonOf(id: string): Lesson {
  return LESSONS.find((lesson) => lesson.id === id) as Lesson;
}

function taught(lesson: Lesson, documents: Documents) {
  return teach(lesson, personFacts(documents, TODAY));
}

it("counts a car by its name, and no home among what can be drawn on", () => {
  const owner = person({
    assets: [
      ["House", "real-estate", 410_000],
      ["Honda Civic", "other", 9_500],
      ["Index fund", "stocks", 52_000],
    ],
    debts: [
      ["Mortgage", "mortgage", 250_000, 6.4],
      ["Visa", "credit-card", 2_000, 24.9],
    ],
  });
  expect(taught(lessonOf("new-or-used-car"), owner).message).toContain("you have Honda Civic, $9,500, and no car loan");
  expect(taught(lessonOf("drawing-down"), owner).message).toContain("the $50,000 that you could draw on");
  expect(taught(lessonOf("drawing-down"), owner).message).toContain("about $2,000 a year");
});

it("calls nothing invested that is not", () => {
  const lesson = lessonOf("real-return");
  const saver = person({
    assets: [["Ally savings", "savings", 12_000]],
    debts: [["Visa", "credit-card", 3_200, 24.9]],
  });
  expect(taught(lesson, saver).message).toContain("nothing of what you told me is invested; your cash of $12,000");
  expect(taught(lesson, SAVER).message).toContain("of real growth on the $63,000 that you have invested");
});

/** Who is employed and has a cushion of between three and six months. */
const SALARIED = person({
  info: { annualIncome: 85_000, annualExpenses: 50_000 },
  assets: [["Savings", "savings", 20_000]],
});

/** Whose safe part is a fixed deposit. */
const DEPOSITOR = person({
  info: { annualIncome: 24_000, annualExpenses: 15_000 },
  assets: [
    ["Fixed deposit", "savings", 9_000],
    ["Mutual funds", "stocks", 12_000],
  ],
});

it.each(["mortgage-early", "brokerage", "savings-bonds", "crypto"])(
  "names the costly card that comes before: %s",
  (id) => {
    const home: [string, "mortgage", number, number] = ["Mortgage", "mortgage", 240_000, 4.5];
    const owing = (...cards: [string, "credit-card", number, number | null][]) =>
      taught(
        lessonOf(id),
        person({ info: { annualIncome: 60_000 }, assets: [["Savings", "savings", 9_000]], debts: [home, ...cards] }),
      ).message;
    expect(owing(["Amex", "credit-card", 5_200, 27.4])).toContain("Paying off Amex at 27.4% usually comes first.");
    expect(owing(["Store card", "credit-card", 750, null])).toContain("Paying off Store card usually comes first.");
    expect(owing()).not.toContain("comes first.");
  },
);

it("says whether a Roth IRA is open by the income, and nothing of it to those who pay no US tax", () => {
  const lesson = lessonOf("backdoor-roth");
  const earning = (annualIncome: number) => taught(lesson, person({ info: { annualIncome } })).message;
  expect(earning(85_000)).toContain("you need no backdoor, since the direct way is open with an income of $85,000");
  expect(earning(153_000)).toContain("you can pay in directly only in part");
  expect(earning(168_000)).toContain("the direct way is closed");
  const abroad = person({ basicInfo: { country: "GB" }, info: { annualIncome: 85_000 } });
  expect(taught(lesson, abroad).message).toContain("only concerns those who pay tax in the US");
  expect(taught(lesson, SAVER).message).not.toContain("in retirement accounts");
});

it("tells the rate on the last dollar in the US, as if the income were before tax", () => {
  const lesson = lessonOf("tax-brackets");
  const earning = (annualIncome: number) => taught(lesson, person({ info: { annualIncome } })).message;
  expect(earning(85_000)).toContain("your last dollar is taxed at 22% by the federal steps of 2026");
  expect(earning(16_000)).toContain("your last dollar is taxed at 0%");
  expect(earning(28_500)).toContain("your last dollar is taxed at 10%");
  expect(earning(900_000)).toContain("**For you**: your income is $900,000 a year.");
  const abroad = person({ basicInfo: { country: "GB" }, info: { annualIncome: 85_000 } });
  expect(taught(lesson, abroad).message).not.toContain("federal");
});

it("names an aim: a costly debt first, then a goal, then net worth", () => {
  const said = (documents: Documents) => taught(lessonOf("motivation"), documents).message;
  const goals = [savingGoal("g1", "House repairs", 12_000, 3_500, "2028-06-30")];
  expect(said(SAVER)).toContain("a first aim could be Visa at zero: $4,000 to go");
  expect(said(person({ goals }))).toContain("your goal House repairs stands at $3,500 of $12,000");
  expect(said(RETIRED)).toContain("your net worth is $100,000");
});

/** Figures taken by what they touch, for people about whom it is easy to say something careless. */
const CARELESS: [of: string, id: string, documents: Documents, says: string, never: RegExp][] = [
  [
    "who spends more than they earn",
    "pay-yourself-first",
    OVERSPENT,
    "you spend $250 a month more than you earn, so nothing is saved yet",
    /Tell me/,
  ],
  [
    "who spends more than they earn",
    "compound-interest",
    OVERSPENT,
    "so there is nothing yet that could grow",
    /Tell me/,
  ],
  [
    "who has told of cash alone",
    "investment-fees",
    OVERSPENT,
    "nothing of what you told me is invested so far",
    /Tell me/,
  ],
  ["who has told of cash alone", "market-crash", OVERSPENT, "nothing of what you told me is in the markets", /Tell me/],
  [
    "with a 401k",
    "index-funds",
    SAVER,
    "besides the $63,000 in retirement accounts, which usually hold funds",
    /\*\*: you have told me of nothing/,
  ],
  [
    "with a pension ahead",
    "near-retirement",
    SAVER,
    "before any pension is counted; each $1,000 a year of pension lowers that by $25,000",
    /asks for/,
  ],
  [
    "who is retired",
    "life-insurance",
    RETIRED,
    "you have no debts on record that others would have to pay",
    /would miss|depend on you would/,
  ],
  [
    "with pay",
    "life-insurance",
    SAVER,
    "if others live from your pay, they would miss $92,000 a year",
    /those who depend/,
  ],
  [
    "with a card to clear",
    "down-payment",
    SAVER,
    "after a cushion of three months and paying off Visa you have $25,500 left: at most a fifth of a home",
    /, a fifth of a home/,
  ],
  [
    "with shares and bonds",
    "rebalancing",
    RETIRED,
    "of what you told me of in shares and bonds 90% is in shares now",
    /Tell me/,
  ],
  [
    "with a 401k",
    "rule-of-72",
    SAVER,
    "the $63,000 that you have invested would double in about 12 years at 6%",
    /left over/,
  ],
  [
    "with a 401k",
    "benchmarks",
    SAVER,
    "$63,000 in retirement accounts and other investments, 0.7 times a year's income",
    /net worth of/,
  ],
  [
    "with shares and bonds",
    "diversification",
    RETIRED,
    "the largest of your investments is World fund, $90,000: 90% of the $100,000",
    /Tell me/,
  ],
  [
    "with a fixed deposit",
    "asset-allocation",
    DEPOSITOR,
    "of what you told me of in shares, bonds and cash 57.1% is in shares now",
    /100%/,
  ],
  ["with a 401k", "company-pension", SAVER, "Monthly for life", /For you|63,000/],
  [
    "with pay",
    "recession",
    SALARIED,
    "$5,000 more would make it six, the usual aim where income is unsteady",
    /not steady/,
  ],
  [
    "who spends more than they earn",
    "bad-habits",
    OVERSPENT,
    "you spend $2,750 a month, $250 more than you earn",
    /Tell/,
  ],
  ["who asks about fraud", "scams", SAVER, "Treat it as a scam", /For you|Tell me/],
  ["under strain", "stress", OVERSPENT, "That is a heavy thing to carry", /For you/],
];

it.each(CARELESS)("says what is so to a person %s: %s", (_, id, documents, says, never) => {
  const { message } = taught(lessonOf(id), documents);
  expect(message).toContain(says);
  expect(message).not.toMatch(never);
});

it("tells which currency a figure stands in where a limit of the country stands beside it", () => {
  const saver = (country: Country) => person({ basicInfo: { country }, assets: [["Savings", "savings", 4_300]] });
  const said = (country: Country) => taught(lessonOf("deposit-insurance"), saver(country)).message;
  expect(said("GB")).toMatch(/\$4,300 in cash.*£120,000.*Your own figures above are in US dollars\./s);
  expect(said("US")).not.toContain("US dollars");
});

it("says so where cash may be above what is insured at one bank", () => {
  const saver = (country: Country, cash: number) =>
    person({ basicInfo: { country }, assets: [["Savings", "savings", cash]] });
  for (const id of ["high-yield-savings", "deposit-insurance", "certificates-of-deposit"]) {
    expect(taught(lessonOf(id), saver("CA", 80_000)).message).toContain("Your cash may be above that limit");
    expect(taught(lessonOf(id), saver("CA", 40_000)).message).not.toContain("above that limit");
    expect(taught(lessonOf(id), saver("US", 80_000)).message).not.toContain("above that limit");
  }
});
