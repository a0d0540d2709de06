import { requiredMonthly, scheduledNeed } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";

const NEXT = ["Am I on track?", "How can I save more money?", "When will I reach my target?"];

/** What must be saved each month to make the target year (or a year that is named), plain and with growth. */
export function answerRequiredSaving({ facts, numbers }: Asked): Draft {
  const thisYear = Number(facts.today.slice(0, 4));
  const asked = numbers.year !== null && numbers.year > thisYear ? numbers.year : null;
  const targetYear = asked ?? facts.targetYear;
  const years = Math.max(targetYear - thisYear, 0);
  const start = { from: facts.netWorth, annualReturn: facts.assumption.annualReturn };
  const grown = facts.path
    ? scheduledNeed(facts.path, facts.target, years * 12)
    : requiredMonthly(start, facts.target, years * 12);
  const plain = requiredMonthly({ ...start, annualReturn: 0 }, facts.target, years * 12);
  const used = { grown, plain, targetYear, years };
  if (facts.progress.percent >= 100 || grown.kind === "none-needed") {
    return {
      about: String(targetYear),
      message: sentences(
        `Nothing more is needed for ${dollars(facts.target)} by ${targetYear}: ${facts.progress.percent >= 100 ? "you are there." : "growth alone should carry you there."}`,
        assumedGrowth(facts),
      ),
      again: "No further saving is needed for it.",
      deeper: "What you save beyond it makes the date safer, or earlier.",
      used,
      quickReplies: ["When will I reach my target?", "How likely am I to make it?"],
    };
  }
  if (grown.kind === "no-time-left" || plain.kind !== "monthly") {
    return {
      about: String(targetYear),
      message: `Your target year ${targetYear} leaves no full year to save in. ${dollars(facts.progress.remaining)} is missing; pick a later year on your profile and I'll work out the monthly amount.`,
      again: "There is no time left in that year.",
      deeper: "Tell me a year, for instance as *what must I save to get there by* and the year, and I'll compare.",
      used,
      quickReplies: ["When will I reach my target?"],
    };
  }
  const surplus = facts.monthlySurplus;
  const gap = surplus === null ? null : grown.amount - surplus;
  return {
    about: String(targetYear),
    message: paragraphs(
      !facts.assetsKnown && !facts.debtsKnown && "I don't know yet what you own and owe, so I count from zero.",
      `To reach ${dollars(facts.target)} by ${targetYear} you need **${dollars(grown.amount)} a month** with growth. Without any growth it would be ${dollars(plain.amount)} a month.`,
      gap !== null &&
        surplus !== null &&
        (gap > 0
          ? surplus < 0
            ? `You spend ${dollars(-surplus)} a month more than you earn now, so closing that gap comes first.`
            : `You have ${dollars(surplus)} a month left over now, so ${dollars(gap)} is missing.`
          : `You have ${dollars(surplus)} a month left over now: enough, as long as all of it is saved.`),
      assumedGrowth(facts),
    ),
    again: `${dollars(grown.amount)} a month with growth, ${dollars(plain.amount)} without.`,
    deeper: "The figure falls quickly with time: each year later lowers it, each year of waiting raises it.",
    used: { ...used, gap },
    quickReplies: NEXT,
  };
}
