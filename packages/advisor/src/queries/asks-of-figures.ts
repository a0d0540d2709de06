import type { Query } from "@seven-figures/domain";
import type { AnswerContext } from "../answers/types.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { Asked } from "./asked.ts";
import { asksShareOfIt } from "./follow-sums.ts";
import { followedUp } from "./follow-up.ts";
import { layOut, type Piece } from "./pieces.ts";
import { readAfter } from "./read-after.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { type Scope, wholeScope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { unknownNames } from "./unknown-names.ts";

/** Whether a question is about a name that nothing stored bears, and about nothing else. */
export function isAboutUnknown(
  { text, pieces }: Scope,
  asked: readonly ReadQuestion[],
  names: readonly string[],
): boolean {
  const [first] = asked;
  if (!first && ASKS_STATE.test(text) && ownUnknown({ text }, names)) return true;
  if (!first) return isAsking(text) && speaksOfOwn(text) && pieces.every(({ kind }) => kind !== "money");
  if (/\bgoal\b/.test(text) && !pieces.some(({ kind }) => kind === "named")) return true;
  return NEEDS_NAME.has(first.asked) && asked.every(({ query }) => !namesEntries(query));
}

const ASKS =
  /\?|(?:^|[.,;:!\n] ?|\b(?:and|so|but|ok|hey|hi|um|now) )(?:what(?:'?s| is| are| do| does| would| will| if| percent| share| rate)|how (?:much|many|long|far|big)|hows|which|where (?:would|will|does|do)|when (?:will|would|do|am|are|was|did)|how (?:is|are) (?:my|our|the)|show (?:me|my|us|the)|list|rank|sort|net worth|(?:the )?(?:difference|gap|ratio|sum|equity|total|ltv|loan[- ]to[- ]values?) (?:between|of|in|on|across))\b|\b(?:gone|done|finish(?:ed)?|clear(?:ed)?|paid(?: off)?) when\b|\b(?:what would|how (?:much|many|long)|months til+)\b/i;

/** Whether a message asks at all, by its marks and words. */
export function isAsking(message: string): boolean {
  return ASKS.test(message);
}

const GENERAL =
  /^(?:hey |hi |ok |so |please |can you )*(?:what is|what are|what does|explain|how does|how do) (?:a |an |the )?(?!my|our|in|on|left|i )[a-z0-9 '-]{2,40}(?: work| mean)? ?\??$/;
const ADVICE =
  /\b(?:should i|should we|how (?:can|do|should|could) (?:i|we) (?:save|invest|budget|reduce|cut|improve|increase|raise|boost|grow|build|start|get rid|get out|make more|earn more|pay (?:off|down)|negotiate|lower|refinance|become|retire|manage|plan)|(?<!what )is it (?:better|worth|smart|wise|good)|good idea|tips|advice|recommend|best way|what (?:is|would be) a (?:good|healthy|normal)|help me|normal for|on average people|everyone|most people|teach me|difference between an? )\b/;

/**
 * Whether a message surely asks of the person's own figures, or changes a part of what was asked of them before: no general
 * answer is one to it.
 */
export function asksOfFigures(message: string, { documents, today, memory }: AnswerContext): boolean {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const whole = wholeScope(laid, documents, today);
  const last = memory.figures ?? null;
  if (surelyAsked(whole) || (ASKS_STATE.test(whole.text) && ownUnknown(whole, unknownNames(laid)))) return true;
  if (last === null) return false;
  if (startsAsFollowUp(whole.text) && followedUp(whole, last) !== null) return true;
  return memory.last === null && readAfter(laid, last, { documents, today }, LIKELY_AFTER) !== null;
}

/** From here on a message is taken to go on from the figures that were just told: "balance transfer gives 24.3 percent, then?" */
const LIKELY_AFTER = 0.5;

/** What asks how something of one's own stands. */
const ASKS_STATE =
  /\b(?:how (?:is|are|much)|what is (?:in|on|my|our|the)|balance|anything in|(?:is|are) there|where (?:is|am)|stands?|stood|doing|performing|left (?:in|on)|worth)\b/;
const OF_ONES_OWN = /\b(?:my|our) (?:\w+ )?$/;

/** Whether one of these names is said to be one's own: "my Vanguard". */
function ownUnknown({ text }: Pick<Scope, "text">, names: readonly string[]): boolean {
  return names.some((name) =>
    OF_ONES_OWN.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(name.toLowerCase())))),
  );
}

/** Questions that topics answer with more than a figure. */
const OF_TOPICS =
  /\bequity\b(?! (?:loan|line))|\bis mine\b|\bmy (?:interests|skills)\b|\bon track for\b|\bon (?:track|pace)$|\bput away an extra\b|\b(?:saved?|spent) .*\bget there\b|\bget there if\b|^what if (?:i|we) (?:saved?|cut|spent|put|earned?|made) .*(?:M|month)[ ?]*$|\bmore is the house worth\b|\bliquidated\b|\bcashed out\b|\bpayment for the app\b|\bP rule\b/;

/** A question that would be asked of anybody: it is for the lessons. */
export function isGeneral({ text, pieces }: Scope): boolean {
  if (OF_TOPICS.test(text)) return true;
  if (ADVICE.test(text) && !/\bwhich (?:one )?(?:first|debt)\b/.test(text)) return true;
  return GENERAL.test(text.trim()) && !OWN.test(text) && (OF_ANY.test(text) || !namesOwn(pieces));
}

const OF_ANY = /\b(?:is|are|does|do|explain) an? /;

/** What a thing of one's own is, is no general question. */
function namesOwn(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => kind === "named");
}

const OWN = /\b(?:my|our|i|we|me|mine|us|net worth|left)\b/;

function speaksOfOwn(text: string): boolean {
  return (
    /\b(?:my|our|i|we|me|mine|us|the)\b/.test(text) &&
    /\b(?:how|what|which|when|is|are|much|balance|rate|left)\b/.test(text)
  );
}

/** "Is that feasible given my surplus?", "can we do both with what is left over?", "sum of both vs my surplus?" */
const HOLDS_AGAINST =
  /^(?:is|are|can|could|would|do|does|will) (?:it|that|this|they|those|these|i|we|both) .*\b(?:feasible|possible|doable|realistic|affordable|manageable|within|enough|fit|both|that|it)\b.*\b(?:left|surplus|spare|over|month|budget|have)\b|^(?:sum|total|all) of (?:both|the two|those|them|it)\b/;

export function startsAsFollowUp(text: string): boolean {
  return (
    /^(?:and|n|an|plus|what about|how about|same|or|as an?|as (?:percent|%|pct)|per|a|at|by the|but|then|so|what if|ok|okay|so|only|just|even|the|fine|now|how long (?:at|with|if|then|now)|when (?:at|with)|not counting|without|leav(?:e|ing)|excluding|expressed|in percent|likewise|ditto|less|minus|take off|take away|out of|of (?:what|how much)|which (?:one |is |of (?:the two|those|them|these)|has|costs?))(?: |$)/.test(
      text,
    ) ||
    HOLDS_AGAINST.test(text) ||
    asksShareOfIt(text) ||
    LEANS.test(text) ||
    text.split(" ").length <= 5
  );
}

/** "Total interest paid until then?", "if it had to be ready a year sooner": what was told before is meant. */
const LEANS =
  /\b(?:until then|till then|by then|instead|as well|either|that (?:cash|money|sum)|sooner|earlier|later|the (?:due )?date then|(?:on|by|make|meet|hit) (?:the |its )?(?:due )?(?:date|deadline))\b|^how many (?:payments|months|instal?lments) (?:is|was|are|would) (?:that|it|this)\b|^if (?:it|that)\b/;

/** What is asked of an entry: a name that is not stored is the answer then. */
export const NEEDS_NAME: ReadonlySet<Asked> = new Set([
  "entry",
  "rate-of",
  "interest",
  "percent",
  "remaining",
  "until-zero",
  "interest-until-zero",
  "monthly",
  "date-of",
  "target-of",
  "until",
  "months-covered",
  "share",
  "sum",
  "known",
  "type-of",
  "enough",
  "changed-when",
]);

export function namesEntries(query: Query): boolean {
  return /"kind":"entries"|"item":|"goal":\{/.test(JSON.stringify(query));
}
