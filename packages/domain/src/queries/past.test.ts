import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../../testing/arbitraries.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { type Documents, newDocuments } from "../documents.ts";
import { newProfile } from "../profile.ts";
import { evaluateQuery } from "./evaluate-query.ts";
import { documentsAt, figureChanges, type History } from "./history.ts";
import { netOf } from "./moved.ts";
import { quantify } from "./quantity.ts";
import { MEASURES, type Quantity, type Query } from "./query.ts";

const TODAY = "2026-11-20";
const NOW = "2026-11-20T00:00:00.000Z";
const WORTH: Quantity = { kind: "measure", measure: "net-worth" };

/** States at the ends of days, the oldest first, as a record of the changes between them. */
function recordOf(states: readonly [date: CalendarDate, documents: Documents][]): History {
  const changes = states.slice(1).map(([date, documents], at) => {
    const [, before] = states[at] ?? [date, documents];
    return { date, fields: figureChanges(before, documents) };
  });
  return { since: states[0]?.[0] ?? TODAY, changes, earlier: [] };
}

const DAYS: readonly CalendarDate[] = ["2026-03-01", "2026-06-01", "2026-10-01"];
const lives = fc
  .tuple(arbitrary.documents, arbitrary.documents, arbitrary.documents)
  .map((states) => states.map((documents, at): [CalendarDate, Documents] => [DAYS[at] ?? TODAY, documents]));

describe("the record of changes", () => {
  it("gives back every figure of an earlier day", () => {
    fc.assert(
      fc.property(lives, fc.constantFrom(...MEASURES), (states, measure) => {
        const now = states[2]?.[1];
        if (!now) return;
        const of: Quantity = { kind: "measure", measure };
        for (const [date, then] of states) {
          const documents = { ...documentsAt(now, recordOf(states), date), profile: then.profile };
          const [is, was] = [documents, then].map((each) => quantify(of, { documents: each, today: TODAY }));
          expect(is?.kind).toBe(was?.kind);
          if (was?.kind === "figure") expect(is).toMatchObject({ unit: was.unit, value: expect.closeTo(was.value, 2) });
        }
      }),
      { numRuns: 150 },
    );
  });

  it("gives back figures of entries whose ids hold dots, as ids may", () => {
    const owing = (balance: number): Documents => {
      const debt = {
        id: "bank.1",
        name: "Visa",
        type: "credit-card",
        balance,
        interestRate: 20,
        description: "",
      } as const;
      const start = newDocuments(newProfile({ name: "Ann", email: "ann@example.com" }, TODAY, NOW), NOW);
      return { ...start, financials: { ...start.financials, debts: [debt] } };
    };
    const [then, now] = [owing(900), owing(400)];
    const history = recordOf([
      ["2026-03-01", then],
      ["2026-06-01", now],
    ]);
    expect(documentsAt(now, history, "2026-03-01").financials.debts).toEqual(then.financials.debts);
  });

  it("adds up: what a figure moved by in two spans it moved by in both together", () => {
    fc.assert(
      fc.property(lives, (states) => {
        const documents = states[2]?.[1];
        if (!documents) return;
        const history = recordOf(states);
        const moved = (from: CalendarDate, to: CalendarDate | null) =>
          evaluateQuery({ kind: "change", of: WORTH, from, to }, { documents, today: TODAY }, history);
        const [first, second, both] = [
          moved("2026-03-01", "2026-06-01"),
          moved("2026-06-01", null),
          moved("2026-03-01", null),
        ];
        if (first.kind === "changed" && second.kind === "changed" && both.kind === "changed")
          expect(first.change + second.change).toBeCloseTo(both.change, 1);
      }),
      { numRuns: 150 },
    );
  });

  it("tells of no thing that is the same again as gone or new", () => {
    fc.assert(
      fc.property(lives, (states) => {
        const [first, , last] = states.map(([, documents]) => documents);
        if (!first || !last) return;
        const net = netOf(recordOf(states).changes.flatMap(({ fields }) => fields));
        for (const { path, action } of net.filter(({ path }) => path[1] === "assets" && path.length === 3)) {
          const [was, is] = [first, last].map(({ financials }) =>
            (financials.assets ?? []).some(({ id }) => path[2] === id),
          );
          expect(action).toBe(was && is ? "changed" : is ? "added" : "removed");
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("what is looked back on", () => {
  const profile = newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, arbitrary.NOW);
  const empty = newDocuments(profile, arbitrary.NOW);
  const withAlly = (value: number, debts: Documents["financials"]["debts"] = null): Documents => ({
    ...empty,
    financials: {
      ...empty.financials,
      assets: [{ id: "a1", name: "Ally", type: "savings", value, description: "" }],
      debts,
    },
  });
  const visa = { id: "d1", name: "Visa", type: "credit-card" as const, description: "", interestRate: 20 };
  const documents = withAlly(130_000, [{ ...visa, balance: 4_000 }]);
  const history: History = {
    ...recordOf([
      ["2026-02-01", empty],
      ["2026-03-01", withAlly(90_000)],
      ["2026-06-01", withAlly(90_000, [{ ...visa, balance: 5_000 }])],
      ["2026-08-01", withAlly(140_000, [{ ...visa, balance: 5_000 }])],
      ["2026-10-01", documents],
    ]),
    earlier: [
      { date: "2025-05-01", netWorth: 60_000 },
      { date: "2025-12-01", netWorth: 120_000 },
    ],
  };
  const ask = (query: Query, known: History | null = history) =>
    evaluateQuery(query, { documents, today: TODAY }, known);

  it("says plainly from when on it is known", () => {
    const ofVisa: Quantity = {
      kind: "sum",
      of: { kind: "entries", items: [{ side: "debts", id: "d1" }] },
      field: "amount",
    };
    expect(ask({ kind: "past", of: ofVisa, at: "2026-04-01" })).toEqual({
      kind: "unknown",
      missing: [{ kind: "history", since: "2026-06-01" }],
    });
    expect(ask({ kind: "change", of: ofVisa, from: "2026-04-01", to: null })).toMatchObject({
      kind: "changed",
      change: -1_000,
      since: "2026-06-01",
      asked: "2026-04-01",
    });
    expect(ask({ kind: "past", of: WORTH, at: "2026-02-15" }, { ...history, earlier: [] })).toMatchObject({
      kind: "unknown",
      missing: [{ since: "2026-03-01" }],
    });
    expect(ask({ kind: "change", of: WORTH, from: "2026-01-01", to: null }, null)).toMatchObject({ kind: "unknown" });
  });

  it("knows net worth further back, by its points", () => {
    expect(ask({ kind: "past", of: WORTH, at: "2025-07-07" })).toMatchObject({ figure: { value: 60_000 } });
    expect(ask({ kind: "past", of: WORTH, at: "2025-01-01" })).toMatchObject({ kind: "unknown" });
    expect(ask({ kind: "past", of: { kind: "measure", measure: "assets" }, at: "2025-07-07" }).kind).toBe("unknown");
  });

  it("finds the day on which an amount was passed, and says on which side it always was", () => {
    expect(ask({ kind: "when", of: WORTH, was: 100_000 })).toMatchObject({
      kind: "crossed",
      date: "2026-08-01",
      from: { value: 85_000 },
      to: { value: 135_000 },
    });
    expect(ask({ kind: "when", of: WORTH, was: 10_000 })).toMatchObject({ kind: "never-was", isAbove: true });
  });

  it("finds the most and the least that it ever was", () => {
    expect(ask({ kind: "extreme-past", of: WORTH, most: true })).toMatchObject({
      figure: { value: 135_000 },
      at: "2026-08-01",
    });
    expect(ask({ kind: "extreme-past", of: WORTH, most: false })).toMatchObject({ figure: { value: 60_000 } });
  });

  it("sums up what changed, each thing once", () => {
    const moved = ask({ kind: "moved", item: null, from: "2026-03-01", to: null });
    expect(moved).toMatchObject({ kind: "moved", since: "2026-03-01", worth: { change: 36_000 } });
    expect(moved.kind === "moved" && moved.fields).toMatchObject([
      { thing: "Visa", action: "added", after: 4_000 },
      { thing: "Ally", action: "changed", before: 90_000, after: 130_000 },
    ]);
    const item = { side: "debts", id: "d1" } as const;
    expect(ask({ kind: "moved", item, from: "2026-08-01", to: null })).toMatchObject({
      fields: [{ before: 5_000, after: 4_000 }],
      worth: null,
    });
    expect(ask({ kind: "moved", item, from: "2026-10-01", to: null })).toMatchObject({ fields: [] });
    expect(ask({ kind: "moved", item, from: "2024-10-01", to: "2025-01-01" })).toMatchObject({ kind: "unknown" });
  });

  it("tells a thing that came and went in between not at all, and one that went with what it first was", () => {
    const gone = figureChanges(withAlly(5), withAlly(7)).concat(figureChanges(withAlly(7), empty));
    expect(netOf(gone)).toMatchObject([{ action: "removed", before: 5 }]);
    expect(netOf([...figureChanges(empty, withAlly(5)), ...gone])).toEqual([]);
  });
});
