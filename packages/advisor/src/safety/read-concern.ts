import { judge } from "./classifier.ts";
import { type Concern, isConcern } from "./concern.ts";
import { featuresOf } from "./features.ts";
import { foldMessage } from "./fold-message.ts";
import { mendSlip } from "./mend-slips.ts";
import { findPatterns, IDIOM, withoutIdioms } from "./unmistakable.ts";
import { isAboutFigures, isLongPast, isPlainlyOfMoney } from "./vetoes.ts";

/** As likely as that a message has to be to come before money. */
export const ALARM_AT = 0.4;
/** Likewise, once someone in danger has just been answered. */
export const ALARM_AGAIN_AT = 0.15;

/** Likewise, in another language than English, of which the trained part knows little. */
export const ALARM_ABROAD_AT = 0.6;
/** Likewise, where the message plainly keeps the books or tells of what is long over. */
const ALARM_OVER_BOOKS_AT = 0.6;

/**
 * What the reader's encoder makes of a message, and how sure it is that a fact is told: asked where the patterns say
 * nothing. Both 0 to 1.
 */
export type Opinion = () => { concern: string; likelihood: number; tells: number } | null;

/** The encoder errs on other messages than the classifier; alone it has to be this sure. */
const ENCODER_ALARM_AT = 0.9;
/** Together they may be less sure, each of them. */
const BOTH_ALARM_AT = { encoder: 0.8, classifier: 0.05 };

/**
 * "Took 360 out of Santander so my card would stop calling": the classifier alone rings at such words. Of 496 held-out
 * lines of danger and trouble none was read so surely as a fact with so little danger in it.
 */
const TOLD_CALMLY = { tells: 0.5, likelihood: 0.05 };

interface Read {
  text: string;
  features: Set<number>;
  certain: Concern | null;
}

export function readConcernFeatures(message: string): Read {
  const words = withoutIdioms(foldMessage(message).map(mendSlip));
  const { certain, marks } = findPatterns(words);
  const text = words.join(" ");
  const isCertain = certain !== null && !isAboutFigures(certain, text) && !isLongPast(text);
  return { text, features: featuresOf(words, marks), certain: isCertain ? certain : null };
}

/**
 * The danger or trouble that a message tells of, null where it tells of none. Unmistakable words decide alone; all else
 * is weighed by the trained part.
 */
export function readConcern(message: string, alarmAt: number = ALARM_AT, opinion?: Opinion): Concern | null {
  const { text, features, certain } = readConcernFeatures(message);
  if (certain) return certain;
  const { concern, likelihood } = judge(features);
  const needed = isPlainlyOfMoney(text) || isLongPast(text) ? ALARM_OVER_BOOKS_AT : alarmAt;
  if (likelihood >= needed) return isAboutFigures(concern, text) || isToldCalmly(opinion?.()) ? null : concern;
  if (isPlainlyOfMoney(text) || isLongPast(text) || hasIdiom(message)) return null;
  const second = opinion?.();
  if (!second || !isConcern(second.concern)) return null;
  const agree = second.likelihood >= BOTH_ALARM_AT.encoder && likelihood >= BOTH_ALARM_AT.classifier;
  if (second.likelihood < ENCODER_ALARM_AT && !agree) return null;
  return isAboutFigures(second.concern, text) ? null : second.concern;
}

function isToldCalmly(opinion: ReturnType<Opinion> | undefined): boolean {
  return !!opinion && opinion.tells >= TOLD_CALMLY.tells && opinion.likelihood < TOLD_CALMLY.likelihood;
}

/** Whether a harmless way of speaking of something terrible stands in a message, which the encoder takes by its words. */
function hasIdiom(message: string): boolean {
  return withoutIdioms(foldMessage(message).map(mendSlip)).includes(IDIOM);
}
