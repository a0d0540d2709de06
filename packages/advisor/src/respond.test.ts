import { applyChanges, type Documents, newDocuments, newProfile, revertChange } from "@seven-figures/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { respond } from "./index.ts";

const TODAY = "2026-11-20";
const NOW = "2026-11-20T09:00:00.000Z";

function someone(): Documents {
  const documents = newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, NOW), NOW);
  const financials = {
    ...documents.financials,
    financialInfo: { annualIncome: 60_000, annualExpenses: 40_000, currentSavings: null },
    assets: [{ id: "a1", name: "Ally savings", type: "savings" as const, value: 8_000, description: "" }],
    debts: [
      { id: "d1", name: "Visa", type: "credit-card" as const, balance: 3_000, interestRate: 24.9, description: "" },
    ],
  };
  return { ...documents, financials };
}

function hear(message: string, documents = someone(), conversation: unknown = null) {
  let ids = 0;
  return respond({ documents, conversation, message, today: TODAY, newId: (prefix) => `${prefix}-${++ids}` });
}

function after(message: string, documents = someone()): Documents {
  return applyChanges(documents, hear(message, documents).changes, NOW).documents;
}

/** Facts that say nothing about one another, each in a way that it is said. */
const FACTS = [
  "I make 72k a year",
  "I spend 3,100 a month",
  "I have 12k in a Marcus savings account",
  "I own a house worth 350k",
  "I owe 5,400 on a Discover card at 21.9%",
  "my student loans are 18k",
  "I paid 300 off the Visa",
  "I added 500 to my Ally savings",
  "I want to learn Spanish by 2029",
];

/** Amount, verb and thing in ways that ask, doubt, wish or speak of others. */
const UNSAID = [
  (amount: number, thing: string) => `Should I put ${amount} into ${thing}?`,
  (amount: number, thing: string) => `What if I paid ${amount} on ${thing}?`,
  (amount: number, thing: string) => `How much is ${amount} in ${thing} worth in ten years?`,
  (amount: number, thing: string) => `Would ${amount} be enough for ${thing}?`,
  (amount: number, thing: string) => `Can I afford ${thing} for ${amount}?`,
  (amount: number, thing: string) => `If I had ${amount} in ${thing}, what would my net worth be?`,
  (amount: number, thing: string) => `My sister has ${amount} in ${thing}`,
  (amount: number, thing: string) => `I used to have ${amount} in ${thing}`,
  (amount: number, thing: string) => `I might put ${amount} into ${thing} next year`,
  (amount: number, thing: string) => `Do you think ${amount} for ${thing} is a lot?`,
];
const THINGS = ["my savings account", "the Visa", "a house", "an index fund", "my car loan", "a Roth IRA", "Ally"];

describe("the advisor", () => {
  it.each([1, 2, 3, 4, 5, 6, 7])(
    "never writes for a question, a thought, someone else's money or the past: amounts of %i digits",
    (digits) => {
      // each sentence with each thing, and with amounts of each size: most of any random draw would be of six digits
      const amount = fc.integer({ min: 10 ** (digits - 1), max: 10 ** digits - 1 });
      fc.assert(
        fc.property(amount, (sum) => {
          const said = UNSAID.flatMap((say) => THINGS.map((thing) => say(sum, thing)));
          expect(said.filter((message) => hear(message).changes.length > 0)).toEqual([]);
        }),
        { numRuns: 1 },
      );
    },
  );

  it("comes to the same data in whatever order facts are told", () => {
    const sorted = (documents: Documents) => ({
      ...documents.financials,
      assets: documents.financials.assets
        ?.map(({ id: _, ...asset }) => asset)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      debts: documents.financials.debts
        ?.map(({ id: _, ...debt }) => debt)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      goals: documents.goals.intermediateGoals.map(({ title }) => title),
    });
    const facts = fc.shuffledSubarray(FACTS, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(facts, fc.constantFrom(". ", ", and ", "; ", "\n"), (told, link) => {
        const inOrder = FACTS.filter((fact) => told.includes(fact));
        expect(sorted(after(told.join(link)))).toEqual(sorted(after(inOrder.join(". "))));
      }),
      { numRuns: 500 },
    );
  });

  it("writes nothing that undoing does not take back", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(FACTS, { minLength: 1 }), (told) => {
        const before = someone();
        const written = after(told.join(". "), before);
        const reverted = revertChange(written, before, written);
        expect("documents" in reverted && reverted.documents.financials).toEqual(before.financials);
        expect("documents" in reverted && reverted.documents.goals.intermediateGoals).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("answers anything at all, writing nothing where there is nothing to read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (noise) => {
        const { reply, conversation } = hear(noise);
        expect(reply.message).not.toBe("");
        expect(JSON.parse(JSON.stringify(conversation))).toEqual(conversation);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    "",
    "   ",
    "\u{1F600}\u{1F4B8}",
    "<script>alert(1)</script>",
    "x".repeat(4_000),
    "I have 5k. ".repeat(363),
    "\u0000\u0001",
    "Ich habe 5000 Euro auf dem Konto",
  ])("stores nothing of %j", (message) => {
    const { changes, reply } = hear(message);
    expect(changes).toEqual([]);
    expect(reply.message).not.toBe("");
  });

  it.each([
    "used 900 from Ally savings to pay down the Visa card For the second shop goal I don gather 18,500 now",
    `put 500 in Ally from my ${"a".repeat(600)} b c d e`,
    `and 500 on ${"a".repeat(600)} 5`,
  ])("takes no time over words that a pattern could split in many ways: %.40s", (message) => {
    const start = process.cpuUsage();
    hear(message);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_500);
  });

  it("throws what fails inside it, and gives no phrase in place of an answer", () => {
    const broken = { ...someone(), financials: JSON.parse('{ "assets": "a text" }') };
    expect(() => hear("What is my net worth?", broken)).toThrow(TypeError);
  });

  it("starts anew where what was kept of the conversation is none of its own", () => {
    for (const kept of [null, 3, "x", [], { version: 7 }, { version: 1, pending: "no" }]) {
      expect(hear("I make 70k a year", someone(), kept).changes).toHaveLength(1);
    }
  });

  it("records the whole first message of someone who tells all at once", () => {
    const { financials } = after(
      "I make 85k a year, spend about 4,200 a month, have 20k in an Ally savings account and a Vanguard 401k worth 63k, and I owe 3,200 on a Visa at 24.9%.",
      newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, NOW), NOW),
    );
    expect(financials.financialInfo).toMatchObject({ annualIncome: 85_000, annualExpenses: 50_400 });
    expect(financials.assets).toMatchObject([
      { name: "Ally savings", type: "savings", value: 20_000 },
      { name: "Vanguard 401k", type: "retirement", value: 63_000 },
    ]);
    expect(financials.debts).toMatchObject([{ name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 }]);
  });
});
