import { type MonthsTo, monthsToTarget, type ScheduledPath, targetVerdict, whatIf } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars, monthAndYear, rate, span } from "../words/figures.ts";
import { bullets, paragraphs, sentences } from "../words/sentences.ts";
import { askedEachMonth, likelihoodWords } from "../words/target-words.ts";
import { askFor } from "./missing.ts";

const NEXT = ["How much must I save each month?", "What if I saved more each month?", "How likely am I to make it?"];

/** When the target is reached at today's pace: without growth, with it, and in today's dollars. */
export function answerTimeToTarget({ facts, numbers }: Asked): Draft | null {
  const { timeToTarget, path } = facts;
  if (timeToTarget?.kind === "reached") return reached(facts);
  if (!path || !timeToTarget) return askFor(facts, ["income", "expenses"], "say when you get there");
  return timeToTarget.kind === "never"
    ? outOfReach(facts, path)
    : dated(facts, { path, timeToTarget, percent: numbers.percent });
}

function reached({ netWorth, target }: PersonFacts): Draft {
  return {
    message: `You have reached it: ${dollars(netWorth)} is at or above your target of ${dollars(target)}.`,
    again: "Already there.",
    deeper: "If you want a new mark to walk towards, change the target on your profile or tell me the new figure.",
    quickReplies: ["What should I do next?", "What is the 4 percent rule?"],
  };
}

function outOfReach(facts: PersonFacts, path: ScheduledPath): Draft {
  const { target, targetYear, netWorth } = facts;
  const asked = askedEachMonth(facts);
  return {
    message: sentences(
      `At today's pace the target of ${dollars(target)} stays out of reach: nothing is left over to add to ${dollars(netWorth)}.`,
      asked
        ? `${targetYear} asks for ${asked}; the first part of it changes that.`
        : "The first dollar kept each month changes that.",
    ),
    again: "Still out of reach at this pace.",
    deeper: "Any surplus at all starts the clock; ask what would happen if you saved a certain amount more.",
    used: { monthly: path.monthly },
    quickReplies: NEXT,
  };
}

interface Way {
  path: ScheduledPath;
  timeToTarget: MonthsTo;
  /** A growth that was named in the question. */
  percent: number | null;
}

function dated(facts: PersonFacts, { path, timeToTarget, percent }: Way): Draft {
  const { target, targetYear, today, timeInTodaysDollars, outlook } = facts;
  const plain = monthsToTarget({ ...path, annualReturn: 0 }, target);
  const named = percent === null ? null : whatIf(path, { annualReturn: percent }, target).after;
  const verdict = targetVerdict(outlook);
  const likelihood = likelihoodWords(facts);
  const date = facts.stages.at(-1)?.date;
  const pace =
    path.monthly < 0
      ? `Spending ${dollars(-path.monthly)} a month more than you earn`
      : `Saving ${dollars(path.monthly)} a month`;
  return {
    message: paragraphs(
      sentences(
        `${pace} from a net worth of ${dollars(path.from)}, you reach ${dollars(target)} **${arrival(timeToTarget, today)}**.`,
        verdict.kind === "late" && `That is later than the ${targetYear} you aim for.`,
        verdict.kind === "on-time" && `That is in time for ${targetYear}.`,
        likelihood.words,
      ),
      bullets([
        named?.kind === "in" && `at the ${rate(percent ?? 0)} you named: ${arrival(named, today)}`,
        plain.kind === "in" && `without any growth: ${arrival(plain, today)}`,
        timeInTodaysDollars?.kind === "in" &&
          `in today's dollars, with ${rate(facts.inflation)} inflation and savings that rise with it: ${arrival(timeInTodaysDollars, today)}`,
      ]),
      assumedGrowth(facts),
    ),
    again: `Around ${date ? monthAndYear(date) : "a century from now"}.`,
    deeper: sentences(
      ...facts.stages.map((stage) => stage.date && `${rate(stage.percent)}: ${monthAndYear(stage.date)}.`),
      timeToTarget.kind === "in" && `In all ${span(timeToTarget.months)}.`,
    ),
    used: { plain, named, percent, chance: likelihood.chance },
    about: percent === null ? undefined : String(percent),
    quickReplies: NEXT,
  };
}
