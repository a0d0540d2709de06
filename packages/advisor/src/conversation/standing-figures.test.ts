import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amountsWithGoals } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

const open = { status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 92_000, annualExpenses: 61_000, currentSavings: null },
    assets: [
      { id: "ally", name: "Ally savings", type: "savings", value: 12_000 },
      { id: "checking", name: "Chase checking", type: "savings", value: 6_200 },
      { id: "401k", name: "Vanguard 401k", type: "retirement", value: 96_000 },
      { id: "old", name: "Old 401k", type: "retirement", value: 18_300 },
      { id: "van", name: "Delivery van", type: "other", value: 9_000 },
    ],
    debts: [
      { id: "sapphire", name: "Chase Sapphire", type: "credit-card", balance: 2_260, interestRate: 22.9 },
      { id: "freedom", name: "Chase Freedom", type: "credit-card", balance: 940, interestRate: 27.5 },
      { id: "loan", name: "Van loan", type: "car-loan", balance: 8_900, interestRate: 8.2 },
      { id: "mortgage", name: "Mortgage", type: "mortgage", balance: 210_000, interestRate: 5.9 },
    ],
    goals: [
      { id: "boiler", title: "New boiler van", type: "financial", targetAmount: 18_000, currentAmount: 2_850, ...open },
    ],
  },
});

function after(...messages: string[]): Record<string, number | undefined> {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  return {
    ...amountsWithGoals(documents),
    income: documents.financials.financialInfo?.annualIncome ?? undefined,
  };
}
const BEFORE = after("hello");

describe("what is said to stand somewhere", () => {
  test.each([
    [
      ["paid 500 off the Sapphire and 200 off the Freedom", "that's wrong, Sapphire should be 1700 and Freedom 800"],
      { sapphire: 1_700, freedom: 800 },
    ],
    [["paid 500 off the Sapphire", "no, the Sapphire should be at 1900"], { sapphire: 1_900 }],
    [["put another 1000 to the boiler van goal", "boiler van goal is at 2950 not 3850"], { boiler: 2_950 }],
    [
      ["moved 500 from ally to chase checking", "no. Ally should be 11,000 and Chase checking 7,200"],
      { ally: 11_000, checking: 7_200 },
    ],
  ])("%j is what is stored", (messages, changed) => {
    expect(after(...messages)).toEqual({ ...BEFORE, ...changed });
  });

  test("is nothing new where it stands so", () => {
    const paid = "paid 500 off the Sapphire and 200 off the Freedom";
    expect(after(paid, "that's still wrong, Sapphire should be 1760 and Freedom 740")).toEqual(after(paid));
  });

  test("is the payment where the figure is near that", () => {
    expect(after("paid 100 on the Freedom", "no, Freedom should be 150").freedom).toBe(790);
  });
});

describe("what is told again", () => {
  const both = ["paid 400 on the Sapphire", "I paid 300 on the Freedom too"];
  test.each(["No no. I paid BOTH. 400 on Sapphire and 300 on Freedom", "i already told you, 300 on the Freedom"])(
    "%j is not done twice",
    (message) => expect(after(...both, message)).toEqual(after(...both)),
  );

  test("is done otherwise where it says so", () => {
    expect(after("charged 300 on the Freedom", "no no, I paid 300 off the Freedom").freedom).toBe(640);
  });
});

describe("a payment put right", () => {
  test.each([
    ["no it was 210 and from chase checking", { sapphire: 2_050, checking: 5_990 }],
    ["it was 210, out of chase checking", { sapphire: 2_050, checking: 5_990 }],
  ])("%j changes sum and source", (message, changed) => {
    expect(after("Paid 120 off the Sapphire", message)).toEqual({ ...BEFORE, ...changed });
  });

  test("gives back what it was said to come from", () => {
    const said = after("Paid 120 off the Sapphire from chase checking", "sorry it was 150 from ally");
    expect(said).toEqual({ ...BEFORE, sapphire: 2_110, ally: 11_850 });
  });

  test.each(["my bank returned that payment", "they bounced the payment"])("%j takes it back", (message) => {
    expect(after("paid 300 on the Freedom", message)).toEqual(BEFORE);
  });
});

describe("money that goes on", () => {
  test.each([
    ["put 4,750 in chase checking and sent 4,000 of it to the mortgage", { checking: 6_950, mortgage: 206_000 }],
    ["got 900 into chase checking and paid 300 off the Freedom with it", { checking: 6_800, freedom: 640 }],
  ])("%j leaves where it came to", (message, changed) => {
    expect(after(message)).toEqual({ ...BEFORE, ...changed });
  });

  test.each([
    "we rolled the old 401k into the vanguard one last month",
    "consolidated the old 401k into vanguard 401k",
  ])("%j is all in the other", (message) => {
    const { old: _, ...rest } = BEFORE;
    expect(after(message)).toEqual({ ...rest, "401k": 114_300 });
  });

  test.each(["should we roll the old 401k into the vanguard one?", "I might roll the old 401k into the vanguard one"])(
    "%j moves nothing",
    (message) => expect(after(message)).toEqual(BEFORE),
  );

  test.each([
    "sold the delivery van on Tuesday, got 11,000 for it, went straight on the van loan and the rest in chase checking",
    "sold the van for 11,000. 8,900 went on the van loan, rest to checking",
  ])("%j pays the loan, and the rest is not lost", (message) => {
    const { van: _, loan: __, ...rest } = BEFORE;
    expect(after(message)).toEqual({ ...rest, checking: 8_300 });
  });
});

test("what is moved on from what was just put in goes on top of it", () => {
  expect(after("dropped 2,000 into ally, then moved 500 of that to chase checking")).toEqual({
    ...BEFORE,
    ally: 13_500,
    checking: 6_700,
  });
});

test.each(["contract says 46 hours a week", "actually it's 46 hours a week"])(
  "%j is of the pay by the hour",
  (message) => {
    expect(after("i make 18.50/hr at 44 hrs a week", message).income).toBe(18.5 * 46 * 52);
  },
);
