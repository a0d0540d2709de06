import { dateAfterMonths, simulateTarget } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { counted, dollars, monthAndYear, rate } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";
import { answerTimeToTarget } from "./time-to-target.ts";

/** Few enough to answer at once; the chance is then good to a few percent. */
const PATHS = 200;
const HORIZON_MONTHS = 480;

/** The chance to make the target year, and when the lucky, the middle and the unlucky get there. */
export function answerLikelihood(asked: Asked): Draft | null {
  const { facts } = asked;
  if (facts.timeToTarget?.kind === "reached") return answerTimeToTarget(asked);
  if (!facts.path) return askFor(facts, ["income", "expenses"], "say how likely you are to make it");
  const targetMonth = Math.min(facts.yearsLeft * 12, HORIZON_MONTHS);
  const months = Math.min(Math.max(targetMonth, 360), HORIZON_MONTHS);
  const { volatility } = facts.assumption;
  const result = simulateTarget({ ...facts.path, target: facts.target, volatility, months, targetMonth, paths: PATHS });
  const date = (month: number | null) => (month === null ? null : dateAfterMonths(facts.today, month));
  const dates = { p10: date(result.p10), p50: date(result.p50), p90: date(result.p90) };
  const chance = Math.round(result.probability * 100);
  const line = (share: string, at: (typeof dates)["p10"]) =>
    `${share}: ${at ? monthAndYear(at) : `not within ${counted(months / 12, "year")}`}`;
  return {
    message: paragraphs(
      `In ${counted(PATHS, "possible future")} that I ran with your figures, **${rate(chance)}** stand at ${dollars(facts.target)} or above by the end of your time, ${facts.targetYear}.`,
      bullets([
        line("a lucky run (one in ten)", dates.p10),
        line("the middle", dates.p50),
        line("nine in ten", dates.p90),
      ]),
      `${assumedGrowth(facts)} Swings of ${rate(volatility)} a year are supposed around it.`,
    ),
    again: `Around ${rate(chance)}, with the same figures.`,
    deeper:
      "The chance moves most with what you save, next with the years you give it, least with anything you could pick in the market.",
    used: { chance, dates, PATHS, years: months / 12 },
    quickReplies: ["How much must I save each month?", "What if I saved more each month?", "What is risk tolerance?"],
  };
}
