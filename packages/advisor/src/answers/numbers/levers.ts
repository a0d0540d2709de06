import { formatSpan, whatIf } from "@seven-figures/domain";
import { nextStep } from "../person/next-step.ts";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";
import { nextStepWords } from "./next-step.ts";
import { answerTimeToTarget } from "./time-to-target.ts";

/** What would bring the target nearer, and by how much. */
export function answerLevers(asked: Asked): Draft | null {
  const { facts } = asked;
  const { path, monthlyIncome, monthlyExpenses, timeToTarget } = facts;
  if (timeToTarget?.kind === "reached") return answerTimeToTarget(asked);
  if (!path || !timeToTarget || monthlyIncome === null || monthlyExpenses === null) {
    return askFor(facts, ["income", "expenses"], "say what would bring you there sooner");
  }
  const levers = [
    { words: "Spend a tenth less", monthly: monthlyExpenses / 10 },
    { words: "Earn a tenth more, and keep it", monthly: monthlyIncome / 10 },
    { words: "Both", monthly: (monthlyExpenses + monthlyIncome) / 10 },
  ].map((lever) => ({ ...lever, outcome: whatIf(path, { monthly: lever.monthly }, facts.target) }));
  const step = nextStep(facts);
  return {
    message: paragraphs(
      `At today's pace you reach ${dollars(facts.target)} ${arrival(timeToTarget, facts.today)}. What moves that date:`,
      bullets(
        levers.map(({ words, monthly, outcome }) => {
          const sooner = outcome.monthsSooner;
          const effect =
            sooner !== null && sooner >= 1
              ? `**${formatSpan(sooner)} sooner**`
              : outcome.after.kind === "never"
                ? "not enough yet"
                : arrival(outcome.after, facts.today);
          return `${words} (${dollars(monthly)} a month): ${effect}`;
        }),
      ),
      `First, though: ${nextStepWords(step, facts)}`,
      assumedGrowth(facts),
    ),
    again: "Earning and keeping more moves the date most; the rest is patience.",
    deeper:
      "There is no faster way that is safe: what promises more than the market returns usually costs the stake. Costs, taxes and idle cash are the quiet levers left.",
    used: { levers, step },
    quickReplies: ["How can I save more money?", "How can I earn more?", "How likely am I to make it?"],
  };
}
