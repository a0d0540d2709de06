import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const step = (id: string, title: string, order: number) => ({ id, title, completed: false, order });
const DOCUMENTS = documentsOf({
  state: {
    assets: [
      { id: "barn", name: "Barn", type: "real-estate", value: 90_000 },
      { id: "harbor", name: "Harbor checking", type: "savings", value: 5_000 },
      { id: "notes", name: "Treasury notes", type: "bonds", value: 900 },
      { id: "piano", name: "Piano", type: "other", value: 4_000 },
    ],
    debts: [
      { id: "loan", name: "Piano loan", type: "personal-loan", balance: 3_000 },
      { id: "van", name: "Van loan", type: "car-loan", balance: 6_000 },
    ],
    goals: [
      {
        id: "g1",
        title: "Redo the barn",
        type: "project",
        submilestones: [step("roof", "Roof", 0), step("east", "East wall", 1)],
      },
    ],
  },
});

function last(...messages: string[]): Turn {
  return talk(DOCUMENTS, messages).at(-1) as Turn;
}

describe("what is owned", () => {
  it.each([
    ["The builders finished the east wall of the barn, and fine it looks. Please tick that step off.", "east"],
    ["The roof of the barn is done, please check it off", "roof"],
  ])("stays where a step of a goal was done to it: %s", (message, id) => {
    const { documents, quickReplies } = last(message);
    expect(documents.financials.assets).toEqual(DOCUMENTS.financials.assets);
    expect(documents.goals.intermediateGoals[0]?.submilestones.find((each) => each.id === id)?.completed).toBe(true);
    expect(quickReplies.filter((reply) => /remove/i.test(reply))).toEqual([]);
  });

  it.each([
    "cashed out the treasury notes, all 900 of it is in Harbor checking now",
    "I cashed in my treasury notes and the 900 went into Harbor checking",
  ])("goes where it was cashed: %s", (message) => {
    const { documents } = last(message);
    expect(documents.financials.assets?.map(({ id, value }) => `${id} ${value}`)).toEqual([
      "barn 90000",
      "harbor 5900",
      "piano 4000",
    ]);
  });

  it.each(["I have paid 250 this week on the loan of the piano", "paid 250 towards the loan for the piano"])(
    "pays nothing where it only says which loan is meant: %s",
    (message) => {
      const { assets, debts } = last(message).documents.financials;
      expect(assets).toEqual(DOCUMENTS.financials.assets);
      expect(debts?.map(({ balance }) => balance)).toEqual([2_750, 6_000]);
    },
  );

  it("pays where it is an account and said to", () => {
    const { assets, debts } = last("Paid 250 on the piano loan out of Harbor checking").documents.financials;
    expect(assets?.find(({ id }) => id === "harbor")?.value).toBe(4_750);
    expect(debts?.map(({ balance }) => balance)).toEqual([2_750, 6_000]);
  });
});
