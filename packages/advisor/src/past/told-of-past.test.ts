import { applyChanges, newDocuments, newProfile } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { respond } from "../respond.ts";
import { toldOfPast } from "./told-of-past.ts";

const NOW = "2026-11-20T09:00:00.000Z";
const TODAY = "2026-11-20";
const empty = newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, NOW), NOW);
const fund = { id: "a1", name: "Fidelity 401(k)", type: "retirement", value: 90_000, description: "" } as const;
const visa = {
  id: "d1",
  name: "Visa",
  type: "credit-card",
  balance: 900,
  interestRate: 20,
  description: "",
} as const;
const documents = { ...empty, financials: { ...empty.financials, assets: [fund], debts: [visa] } };

let ids = 0;
const newId = (prefix: string) => `${prefix}-${++ids}`;
const read = (message: string) =>
  toldOfPast(message, { documents, today: TODAY, newId })?.map(({ id: _, ...figure }) => figure) ?? null;

describe("what is told of earlier days", () => {
  test.each([
    ["I had 240k last December", "2025-12-31", 240_000],
    ["my net worth was 150k in 2021", "2021-12-31", 150_000],
    ["My net worth was about $150,000 at the end of 2021.", "2021-12-31", 150_000],
    ["in March 2024 I was worth 98,500", "2024-03-31", 98_500],
    ["Two years ago we had $80k in total", "2024-11-20", 80_000],
    ["a year ago my net worth was -12k", "2025-11-20", -12_000],
    ["on June 3rd, 2023 my net worth was 130000", "2023-06-03", 130_000],
    ["I had 1.2 million last year", "2025-12-31", 1_200_000],
    ["well, back in 2019 I had 40 grand to my name", "2019-12-31", 40_000],
  ])("%s: net worth", (message, date, amount) => {
    expect(read(message)).toEqual([{ of: "net-worth", name: "", date, amount }]);
  });

  test.each([
    ["two years ago I had 80k in the 401k", "2024-11-20", "asset", "Fidelity 401(k)", 80_000],
    ["I had 12,000 in my Ally savings account last December", "2025-12-31", "asset", "Ally savings", 12_000],
    ["I owed 4,500 on my Visa in January 2025", "2025-01-31", "debt", "Visa", 4_500],
  ] as const)("%s: of one thing", (message, date, of, name, amount) => {
    expect(read(message)).toEqual([{ of, name, date, amount }]);
  });

  test("may be several at once", () => {
    expect(read("I had 240k last December. My net worth was 150k in 2021.")).toHaveLength(2);
  });

  test.each([
    "I have 240k",
    "I had 240k last December?",
    "did I have 240k last December?",
    "I had 3 dogs last year",
    "I had 5 jobs in 2021",
    "my salary was 60k in 2021",
    "my rent was 900 last year",
    "I spent 400 last month",
    "I had 240k in 2030",
    "I want to have 240k in 2021",
    "if I had 240k last December I would have bought it",
    "I had 240k",
    "my brother had 240k last December",
    "I had 240k last December and I spent it",
    "I had 500 in my Ally yesterday and now it's 600",
    "I had 2000 last December, I think?",
    "I never had 240k last December",
    "I had 20k in debt last year",
  ])("%s: nothing", (message) => {
    expect(read(message)).toBeNull();
  });

  test("is stored apart from today's figures, said so, and told again replaces it", () => {
    const input = { documents, conversation: null, today: TODAY, newId } as const;
    const first = respond({ ...input, message: "I had 240k last December" });
    expect(first.reply.message).toBe(
      "Noted for Dec 31, 2025: your net worth was $240,000. Your figures of today stay as they are.",
    );
    const after = applyChanges(documents, first.changes, NOW).documents;
    expect({ ...after, past: documents.past }).toEqual(documents);
    const again = respond({
      ...input,
      documents: after,
      conversation: first.conversation,
      message: "I had 245k last December",
    });
    expect(applyChanges(after, again.changes, NOW).documents.past.told).toMatchObject([
      { date: "2025-12-31", amount: 245_000 },
    ]);
  });
});
