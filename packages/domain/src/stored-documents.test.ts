import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documents as anyDocuments, NOW } from "../testing/arbitraries.ts";
import type { DocumentKind } from "./documents.ts";
import { emptyFinancials } from "./financials.ts";
import { decodeDocument, encodeDocument, STORED_FORMAT, textInDollars } from "./stored-documents.ts";

const KINDS: DocumentKind[] = ["profile", "financials", "goals", "skills", "past", "scenarios"];

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

test.each(KINDS)(
  "what is written over %s is the same text whether or not what stayed of it is checked again",
  (kind) => {
    fc.assert(
      fc.property(anyDocuments, anyDocuments, fc.func(fc.boolean()), (before, after, isKept) => {
        const stored = decodeDocument(kind, encodeDocument(kind, before[kind]));
        const entries = Object.entries(after[kind]).map(([key, part]) =>
          isKept(key) ? [key, stored[key as keyof typeof stored]] : [key, part],
        );
        const next = Object.fromEntries(entries);
        expect(encodeDocument(kind, next, stored)).toBe(encodeDocument(kind, next));
      }),
    );
  },
);

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
    expect(() => encodeDocument("financials", doubled, emptyFinancials(NOW))).toThrow();
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

test.each(KINDS)(
  "the text of a stored %s in dollars says what the document does, whatever people have written",
  (kind) => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const text = textInDollars(kind, encodeDocument(kind, documents[kind]));
        expect(JSON.parse(text ?? "")).toEqual(JSON.parse(JSON.stringify(documents[kind])));
      }),
    );
  },
);

test("what looks like an amount in a text stays as it was written", () => {
  const description = '"value":500, \\"value\\":500 \\';
  const asset = { id: "a1", name: '"balance":100', type: "savings", value: 0.05, description } as const;
  const text = textInDollars("financials", encodeDocument("financials", { ...emptyFinancials(NOW), assets: [asset] }));
  expect(JSON.parse(text ?? "").assets).toEqual([asset]);
});

test("what was stored in another format is no text to be sent as it is", () => {
  const text = encodeDocument("financials", emptyFinancials(NOW));
  expect(textInDollars("financials", text.replace('"format":1', '"format":0'))).toBeUndefined();
  expect(decodeDocument("financials", text.replace('"format":1', '"format":0'))).toEqual(emptyFinancials(NOW));
});

test("a field that comes or goes makes another format", () => {
  const paths = new Set<string>();
  const collect = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const entry of value) collect(entry, `${path}[]`);
    else if (typeof value !== "object" || value === null) paths.add(path);
    else for (const [key, entry] of Object.entries(value)) collect(entry, `${path}.${key}`);
  };
  for (const documents of fc.sample(anyDocuments, { numRuns: 500, seed: 1 })) collect(documents, "");
  // Once this list changes for a kind that was there before, so must the number.
  expect({ format: STORED_FORMAT, paths: [...paths].sort() }).toMatchInlineSnapshot(`
    {
      "format": 1,
      "paths": [
        ".financials.assets",
        ".financials.assets[].description",
        ".financials.assets[].id",
        ".financials.assets[].name",
        ".financials.assets[].type",
        ".financials.assets[].value",
        ".financials.createdAt",
        ".financials.debts",
        ".financials.debts[].balance",
        ".financials.debts[].description",
        ".financials.debts[].id",
        ".financials.debts[].interestRate",
        ".financials.debts[].name",
        ".financials.debts[].type",
        ".financials.financialInfo.annualExpenses",
        ".financials.financialInfo.annualIncome",
        ".financials.financialInfo.currentSavings",
        ".financials.updatedAt",
        ".goals.createdAt",
        ".goals.intermediateGoals[].category",
        ".goals.intermediateGoals[].createdAt",
        ".goals.intermediateGoals[].currentAmount",
        ".goals.intermediateGoals[].description",
        ".goals.intermediateGoals[].id",
        ".goals.intermediateGoals[].progress",
        ".goals.intermediateGoals[].status",
        ".goals.intermediateGoals[].submilestones[].completed",
        ".goals.intermediateGoals[].submilestones[].description",
        ".goals.intermediateGoals[].submilestones[].id",
        ".goals.intermediateGoals[].submilestones[].order",
        ".goals.intermediateGoals[].submilestones[].targetAmount",
        ".goals.intermediateGoals[].submilestones[].targetDate",
        ".goals.intermediateGoals[].submilestones[].title",
        ".goals.intermediateGoals[].targetAmount",
        ".goals.intermediateGoals[].targetDate",
        ".goals.intermediateGoals[].title",
        ".goals.intermediateGoals[].type",
        ".goals.intermediateGoals[].updatedAt",
        ".goals.updatedAt",
        ".past.checkIns[].arrival",
        ".past.checkIns[].arrivalBefore",
        ".past.checkIns[].date",
        ".past.checkIns[].id",
        ".past.checkIns[].market",
        ".past.checkIns[].netWorth",
        ".past.checkIns[].paidOff",
        ".past.checkIns[].saved",
        ".past.checkIns[].since",
        ".past.createdAt",
        ".past.told[].amount",
        ".past.told[].date",
        ".past.told[].id",
        ".past.told[].name",
        ".past.told[].of",
        ".past.updatedAt",
        ".profile.basicInfo.birthday",
        ".profile.basicInfo.country",
        ".profile.basicInfo.email",
        ".profile.basicInfo.employmentStatus",
        ".profile.basicInfo.location",
        ".profile.basicInfo.name",
        ".profile.basicInfo.occupation",
        ".profile.createdAt",
        ".profile.educationHistory[].field",
        ".profile.educationHistory[].graduationYear",
        ".profile.educationHistory[].school",
        ".profile.experience[].company",
        ".profile.experience[].description",
        ".profile.experience[].endYear",
        ".profile.experience[].position",
        ".profile.experience[].startYear",
        ".profile.financialGoal.primaryStrategy",
        ".profile.financialGoal.riskTolerance",
        ".profile.financialGoal.targetAmount",
        ".profile.financialGoal.targetYear",
        ".profile.financialGoal.timeframe",
        ".profile.updatedAt",
        ".scenarios.createdAt",
        ".scenarios.scenarios[].address",
        ".scenarios.scenarios[].id",
        ".scenarios.scenarios[].name",
        ".scenarios.updatedAt",
        ".skills.createdAt",
        ".skills.interests[]",
        ".skills.skills[]",
        ".skills.updatedAt",
      ],
    }
  `);
});
