import { addMonths, targetOutlook, toDoList, toTime } from "@seven-figures/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { axisTicks, tickLabels } from "#chart/axis-ticks.ts";
import { timeTicks, toDate } from "#chart/time-axis.ts";
import { goalOf } from "#test/goal-of.ts";
import { greeting, weekAhead } from "./greeting.ts";
import { historySeries, spanLabel } from "./history-series.ts";
import { milestonePassed } from "./milestone-passed.ts";
import { milestoneStretch } from "./milestone-stretch.ts";
import { motivation } from "./motivation.ts";
import { netWorthChange } from "./net-worth-change.ts";
import { nextTargets } from "./next-targets.ts";
import { keepOrder, taskKey } from "./task-order.ts";

const TODAY = "2026-11-20";

test("the greeting goes with the hour and the first name", () => {
  expect(greeting(8, "Maya")).toBe("Good morning, Maya");
  expect(greeting(12, "Maya")).toBe("Good afternoon, Maya");
  expect(greeting(18, "Maya")).toBe("Good evening, Maya");
  expect(greeting(8, "")).toBe("Good morning");
});

test("the week ahead counts urgent tasks in words and says nothing where there are no tasks", () => {
  expect(weekAhead({ total: 0, urgent: 0 })).toBe("");
  expect(weekAhead({ total: 4, urgent: 0 })).toBe("Nothing is due this week.");
  expect(weekAhead({ total: 4, urgent: 1 })).toBe("One task needs you this week.");
  expect(weekAhead({ total: 40, urgent: 12 })).toBe("12 tasks need you this week.");
});

const ENTERED = { assets: [], debts: [] };
const debtOf = (balance: number) => ({
  ...{ id: "1", name: "Loan", type: "other" as const, interestRate: null, description: "" },
  balance,
});

test("each band of progress has its own sentence", () => {
  const sentences = [0, 0.1, 25, 50, 75, 100].map((percent) => motivation(percent, ENTERED));
  expect(new Set(sentences).size).toBe(6);
  expect(motivation(24.9, ENTERED)).toBe(motivation(0.1, ENTERED));
});

test("before the road begins it says what is missing, or how far zero is", () => {
  expect(motivation(0, { assets: null, debts: null })).toContain("Add what you own and what you owe");
  expect(motivation(0, { assets: null, debts: [debtOf(500)] })).toContain("Add what you own to see");
  expect(motivation(0, { assets: [], debts: null })).toContain("Add what you owe to see");
  expect(motivation(0, { assets: [], debts: [debtOf(53_400)] })).toMatch(/^\$53,400 to zero/);
  expect(motivation(0, { assets: [], debts: [debtOf(0.4)] })).toMatch(/^\$1 to zero/);
  expect(motivation(0, ENTERED)).toMatch(/^You stand at zero/);
});

test("the next targets lie ahead of the net worth, each with a later year", () => {
  const outlook = (netWorth: number, surplus: number) =>
    targetOutlook(
      {
        financialInfo: { annualIncome: surplus, annualExpenses: 0, currentSavings: null },
        assets: [{ id: "1", name: "All", type: "stocks", value: netWorth, description: "" }],
        debts: [],
      },
      { targetAmount: 1_000_000, targetYear: 2027, riskTolerance: "moderate" },
      TODAY,
    );
  expect(nextTargets(outlook(1_270_000, 30_000)).map(({ amount }) => amount)).toEqual([
    1_500_000, 2_000_000, 3_000_000,
  ]);
  expect(nextTargets(outlook(1_000_000, 30_000))[0]).toEqual({ amount: 1_500_000, year: 2031, isDated: true });
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 2e11 }), fc.integer({ min: 0, max: 1e6 }), (netWorth, surplus) => {
      const targets = nextTargets(outlook(netWorth, surplus));
      expect(targets).toHaveLength(3);
      for (const { amount, year } of targets) {
        expect(amount).toBeGreaterThan(netWorth);
        expect(year).toBeGreaterThan(2026);
      }
    }),
  );
});

test("net worth is compared with the end of the last month that has a point", () => {
  const points = [
    { date: "2026-09-30", netWorth: 100 },
    { date: "2026-10-12", netWorth: 150 },
    { date: "2026-11-02", netWorth: 500 },
  ] as const;
  expect(netWorthChange(points, 400, TODAY)).toEqual({ amount: 250, since: "October" });
  expect(netWorthChange(points, 400, "2027-01-05")).toEqual({ amount: -100, since: "November 2026" });
  expect(netWorthChange([], 400, TODAY)).toBeNull();
});

test("the stretch runs from the last milestone passed to the next", () => {
  expect(milestoneStretch(286_740, 1_000_000)).toMatchObject({ from: 250_000, come: 36_740, toGo: 213_260 });
  expect(milestoneStretch(-5_000, 1_000_000)).toMatchObject({ from: 0, come: 0, toGo: 15_000 });
  expect(milestoneStretch(2_000_000, 1_000_000).next.title).toBe("All Milestones Completed!");
});

const goal = (id: string, submilestones: object[]) => goalOf({ id, title: id, submilestones });

test("a task that was just ticked keeps its place until the list itself changes", () => {
  const steps = [
    { id: "a", title: "A", targetDate: "2026-11-21" },
    { id: "b", title: "B", targetDate: "2026-11-22" },
  ];
  const { tasks } = toDoList([goal("g", steps)], TODAY);
  const shown = tasks.map(taskKey);
  const ticked = toDoList([goal("g", [{ ...steps[0], completed: true }, ...steps.slice(1)])], TODAY).tasks;
  expect(ticked.map(({ step }) => step.id)).toEqual(["b", "a"]);
  expect(keepOrder(shown, ticked).map(({ step }) => step.id)).toEqual(["a", "b"]);
  const longer = toDoList([goal("g", [...steps, { id: "c", title: "C" }])], TODAY).tasks;
  expect(keepOrder(shown, longer)).toEqual(longer);
});

test("a young history is drawn by day, up to today", () => {
  const series = historySeries([{ date: "2026-10-03", netWorth: 100 }], 250, TODAY);
  expect(series.points.map(({ label, netWorth }) => [label, netWorth])).toEqual([
    ["Oct 3, 2026", 100],
    ["Today", 250],
  ]);
  expect(spanLabel(series)).toBe("Since Oct 3");
});

test("a first point of today stands alone, and no point at all draws nothing", () => {
  expect(historySeries([{ date: TODAY, netWorth: 100 }], 100, TODAY).points).toHaveLength(1);
  expect(historySeries([], 0, TODAY).points).toEqual([]);
});

test("a longer history is drawn by month, and a month without a change repeats the last amount", () => {
  const series = historySeries(
    [
      { date: "2025-01-01", netWorth: 10 },
      { date: "2026-06-10", netWorth: 20 },
    ],
    30,
    TODAY,
  );
  expect(series.points).toHaveLength(12);
  expect(series.points.map(({ netWorth }) => netWorth)).toEqual([10, 10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 30]);
  expect(series.points[0]?.label).toBe("Dec 2025");
  expect(spanLabel(series)).toBe("12 months");
  const told = { date: "2021-12-31", netWorth: 5, told: true } as const;
  const longer = historySeries([told, { date: "2026-10-03", netWorth: 100 }], 250, TODAY);
  expect(longer.points.map(({ label, netWorth }) => [label, netWorth])).toEqual([
    ["Dec 31, 2021, told later", 5],
    ["Oct 3, 2026", 100],
    ["Today", 250],
  ]);
  expect(spanLabel(longer)).toBe("Since Dec 2021");
  expect(historySeries([told], 0, TODAY).points, "without a line of its own there is none to lead to").toEqual([]);
});

test("ticks are few, round, rising and span every amount drawn", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 12 }), (amounts) => {
      const ticks = axisTicks(amounts);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...amounts));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...amounts));
      expect(new Set(tickLabels(ticks)).size).toBe(ticks.length);
    }),
  );
});

test("the last milestone crossed upward for good is marked where the line crossed it", () => {
  const points = [240, 260, 245, 255, 490].map((k, at) => ({ date: addMonths("2026-01-28", at), netWorth: k * 1000 }));
  expect(milestonePassed(points, 1_000_000)).toEqual({ at: 3, amount: 250_000 });
  expect(milestonePassed(points.slice(0, 3), 1_000_000)).toBeNull();
  expect(milestonePassed(points.slice(0, 1), 1_000_000)).toBeNull();
});

test("the time axis has at most four ticks, with the first and the last day", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }), (days) => {
      const times = days.toSorted((a, b) => a - b);
      const ticks = timeTicks(times);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect([ticks[0], ticks.at(-1)]).toEqual([times[0], times.at(-1)]);
      expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
    }),
  );
  expect(toDate(toTime(TODAY))).toBe(TODAY);
});
