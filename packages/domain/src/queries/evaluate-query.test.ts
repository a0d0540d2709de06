import { expect, it } from "vitest";
import { NOW } from "../../testing/arbitraries.ts";
import type { Documents } from "../documents.ts";
import { newDocuments } from "../documents.ts";
import { check } from "../field-rules.ts";
import { goalSchema } from "../goals.ts";
import { newProfile } from "../profile.ts";
import { evaluateQuery } from "./evaluate-query.ts";
import type { Quantity, Query, Selection } from "./query.ts";

const TODAY = "2026-11-20";
const profile = newProfile({ name: "Sam Rivera", email: "sam@example.com" }, TODAY, NOW);

function documentsWith(financials: Partial<Documents["financials"]>): Documents {
  const documents = newDocuments(profile, NOW);
  return { ...documents, financials: { ...documents.financials, ...financials } };
}

const ASSETS = [
  { id: "a1", name: "Ally", type: "savings" as const, value: 14_350, description: "" },
  { id: "a2", name: "House", type: "real-estate" as const, value: 250_000, description: "" },
];
const DEBTS = [
  { id: "d1", name: "Visa", type: "credit-card" as const, balance: 5_310, interestRate: 18, description: "" },
  { id: "d2", name: "Affirm", type: "other" as const, balance: 960, interestRate: 0, description: "" },
  { id: "d3", name: "Mom", type: "other" as const, balance: 400, interestRate: null, description: "" },
];
const INFO = { annualIncome: 61_200, annualExpenses: 64_800, currentSavings: null };
const FULL = documentsWith({ assets: ASSETS, debts: DEBTS, financialInfo: INFO });

const ask = (query: Query, documents = FULL) => evaluateQuery(query, { documents, today: TODAY });
const measure = (name: Extract<Quantity, { kind: "measure" }>["measure"]): Quantity => ({
  kind: "measure",
  measure: name,
});
const only = (side: "assets" | "debts", id: string): Selection => ({ kind: "entries", items: [{ side, id }] });
const money = (value: number): Quantity => ({ kind: "amount", value, unit: "money" });

it("tells measures by their period, losses too", () => {
  expect(ask({ kind: "value", of: { kind: "per", of: measure("surplus"), timesAYear: 12 } })).toMatchObject({
    figure: { value: -300, unit: "money" },
  });
  expect(ask({ kind: "value", of: { kind: "cover", by: measure("liquid") } })).toMatchObject({
    figure: { value: 14_350 / 5_400, unit: "months" },
  });
});

it("pays a debt off month by month, the last payment being the rest", () => {
  expect(ask({ kind: "until-zero", of: only("debts", "d1"), payment: money(220) })).toMatchObject({
    kind: "paid-off",
    months: 31,
    interest: expect.closeTo(1332.07, 0),
    date: "2029-06-20",
  });
  expect(ask({ kind: "until-zero", of: only("debts", "d2"), payment: money(110) })).toMatchObject({
    kind: "paid-off",
    months: 9,
    lastPayment: 80,
    interest: 0,
  });
});

it("says that a payment below the interest never ends it, and the least that would", () => {
  const never = ask({ kind: "until-zero", of: only("debts", "d1"), payment: money(79) });
  expect(never).toMatchObject({ kind: "never-paid", payment: 79 });
  const least = never.kind === "never-paid" ? never.least : 0;
  expect(ask({ kind: "until-zero", of: only("debts", "d1"), payment: money(least) }).kind).toBe("paid-off");
});

it("names what is not on record instead of guessing it", () => {
  expect(ask({ kind: "until-zero", of: only("debts", "d3"), payment: money(50) })).toEqual({
    kind: "unknown",
    missing: [{ kind: "rate", name: "Mom" }],
  });
  expect(ask({ kind: "value", of: measure("interest") })).toMatchObject({
    figure: { value: 955.8, leftOut: [{ name: "Mom" }] },
  });
  const none = documentsWith({});
  expect(ask({ kind: "value", of: measure("savings-rate") }, none)).toEqual({
    kind: "unknown",
    missing: [{ kind: "income" }, { kind: "expenses" }],
  });
  expect(
    ask({ kind: "value", of: { kind: "sum", of: { kind: "all", side: "debts" }, field: "amount" } }, none),
  ).toEqual({
    kind: "unknown",
    missing: [{ kind: "debts" }],
  });
  expect(ask({ kind: "past", of: measure("net-worth"), at: "2019-07-01" })).toEqual({
    kind: "unknown",
    missing: [{ kind: "history" }],
  });
});

it("divides nothing by zero", () => {
  const broke = documentsWith({
    assets: [],
    debts: [],
    financialInfo: { ...INFO, annualIncome: 0, annualExpenses: 0 },
  });
  for (const name of ["savings-rate", "debt-to-income", "months-covered"] as const)
    expect(ask({ kind: "value", of: measure(name) }, broke)).toEqual({ kind: "no-sense", why: "nothing-to-divide-by" });
});

it("supposes changes on a copy, and tells those that can't be", () => {
  const worth: Query = { kind: "value", of: measure("net-worth") };
  const halved = ask({
    kind: "suppose",
    changes: [{ kind: "edit-asset", id: "a2", fields: { value: 125_000 } }],
    query: worth,
  });
  expect(halved).toMatchObject({
    before: { figure: { value: 257_680 } },
    after: { figure: { value: 132_680 } },
    refused: [],
  });
  const below = ask({
    kind: "suppose",
    changes: [{ kind: "edit-asset", id: "a1", fields: { value: -5 } }],
    query: worth,
  });
  expect(below).toMatchObject({ after: { figure: { value: 257_680 } }, refused: [{ refusal: { reason: "invalid" } }] });
  expect(FULL.financials.assets).toBe(ASSETS);
});

it("looks back through the record of changes, and no further", () => {
  const fields = [
    {
      path: ["financials", "assets", "a1", "value"],
      thing: "Ally",
      action: "changed",
      before: 9_350,
      after: 14_350,
      unit: "money",
    },
  ] as const;
  const history = {
    since: "2026-01-05" as const,
    changes: [{ date: "2026-06-01" as const, fields: [...fields] }],
    earlier: [],
  };
  const asked = (query: Query) => evaluateQuery(query, { documents: FULL, today: TODAY }, history);
  const worth = measure("net-worth");
  expect(asked({ kind: "past", of: worth, at: "2026-03-01" })).toMatchObject({ figure: { value: 252_680 } });
  expect(asked({ kind: "change", of: worth, from: "2026-03-01", to: null })).toMatchObject({ change: 5_000 });
  expect(asked({ kind: "when", of: worth, was: 255_000 })).toMatchObject({ kind: "crossed", date: "2026-06-01" });
  expect(asked({ kind: "when", of: worth, was: 900_000 })).toMatchObject({ kind: "never-was", isAbove: false });
  expect(asked({ kind: "changed-when", item: { side: "assets", id: "a1" } })).toMatchObject({ date: "2026-06-01" });
  expect(asked({ kind: "past", of: worth, at: "2026-01-04" })).toMatchObject({ kind: "unknown" });
});

it("divides what a goal lacks by the months to its date, and says what it lacks for that", () => {
  const needed = (months: number | null, of: object) => {
    const amounts = { targetAmount: 9_000, currentAmount: 3_000, ...of };
    const goal = { id: "g9", title: "Roof", type: "financial", status: "In Progress", submilestones: [], ...amounts };
    const checked = check(goalSchema, { createdAt: NOW, updatedAt: NOW, ...goal });
    if ("errors" in checked) throw new Error("no goal");
    const documents = { ...FULL, goals: { ...FULL.goals, intermediateGoals: [checked.value] } };
    return ask({ kind: "value", of: { kind: "needed", goal: { side: "goals", id: "g9" }, months } }, documents);
  };
  expect(needed(null, { targetDate: "2027-11-20" })).toMatchObject({ figure: { value: 500, unit: "money" } });
  expect(needed(24, {})).toMatchObject({ figure: { value: 250 } });
  expect(needed(null, { currentAmount: 9_000 })).toMatchObject({ figure: { value: 0 } });
  expect(needed(null, { targetDate: null })).toMatchObject({
    kind: "unknown",
    missing: [{ kind: "date", name: "Roof" }],
  });
  expect(needed(null, { targetDate: "2026-01-01" })).toMatchObject({ kind: "no-sense" });
});
