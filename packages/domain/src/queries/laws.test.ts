import fc from "fast-check";
import { expect, it } from "vitest";
import * as arbitrary from "../../testing/arbitraries.ts";
import { ASSET_TYPES, DEBT_TYPES } from "../options.ts";
import { evaluateQuery } from "./evaluate-query.ts";
import { quantify } from "./quantity.ts";
import { FIELDS, MEASURES, type Quantity, type Query, type Selection, SIDES } from "./query.ts";
import { select } from "./select.ts";

const TODAY = "2026-11-20";
const side = fc.constantFrom(...SIDES);
const field = fc.constantFrom(...FIELDS);
const ref = fc.record({ side, id: arbitrary.id });

const { selection, quantity, query } = fc.letrec<{ selection: Selection; quantity: Quantity; query: Query }>((tie) => ({
  selection: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({ kind: fc.constant("all"), side }),
    fc.record({ kind: fc.constant("entries"), items: fc.array(ref, { maxLength: 4 }) }),
    fc.record({
      kind: fc.constant("type"),
      side,
      types: fc.subarray([...ASSET_TYPES, ...DEBT_TYPES]),
    }),
    fc.record({ kind: fc.constant("where"), of: tie("selection"), field, over: arbitrary.amount }),
    fc.record({ kind: fc.constant("and"), parts: fc.array(tie("selection"), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant("except"), of: tie("selection"), less: tie("selection") }),
    fc.record({
      kind: fc.constant("top"),
      of: tie("selection"),
      by: field,
      most: fc.boolean(),
      count: fc.nat(3),
      from: fc.integer({ min: 1, max: 3 }),
    }),
  ) as fc.Arbitrary<Selection>,
  quantity: fc.oneof(
    { depthSize: "small" },
    fc.record({ kind: fc.constant("measure"), measure: fc.constantFrom(...MEASURES) }),
    fc.record({ kind: fc.constant("amount"), value: arbitrary.amount, unit: fc.constant("money") }),
    fc.record({ kind: fc.constant("sum"), of: tie("selection"), field }),
    fc.record({ kind: fc.constant("average"), of: tie("selection"), field, weighted: fc.boolean() }),
    fc.record({ kind: fc.constant("count"), of: tie("selection") }),
    fc.record({ kind: fc.constant("minus"), from: tie("quantity"), less: tie("quantity") }),
    fc.record({ kind: fc.constant("ratio"), of: tie("quantity"), to: tie("quantity") }),
    fc.record({ kind: fc.constant("share"), part: tie("quantity"), whole: tie("quantity") }),
    fc.record({ kind: fc.constant("cover"), by: tie("quantity") }),
    fc.record({ kind: fc.constant("without"), of: tie("quantity"), less: tie("selection") }),
    fc.record({ kind: fc.constant("projected"), months: fc.nat(600), saving: fc.option(tie("quantity")) }),
  ) as fc.Arbitrary<Quantity>,
  query: fc.oneof(
    fc.record({ kind: fc.constant("value"), of: tie("quantity") }),
    fc.record({ kind: fc.constant("compare"), left: tie("quantity"), right: tie("quantity"), as: fc.constant("more") }),
    fc.record({
      kind: fc.constant("list"),
      of: tie("selection"),
      by: field,
      most: fc.boolean(),
      count: fc.option(fc.nat(3)),
      from: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant("until-zero"), of: tie("selection"), payment: fc.option(tie("quantity")) }),
    fc.record({ kind: fc.constant("clear-in"), of: tie("selection"), months: fc.integer({ min: -3, max: 400 }) }),
    fc.record({
      kind: fc.constant("until"),
      goal: fc.option(ref),
      amount: fc.option(tie("quantity")),
      saving: fc.option(tie("quantity")),
    }),
    fc.record({
      kind: fc.constant("save-by"),
      goal: fc.option(ref),
      amount: fc.option(tie("quantity")),
      months: fc.option(fc.integer({ min: -3, max: 400 })),
    }),
    fc.record({ kind: fc.constant("afford"), price: tie("quantity"), monthly: fc.boolean() }),
    fc.record({
      kind: fc.constant("suppose"),
      changes: fc.array(arbitrary.change, { maxLength: 3 }),
      query: fc.record({ kind: fc.constant("value"), of: tie("quantity") }),
    }),
  ) as fc.Arbitrary<Query>,
}));

const scene = arbitrary.documents.map((documents) => ({ documents, today: TODAY }) as const);
const sum = (of: Selection): Quantity => ({ kind: "sum", of, field: "amount" });
const valueIn = (of: Quantity, at: Parameters<typeof quantify>[1]) => {
  const figure = quantify(of, at);
  return figure.kind === "figure" ? figure.value : null;
};

/** Every number in an outcome, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

it("answers every question with finite numbers or names what is missing", () => {
  fc.assert(
    fc.property(query, scene, (asked, at) => {
      const outcome = evaluateQuery(asked, at);
      expect(numbersIn(outcome).every(Number.isFinite)).toBe(true);
      if (outcome.kind === "unknown") expect(outcome.missing.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

it("changes nothing that it is asked about", () => {
  fc.assert(
    fc.property(query, scene, (asked, at) => {
      const before = structuredClone(at.documents);
      evaluateQuery(asked, at);
      expect(at.documents).toEqual(before);
    }),
    { numRuns: 100 },
  );
});

it("adds parts up to the whole: what is chosen and the rest", () => {
  fc.assert(
    fc.property(selection, side, scene, (some, of, at) => {
      const all: Selection = { kind: "all", side: of };
      const rest: Selection = { kind: "except", of: all, less: some };
      const chosen: Selection = { kind: "except", of: all, less: rest };
      const [whole, part, others] = [all, chosen, rest].map((each) => valueIn(sum(each), at));
      if (whole === null || part === null || others === null) return;
      expect((part ?? 0) + (others ?? 0)).toBeCloseTo(whole ?? 0, 2);
    }),
  );
});

it("gives a share that, of the whole, is the part", () => {
  fc.assert(
    fc.property(selection, side, scene, (some, of, at) => {
      const [part, whole] = [sum(some), sum({ kind: "all", side: of })];
      const [share, all, own] = [valueIn({ kind: "share", part, whole }, at), valueIn(whole, at), valueIn(part, at)];
      if (share === null || all === null || own === null) return;
      expect((share / 100) * all).toBeCloseTo(own, 1);
    }),
  );
});

it("does not care in which order, or how often, entries are named", () => {
  fc.assert(
    fc.property(selection, selection, scene, (one, other, { documents }) => {
      const both = select({ kind: "and", parts: [one, other] }, documents);
      expect(select({ kind: "and", parts: [other, one, other] }, documents)).toEqual(both);
    }),
  );
});

it("takes two steps of leaving out as one", () => {
  fc.assert(
    fc.property(fc.array(ref, { maxLength: 3 }), fc.array(ref, { maxLength: 3 }), scene, (one, other, at) => {
      const less = (items: typeof one): Selection => ({ kind: "entries", items });
      const worth: Quantity = { kind: "measure", measure: "net-worth" };
      const twice = {
        kind: "without",
        of: { kind: "without", of: worth, less: less(one) },
        less: less(other),
      } as const;
      const once = { kind: "without", of: worth, less: less([...one, ...other]) } as const;
      expect(quantify(twice, at)).toEqual(quantify(once, at));
    }),
  );
});

it("supposes nothing to change nothing", () => {
  fc.assert(
    fc.property(quantity, scene, (of, at) => {
      const outcome = evaluateQuery({ kind: "suppose", changes: [], query: { kind: "value", of } }, at);
      if (outcome.kind !== "supposed") throw new Error("not supposed");
      expect(outcome.after).toEqual(outcome.before);
    }),
    { numRuns: 100 },
  );
});

it("pays debts off with payments that come to what was owed and its interest", () => {
  fc.assert(
    fc.property(arbitrary.documents, fc.integer({ min: 1, max: 50_000 }), (documents, monthly) => {
      const debt = documents.financials.debts?.find(({ interestRate }) => interestRate !== null);
      if (!debt) return;
      const payment: Quantity = { kind: "amount", value: monthly, unit: "money" };
      const of: Selection = { kind: "entries", items: [{ side: "debts", id: debt.id }] };
      const outcome = evaluateQuery({ kind: "until-zero", of, payment }, { documents, today: TODAY });
      if (outcome.kind !== "paid-off") return;
      const paid = outcome.payment * (outcome.months - 1) + outcome.lastPayment;
      expect(paid).toBeCloseTo(debt.balance + outcome.interest, 1);
      expect(outcome.lastPayment).toBeLessThanOrEqual(outcome.payment + 0.005);
    }),
  );
});
