import { logOdds } from "../log-odds.ts";
import { judge } from "./classifier.ts";
import { type Concern, isConcern, isDanger } from "./concern.ts";
import { featuresOf } from "./features.ts";
import { isIntroduction } from "./introduction.ts";
import { isNamed, isOfLife } from "./named-danger.ts";
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
export const ALARM_AT: Readonly<Record<Alertness, number>> = { first: 0.19, again: 0.08, abroad: 0.42 };
/** Likewise, where the message plainly keeps the books, tells of what is long over or names nothing of the danger. */
const ALARM_OVER_BOOKS_AT = 0.33;

/**
 * What the classifier and the encoders make of a message together, as {@link weighed} puts it, from which on it comes before money.
 * They err on other messages: `docs/decisions/safety.md` has the figures.
 */
const TOGETHER_AT: Readonly<Record<Alertness, number>> = { first: -2.5, again: -4.4, abroad: 0 };
const TOGETHER_OVER_BOOKS_AT = -0.6;
/** Likewise, where nothing in a message that is read as self-harm is of life or death. */
const TOGETHER_UNNAMED_AT = -1.1;
/** Likewise, where the message names something of theirs or surely tells a fact. */
const TOGETHER_OVER_THEIRS_AT = -0.3;

/**
 * Below these a pattern counts for nothing in a message that names something of theirs or surely tells a fact: the classifier
 * alone, and both together. "I got laid off" names nothing, and counts.
 */
const PATTERN_IN_DOUBT = { own: -3.5, together: -5 };

/** "I can't go on like this", with no word of money. */
const CANNOT_GO_ON =
  /\bcan ?(?:not|'?t) (?:(?:go on|carry on|keep going)(?: like this| this way)?|do (?:this|it))(?: any ?more| any longer)?(?= *$| *[.,!?;]| and\b| but\b)/;
const OF_MONEY =
  /\d|\b(?:money|debts?|bills?|rent|pay\w*|budget\w*|financ\w*|loans?|cards?|mortgage|jobs?|work\w*|save|saving\w*)\b/;

/** Who says that they cannot go on is rather asked once too often. */
function alertnessTo(text: string, alertness: Alertness): Alertness {
  return alertness === "first" && CANNOT_GO_ON.test(text) && !OF_MONEY.test(text) ? "again" : alertness;
}

/** As likely as this an alarm of the trained parts is taken for sure: the classifier alone, and all together. */
const SURE_AT = { own: 0.5, together: 0.5 };

/** Below this a trouble that the classifier hears has to have a word of it. */
const NAMED_BELOW = 0.8;

const MONEY_GONE = /\b(?:sent|wired|transferred|gone|lost|withdraw\w*|blocked|unlock|fees?)\b/;

/** A payment that went wrong and savings that a relative took are bookkeeping in all but what happened. */
const TOLD_AS_BOOKS: ReadonlySet<Concern> = new Set<Concern>(["wrong-payment", "elder-scam"]);

interface Judged {
  concern: string;
  /** The logarithm of the odds that the message is of a concern. */
  logOdds: number;
  /** How likely the message is a general question, 0 to 1. */
  general: number;
  /** Whether the message names something stored or surely tells a fact. */
  isOfTheirs: () => boolean;
}

/** A concern that was heard, and whether it is beyond doubt: what only the trained parts hear rings falsely at times. */
interface Alarm {
  concern: Concern;
  isSure: boolean;
}

/** What the reader's encoders make of a message: asked where the patterns say nothing, or the classifier doubts them. */
export type Opinion = () => Judged | null;

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
export function readConcern(message: string, alertness: Alertness = "first", opinion?: Opinion): Alarm | null {
  const { text, features, certain, hasIdiom } = readConcernFeatures(message);
  const own = judge(features);
  if (isHarmless(message, text, certain)) return null;
  if (certain)
    return isPatternInDoubt(certain, own.likelihood, alertness, opinion) ? null : { concern: certain, isSure: true };
  const isOverBooks = isPlainlyOfMoney(text) || isLongPast(text) || asksOfFigures(message);
  const second = hasIdiom ? null : opinion?.();
  if (!second || !isConcern(second.concern)) {
    const isAlarm = own.likelihood >= (isOverBooks ? ALARM_OVER_BOOKS_AT : ALARM_AT[alertness]);
    if (!isAlarm || isOfMoneyAfterAll(own.concern, text, own.likelihood, alertness)) return null;
    return { concern: own.concern, isSure: own.likelihood >= SURE_AT.own };
  }
  const concern = own.likelihood >= ALARM_AT[alertness] ? own.concern : second.concern;
  const together = weighed(logOdds(own.likelihood), second);
  const usual = isOverBooks ? TOGETHER_OVER_BOOKS_AT : TOGETHER_AT[alertnessTo(text, alertness)];
  if (together < usual || isOfMoneyAfterAll(concern, text, own.likelihood, alertness)) return null;
  if (alertness === "first" && isTooUnsure(concern, message, together, second)) return null;
  return { concern, isSure: together >= SURE_AT.together };
}

/** Of what names nothing of life or death, or something of theirs, more is asked. */
function isTooUnsure(concern: Concern, message: string, together: number, { isOfTheirs }: Judged): boolean {
  const isUnnamed = !isOfLife(concern, plainlyFolded(message).join(" "));
  if (isUnnamed && (together < TOGETHER_UNNAMED_AT || (concern === "self-harm" && isIntroduction(message))))
    return true;
  return together < TOGETHER_OVER_THEIRS_AT && isOfTheirs();
}

/** A concern that only the trained parts read, from what is about figures or names nothing of it. */
function isOfMoneyAfterAll(concern: Concern, text: string, likelihood: number, alertness: Alertness): boolean {
  if (isAboutFigures(concern, text)) return true;
  const doubted = isDanger(concern) ? ALARM_OVER_BOOKS_AT : NAMED_BELOW;
  return alertness === "first" && likelihood < doubted && !isNamed(concern, text);
}

/** "I believe we are done for today, thank you": who has done what they came for. */
const LEAVES = /\b(?:done|finished|all|it|through) for (?:today|now|the day|this (?:morning|afternoon|evening|week))\b/;

const OF_THE_END =
  /\b(?:die|died|dead|kill\w*|hurt\w*|life|live|living|alive|end|ends|ending|good ?bye|for ?ever|myself|without me|any ?more|gone|pills?|hit|hits|beat\w*|scared|afraid)\b/;

/** What is no danger, whatever the trained parts make of it; a pattern only where an offer is warned of better. */
function isHarmless(message: string, text: string, certain: Concern | null): boolean {
  if (certain === "violence") return warningOf(message)?.id === "debt-relief";
  if (certain === "scam") return !MONEY_GONE.test(text) && warningOf(message)?.id === "ponzi";
  if (certain) return false;
  if (LEAVES.test(text) && !OF_THE_END.test(text)) return true;
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
  return second ? weighed(own, second) < PATTERN_IN_DOUBT.together && second.isOfTheirs() : false;
}

/**
 * What both trained parts and how general a question it is come to: weights found on held-out authors by logistic regression,
 * scaled so that the classifier counts once.
 */
function weighed(own: number, { logOdds: ofEncoders, general }: Judged): number {
  return own + 0.5 * ofEncoders - 0.25 * logOdds(general);
}
