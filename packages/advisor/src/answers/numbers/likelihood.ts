import { dateAfterMonths, OUTLOOK_PATHS, simulateTarget, worthAfter } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { counted, dollars, monthAndYear, rate } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { likelihoodWords } from "../words/target-words.ts";
import { askFor } from "./missing.ts";
import { answerTimeToTarget } from "./time-to-target.ts";

const HORIZON_MONTHS = 480;

/** The chance to make the target year, and when the lucky, the middle and the unlucky get there. */
export function answerLikelihood(asked: Asked): Draft | null {
  const { facts } = asked;
  if (facts.timeToTarget?.kind === "reached") return answerTimeToTarget(asked);
  if (!facts.path) return askFor(facts, ["income", "expenses"], "say how likely you are to make it");
  const { volatility } = facts.assumption;
  const { target, targetYear } = facts;
  const { schedule } = facts.path;
  const { words, chance } = likelihoodWords(facts);
  const result = simulateTarget({
    ...facts.path,
    middle: (month) => worthAfter(schedule, month),
    target,
    volatility,
    months: HORIZON_MONTHS,
    targetMonth: HORIZON_MONTHS,
    paths: OUTLOOK_PATHS,
  });
  const date = (month: number | null) => (month === null ? null : dateAfterMonths(facts.today, month));
  const dates = { p10: date(result.p10), p50: date(result.p50), p90: date(result.p90) };
  const line = (share: string, at: (typeof dates)["p10"]) =>
    `${share}: ${at ? monthAndYear(at) : `not within ${counted(HORIZON_MONTHS / 12, "year")}`}`;
  return {
    message: paragraphs(
      words
        ? `${words} That is how many of ${OUTLOOK_PATHS.toLocaleString("en-US")} possible futures, run with your figures, stand at ${dollars(target)} or above by then.`
        : `For ${targetYear} itself no chance can be told: it is here already, or too far off. Of ${OUTLOOK_PATHS.toLocaleString("en-US")} possible futures that I ran with your figures, these are the dates:`,
      bullets([
        line("a lucky run (one in ten)", dates.p10),
        line("the middle", dates.p50),
        line("nine in ten", dates.p90),
      ]),
      `${assumedGrowth(facts)} Swings of ${rate(volatility)} a year are supposed around it.`,
    ),
    again: words ?? `The middle of them: ${dates.p50 ? monthAndYear(dates.p50) : "not in sight"}.`,
    deeper:
      "The chance moves most with what you save, next with the years you give it, least with anything you could pick in the market.",
    used: { chance, dates, OUTLOOK_PATHS, years: HORIZON_MONTHS / 12, bounds: [1, 99] },
    quickReplies: ["How much must I save each month?", "What if I saved more each month?", "What is risk tolerance?"],
  };
}
