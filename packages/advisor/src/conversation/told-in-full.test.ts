import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 30_000, annualExpenses: 20_000 },
    assets: [
      { id: "harbor", name: "Harbor checking", type: "savings", value: 5_000 },
      { id: "car", name: "Tesla Model Y", type: "other", value: 33_000 },
      { id: "shares", name: "Tesla shares", type: "stocks", value: 11_000 },
    ],
    debts: [{ id: "dental", name: "Dental plan", type: "other", balance: 900 }],
    goals: [
      {
        id: "oslo",
        title: "Trip to Oslo",
        type: "financial",
        targetAmount: 3_000,
        currentAmount: 400,
        targetDate: "2029-05-31",
      },
    ] as never,
  },
});

function last(...messages: string[]): Turn {
  return talk(DOCUMENTS, messages).at(-1) as Turn;
}

describe("what is told in full", () => {
  it("is one sum of dollars and cents", () => {
    const { debts } = last("paid forty dollars and fifty cents on the dental plan").documents.financials;
    expect(debts?.[0]?.balance).toBe(859.5);
    const hourly = ["I make eighteen dollars an hour", "I mean it's eighteen dollars and fifty cents an hour"];
    expect(last(...hourly).documents.financials.financialInfo.annualIncome).toBe(38_480);
  });

  it("is a new name to its end", () => {
    const { debts } = last("Please rename dental plan to Bright Smile refinance.").documents.financials;
    expect(debts?.[0]?.name).toBe("Bright Smile refinance");
  });

  it("is a new account with One in its name, whose value comes next", () => {
    const { assets } = last("Add; Hill Street One savings account.", "12,400.").documents.financials;
    expect(assets?.slice(0, 3)).toEqual(DOCUMENTS.financials.assets);
    expect(assets?.[3]).toMatchObject({ value: 12_400, type: "savings" });
    expect(assets?.[3]?.name).toMatch(/Hill Street One/);
  });

  it("is asked about where a brand may be the car or the shares", () => {
    const { wrote, quickReplies } = last("Tesla is worth 12,000 now.");
    expect([wrote, quickReplies]).toEqual([false, ["Tesla Model Y", "Tesla shares"]]);
    const told = last("Tesla is worth 12,000 now.", "To be clear, the shares.").documents.financials.assets;
    expect(told?.map(({ value }) => value)).toEqual([5_000, 33_000, 12_000]);
  });
});

describe("what was just told, put right", () => {
  it("is another sum and no date", () => {
    const said = "Hold on, I doubled it this year. It was 500 that went in the Oslo pot, not 250.";
    const [goal] = last("saved another 250 for Oslo", said).documents.goals.intermediateGoals;
    expect(goal).toMatchObject({ currentAmount: 900, targetDate: "2029-05-31" });
  });

  it("is what was written, and not what was asked about beside it", () => {
    const { documents } = last(
      "Add a goal (my coach's idea, honestly): learn to play the oboe by March 2027.",
      "Hmm, that's mad. Make it September 2027 instead.",
    );
    const added = documents.goals.intermediateGoals.slice(1).map(({ title, targetDate }) => `${title} ${targetDate}`);
    expect(added).toEqual(["Learn to play the oboe 2027-09-30"]);
  });

  it("is what was refused, with the figure that was meant", () => {
    const { assets } = last("took 12000 out of Harbor checking for the roof", "damn, meant 1200").documents.financials;
    expect(assets?.[0]?.value).toBe(3_800);
  });

  it("is the target of the goal spoken of, and neither what is saved nor another goal", () => {
    const amounts = (message: string) =>
      last("already 450 saved for Oslo", message).documents.goals.intermediateGoals.map(
        ({ currentAmount, targetAmount }) => [currentAmount, targetAmount],
      );
    expect(amounts("found it cheaper, target is 2,600")).toEqual([[450, 2_600]]);
    // asked about
    expect(amounts("target is 2,600")).toEqual([[450, 3_000]]);
  });
});
