import { targetVerdict } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { askedEachMonth } from "../words/target-words.ts";
import { askFor } from "./missing.ts";
import { answerTimeToTarget } from "./time-to-target.ts";

/** Whether the present surplus makes the target year. */
export function answerOnTrack(question: Asked): Draft | null {
  const { facts } = question;
  const { path, timeToTarget, requiredMonthly: required } = facts;
  if (timeToTarget?.kind === "reached") return answerTimeToTarget(question);
  if (!path || !timeToTarget) return askFor(facts, ["income", "expenses"], "say whether you are on track");
  const onTrack = targetVerdict(facts.outlook).kind === "on-time";
  const asked = askedEachMonth(facts);
  const gap = !onTrack && required.kind === "monthly" ? required.amount - path.monthly : null;
  return {
    message: paragraphs(
      sentences(
        onTrack ? `Yes, you are **on track** for ${facts.targetYear}.` : `Not quite yet for ${facts.targetYear}.`,
        timeToTarget.kind === "never"
          ? `Nothing is left over to save at the moment, so ${dollars(facts.target)} stays out of reach.`
          : `At ${dollars(path.monthly)} a month you reach ${dollars(facts.target)} ${arrival(timeToTarget, facts.today)}.`,
        asked && `The year asks for ${asked}.`,
        gap !== null && gap > 0 && path.monthly >= 0 && `${dollars(gap)} a month is missing.`,
        required.kind === "no-time-left" && "No full year is left until then; a later target year would be honest.",
      ),
      assumedGrowth(facts),
    ),
    again: onTrack ? "Yes, still on track." : "Not at today's pace, no.",
    deeper: onTrack
      ? "Markets don't move in straight lines; ask how likely it is and I'll run a few hundred possible futures."
      : "Three levers: save more, give it more years, or accept more swings for more growth. The first one is yours alone.",
    used: { gap },
    quickReplies: onTrack
      ? ["How likely am I to make it?", "What should I do next?"]
      : ["How can I save more money?", "What if I saved more each month?", "How likely am I to make it?"],
  };
}
