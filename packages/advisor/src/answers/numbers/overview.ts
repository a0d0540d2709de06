import { targetVerdict } from "@seven-figures/domain";
import type { OwnWords } from "../lessons/own/own.ts";
import { OWN, type OwnFigure } from "../lessons/own-figures.ts";
import type { Asked, Draft } from "../topic.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";
import { answerNextStep } from "./next-step.ts";

/** What a person's money looks like at a glance. */
const FIGURES: readonly OwnFigure[] = ["netWorth", "savingsRate", "cushion", "costlyDebt"];

/** How somebody is doing: whether the target year is met, the figures that say most, and the one thing to do next. */
export function answerOverview(asked: Asked): Draft | null {
  const { facts } = asked;
  const told: OwnWords[] = FIGURES.flatMap((figure) => OWN[figure].tell(facts) ?? []);
  if (told.length === 0) return askFor(facts, ["income", "expenses"], "say how you are doing");
  const next = answerNextStep(asked);
  const verdict = facts.timeToTarget === null ? null : verdictWords(facts);
  return {
    message: paragraphs(
      verdict,
      bullets(told.map(({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`)),
      next.message,
    ),
    again: verdict ?? "Nothing has changed since you asked.",
    deeper: next.message,
    used: [next.used, ...told.map(({ used }) => used)],
    quickReplies: ["Make me a plan", "When will I reach my target?", "What should I do next?"],
  };
}

function verdictWords({ outlook, targetYear, timeToTarget }: Asked["facts"]): string {
  if (timeToTarget?.kind === "reached") return "You have **reached your target**.";
  return targetVerdict(outlook).kind === "on-time"
    ? `You are **on track** for ${targetYear}.`
    : `You are **not on track** for ${targetYear} yet.`;
}
