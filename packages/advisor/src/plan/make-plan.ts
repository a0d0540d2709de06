import { foldMessage } from "@seven-figures/domain";
import { counted, dollars } from "../answers/words/figures.ts";
import { bullets, named, paragraphs, plain } from "../answers/words/sentences.ts";
import { brief } from "./brief.ts";
import { debtPaymentsQuestion } from "./debt-payments.ts";
import { type PlanOutlook, planOutlook } from "./plan-outlook.ts";
import { PLAN_SECTIONS } from "./sections.ts";
import { suggestedGoals } from "./suggested-goals.ts";
import type { PlanContext, PlanResult } from "./types.ts";

/**
 * A plan for this person from the month-by-month schedule of their money: the verdict and this week's step first, the rest
 * to unfold, with three to six goals to choose from. Nothing is stored.
 * Where neither income nor assets are known, it asks for what matters most first. Pure; never throws.
 */
export function makePlan(context: PlanContext): PlanResult {
  const outlook = planOutlook(context);
  const questions = missingFacts(outlook);
  if (questions) return notReady(questions, "a plan that fits you");
  const goals = suggestedGoals(outlook);
  return {
    ready: true,
    message: foldMessage(brief(outlook, goals), paragraphs(...PLAN_SECTIONS.map((section) => section(outlook, goals)))),
    suggestedGoals: goals,
    question: debtPaymentsQuestion(outlook),
  };
}

/** The same goals as {@link makePlan}, with a shorter message. */
export function suggestGoals(context: PlanContext): PlanResult {
  const outlook = planOutlook(context);
  const questions = missingFacts(outlook);
  if (questions) return notReady(questions, "goals that fit you");
  const goals = suggestedGoals(outlook);
  return {
    ready: true,
    message: paragraphs(
      `From your figures, with a net worth of ${dollars(outlook.facts.netWorth)}, I suggest ${counted(goals.length, "goal")}:`,
      bullets(goals.map(({ title, description }) => `**${named(title)}**: ${plain(description)}`)),
      "Add one, or say *add them all*; none is stored yet.",
    ),
    suggestedGoals: goals,
    question: null,
  };
}

/** What to ask first where neither income nor assets are known; null where there is enough for a plan. */
function missingFacts({ facts }: PlanOutlook): string[] | null {
  if (facts.income !== null || facts.assets.length > 0) return null;
  return [
    "What do you earn, in a month or a year?",
    facts.expenses === null ? "What do you spend in a month, roughly?" : null,
    facts.assetsKnown ? null : "What do you own, such as savings, a pension or a home?",
    facts.debtsKnown || (facts.expenses === null && !facts.assetsKnown) ? null : "What do you owe, and at which rates?",
  ].filter((question) => question !== null);
}

function notReady(questions: string[], purpose: string): PlanResult {
  return {
    ready: false,
    message: paragraphs(
      `For ${purpose} I need a few facts first. Rough figures are fine, and one message can hold them all:`,
      bullets(questions),
    ),
    questions,
  };
}
