import {
  addDays,
  type CalendarDate,
  type Goal,
  type Instant,
  measureOf,
  type Submilestone,
} from "@seven-figures/domain";

type Step = Pick<Submilestone, "title"> & Partial<Submilestone>;
type Fields = Pick<Goal, "id" | "title" | "type" | "status" | "description"> &
  Partial<Pick<Goal, "targetAmount" | "currentAmount" | "progress" | "targetDate" | "category">>;

/** The sample person's goals as of a day, with steps behind it, on it and ahead: enough for every card and label. */
export function sampleGoals(today: CalendarDate, createdAt: Instant): Goal[] {
  const day = (days: number) => addDays(today, days);
  const goal = (fields: Fields, steps: readonly Step[]): Goal => ({
    targetDate: null,
    category: "",
    createdAt,
    updatedAt: createdAt,
    ...fields,
    ...measureOf(fields.type, fields),
    submilestones: steps.map((step, order) => ({
      id: `${fields.id}-step-${order + 1}`,
      description: "",
      targetAmount: null,
      targetDate: null,
      completed: false,
      order,
      ...step,
    })),
  });
  return [
    goal(
      {
        id: "sample-card",
        title: "Pay off the Chase card",
        type: "financial",
        status: "In Progress",
        description: "At 22.9% it costs more than anything else earns.",
        targetAmount: 5_900,
        currentAmount: 3_050,
        targetDate: day(118),
      },
      [
        { title: "Pay the first half", targetAmount: 2_950, targetDate: day(-41), completed: true },
        { title: "Raise the monthly payment to $500", targetAmount: 3_550, targetDate: day(4) },
        { title: "Down to the last $1,000", targetAmount: 4_900, targetDate: day(80) },
      ],
    ),
    goal(
      {
        id: "sample-cushion",
        title: "Six months of expenses in cash",
        type: "financial",
        status: "In Progress",
        description: "Ally savings, for whatever comes.",
        targetAmount: 42_000,
        currentAmount: 21_500,
        targetDate: day(560),
      },
      [
        { title: "Three months", targetAmount: 21_000, targetDate: day(-20), completed: true },
        { title: "Set the standing order to $900", targetAmount: 22_400, targetDate: day(-2) },
        { title: "Four months", targetAmount: 28_000, targetDate: day(190) },
      ],
    ),
    goal(
      {
        id: "sample-certificate",
        title: "Earn the UX research certificate",
        type: "skill",
        status: "In Progress",
        description: "Opens the way to the lead role, about $14,000 a year more.",
        progress: 40,
        targetDate: day(150),
      },
      [
        { title: "Finish the interviews module", targetDate: day(-9), completed: true },
        { title: "Hand in the field study", targetDate: day(24) },
        { title: "Take the exam", targetDate: day(140) },
      ],
    ),
    goal(
      {
        id: "sample-weekends",
        title: "Two weekends a month without spending",
        type: "behavior",
        status: "In Progress",
        description: "",
        progress: 65,
        targetDate: day(45),
      },
      [
        { title: "Plan this month's two", targetDate: day(0) },
        { title: "Compare the card with last quarter's", targetDate: day(38) },
      ],
    ),
    goal(
      {
        id: "sample-mentor",
        title: "Find a mentor in product",
        type: "networking",
        status: "Completed",
        description: "Coffee with Dana each quarter.",
        progress: 100,
        targetDate: day(-60),
      },
      [{ title: "Write to three people", targetDate: day(-95), completed: true }],
    ),
  ];
}
