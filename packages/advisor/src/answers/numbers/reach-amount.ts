import {
  type MonthsTo,
  monthsToTarget,
  monthsUntilWorth,
  type RequiredMonthly,
  requiredMonthly,
  type ScheduledPath,
  scheduledNeed,
} from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";
import { answerTimeToTarget } from "./time-to-target.ts";
import { worthAsked } from "./worth-asked.ts";

const NEXT = ["How can I save more money?", "What if I saved more each month?", "Suggest some goals"];

/** When a named sum is saved up, or a named net worth is reached, and what a named year asks for. Null without a sum. */
export function answerReachAmount(asked: Asked): Draft | null {
  const { facts, numbers, text } = asked;
  const amount = worthAsked(text) ?? numbers.amounts.find((one) => one > 0);
  if (amount === undefined) return null;
  if (amount === facts.target) return answerTimeToTarget(asked);
  if (!facts.path) return askFor(facts, ["income", "expenses"], "say when you get there");
  const saving = /\b(sav(e|ed|ing)|put aside|set aside|fund|down ?payment)\b/i.test(text);
  const thisYear = Number(facts.today.slice(0, 4));
  const months =
    numbers.months ?? (numbers.year !== null && numbers.year > thisYear ? (numbers.year - thisYear) * 12 : null);
  const { time, required } = (saving ? bySaving : byWorth)(facts.path, amount, months);
  const surplus = facts.path.monthly;
  return {
    about: `${amount}:${months}`,
    message: paragraphs(
      sentences(
        time.kind === "reached"
          ? `You are past ${dollars(amount)} already.`
          : time.kind === "never"
            ? `Nothing is left over at the moment, so ${dollars(amount)} can't be reached at this pace.`
            : saving
              ? `Saving your whole surplus of ${dollars(surplus)} a month, ${dollars(amount)} is there **${arrival(time, facts.today)}**.`
              : `At today's pace (${dollars(surplus)} a month) your net worth reaches ${dollars(amount)} **${arrival(time, facts.today)}**.`,
        required?.kind === "monthly" &&
          time.kind !== "reached" &&
          `In the time that you name it asks for **${dollars(required.amount)} a month**: ${required.amount <= surplus ? "feasible" : "more than your surplus"}.`,
      ),
      !saving && time.kind === "in" && assumedGrowth(facts),
    ),
    again: time.kind === "in" ? `It stays the same: ${arrival(time, facts.today)}.` : "No other date than before.",
    deeper: "Make it a goal with a date, in one sentence, and I'll track it with you.",
    used: { amount, time, months, required },
    quickReplies: NEXT,
  };
}

interface Reached {
  time: MonthsTo;
  /** Null where no time is named. */
  required: RequiredMonthly | null;
}

/** A sum put together from nothing, without growth. */
function bySaving({ monthly }: ScheduledPath, amount: number, months: number | null): Reached {
  const path = { from: 0, annualReturn: 0 };
  return {
    time: monthsToTarget({ ...path, monthly }, amount),
    required: months === null ? null : requiredMonthly(path, amount, months),
  };
}

function byWorth(path: ScheduledPath, amount: number, months: number | null): Reached {
  return {
    time: monthsUntilWorth(path.schedule, amount),
    required: months === null ? null : scheduledNeed(path, amount, months),
  };
}
