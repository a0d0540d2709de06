import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { goalMention } from "./goal-mention.ts";
import { PAYMENT_MADE } from "./read-payment.ts";
import type { Reading } from "./reading.ts";
import { stepsNamed } from "./step-match.ts";

/** "Change the target.", "Update my goal to that please.": to what was said in the sentence before. */
const REFERS_BACK =
  /^(?:so |and |then |now |please |go ahead and |can you |could you |would you |you can |let us )*(?:change|update|adjust|fix|edit|correct|raise|increase|bump|lower|reduce|move|push|set|revise)(?: up| down| back| out)? (?:the|that|this|my|our|its|it)(?: (?:goal|fund|one))?(?: 's)?(?: (?:target|goal|amount|deadline|date|due date|target date|target amount))?(?: (?:to that|to match|to reflect (?:that|it|this)|accordingly|please|for me|too|as well))*$/;
/** "Signed up for lessons! Check that step." */
const TICKS =
  /^(?:so |and |then |now |please |can you |could you |you can )*(?:check|tick|cross|mark|strike)(?: off)? (?:that|it|this)(?: (?:step|one|milestone|task))?(?: (?:off|done|as done|complete|as complete|completed|as completed|please))*$/;
/** "The venue's booked! Cross that step off my reunion goal", "so that step is behind me": whatever the verb. */
const TICKS_ANYHOW = new RegExp(
  [
    "^(?:so |and |then |now |please |can you |could you |you can )*(?!(?:take|drop|remove|delete|get|leave|pull|cut|lose|kick|keep|put|push|move|call|hold)\\b)[a-z]+ (?:off )?(?:that|this|the) (?:sub)?(?:step|milestone|task)(?: off)?(?: (?:off|on|in|under|of|for|from) (?:my|the|our) (?:[\\w'-]+ ){0,4}(?:goal|list|plan))?(?: please)?$(?<=\\boff\\b.*)",
    "^(?:so |and |then |now )*(?:that|this) (?:step|milestone|task) is (?:now |finally |all )*(?:out of the way|behind (?:me|us)|off my (?:plate|list)|in the bag|in the books|dusted|sorted|over|squared away|a wrap|handled|settled|ticked|checked|done|complete|completed|finished)$",
  ].join("|"),
);
/** "Made a payment to Aidvantage. 212.60." */
const JUST_AMOUNT = /^(?:it was |that was |it came to |for |of |about |, )*M$/;
/** "Half a million is plenty. Set my target there." */
const SETS_TARGET =
  /^(?:so |and |then |now |please |can you |could you |you can |let us |i think )*[a-z]+ (?:(?:that|it|this) (?:be |as |to be |to )?)?(?:my|our|the) (?:overall |net worth |main |new )*target(?: (?:there|at that|to that|to match|accordingly|please))*$/;
/** "Risk appetite? Conservative.", "The kiln goal? Expunge it.": a heading, though it ends as a question. */
const HEADING =
  /^(?:and |so |my |our |the )*(?:(?:(?:risk|appetite|tolerance|strategy|timeframe|time|frame|horizon|main|primary|level|attitude|investment|approach|occupation|employment|status|location|name|country) ?)+|(?:[a-z'-]+ ){1,5}(?:goal|fund|pot)(?: 's)?(?: (?:date|deadline|target|progress))?)$/;
const COMMA: Token = { text: ",", raw: ",", slot: null };
const COLON: Token = { text: ":", raw: ":", slot: null };
const TICK: Token[] = "tick off that step".split(" ").map((word) => ({ text: word, raw: word, slot: null }));
const LONGEST_VALUE = 6;

/** "The roof will run us 14,500. Change the target.": one sentence, where the first speaks of a stored goal. */
export function joinTold(sentences: readonly Sentence[], reading: Reading): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences.flatMap((each) => tickedLast(each, reading))) {
    const before = joined.at(-1);
    const { text } = phraseOf(sentence.tokens);
    const isValue =
      before?.asks &&
      !sentence.asks &&
      sentence.tokens.length <= LONGEST_VALUE &&
      HEADING.test(phraseOf(before.tokens).text);
    const isTold =
      before &&
      !before.asks &&
      ((JUST_AMOUNT.test(text) && tellsOfPayment(before)) ||
        (SETS_TARGET.test(text) && tellsAmount(before)) ||
        (REFERS_BACK.test(text) && tellsOfGoal(before, reading)) ||
        ((TICKS.test(text) || TICKS_ANYHOW.test(text)) && tellsOfStep(before, reading)));
    const said = TICKS_ANYHOW.test(text) ? TICK : sentence.tokens;
    if (before && isValue) joined.splice(-1, 1, { tokens: [...before.tokens, COLON, ...sentence.tokens], asks: false });
    else if (isTold) joined.splice(-1, 1, { tokens: [...before.tokens, COMMA, ...said], asks: false });
    else joined.push(sentence);
  }
  return joined;
}

function tellsOfPayment({ tokens }: Sentence): boolean {
  return PAYMENT_MADE.test(phraseOf(tokens).text) && !tokens.some(({ slot }) => slot?.kind === "money");
}

function tellsAmount({ tokens }: Sentence): boolean {
  return slotsOf(tokens, "money").length === 1;
}

function tellsOfGoal({ tokens }: Sentence, reading: Reading): boolean {
  const saysWhat = tokens.some(({ slot }) => slot?.kind === "money" || slot?.kind === "date");
  return saysWhat && goalMention(tokens, reading) !== null;
}

function tellsOfStep({ tokens }: Sentence, { documents }: Reading): boolean {
  return stepsNamed(phraseOf(tokens), documents.goals.intermediateGoals).length === 1;
}

/** "Found a tutor, so that step is behind me": as two sentences, like "Found a tutor. Tick that step off." */
function tickedLast(sentence: Sentence, reading: Reading): Sentence[] {
  const at = sentence.tokens.findLastIndex(({ text, slot }) => slot === null && text === ",");
  if (at < 1 || sentence.asks) return [sentence];
  const [told, last] = [sentence.tokens.slice(0, at), sentence.tokens.slice(at + 1)].map((tokens) => ({
    tokens,
    asks: false,
  }));
  const isTick = last && TICKS_ANYHOW.test(phraseOf(last.tokens).text);
  return told && isTick && tellsOfStep(told, reading) ? [told, last] : [sentence];
}
