import { calendarDate, type Documents, daysInMonth } from "@seven-figures/domain";
import { matchGoals } from "../matching/match-goals.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { readMention } from "../statements/read-mention.ts";
import type { GoalEdit, Statement } from "../statements/statement.ts";
import { asPercent, isYear, NAMELESS, type Of, type Said } from "./correction-said.ts";
import { speaksOfOther } from "./of-another.ts";

/** A goal that was added, with another amount or date. */
export function correctGoal(statement: Of<"goal-add">, { money, date }: Said): Statement | null {
  if (money === null && date === null) return null;
  if (money !== null && statement.targetDate !== null && isYear(money) && !isYear(statement.targetAmount ?? 0)) {
    return { ...statement, targetDate: calendarDate(money, 12, 31) };
  }
  return { ...statement, targetAmount: money ?? statement.targetAmount, targetDate: date ?? statement.targetDate };
}

/** What was said of a stored goal, with another figure or of another goal. */
export function correctGoalEdit(statement: Of<"goal-edit">, said: Said, base: Documents): Statement | null {
  // "the target is 2,600", after money was saved for it, is another fact
  if (/\btarget\b/.test(said.phrase.text) && !statement.edit.target) return null;
  const moved = movedGoal(statement, said, base);
  if (!moved && speaksOfOther(statement, said.phrase, base)) return null;
  const edit = correctEdit(statement.edit, said);
  return edit || moved ? { ...(moved ?? statement), ...(edit ? { edit } : {}) } : null;
}

/** The statement about another goal, where one is named. */
export function movedGoal<Kind extends Of<"goal-edit"> | Of<"goal-remove">>(
  statement: Kind,
  { phrase }: Said,
  base: Documents,
): Kind | null {
  const mention = readMention(
    phrase.tokens.filter((token) => !NAMELESS.test(token.text)),
    knownWordsOf(base),
  );
  if (mention.words.length === 0) return null;
  const goals = matchGoals(mention, base);
  const same = goals.every(({ id }) => matchGoals(statement.mention, base).some((goal) => goal.id === id));
  const { target: _, ...open } = statement;
  return goals.length === 1 && !same ? ({ ...open, mention } as Kind) : null;
}

function correctEdit(edit: GoalEdit, { money, count, percent, date }: Said): GoalEdit | null {
  const share = percent ?? asPercent(count ?? money);
  const amount = money ?? count;
  if (share !== null && edit.progress !== undefined) return { ...edit, progress: share };
  if (percent !== null && edit.status === "Completed") return { progress: percent };
  if (amount !== null && edit.current) {
    return {
      ...edit,
      current: correctAmount(edit.current, amount),
    };
  }
  const { targetDate } = edit;
  if (amount !== null && targetDate && !edit.target && isYear(amount)) {
    const [month, day] = [Number(targetDate.slice(5, 7)), Number(targetDate.slice(8))];
    return { ...edit, targetDate: calendarDate(amount, month, Math.min(day, daysInMonth(amount, month))) };
  }
  if (amount !== null && edit.target) return { ...edit, target: "to" in edit.target ? { to: amount } : { by: amount } };
  return date !== null && edit.targetDate !== undefined ? { ...edit, targetDate: date } : null;
}

/** What was said of a goal's money, in the same way, with another amount. */
function correctAmount(current: NonNullable<GoalEdit["current"]>, amount: number): GoalEdit["current"] {
  if ("by" in current) return { by: amount * Math.sign(current.by || 1) };
  if ("left" in current) return { left: amount };
  return "saved" in current ? { saved: amount } : { to: amount };
}
