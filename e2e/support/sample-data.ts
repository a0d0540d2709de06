import { addDays, type CalendarDate, calendarDate, type Goal } from "@seven-figures/domain";
import type { Person } from "./person.ts";

/** The browser's own day. */
function today(): CalendarDate {
  const now = new Date();
  return calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function daysFromNow(days: number): CalendarDate {
  return addDays(today(), days);
}

type Step = Partial<Goal["submilestones"][number]> & { title: string };
type GoalFields = Partial<Omit<Goal, "submilestones">> & { title: string; submilestones?: Step[] };

/** Stores a goal for the person; what is left out stays at its default. Its id is its title in lower case. */
export async function addGoal(person: Person, { submilestones = [], ...fields }: GoalFields): Promise<void> {
  const id = fields.title.toLowerCase().replaceAll(" ", "-");
  await person.call("addIntermediateGoal", {
    goal: {
      id,
      type: "skill",
      ...fields,
      submilestones: submilestones.map((step, order) => ({ id: `${id}-${order}`, order, ...step })),
    },
  });
}

/** A goal of money with three steps (overdue, this week, done), one of skill later, and one without a date. */
export async function addSampleGoals(person: Person): Promise<void> {
  await addGoal(person, {
    title: "Pay off the Visa",
    type: "financial",
    targetAmount: 3200,
    currentAmount: 1250,
    targetDate: daysFromNow(60),
    status: "In Progress",
    description: "It costs the most interest.",
    submilestones: [
      { title: "Set up autopay", targetDate: daysFromNow(-3), targetAmount: 100 },
      { title: "Pay the first half", targetDate: daysFromNow(5), targetAmount: 1600 },
      { title: "Cut the card up", completed: true, targetAmount: 1 },
    ],
  });
  await addGoal(person, {
    title: "Learn SQL",
    progress: 40,
    targetDate: daysFromNow(90),
    submilestones: [{ title: "Finish the course", targetDate: daysFromNow(20) }],
  });
  await addGoal(person, { title: "Meet a mentor", type: "networking", status: "Completed", progress: 100 });
}

/** Assets of 620,000 and a debt of 20,000 against a target of a million. */
export async function addSampleMoney(person: Person): Promise<void> {
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: 20_000 },
      assets: [
        { id: "home", name: "Home", type: "real-estate", value: 600_000 },
        { id: "savings", name: "Ally Savings", type: "savings", value: 20_000 },
      ],
      debts: [{ id: "loan", name: "Student loan", type: "student-loan", balance: 20_000, interestRate: 5.5 }],
    },
  });
}
