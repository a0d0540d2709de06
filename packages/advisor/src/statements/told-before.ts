import { phraseOf } from "../language/phrase.ts";
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
/** "Made a payment to Aidvantage. 212.60." */
const JUST_AMOUNT = /^(?:it was |that was |it came to |for |of |about |, )*M$/;
const COMMA: Token = { text: ",", raw: ",", slot: null };

/** "The roof will run us 14,500. Change the target.": one sentence, where the first speaks of a stored goal. */
export function joinTold(sentences: readonly Sentence[], reading: Reading): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const { text } = phraseOf(sentence.tokens);
    const isTold =
      before &&
      !before.asks &&
      ((JUST_AMOUNT.test(text) && tellsOfPayment(before)) ||
        (REFERS_BACK.test(text) && tellsOfGoal(before, reading)) ||
        (TICKS.test(text) && tellsOfStep(before, reading)));
    if (isTold) joined.splice(-1, 1, { tokens: [...before.tokens, COMMA, ...sentence.tokens], asks: false });
    else joined.push(sentence);
  }
  return joined;
}

function tellsOfPayment({ tokens }: Sentence): boolean {
  return PAYMENT_MADE.test(phraseOf(tokens).text) && !tokens.some(({ slot }) => slot?.kind === "money");
}

function tellsOfGoal({ tokens }: Sentence, reading: Reading): boolean {
  const saysWhat = tokens.some(({ slot }) => slot?.kind === "money" || slot?.kind === "date");
  return saysWhat && goalMention(tokens, reading) !== null;
}

function tellsOfStep({ tokens }: Sentence, { documents }: Reading): boolean {
  return stepsNamed(phraseOf(tokens), documents.goals.intermediateGoals).length === 1;
}
