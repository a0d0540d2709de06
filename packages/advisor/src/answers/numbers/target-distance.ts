import { formatDollarsLeft, formatDollarsToward, formatProgress } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { paragraphs } from "../words/sentences.ts";
import { askedEachMonth } from "../words/target-words.ts";
import { askFor } from "./missing.ts";

/** How far it still is, in dollars and percent. */
export function answerTargetDistance({ facts }: Asked): Draft {
  const missing = askFor(facts, ["assets"], "measure the distance to your target");
  if (missing) return missing;
  const { netWorth, target, progress, milestone, targetYear } = facts;
  const reached = progress.percent >= 100;
  return {
    message: reached
      ? `You are there: your net worth of ${dollars(netWorth)} is at or above your target of ${dollars(target)}. From here it is about keeping it and deciding what it is for.`
      : paragraphs(
          `**${formatDollarsLeft(progress.remaining)}** to go. Your net worth is ${formatDollarsToward(netWorth, target)}, which is **${formatProgress(progress.percent)}** of your target of ${dollars(target)} by ${targetYear}.`,
          `The next milestone is ${dollars(milestone.amount)}.`,
        ),
    again: reached
      ? `The target of ${dollars(target)} is behind you.`
      : `${formatDollarsLeft(progress.remaining)} of the ${dollars(target)} is still ahead of you.`,
    deeper: reached
      ? "A higher target, or a date for living from it, would give the next years a direction; both can be changed on your profile."
      : `${targetYear} asks for ${askedEachMonth(facts) ?? "nothing more each month"}.`,
    quickReplies: ["When will I reach my target?", "How much must I save each month?", "What is my next milestone?"],
  };
}
