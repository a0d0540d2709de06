import {
  type CalendarDate,
  DAYS_A_MONTH,
  formatSpan,
  readRoadAddress,
  roadAddress,
  roundToCents,
  timeInTodaysDollars,
  type WhatIf,
  whatIf,
} from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { arrival, dollars, rate } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { answerAffordability } from "./affordability.ts";
import { answerFutureValue } from "./future-value.ts";
import { askFor } from "./missing.ts";
import { answerReachAmount } from "./reach-amount.ts";
import { answerRequiredSaving } from "./required-saving.ts";
import { namedEntry } from "./single-entry.ts";
import { type Supposed, supposition } from "./supposition.ts";
import { answerTimeToTarget } from "./time-to-target.ts";

const ASK_FOR_AMOUNT: Draft = {
  message: "Gladly: tell me the amount, and whether it would be saved, spent or earned each month, or come once.",
  again: "I need an amount for that.",
  deeper: "For instance: what if I spent a certain amount less a month?",
  quickReplies: ["What's my cash flow?", "How can I save more money?"],
};

/** What a supposed change would do to the time to the target. Null where nothing is supposed. */
export function answerWhatIf(asked: Asked): Draft | null {
  const { text, numbers, facts } = asked;
  if (/\b(buy|bought|buying|purchase[ds]?)\b/i.test(text)) return answerAffordability(asked);
  if (/\b(end up|grow to|would i (have|get(?! there))|be worth)\b/i.test(text)) return answerFutureValue(asked);
  if (/\b(lose|lost|losing) my job\b|\blaid off\b/i.test(text)) return null;
  if (facts.timeToTarget?.kind === "reached") return answerTimeToTarget(asked);
  if (!facts.path) return askFor(facts, ["income", "expenses"], "work through that");
  const other = aboutTheTarget(asked);
  if (other) return other;
  if (namedEntry(text, facts)?.kind === "debt" && numbers.period !== "month") return null;
  const supposed = supposition(asked);
  if (!supposed) {
    if (numbers.amounts.length > 0 || !/\b(more|extra|less|else)\b/i.test(text)) return null;
    const example = facts.path.monthly / 10;
    return example >= 1
      ? draft(asked, { monthly: example }, "Taking a tenth more than today as an example: ")
      : ASK_FOR_AMOUNT;
  }
  return draft(asked, supposed, "");
}

function draft({ facts }: Asked, supposed: Supposed, lead: string): Draft | null {
  if (!facts.path) return null;
  const outcome = whatIf(facts.path, supposed, facts.target);
  return {
    about: JSON.stringify(supposed),
    message: paragraphs(
      sentences(
        ...(changesNothing(supposed)
          ? [
              `That changes nothing: at today's pace you reach ${dollars(facts.target)} **${arrival(outcome.before, facts.today)}**.`,
            ]
          : [
              `${lead}${opening(supposed, outcome)}`,
              effect(outcome, dollars(facts.target), facts.today),
              difference(outcome),
            ]),
      ),
      supposed.annualReturn === undefined
        ? assumedGrowth(facts)
        : "That return is your assumption, not mine; nobody can promise it.",
      roadLink(supposed),
    ),
    again: difference(outcome) || "The same as before: it changes little.",
    deeper: "Nothing of this is stored. If you decide on it, tell me as a fact once it is one, or make it a goal.",
    used: { outcome, supposed, linked: roundToCents(supposed.monthly ?? 0) },
    quickReplies: ["When will I reach my target?", "How can I save more money?", "How likely am I to make it?"],
  };
}

function changesNothing({ monthly = 0, lumpSum, annualReturn }: Supposed): boolean {
  return monthly === 0 && lumpSum === undefined && annualReturn === undefined;
}

/** To the road with the same lever moved; none where no lever says it. */
function roadLink({ monthly, lumpSum, annualReturn }: Supposed): string | null {
  if (lumpSum !== undefined) return null;
  const address = roadAddress({ saving: roundToCents(monthly ?? 0), annualReturn: annualReturn ?? null });
  const isRead = address !== "" && readRoadAddress(address).ignored.length === 0;
  return isRead ? `[See it on your road](/road?${address})` : null;
}

/** Another inflation, another target or another year for it; null where none of them is supposed. */
function aboutTheTarget(asked: Asked): Draft | null {
  const { text, numbers } = asked;
  if (/\binflation\b/i.test(text)) return numbers.percent === null ? null : withInflation(asked, numbers.percent);
  if (!/\b(target|goal)\b/i.test(text) || /\bsav(e|ed|ing)\b/i.test(text)) return null;
  if (numbers.amounts.length > 0) return answerReachAmount(asked);
  return numbers.year === null ? null : answerRequiredSaving(asked);
}

/** The date in today's dollars at another inflation. */
function withInflation({ facts }: Asked, inflation: number): Draft | null {
  if (!facts.path) return null;
  const time = timeInTodaysDollars(facts.path, facts.target, inflation);
  const before = facts.timeInTodaysDollars ?? time;
  return {
    about: `inflation:${inflation}`,
    message: paragraphs(
      sentences(
        `With ${rate(inflation)} inflation`,
        effect({ before, after: time }, `${dollars(facts.target)} in today's dollars`, facts.today),
        `I count with ${rate(facts.inflation)} otherwise.`,
        "Savings are supposed to rise with prices.",
      ),
      assumedGrowth(facts),
    ),
    again: `In today's dollars: ${arrival(time, facts.today)}.`,
    deeper:
      "Pay and returns usually follow prices in time, so the effect is softer than it looks; idle cash is what really loses.",
    used: { time, inflation },
    quickReplies: ["What is inflation?", "When will I reach my target?"],
  };
}

function opening({ monthly, lumpSum, annualReturn, inAll }: Supposed, outcome: WhatIf): string {
  if (annualReturn !== undefined) return `At ${rate(annualReturn)} a year`;
  if (lumpSum !== undefined) {
    return lumpSum >= 0 ? `With ${dollars(lumpSum)} more at once` : `With ${dollars(-lumpSum)} less at once`;
  }
  const change = monthly ?? 0;
  if (inAll)
    return `Saving ${dollars(outcome.changedPath.monthly)} a month in all, where ${outcome.path.monthly > 0 ? dollars(outcome.path.monthly) : "nothing"} is left over now,`;
  return `With ${dollars(Math.abs(change))} a month ${change >= 0 ? "more" : "less"} (${dollars(outcome.changedPath.monthly)} in all)`;
}

/** What becomes of the date of `amount`, in the rest of a sentence that says what is supposed. */
function effect({ before, after }: Pick<WhatIf, "before" | "after">, amount: string, today: CalendarDate): string {
  const now = before.kind === "never" ? null : arrival(before, today);
  switch (after.kind) {
    case "reached":
      return `your target of ${amount} would be **reached right away** instead of ${now ?? "not at all"}.`;
    case "never":
      return now
        ? `${amount} would go **out of reach**, where now you get there ${now}.`
        : `${amount} would **still be out of reach**.`;
    case "in":
      return `you would reach ${amount} **${arrival(after, today)}** instead of ${now ?? "not at all"}.`;
  }
}

/** In months; less is no difference. */
const A_DAY = 1 / DAYS_A_MONTH;

function difference({ monthsSooner }: WhatIf): string {
  if (monthsSooner === null || Math.abs(monthsSooner) < A_DAY) return "";
  return `That is ${formatSpan(Math.abs(monthsSooner))} ${monthsSooner > 0 ? "sooner" : "later"}.`;
}
