import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { sentences } from "../words/sentences.ts";

/** The target with its year, risk and strategy. */
export function answerTarget({ facts }: Asked): Draft {
  const { riskTolerance, primaryStrategy } = facts.documents.profile.financialGoal;
  return {
    message: sentences(
      `Your target is **${dollars(facts.target)} by ${facts.targetYear}**.`,
      riskTolerance && `Risk tolerance: ${riskTolerance}.`,
      primaryStrategy && `Main strategy: ${primaryStrategy.replace("-", " ")}.`,
    ),
    again: `${dollars(facts.target)}, by ${facts.targetYear}.`,
    deeper: "You can change amount, year, risk and strategy on your profile, or by telling me.",
    quickReplies: ["How far am I from my target?", "Am I on track?"],
  };
}
