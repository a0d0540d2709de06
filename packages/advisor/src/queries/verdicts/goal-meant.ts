import { isMoneyGoal, type MoneyGoal } from "@seven-figures/domain";
import { piecesOf } from "../pieces.ts";
import { type Amount, amountsIn, type Wanted } from "./verdict.ts";

/** The goal that a message means, and the sum in it that only calls it by its target. */
export interface GoalMeant {
  goal: MoneyGoal;
  target: Amount | null;
  /** Whether it is meant only because it was spoken of last. */
  isSpoken: boolean;
}

/** More words than this speak of more than what was spoken of last. */
const LONGEST_LEANING = 16;
const OF_GOAL = /\b(?:save|saving|saved|put|goal|fund|deposit|one|each month|monthly|a month|gift|bonus)\b/;

/** The one goal of money that is meant: by its name, its target, or since it was spoken of last. */
export function goalMeant(wanted: Wanted): GoalMeant | null {
  const { laid, facts, typed } = wanted;
  const goals = facts.goals.filter(isMoneyGoal).filter(({ status }) => status !== "Completed");
  const names = piecesOf(laid.pieces, "named");
  const target = targetIn(wanted, goals);
  const isOther = names.some(({ sides }) => !sides.goals) || piecesOf(laid.pieces, "group").length > 0;
  if (isOther && !target) return null;
  const called = names.flatMap(({ sides }) => (sides.assets || sides.debts ? [] : (sides.goals ?? [])));
  const maybe = names.flatMap(({ sides }) => (OF_GOAL.test(typed) ? (sides.goals ?? []) : []));
  const byTitle = goals.filter(({ title }) => title.length > 3 && typed.includes(title.toLowerCase()));
  const byName = goals.filter(({ id }) => [...called, ...maybe].some((each) => each.id === id));
  const named = byTitle.length > 0 ? byTitle : byName;
  const [goal, ...more] = named.length > 0 ? named : target ? [target.goal] : spokenGoals(wanted, goals);
  if (!goal || more.length > 0) return null;
  const isSpoken = named.length === 0 && target === null;
  return { goal, target: target?.goal === goal ? target.amount : null, isSpoken };
}

/** "The 80k": a sum that is the target of one goal. */
function targetIn({ laid }: Wanted, goals: readonly MoneyGoal[]): { goal: MoneyGoal; amount: Amount } | null {
  const found = amountsIn(laid).flatMap((amount) =>
    goals.filter(({ targetAmount }) => targetAmount === amount.value).map((goal) => ({ goal, amount })),
  );
  const [one, ...more] = found;
  return one && more.length === 0 ? one : null;
}

function spokenGoals({ spoken, typed, laid }: Wanted, goals: readonly MoneyGoal[]): MoneyGoal[] {
  const ids = spoken.flatMap(({ side, id }) => (side === "goals" ? [id] : []));
  const isLeaning = typed.split(" ").length <= LONGEST_LEANING && piecesOf(laid.pieces, "named").length === 0;
  return isLeaning && spoken.every(({ side }) => side === "goals") ? goals.filter(({ id }) => ids.includes(id)) : [];
}
