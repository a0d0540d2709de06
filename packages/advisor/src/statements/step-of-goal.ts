import type { Documents, Goal, Submilestone } from "@seven-figures/domain";
import { alike, matchGoals } from "../matching/match-goals.ts";
import { wordsOf } from "./read-mention.ts";
import type { Statement } from "./statement.ts";
import { WEAK } from "./step-match.ts";

/** Of a step's own words so many have to be said. */
const LEAST_SAID = 0.5;
const DONE = /^(?:done|finished|completed?|reached|achieved|over|sorted|booked)$/;
const ALL = /\b(?:all|whole|everything|entire(?:ly)?|every step|finally finished)\b/;

/**
 * "Groundworks step is done on the shed": what was read as a goal reached is its step, where the message names one open step
 * by words that the goal's title has not, and does not speak of all of it.
 */
export function stepsNotGoals(statements: readonly Statement[], message: string, documents: Documents): Statement[] {
  if (ALL.test(message.toLowerCase())) return [...statements];
  const said = wordsOf(message).map((word) => word.replace(/'s$/, ""));
  return statements.map((statement) => {
    if (statement.kind !== "goal-edit" || statement.edit.status !== "Completed") return statement;
    const [goal, ...others] = matchGoals(statement.mention, documents);
    const [step, ...more] = goal && others.length === 0 ? stepsSaid(goal, said) : [];
    if (!goal || !step || more.length > 0 || isDoneBefore(goal, step, said)) return statement;
    const { mention, target } = statement;
    return {
      kind: "step",
      action: "tick",
      goal: mention,
      ...(target ? { target } : {}),
      titles: [step.title],
      amount: null,
      date: null,
    };
  });
}

/** "The shed is done, even the frame looks great": it is the goal that is done. */
function isDoneBefore(goal: Goal, step: Submilestone, said: readonly string[]): boolean {
  if (said.some((word) => /^(?:steps?|bit|part)$/.test(word))) return false;
  const placeOf = (title: string, besides = "") => {
    const own = wordsOf(title).filter((word) => !WEAK.test(word) && !wordsOf(besides).includes(word));
    return said.findIndex((word) => own.some((each) => alike(each, word)));
  };
  const done = said.findIndex((word) => DONE.test(word));
  const [ofGoal, ofStep] = [placeOf(goal.title), placeOf(step.title, goal.title)];
  return done >= 0 && ofGoal >= 0 && ofGoal < done && done < ofStep;
}

/** The open steps of a goal whose own words are said. */
function stepsSaid({ title, submilestones }: Goal, said: readonly string[]): Submilestone[] {
  const ofGoal = wordsOf(title);
  const isIn = (word: string, words: readonly string[]) => words.some((each) => alike(each, word));
  return submilestones.filter((step) => {
    const own = wordsOf(step.title).filter((word) => !WEAK.test(word) && !isIn(word, ofGoal));
    const hits = own.filter((word) => isIn(word, said)).length;
    return !step.completed && own.length > 0 && hits / own.length >= LEAST_SAID;
  });
}
