import type { GoalType } from "@seven-figures/domain";
import { groupTokens, type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { PAYING_OFF, SAVING, TOO_VAGUE } from "./goal-phrases.ts";
import { financialTitle, plainTitle, tokensFrom } from "./goal-titles.ts";
import { isFinancial, tellsType, typeOf } from "./goal-types.ts";
import { NO_MENTION, readMention, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { GoalAddStatement } from "./statement.ts";

/** How a goal is spoken of: explicitly asked for, and "for" something that is to be had. */
export interface GoalAsked {
  asked: boolean;
  purpose: boolean;
  /** The type that was said: "a lifestyle goal". */
  type: GoalType | null;
}

/** What belongs to the overall target and is nothing to save for. */
const NO_TITLE =
  /^(?:overall|total|year|target|target year|net worth|my target|amount|it|that|this|me|us|mine|goals?|(?:learn|build|write|make|launch|finish|study|get|buy|join|create|do|find|stop|become|pass|master|start|be|have|go|take|try|set|use|put|see|keep|want|speak|play|understand|practice|improve|read|cook|fix|own|afford|save)(?: (?:it|that|this|one|them|up|some|something))?)$/i;

/** "900 saved toward a 2,600 laptop". */
const SAVED_FIRST = /^(?:have |got )*M (?:saved|put away|set aside|stashed)\b(?: up)?.*\bM\b/;
/** A second amount that is there already. */
const SAVED_BESIDES = /\bM (?:saved|so far|already|of it|in)\b.*$|\b(?:saved|have|got) M\b/;

/** Weights are no money. */
const WEIGHT =
  /\b(?:lose|losing|drop|shed|gain|bench|bench press|lift|lifting|deadlift|deadline|squat|press|weigh|under|below)\b/;
const IN_POUNDS = /\b(?:pounds?|lbs?|kgs?|kilos?)$/i;

/** The goal that a text wants; null where it is too vague or names nothing. */
export function goalOf(rest: Phrase, reading: Reading, wanted: GoalAsked): GoalAddStatement | null {
  const { asked, purpose, type } = wanted;
  const tokens = withoutWeights(rest);
  const targetDate = slotsOf(tokens, "date")[0]?.date ?? null;
  const body = tokens.filter((token) => token.slot?.kind !== "date" && token.slot?.kind !== "past");
  const { text } = phraseOf(body);
  const payOff = payOffOf(phraseOf(body), reading);
  if (payOff) return { ...payOff, targetDate };
  const { target, current, recurs } = amountsOf(tokens, text);
  if (target === null ? TOO_VAGUE.test(text.trim().replace(/ ?(?:please|,)$/, "")) : isKept(text, asked)) return null;
  const kind = type ?? kindOf(text, body, { hasTarget: target !== null, recurs, purpose });
  const financial = kind === "financial";
  const title = financial ? financialTitle(recurs ? withoutRecurring(body) : body, target) : plainTitle(body);
  if (title === "" || NO_TITLE.test(title) || (recurs && !financial && !asked)) return null;
  const goal: GoalAddStatement = {
    kind: "goal-add",
    title,
    type: kind,
    targetAmount: financial ? target : null,
    currentAmount: financial ? current : null,
    targetDate,
    payOff: null,
  };
  if (!asked && ADDS_MORE.test(text) && isStored(title, reading)) return null;
  if (asked || SAVING.test(text)) return goal;
  return kind !== "financial" && !tellsType(text) ? keepAsWish(goal, reading) : wishOf(goal, reading);
}

function kindOf(
  text: string,
  body: readonly Token[],
  { hasTarget, recurs, purpose }: { hasTarget: boolean; recurs: boolean; purpose: boolean },
): GoalType {
  if (isFinancial(text, hasTarget, purpose) || (recurs && /\b(?:for|towards?) \w/.test(text))) return "financial";
  return recurs ? "behavior" : typeOf(quotedOr(text, body));
}

/** "Keep at least 1,500 in checking": what has to stay there, and nothing to reach. */
const KEPT = /^(?:to )?(?:keep|maintain|leave|hold) (?:at least |a minimum (?:balance )?of |a balance of )?M\b/;

function isKept(text: string, asked: boolean): boolean {
  return !asked && KEPT.test(text);
}

/** "Save another 500 for the house": for a goal that is there already. */
const ADDS_MORE = /\b(?:another|extra|more|additional) M\b|\bM (?:more|extra)\b/;

function isStored(title: string, { documents }: Reading): boolean {
  return matchGoals({ ...NO_MENTION, words: wordsOf(title), name: title }, documents).length > 0;
}

/** What is to be reached, what of it is there, and whether any amount comes again and again. */
function amountsOf(
  tokens: readonly Token[],
  text: string,
): { target: number | null; current: number | null; recurs: boolean } {
  const amounts = tokens.filter((token, at) => token.slot?.kind === "money" && !isRecurring(tokens, at));
  const [first = null, second = null] = slotsOf(amounts, "money").map(({ value }) => value);
  const recurs = amounts.length < slotsOf(tokens, "money").length;
  if (second !== null && SAVED_FIRST.test(text)) return { target: second, current: first, recurs };
  return { target: first, current: SAVED_BESIDES.test(text) ? second : null, recurs };
}

/** A title in quotation marks tells its type as well. */
function quotedOr(text: string, body: readonly Token[]): string {
  const quoted = body.find(({ slot }) => slot?.kind === "quote");
  return quoted ? quoted.raw.toLowerCase() : text;
}

/** What costs money and names no amount is a wish, kept for "make that a goal". */
function wishOf(goal: GoalAddStatement, reading: Reading): GoalAddStatement | null {
  return goal.type !== "financial" || goal.targetAmount !== null ? goal : keepAsWish(goal, reading);
}

function keepAsWish(goal: GoalAddStatement, reading: Reading): null {
  reading.wish = goal;
  return null;
}

/** "300 every month" is what is put in, not what is to be reached. */
function isRecurring(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.slot?.kind === "period";
}

function withoutRecurring(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ slot }) => slot?.kind !== "period");
}

/** "Ten thousand steps a day", "200 pages a week": counted, and no money. */
const COUNTED =
  /^(?:steps|pages|words|push-?ups|pushups|sit-?ups|squats|reps|miles|km|kilometers|minutes|hours|books|glasses|calories|laps|people|contacts|followers|subscribers|readers|poses|sets|burpees|ounces|oz|meters|chapters|recipes|trees|photos|episodes)$/;

function withoutWeights({ tokens, text }: Phrase): Token[] {
  const isWeight = WEIGHT.test(text);
  return tokens.map((token, at) =>
    token.slot?.kind === "money" &&
    ((isWeight && IN_POUNDS.test(token.raw)) || (!/[$£€]/.test(token.raw) && COUNTED.test(tokens[at + 1]?.text ?? "")))
      ? { text: "N", raw: token.raw, slot: { kind: "count", value: token.slot.value } }
      : token,
  );
}

/** "Pay my Visa off", "have the Visa gone". */
const PAID_OFF_LATER =
  /^(?:to )?(?:(?:pay|paying|get|getting|have|having|see) )?(?<debt>(?:my |the |our )?(?:\w+ ){1,4}?)(?:all |fully |completely )*(?:off|gone|paid off|cleared|wiped out|paid in full)\b/d;

function payOffOf(body: Phrase, reading: Reading): GoalAddStatement | null {
  if (/\b(?:in full every|in full T|bills? on time|every month)\b/.test(body.text)) return null;
  const after = debtTokens(body, reading);
  if (!after) return null;
  const mention = readMention(after.length > 0 ? after : body.tokens, reading.knownWords, "debt");
  if (mention.words.length === 0) return null;
  const [money] = slotsOf(body.tokens, "money");
  return {
    kind: "goal-add",
    title: `Pay off ${mention.name}`,
    type: "financial",
    targetAmount: money?.value ?? null,
    currentAmount: null,
    targetDate: null,
    payOff: mention,
  };
}

/** The words for the debt that is to be paid off; null where none is. */
function debtTokens(body: Phrase, { knownWords }: Reading): Token[] | null {
  const match = PAYING_OFF.exec(body.text);
  if (match) return tokensFrom(body.tokens, match.index + match[0].length + 1);
  const later = PAID_OFF_LATER.exec(body.text);
  const debt = later ? groupTokens(body, later, "debt") : [];
  const isDebt = debt.some(
    ({ text }) =>
      knownWords.has(text) || /^(?:cards?|loans?|debts?|mortgage|visa|amex|mastercard|heloc|overdraft)$/.test(text),
  );
  return isDebt ? debt : null;
}
