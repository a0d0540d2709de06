import { judge } from "./classifier.ts";
import { type Concern, isConcern } from "./concern.ts";
import { featuresOf } from "./features.ts";
import { foldMessage } from "./fold-message.ts";
import { mendSlip } from "./mend-slips.ts";
import { findPatterns, IDIOM, withoutIdioms } from "./unmistakable.ts";
import { isAboutFigures, isLongPast, isPlainlyOfMoney } from "./vetoes.ts";

/**
 * How alert the reading is: as ever; once someone in danger has just been answered; and in another language than English, of
 * which the trained part knows little.
 */
export type Alertness = "first" | "again" | "abroad";

/** As likely as that the classifier alone has to take a message for one of danger or trouble before it comes before money. */
export const ALARM_AT: Readonly<Record<Alertness, number>> = { first: 0.4, again: 0.15, abroad: 0.6 };
/** Likewise, where the message plainly keeps the books or tells of what is long over. */
const ALARM_OVER_BOOKS_AT = 0.6;

/**
 * What the classifier and the encoder make of a message together, as the sum of the logarithms of their odds, from which on
 * it comes before money. They err on other messages: `docs/decisions/safety.md` has the figures.
 */
const TOGETHER_AT: Readonly<Record<Alertness, number>> = { first: -3, again: -5, abroad: 0 };
const TOGETHER_OVER_BOOKS_AT = 0;

/** What the reader's encoder makes of a message, 0 to 1: asked where the patterns say nothing. */
export type Opinion = () => { concern: string; likelihood: number } | null;

interface Read {
  text: string;
  features: Set<number>;
  certain: Concern | null;
  /** Whether a harmless way of speaking of something terrible stands in it, which the encoder takes by its words. */
  hasIdiom: boolean;
}

export function readConcernFeatures(message: string): Read {
  const words = withoutIdioms(foldMessage(message).map(mendSlip));
  const { certain, marks } = findPatterns(words);
  const text = words.join(" ");
  const isCertain = certain !== null && !isAboutFigures(certain, text) && !isLongPast(text);
  return {
    text,
    features: featuresOf(words, marks),
    certain: isCertain ? certain : null,
    hasIdiom: words.includes(IDIOM),
  };
}

/**
 * The danger or trouble that a message tells of, null where it tells of none. Unmistakable words decide alone; all else
 * is weighed by the trained part.
 */
export function readConcern(message: string, alertness: Alertness = "first", opinion?: Opinion): Concern | null {
  const { text, features, certain, hasIdiom } = readConcernFeatures(message);
  if (certain) return certain;
  const own = judge(features);
  const isOverBooks = isPlainlyOfMoney(text) || isLongPast(text);
  const second = hasIdiom ? null : opinion?.();
  if (!second || !isConcern(second.concern)) {
    const isAlarm = own.likelihood >= (isOverBooks ? ALARM_OVER_BOOKS_AT : ALARM_AT[alertness]);
    return isAlarm && !isAboutFigures(own.concern, text) ? own.concern : null;
  }
  const concern = own.likelihood >= ALARM_AT[alertness] ? own.concern : second.concern;
  const needed = isOverBooks ? TOGETHER_OVER_BOOKS_AT : TOGETHER_AT[alertness];
  return logOdds(own.likelihood) + logOdds(second.likelihood) >= needed && !isAboutFigures(concern, text)
    ? concern
    : null;
}

const LEAST_ODDS = 1e-4;

function logOdds(likelihood: number): number {
  return Math.log((likelihood + LEAST_ODDS) / (1 - likelihood + LEAST_ODDS));
}
