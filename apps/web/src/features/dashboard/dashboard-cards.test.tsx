import { targetOutlook } from "@seven-figures/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticRouting } from "#routing/routing.tsx";
import { goalOf } from "#test/goal-of.ts";
import { textOf } from "#test/text-of.ts";
import { HistoryCard } from "./history-card.tsx";
import { MilestoneCard } from "./milestone-card.tsx";
import { NetWorthCard } from "./net-worth-card.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { ToDoCard } from "./to-do-card.tsx";

const TODAY = "2026-11-20";
const TARGET = { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" } as const;
const nothing = () => undefined;

/** What is read of the markup, in its order. */
function textIn(element: React.ReactNode): string {
  return textOf(renderToStaticMarkup(<StaticRouting path="/dashboard">{element}</StaticRouting>));
}

/** What there is to say with this net worth, and income and expenses where they are given. */
function outlookAt(netWorth: number, money: { income: number; expenses: number } | null = null) {
  const of = { id: "1", name: "All", description: "" };
  const financials = {
    financialInfo: {
      annualIncome: money?.income ?? null,
      annualExpenses: money?.expenses ?? null,
      currentSavings: null,
    },
    assets: netWorth > 0 ? [{ ...of, type: "stocks" as const, value: netWorth }] : [],
    debts: netWorth < 0 ? [{ ...of, type: "other" as const, balance: -netWorth, interestRate: null }] : [],
  };
  return { financials, outlook: targetOutlook(financials, TARGET, TODAY) };
}

const road = (netWorth: number, money?: Parameters<typeof outlookAt>[1], likelihood: number | null = 0.834) =>
  textIn(<NetWorthCard {...outlookAt(netWorth, money)} likelihood={likelihood} history={[]} onChooseNext={nothing} />);
const milestone = (netWorth: number, money?: Parameters<typeof outlookAt>[1]) =>
  textIn(<MilestoneCard outlook={outlookAt(netWorth, money).outlook} />);

test("the road shows Complete, Remaining, Progress Made and its marks", () => {
  const text = road(286_740);
  expect(text).toContain("$0 0% $250k 25% $500k 50% $750k 75% $1M 100%");
  expect(text).toContain("Complete 28.7% Remaining $713,260 Progress Made $286,740");
});

const SAVING = { income: 60_000, expenses: 42_000 };

test("beside net worth stands the date and how likely its year is, with a year under each mark still ahead", () => {
  const text = road(286_740, SAVING);
  expect(text).toContain("At today's pace September 2040 , 83% by 2041 How this is computed");
  expect(text).toContain("$250k 25% $500k 50% 2032 $750k 75% 2036 $1M 100% 2040");
  expect(milestone(286_740, SAVING)).toContain(`"The 50% mark" April 2032 at today's pace`);
});

test("the first marks have their years too, in a line of their own, until they are passed", () => {
  expect(road(-20_000, SAVING)).toContain("$1M 100% 2050 $10k 1% 2028 $50k 5% 2029 $100k 10% 2031 Complete");
  expect(road(60_000, SAVING)).toMatch(/\$1M 100% \d{4} \$100k 10% \d{4} Complete/);
});

test("where income or expenses are missing the card says so and makes no date up", () => {
  expect(road(286_740)).toContain("When do you reach $1,000,000? Add your income and expenses , to see the date");
  expect(road(286_740)).toContain("$500k 50% $750k 75% $1M 100% Complete");
  expect(milestone(286_740)).not.toContain("pace");
});

test("a date that never comes is said plainly", () => {
  expect(road(286_740, { income: 40_000, expenses: 60_000 }, 0)).toContain("Out of reach , under 1% by 2041");
});

test("at the target there is a moment, and a next target to choose", () => {
  const text = road(1_000_000, SAVING, null);
  expect(text).toContain("Here you are: $1,000,000 You have reached your target. Take a moment to enjoy the view.");
  expect(text).toContain("Choose your next target");
  expect(text).not.toContain("How this is computed");
});

test("a negative net worth shows 0 on the road, and one above the target stops at 100", () => {
  expect(road(-53_400)).toContain("Complete 0.0% Remaining $1,053,400 Progress Made $0");
  expect(road(1_300_000)).toContain("Complete 100.0% Remaining $0 Progress Made $1,300,000");
});

test("the next milestone is named, and at the end all are completed", () => {
  expect(milestone(286_740)).toContain(
    '$500,000 Milestone 5 of 7: "The 50% mark" You have come $36,740 since $250,000. 14.7%',
  );
  expect(milestone(800_000)).toContain(
    'Milestone 7 of 7: "Final Goal - Seven Figures Achieved!" You have come $50,000 since $750,000. 20.0%',
  );
  const text = milestone(2_000_000);
  expect(text).toContain("All Milestones Completed!");
  expect(text).toContain("100.0%");
});

test("below zero the way to zero comes first, beside the next milestone", () => {
  expect(milestone(-53_400)).toContain(
    '$10,000 Milestone 1 of 7: "The 1% mark" $53,400 to zero first, then $10,000 to this mark. 0.0% $63,400 to go',
  );
});

test("forty cents short of the target nothing says that it is reached", () => {
  const text = road(999_999.6) + milestone(999_999.6);
  expect(text).toContain("$999,999");
  expect(text).toContain("Complete 99.9% Remaining $1 Progress Made $999,999");
  expect(text).toContain("You have come $249,999 since $750,000. 99.9% $1 to go");
  expect(text).not.toContain("100.0%");
});

test("the quick actions are the five of the specification", () => {
  expect(textIn(<QuickActions onHelp={nothing} />)).toBe(
    "Quick Actions AI Assistant Chatbot Help & Tips Manage Goals Manage Financials Update Profile",
  );
});

const toDo = (steps: object[]) =>
  textIn(<ToDoCard goals={[goalOf({ submilestones: steps })]} today={TODAY} onToggle={nothing} />);

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
  expect(textIn(card([{ date: "2026-10-03", netWorth: 100 }]))).toContain(
    "Show the numbers Day Net worth Oct 3, 2026 $100 Today $250",
  );
  expect(textIn(card([]))).toContain("Your line starts here");
});
