import { inTodaysDollars } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars, rate } from "../words/figures.ts";

/** What inflation does to the target by its year. */
export function answerTargetInTodaysDollars({ facts }: Asked): Draft {
  const worth = inTodaysDollars(facts.target, facts.inflation, facts.yearsLeft);
  return {
    message: `With ${rate(facts.inflation)} inflation a year, ${dollars(facts.target)} in ${facts.targetYear} will buy what **${dollars(worth)}** buys today. Growth and raises that follow prices make up for most of it, but the plain figure flatters.`,
    again: `About ${dollars(worth)} of today's money.`,
    deeper: `${assumedGrowth(facts)} Ask when you reach the target and I'll give the date in today's dollars too.`,
    used: { worth },
    quickReplies: ["When will I reach my target?", "What is inflation?"],
  };
}
