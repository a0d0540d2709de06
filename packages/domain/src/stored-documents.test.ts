import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentKind } from "./documents.ts";
import { emptyFinancials } from "./financials.ts";
import { decodeDocument, encodeDocument } from "./stored-documents.ts";
import { documents as anyDocuments, NOW } from "./testing/arbitraries.ts";

const KINDS: DocumentKind[] = ["profile", "financials", "goals", "skills"];

test.each(KINDS)("what is stored of %s is read back as it was, to the cent", (kind) => {
  fc.assert(
    fc.property(anyDocuments, (documents) => {
      expect(decodeDocument(kind, encodeDocument(kind, documents[kind]))).toEqual(documents[kind]);
    }),
  );
});

test.each(KINDS)("storing %s twice writes the same text", (kind) => {
  fc.assert(
    fc.property(anyDocuments, (documents) => {
      const text = encodeDocument(kind, documents[kind]);
      expect(encodeDocument(kind, decodeDocument(kind, text))).toBe(text);
    }),
  );
});

test("amounts are kept in whole cents, rates as they are", () => {
  const debt = {
    id: "d1",
    name: "Visa",
    type: "credit-card",
    balance: 3_200.45,
    interestRate: 24.9,
    description: "",
  } as const;
  const text = encodeDocument("financials", { ...emptyFinancials(NOW), debts: [debt] });
  expect(JSON.parse(text).debts[0]).toMatchObject({ balance: 320_045, interestRate: 24.9 });
});

describe("what breaks a rule", () => {
  const asset = { id: "a1", name: "Ally", type: "savings", value: 5, description: "" } as const;

  test("is not stored", () => {
    const wrong = { ...emptyFinancials(NOW), assets: [{ ...asset, value: -5 }] };
    expect(() => encodeDocument("financials", wrong)).toThrow();
    const doubled = { ...emptyFinancials(NOW), assets: [asset, asset] };
    expect(() => encodeDocument("financials", doubled)).toThrow();
  });

  test.each(["", "null", "{}", "[]", '{"assets": 5}'])("is not read: %j", (text) => {
    expect(() => decodeDocument("financials", text)).toThrow();
  });
});

test("what was stored before a field was there is read with what stands in for it", () => {
  const { createdAt, updatedAt } = emptyFinancials(NOW);
  const older = {
    financialInfo: { annualIncome: 100, annualExpenses: null },
    assets: [{ id: "a1", name: "Ally", type: "savings", value: 5 }],
    debts: null,
    createdAt,
    updatedAt,
  };
  expect(decodeDocument("financials", JSON.stringify(older))).toEqual({
    financialInfo: { annualIncome: 1, annualExpenses: null, currentSavings: null },
    assets: [{ id: "a1", name: "Ally", type: "savings", value: 0.05, description: "" }],
    debts: null,
    createdAt,
    updatedAt,
  });
  const goal = { id: "g1", title: "Learn", type: "skill", submilestones: [{ id: "s1", title: "Begin" }] };
  const goals = decodeDocument("goals", JSON.stringify({ intermediateGoals: [goal], createdAt, updatedAt }));
  expect(goals.intermediateGoals[0]).toMatchObject({ status: "Not Started", progress: 0, category: "" });
  expect(goals.intermediateGoals[0]?.submilestones[0]).toMatchObject({ completed: false, targetDate: null });
});
