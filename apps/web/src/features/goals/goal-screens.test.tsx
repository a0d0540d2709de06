import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { goalOf } from "#test/goal-of.ts";
import { textOf } from "#test/text-of.ts";
import { GoalCard } from "./goal-card.tsx";
import { GoalFinder } from "./goal-finder.tsx";
import { GoalStats } from "./goal-stats.tsx";
import { TargetCard } from "./target-card.tsx";

const TODAY = "2026-11-20";
const nothing = () => undefined;

const cardText = (fields: object) =>
  textOf(renderToStaticMarkup(<GoalCard goal={goalOf(fields)} today={TODAY} onOpen={nothing} onEdit={nothing} />));

const steps = ["One", "Two", "Three", "Four"].map((title, at) => ({ id: `s${at}`, title, completed: at === 0 }));

test("a card shows the type, the status and the first 2 submilestones with '+N more' and the count", () => {
  const text = cardText({ progress: 40, status: "In Progress", submilestones: steps, targetDate: "2027-03-06" });
  expect(text).toBe(
    "Learn SQL Skill-Based Goals In Progress 40% complete Due Mar 6, 2027 No Description Provided One Two +2 more 1/4 completed",
  );
});

test("a financial goal's card shows one decimal and its amounts without decimals", () => {
  const text = cardText({ type: "financial", targetAmount: 4900, currentAmount: 2560.4, description: "Visa first" });
  expect(text).toContain("52.3% $2,560 of $4,900");
  expect(text).toContain("Financial Goals Not Started");
  expect(text).toContain("Visa first");
  expect(text).toContain("No target date");
});

test("a goal past its date is overdue until it is completed", () => {
  expect(cardText({ targetDate: "2026-11-18" })).toContain("Due Nov 18, 2026 · 2 days overdue");
  expect(cardText({ targetDate: "2026-11-20" })).not.toContain("overdue");
  expect(cardText({ targetDate: "2026-11-18", status: "Completed" })).not.toContain("overdue");
});

test("there is a search where there are more than a dozen goals, and the first cards of a long list", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => goalOf({ id: `${at}`, title: `Goal ${at}` }));
  const markupOf = (count: number) =>
    renderToStaticMarkup(
      <GoalFinder goals={many(count)} today={TODAY} onAdd={nothing} onOpen={nothing} onEdit={nothing} />,
    );
  expect(markupOf(12)).not.toContain("Search goals");
  expect(textOf(markupOf(13))).toContain("Search goals");
  expect(markupOf(200).match(/<article/g)).toHaveLength(24);
  expect(textOf(markupOf(200))).toContain("Show more goals (176 left)");
});

test("the grid begins with Add New Goal, then the nearest date, undated last", () => {
  const goals = [
    goalOf({ id: "a", title: "Undated" }),
    goalOf({ id: "b", title: "Later", targetDate: "2027-01-01" }),
    goalOf({ id: "c", title: "Sooner", targetDate: "2026-12-01" }),
  ];
  const text = textOf(
    renderToStaticMarkup(<GoalFinder goals={goals} today={TODAY} onAdd={nothing} onOpen={nothing} onEdit={nothing} />),
  );
  const places = ["Add New Goal", "Sooner", "Later", "Undated"].map((title) => text.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("the four stat cards count goals by status", () => {
  const goals = [goalOf({ status: "Completed" }), goalOf({ id: "2", status: "In Progress" }), goalOf({ id: "3" })];
  expect(textOf(renderToStaticMarkup(<GoalStats goals={goals} />))).toBe(
    "Total Goals 3 Completed 1 In Progress 1 Not Started 1",
  );
});

test("the Seven Figures Goal card shows target, year, status and the three figures", () => {
  const markup = renderToStaticMarkup(
    <TargetCard financialGoal={{ targetAmount: 1_000_000, targetYear: 2041 }} netWorth={286_740} today={TODAY} />,
  );
  expect(textOf(markup)).toBe(
    "Seven Figures Goal $1,000,000 by 2041 Getting Started Overall Progress 28.7% Current Net Worth $286,740 Remaining to Goal $713,260 Monthly Target $3,963 Without growth. With 6% growth a year (assumed): $1,090",
  );
});
