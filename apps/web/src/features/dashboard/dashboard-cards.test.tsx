import { check, type Goal, goalSchema } from "@seven-figures/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HistoryCard } from "./history-card.tsx";
import { MilestoneCard } from "./milestone-card.tsx";
import { NetWorthCard } from "./net-worth-card.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { ToDoCard } from "./to-do-card.tsx";

const TODAY = "2026-11-20";
const TARGET = { targetAmount: 1_000_000, targetYear: 2041 };
const nothing = () => undefined;

/** What is read of the markup, in its order. */
function textOf(element: React.ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
  return markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

const road = (netWorth: number) =>
  textOf(<NetWorthCard netWorth={netWorth} financialGoal={TARGET} history={[]} today={TODAY} />);

test("the road shows Complete, Remaining, Progress Made and its marks", () => {
  const text = road(286_740);
  expect(text).toContain("$0 0% $250k 25% $500k 50% $750k 75% $1M 100%");
  expect(text).toContain("Complete 28.7% Remaining $713,260 Progress Made $286,740");
});

test("a negative net worth shows 0 on the road, and one above the target stops at 100", () => {
  expect(road(-53_400)).toContain("Complete 0.0% Remaining $1,053,400 Progress Made $0");
  expect(road(1_300_000)).toContain("Complete 100.0% Remaining $0 Progress Made $1,300,000");
});

test("the next milestone is named, and at the end all are completed", () => {
  expect(textOf(<MilestoneCard netWorth={286_740} targetAmount={1_000_000} />)).toContain(
    "$500,000 Milestone 5 of 7: “The 50% mark” You have come $36,740 since $250,000. 14.7%",
  );
  expect(textOf(<MilestoneCard netWorth={800_000} targetAmount={1_000_000} />)).toContain(
    "Milestone 7 of 7: “Final Goal - Seven Figures Achieved!” You have come $50,000 since $750,000. 20.0%",
  );
  const text = textOf(<MilestoneCard netWorth={2_000_000} targetAmount={1_000_000} />);
  expect(text).toContain("All Milestones Completed!");
  expect(text).toContain("100.0%");
});

test("below zero the way to zero comes first, beside the next milestone", () => {
  expect(textOf(<MilestoneCard netWorth={-53_400} targetAmount={1_000_000} />)).toContain(
    "$10,000 Milestone 1 of 7: “The 1% mark” $53,400 to zero first, then $10,000 to this mark. 0.0% $63,400 to go",
  );
});

test("forty cents short of the target nothing says that it is reached", () => {
  const text = road(999_999.6) + textOf(<MilestoneCard netWorth={999_999.6} targetAmount={1_000_000} />);
  expect(text).toContain("$999,999");
  expect(text).toContain("Complete 99.9% Remaining $1 Progress Made $999,999");
  expect(text).toContain("99.9% $1 to go");
  expect(text).not.toContain("100.0%");
});

test("the quick actions are the five of the specification", () => {
  expect(textOf(<QuickActions onHelp={nothing} />)).toBe(
    "Quick Actions AI Assistant Chatbot Help & Tips Manage Goals Manage Financials Update Profile",
  );
});

function goalWith(steps: object[]): Goal {
  const checked = check(goalSchema, { id: "1", title: "Learn SQL", type: "skill", submilestones: steps });
  if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const toDo = (steps: object[]) => textOf(<ToDoCard goals={[goalWith(steps)]} today={TODAY} onToggle={nothing} />);

test("the to-do list counts total, completed and urgent tasks and says when each is due", () => {
  const text = toDo([
    { id: "a", title: "A", targetDate: "2026-11-17" },
    { id: "b", title: "B", targetDate: "2026-11-20" },
    { id: "c", title: "C", targetDate: "2026-11-27" },
    { id: "d", title: "D", targetDate: "2026-11-28" },
    { id: "e", title: "E", targetDate: "2027-02-01" },
    { id: "f", title: "F", targetDate: "2026-11-01", completed: true },
  ]);
  expect(text).toContain("6 tasks 1 completed 3 urgent");
  expect(text).toContain(
    "A Learn SQL 3 days overdue B Learn SQL Due today C Learn SQL Due in 7 days D Learn SQL Nov 28 E Learn SQL Feb 1, 2027 F Learn SQL Done",
  );
  expect(text).not.toContain("Show all tasks");
});

test("a long to-do list shows six tasks and offers all", () => {
  const steps = Array.from({ length: 9 }, (_, at) => ({ id: `s${at}`, title: `Task ${at}.` }));
  const text = toDo(steps);
  expect(text.match(/Task \d\./g)).toHaveLength(6);
  expect(text).toContain("Show all tasks");
});

test("net worth over time has its numbers as a table, and says what is missing where there are none", () => {
  const card = (history: { date: "2026-10-03"; netWorth: number }[]) => (
    <HistoryCard history={history} failure={null} onRetry={nothing} netWorth={250} targetAmount={1000} today={TODAY} />
  );
  expect(textOf(card([{ date: "2026-10-03", netWorth: 100 }]))).toContain(
    "Show the numbers Day Net worth Oct 3, 2026 $100 Today $250",
  );
  expect(textOf(card([]))).toContain("Your line starts here");
});
