import {
  dueLabel,
  isMoneyGoal,
  type MoneyGoal,
  type MonthsTo,
  missingOf,
  monthsBetween,
  monthsToTarget,
  monthsUntilWorth,
  requiredMonthly,
  sortGoals,
  toDoList,
} from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { arrival, counted, dollars, fullDate, monthAndYear, span } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { answerGoalCount } from "./entries.ts";
import { askFor } from "./missing.ts";
import { aboutGoal, namedEntry } from "./single-entry.ts";

interface Feasibility {
  goal: MoneyGoal;
  left: number;
  /** Needed each month for its date; null where it has none, or the date is past. */
  monthly: number | null;
  time: MonthsTo;
}

const BY_MONTH = /\b(?:a|per|each|every) (?:month|week|paycheck)\b|\bmonthly\b/;
const NOT_OF_PACE = /\b(?:if|left over|interest|debt|what if)\b/;

/** "How much a month for Hawaii?": what one financial goal takes each month. */
export function asksMonthlyOfGoal(question: string, text: string, facts: PersonFacts): boolean {
  const entry = namedEntry(text, facts);
  const isFinancial = entry?.kind === "goal" && isMoneyGoal(entry.goal);
  return isFinancial && BY_MONTH.test(question) && !NOT_OF_PACE.test(question);
}

/** Whether the financial goals fit the surplus and their dates. */
export function answerGoalFeasibility(asked: Asked): Draft | null {
  const { facts, text } = asked;
  const entry = namedEntry(text, facts);
  const open = facts.goals.filter(isMoneyGoal).filter(({ status }) => status !== "Completed");
  const goals = entry?.kind === "goal" && isMoneyGoal(entry.goal) ? [entry.goal] : sortGoals(open);
  if (goals.length === 0) return answerGoalCount(asked);
  const surplus = facts.monthlySurplus;
  if (surplus === null && entry?.kind === "goal") return aboutGoal(entry.goal);
  if (surplus === null) return askFor(facts, ["income", "expenses"], "check your goals against your surplus");
  const checks = goals.slice(0, 6).map((goal) => feasibility(goal, facts, surplus));
  const total = checks.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0);
  return {
    about: goals.length === 1 ? goals[0]?.id : undefined,
    message: paragraphs(
      `Against your surplus of ${dollars(surplus)} a month:`,
      bullets(checks.map((check) => feasibilityLine(check, surplus))),
      total > 0 &&
        checks.length > 1 &&
        (total <= surplus
          ? `Together they ask for ${dollars(total)} a month: **feasible**, with ${dollars(surplus - total)} to spare.`
          : `Together they ask for ${dollars(total)} a month, ${dollars(total - surplus)} more than you have: one of them needs a later date.`),
    ),
    again: total > surplus ? "Not all of them at once, at today's surplus." : "They fit your surplus.",
    deeper:
      "Saving for everything at once stretches all of it; doing the most urgent first and the rest after frees money step by step.",
    used: { checks, total, spare: surplus - total },
    quickReplies: ["What tasks are due?", "How can I save more money?", "What should I do next?"],
  };
}

function feasibility(goal: MoneyGoal, facts: PersonFacts, surplus: number): Feasibility {
  const { targetAmount: target, currentAmount: from } = goal;
  const months = goal.targetDate ? monthsBetween(facts.today, goal.targetDate) : 0;
  const required = requiredMonthly({ from, annualReturn: 0 }, target, months);
  return {
    goal,
    left: missingOf(goal),
    monthly: required.kind === "monthly" ? required.amount : null,
    time: monthsToTarget({ from, monthly: surplus, annualReturn: 0 }, target),
  };
}

function feasibilityLine({ goal, left, monthly, time }: Feasibility, surplus: number): string {
  const name = `**${named(goal.title)}**`;
  if (left === 0) return `${name}: the amount is there.`;
  const pace =
    time.kind === "in"
      ? `with all of your surplus it takes ${span(time.months)}`
      : "there is no surplus to pay it from";
  if (!goal.targetDate) return `${name}: ${dollars(left)} to go; ${pace}.`;
  const due = monthAndYear(goal.targetDate);
  if (monthly === null) return `${name}: ${dollars(left)} to go and its date, ${due}, is here or past; ${pace}.`;
  return `${name}: ${dollars(left)} by ${due} is ${dollars(monthly)} a month: ${monthly <= surplus ? "feasible" : `not by then; ${pace}`}.`;
}

/** The next of the big milestones. */
export function answerMilestone({ facts }: Asked): Draft {
  const { milestone, netWorth, path } = facts;
  if (milestone.completed) {
    return {
      message: `You have passed every milestone on the way to ${dollars(facts.target)}.`,
      again: "All of them are behind you.",
      deeper: "A new target opens new ones.",
      quickReplies: ["What's my net worth?", "What should I do next?"],
    };
  }
  const time = path ? monthsUntilWorth(path.schedule, milestone.amount) : null;
  const missing = milestone.amount - netWorth;
  return {
    message: paragraphs(
      `Your next milestone is **${dollars(milestone.amount)}** of net worth; ${dollars(missing)} to go.`,
      time?.kind === "in" && `At today's pace you reach it ${arrival(time, facts.today)}.`,
    ),
    again: `${dollars(milestone.amount)}, ${dollars(missing)} from here.`,
    deeper: "The early ones come from saving, the later ones more and more from growth.",
    used: { time, missing },
    quickReplies: ["When will I reach my target?", "What should I do next?"],
  };
}

/** Open steps by date, the urgent ones first. */
export function answerTasks({ facts }: Asked): Draft {
  const list = toDoList(facts.goals, facts.today);
  const open = list.tasks.filter(({ step }) => !step.completed);
  if (open.length === 0) {
    return {
      message:
        list.total > 0
          ? "All steps of your goals are done. Time for a next one."
          : "There are no tasks yet: steps that you give a goal show up here and on your dashboard.",
      again: "Nothing is open.",
      deeper: "Ask me to suggest goals and each comes with dated steps.",
      quickReplies: ["Suggest some goals", "What should I do next?"],
    };
  }
  const lines = open.slice(0, 6).map(({ step, goal }) => {
    const due = step.targetDate
      ? (dueLabel(step.targetDate, facts.today).text?.toLowerCase() ?? fullDate(step.targetDate))
      : "no date";
    return `${named(step.title)} (${named(goal.title)}): ${due}`;
  });
  return {
    message: paragraphs(
      `${counted(open.length, "task")} open${list.urgent > 0 ? `, **${list.urgent} urgent**` : ""}:`,
      bullets(lines),
      open.length > lines.length && "The rest is on your dashboard.",
    ),
    again: `${counted(open.length, "task")} still open.`,
    deeper: "Tell me when one is done, or tick it on the dashboard.",
    used: {
      open: open.length,
      urgent: list.urgent,
      days: open.map(({ step }) => step.targetDate && Math.abs(dueLabel(step.targetDate, facts.today).days)),
    },
    quickReplies: ["Are my goals feasible?", "What should I do next?"],
  };
}
