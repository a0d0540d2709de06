import { judge } from "./classifier.ts";
import { type Concern, isConcern } from "./concern.ts";
import { featuresOf } from "./features.ts";
import { isNamed } from "./named-danger.ts";
import { plainlyFolded } from "./plainly-folded.ts";
import { asksOfFigures } from "./talk-of-money.ts";
import { findPatterns, IDIOM } from "./unmistakable.ts";
import { isAboutFigures, isLongPast, isOfDespair, isPlainlyOfMoney, isSorrowBesideFigures } from "./vetoes.ts";
import { warningOf } from "./warnings.ts";

/**
 * How alert the reading is: as ever; once someone in danger has just been answered; and in another language than English, of
 * which the trained part knows little.
 */
export type Alertness = "first" | "again" | "abroad";

/** As likely as that the classifier alone has to take a message for one of danger or trouble before it comes before money. */
export const ALARM_AT: Readonly<Record<Alertness, number>> = { first: 0.32, again: 0.15, abroad: 0.6 };
/** Likewise, where the message plainly keeps the books, tells of what is long over or names nothing of the danger. */
const ALARM_OVER_BOOKS_AT = 0.5;

/**
 * What the classifier and the encoder make of a message together, as the sum of the logarithms of their odds, from which on
 * it comes before money. They err on other messages: `docs/decisions/safety.md` has the figures.
 */
const TOGETHER_AT: Readonly<Record<Alertness, number>> = { first: -2.8, again: -5, abroad: 0 };
const TOGETHER_OVER_BOOKS_AT = -0.3;
/** Likewise, where the message names something of theirs or surely tells a fact. */
const TOGETHER_OVER_THEIRS_AT = 0.7;

/**
 * Below these a pattern counts for nothing in a message that names something of theirs or surely tells a fact: the classifier
 * alone, and both together. "I got laid off" names nothing, and counts.
 */
const PATTERN_IN_DOUBT = { own: -2.8, together: -7.3 };

const MONEY_GONE = /\b(?:sent|wired|transferred|gone|lost|withdraw\w*|blocked|unlock|fees?)\b/;

/** A payment that went wrong and savings that a relative took are bookkeeping in all but what happened. */
const TOLD_AS_BOOKS: ReadonlySet<Concern> = new Set<Concern>(["wrong-payment", "elder-scam"]);

/** What the reader's encoder makes of a message, 0 to 1: asked where the patterns say nothing, or the classifier doubts them. */
export type Opinion = () => {
  concern: string;
  likelihood: number;
  /** Whether the message names something stored or surely tells a fact. */
  isOfTheirs: () => boolean;
} | null;

interface Read {
  text: string;
  features: Set<number>;
  certain: Concern | null;
  /** Whether a harmless way of speaking of something terrible stands in it, which the encoder takes by its words. */
  hasIdiom: boolean;
}

export function readConcernFeatures(message: string): Read {
  const words = plainlyFolded(message);
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
  const own = judge(features);
  if (isHarmless(message, text, certain)) return null;
  if (certain) return isPatternInDoubt(certain, own.likelihood, alertness, opinion) ? null : certain;
  const isOverBooks = isPlainlyOfMoney(text) || isLongPast(text) || asksOfFigures(message);
  const second = hasIdiom ? null : opinion?.();
  if (!second || !isConcern(second.concern)) {
    const isAlarm = own.likelihood >= (isOverBooks ? ALARM_OVER_BOOKS_AT : ALARM_AT[alertness]);
    return isAlarm && !isOfMoneyAfterAll(own.concern, text, own.likelihood, alertness) ? own.concern : null;
  }
  const concern = own.likelihood >= ALARM_AT[alertness] ? own.concern : second.concern;
  const together = logOdds(own.likelihood) + ofEncoder(second.likelihood);
  const usual = isOverBooks ? TOGETHER_OVER_BOOKS_AT : TOGETHER_AT[alertness];
  if (together < usual || isOfMoneyAfterAll(concern, text, own.likelihood, alertness)) return null;
  return alertness === "first" && together < TOGETHER_OVER_THEIRS_AT && second.isOfTheirs() ? null : concern;
}

/** A concern that only the trained parts read, from what is about figures or names nothing of it. */
function isOfMoneyAfterAll(concern: Concern, text: string, likelihood: number, alertness: Alertness): boolean {
  if (isAboutFigures(concern, text)) return true;
  return alertness === "first" && likelihood < ALARM_OVER_BOOKS_AT && !isNamed(concern, text);
}

/** What is no danger, whatever the trained parts make of it; a pattern only where an offer is warned of better. */
function isHarmless(message: string, text: string, certain: Concern | null): boolean {
  if (certain === "violence") return warningOf(message)?.id === "debt-relief";
  if (certain === "scam") return !MONEY_GONE.test(text) && warningOf(message)?.id === "ponzi";
  if (certain) return false;
  return isSorrowBesideFigures(text) || isMereOffer(message, text);
}

/** What a warning answers better than an alarm. */
function isMereOffer(message: string, text: string): boolean {
  return !isOfDespair(text) && warningOf(message) !== null;
}

/**
 * "Take 40 back out of it, food": a pattern of danger in what both trained parts surely take for bookkeeping.
 */
function isPatternInDoubt(
  certain: Concern,
  likelihood: number,
  alertness: Alertness,
  opinion: Opinion | undefined,
): boolean {
  const own = logOdds(likelihood);
  if (alertness !== "first" || TOLD_AS_BOOKS.has(certain) || own >= PATTERN_IN_DOUBT.own) return false;
  const second = opinion?.();
  return second ? own + ofEncoder(second.likelihood) < PATTERN_IN_DOUBT.together && second.isOfTheirs() : false;
}

/** The encoder in use is surer than the one that the thresholds were found with: of held-out lines both then hear as much. */
const SURER_BY = 1;

function ofEncoder(likelihood: number): number {
  return logOdds(likelihood) - SURER_BY;
}

const LEAST_ODDS = 1e-4;

function logOdds(likelihood: number): number {
  return Math.log((likelihood + LEAST_ODDS) / (1 - likelihood + LEAST_ODDS));
}
