import { monthsToTarget } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars, monthAndYear, rate, span } from "../words/figures.ts";
import { bullets, paragraphs, sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

const NEXT = ["How much must I save each month?", "What if I saved more each month?", "How likely am I to make it?"];

/** When the target is reached at today's pace: without growth, with it, and in today's dollars. */
export function answerTimeToTarget({ facts, numbers }: Asked): Draft | null {
  const { target, timeToTarget, timeInTodaysDollars, path, targetYear, today } = facts;
  if (timeToTarget?.kind === "reached") {
    return {
      message: `You have reached it: ${dollars(facts.netWorth)} is at or above your target of ${dollars(target)}.`,
      again: "Already there.",
      deeper: "If you want a new mark to walk towards, change the target on your profile or tell me the new figure.",
      quickReplies: ["What should I do next?", "What is the 4 percent rule?"],
    };
  }
  if (!path || !timeToTarget || !timeInTodaysDollars)
    return askFor(facts, ["income", "expenses"], "say when you get there");
  const plain = monthsToTarget({ ...path, annualReturn: 0 }, target);
  const named = numbers.percent === null ? null : monthsToTarget({ ...path, annualReturn: numbers.percent }, target);
  const late = facts.stages.at(-1)?.date;
  const verdict =
    late && Number(late.slice(0, 4)) > targetYear
      ? `That is later than the ${targetYear} you aim for.`
      : late && `That is in time for ${targetYear}.`;
  const never = timeToTarget.kind === "never";
  return {
    message: never
      ? `At today's pace the target of ${dollars(target)} stays out of reach: nothing is left over to add to ${dollars(facts.netWorth)}. The first ${dollars(facts.plainMonthly)} a month, or a part of it, change that.`
      : paragraphs(
          sentences(
            `Saving ${dollars(path.monthly)} a month from a net worth of ${dollars(path.from)}, you reach ${dollars(target)} **${arrival(timeToTarget, today)}**.`,
            verdict,
          ),
          bullets([
            named?.kind === "in" && `at the ${rate(numbers.percent ?? 0)} you named: ${arrival(named, today)}`,
            plain.kind === "in" && `without any growth: ${arrival(plain, today)}`,
            timeInTodaysDollars.kind === "in" &&
              `in today's dollars, with ${rate(facts.inflation)} inflation and savings that rise with it: ${arrival(timeInTodaysDollars, today)}`,
          ]),
          assumedGrowth(facts),
        ),
    again: never ? "Still out of reach at this pace." : `Around ${late ? monthAndYear(late) : "a century from now"}.`,
    deeper: never
      ? "Any surplus at all starts the clock; ask what would happen if you saved a certain amount more."
      : sentences(
          ...facts.stages.map(({ percent, date }) => date && `${rate(percent)}: ${monthAndYear(date)}.`),
          timeToTarget.kind === "in" && `In all ${span(timeToTarget.months)}.`,
        ),
    used: { plain, named, percent: numbers.percent },
    about: numbers.percent === null ? undefined : String(numbers.percent),
    quickReplies: NEXT,
  };
}
