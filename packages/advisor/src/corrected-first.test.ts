import { describe, expect, it } from "vitest";
import { documentsOf } from "../testing/run-case.ts";
import { type Turn, talk } from "../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    assets: [{ id: "harbor", name: "Harbor checking", type: "savings", value: 5_000 }],
    debts: [
      { id: "sears", name: "Sears card", type: "credit-card", balance: 1_400 },
      { id: "amex", name: "Amex", type: "credit-card", balance: 2_000 },
      { id: "dental", name: "Dental plan", type: "other", balance: 900 },
    ],
    goals: [{ id: "oslo", title: "Trip to Oslo", type: "financial", targetAmount: 3_000, currentAmount: 400 }] as never,
  },
});

function after(...messages: string[]): Record<string, number | null | undefined> {
  const { documents } = talk(DOCUMENTS, messages).at(-1) as Turn;
  const { assets, debts } = documents.financials;
  return Object.fromEntries([
    ...(assets ?? []).map(({ id, value }) => [id, value]),
    ...(debts ?? []).map(({ id, balance }) => [id, balance]),
    ...documents.goals.intermediateGoals.map(({ id, currentAmount }) => [id, currentAmount]),
  ]);
}

const TOLD = "threw 70 at the Sears card and 200 at the Amex";

describe("what is put right first, with another fact beside it", () => {
  it.each([
    "no wait, the 200 was the dental plan not the Amex, also 60 more saved for Oslo",
    "No, the 200 was the dental plan, not the Amex. Also saved another 60 for Oslo.",
  ])("is put right and the other fact noted: %s", (message) => {
    expect(after(TOLD, message)).toEqual({ harbor: 5_000, sears: 1_330, amex: 2_000, dental: 700, oslo: 460 });
  });

  it("is another figure as well", () => {
    const amounts = after(TOLD, "no sorry it was 220 on the Amex, also 60 more saved for Oslo");
    expect(amounts).toEqual({ harbor: 5_000, sears: 1_330, amex: 1_780, dental: 900, oslo: 460 });
  });

  it("leaves what was written where only something else is told", () => {
    const amounts = after(TOLD, "oh wait, I saved another 60 for Oslo, also paid 30 off the dental plan");
    expect(amounts).toEqual({ harbor: 5_000, sears: 1_330, amex: 1_800, dental: 870, oslo: 460 });
  });
});
