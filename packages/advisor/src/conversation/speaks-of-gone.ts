import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion, isUndoDoubted } from "../vetoes/asked-or-doubted.ts";
import type { Conversation } from "./conversation.ts";
import { aroundGone, type Gone, goneNamed, nameOf, puttingBack, sayGone, stillGone } from "./gone-things.ts";
import { sayingBeside, undoing, writing } from "./outcomes.ts";
import { namedIn } from "./shown-in.ts";
import { takingBackWhole } from "./take-back-whole.ts";
import { takenBackSaid } from "./taken-back-said.ts";

const THE = "(?: the| my| our| that)?";
/** Orders to put back what is named (as "#"): "the boat back", and neither "the boat buyer back" nor "back to the shop". */
const PUTS_BACK = new RegExp(
  `\\b(?:put|bring|get|add|give|want|need|take|keep)(?: \\w+){0,2}${THE} # back\\b(?! (?:to (?!my|the list)|from|home|up|at|when))|\\b(?:put|bring|get|add|give|want|need|take)(?: me| it)? back${THE} #(?! \\w+er\\b)|\\b(?:restore|reinstate|recover|undelete|undo|revert|re-?add)(?: \\w+){0,3} #`,
  "i",
);
const REMOVES =
  /^(?:\W|please|can|could|would|you|ye|u|now|also|and|then|ok|okay|just|go|ahead)*\b(?:delete|remove|drop|scrap|cancel|erase|bin|ditch|get rid of|take (?:off|out)|take .+ (?:off|out)\b)/i;
/** What something was or is worth, owed or saved; neither why nor for how much it went. */
const ASKS_VALUE =
  /\b(?:worth|at|owe|owed|owing|value|valued|balance|rate|interest|have|had|much|down as|stand|stood|stands|was|were|saved|left|doing|is|paying|percent|apr|how'?s|what'?s)\b/i;
const ASKS_OTHERWISE = /\b(?:if|why|when|who|sell|sold|get for|got for|go for|went for|buy|bought|without|long)\b/i;
/** Only when it was: "what was it down as before I sold it". */
const BEFORE_THEN = /\b(?:before|until|till|when) (?:i|we) .*$/i;
const OF_BEFORE = /\b(?:was|were|had|did (?:i|we)|wis|wuz)\b/i;
const POINTS = /\b(?:it|that|this|them|her|him|its|those|again)\b/i;
/** So many messages after a removal, "what rate was it" still means what was removed. */
const LONGEST_MEANT = 1;

/**
 * The answer to a message about something that was taken off in this conversation: "bring back the boat" puts it back by its name,
 * "remove the boat" is told that it is gone, and "what was it worth" how it stood. Null for any other message.
 */
export function speakingOfGone(input: AdvisorInput, conversation: Conversation) {
  const gone = stillGone(conversation.gone ?? [], input.documents);
  const said = readerTokens(input.message, input.documents, input.today);
  if (said.some(({ slot }) => slot?.kind === "money" || slot?.kind === "percent")) return null;
  const named = goneNamed(gone, input);
  const isOtherwise = ASKS_OTHERWISE.test(input.message.replace(BEFORE_THEN, ""));
  if (named && !isOtherwise) {
    if (PUTS_BACK.test(aroundGone(gone, input)) && !isUndoDoubted(input.message))
      return wasLast(named, conversation) ? undoing(conversation) : broughtBack(named, input, conversation);
    if (REMOVES.test(input.message) || (isPlainQuestion(input.message) && ASKS_VALUE.test(input.message)))
      return told(sayGone(named), conversation, named);
  }
  if (named || !isPlainQuestion(input.message) || !OF_BEFORE.test(input.message)) return null;
  const things = namedIn(said, input.documents);
  const last = lastGone(gone, conversation);
  if (last && things.length === 0 && POINTS.test(input.message) && !isOtherwise)
    return told(sayGone(last), conversation, last);
  return null;
}

/** With all that went with taking it off: what a sale was put into counts no longer. */
function broughtBack(gone: Gone, input: AdvisorInput, conversation: Conversation): AdvisorOutput {
  const whole = takingBackWhole(conversation.recent ?? [], new Set([gone.thing.id]), input.documents);
  return whole ? takenBackSaid(input, conversation, whole) : writing(input, conversation, [puttingBack(gone)], []);
}

function told(message: string, conversation: Conversation, gone: Gone) {
  return sayingBeside(conversation, { message, quickReplies: [`Bring back ${nameOf(gone)}`] });
}

/** Whether the last write took it off: taking that back puts right all that it wrote. */
function wasLast({ thing }: Gone, { recent = [] }: Conversation): boolean {
  return recent.at(-1)?.changes.some((change) => "id" in change && change.id === thing.id) ?? false;
}

/** What the last write took off, where that was just now. */
function lastGone(gone: readonly Gone[], conversation: Conversation): Gone | null {
  if ((conversation.since ?? 0) > LONGEST_MEANT) return null;
  return gone.findLast((each) => wasLast(each, conversation)) ?? null;
}
