import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const goal = (id: string, title: string, currentAmount: number, targetAmount: number, targetDate: string | null) =>
  ({ id, title, type: "financial", status: "In Progress", currentAmount, targetAmount, targetDate }) as const;

const SAVER = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Marcus", type: "savings", value: 40_000 }],
    debts: [],
    goals: [
      goal("g1", "Emergency fund", 3_200, 15_000, null),
      goal("g2", "House deposit", 20_000, 80_000, "2029-05-20"),
      goal("g3", "Europe trip", 1_200, 9_000, "2027-06-20"),
    ],
  },
});

/** The last answer of a talk in which nothing is written. */
function said(...messages: string[]): string {
  const turns = talk(SAVER, messages);
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return turns.at(-1)?.reply ?? "";
}

describe("what a goal takes each month", () => {
  it.each([
    ["How much must I put in each month to have 9,000 on April 15?", "**$1,560 a month** for 5 months"],
    ["how much a month to get the 80k by may 2029", "**$2,000 a month** for 30 months"],
    ["need to know monthly for europe if i want to go in april", "**$1,560 a month**"],
    ["how much do i have to save a week for europe", "**$258 a week**"],
  ])("%s", (question, figure) => expect(said(question)).toContain(figure));

  it("goes on from the goal that was spoken of", () => {
    expect(said("how's the house deposit looking", "what would it need a month")).toContain("**$2,000 a month**");
    expect(said("how is my emergency fund", "how long at like 300 a month")).toContain("**40 months");
    expect(said("how is my emergency fund", "what if i do 590 a month")).toContain("**20 months**");
    expect(said("how is my emergency fund", "and at 590 a month?")).toContain("**20 months**");
    expect(said("how much is left for europe", "how much a month", "how much is that a year")).toContain("a year");
  });
});

describe("when a goal is there", () => {
  it.each([
    ["when do i have the 80k", "House deposit is full in **60 months (5 years)**"],
    ["so w 8,500 left a year how long til i got the 80k for the house", "at $708.33 a month"],
    ["im gonna start putting 25 a week in the marcus for it. when do i have 9k", "at $108.33 a month"],
    ["leave the marcus alone! I meant, when will I have the 80k?", "House deposit is full in **60 months"],
    ["how long till the 15k at 400 a month", "Emergency fund is full in **30 months"],
    ["the 9k one, how long at 150 a week", "Europe trip is full in **12 months**"],
    ["how many months to get to 10k saving 400", "From nothing it takes **2 years and 1 month**"],
  ])("%s", (question, figure) => expect(said(question)).toContain(figure));
});

describe("whether a goal is reached", () => {
  it.each([
    ["grandma's giving me 2,000. does that finish the europe trip?", /^No: .*after \$2,000 \*\*\$5,800\*\* is still/],
    ["if my aunt gives 8,000 is europe sorted", /^Yes: .*\*\*\$200\*\* is left/],
    ["if i get a bonus of 12,000 does that fill the emergency fund?", /^Yes: .*\*\*\$200\*\* is left/],
    ["is 600 a month enough for europe by april 20?", /^No: .*\*\*\$4,200\*\* by Apr 20, 2027, \*\*\$4,800\*\* short/],
    ["can I make the europe trip by May with 1,400 a month", /^Yes: at \$1,400 a month/],
    ["will i make it to 15,000 by july at 700 a month", /^No: at \$700 a month Emergency fund/],
    ["is the house deposit doable by december 2029", /^No: .*takes \*\*\$1,\d+ a month\*\*/],
  ])("%s", (question, verdict) => expect(said(question)).toMatch(verdict));

  it("goes on from the goal that was spoken of", () => {
    expect(said("how's the europe trip", "can I still make it by June")).toMatch(/^No: Europe trip lacks \$7,800/);
    expect(said("how far is the emergency fund", "will the gift of 5,000 get me there?")).toMatch(
      /^No: .*\*\*\$6,800\*\*/,
    );
    expect(said("how's the house deposit looking", "is 2028 realistic?")).toMatch(/^No: .*by Dec 31, 2028/);
  });
});

it("lets what is told or ordered be done", () => {
  for (const told of [
    "move the europe trip to june 2028",
    "make the europe trip 10,000",
    "I put 400 towards europe",
    "europe trip by august 2027 please",
  ])
    expect(talk(SAVER, [told])[0]?.wrote, told).toBe(true);
});
