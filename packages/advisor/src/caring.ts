import { contextOf } from "./conversation/context-of.ts";
import { type Conversation, openConversation } from "./conversation/conversation.ts";
import { saying } from "./conversation/outcomes.ts";
import { asksBack } from "./conversation/take-back.ts";
import { rememberedLast } from "./language/remembered.ts";
import { answerWithCare, type CareAnswer, careOver } from "./safety/answer-with-care.ts";
import type { CareState } from "./safety/care-state.ts";
import type { Concern } from "./safety/concern.ts";
import type { Opinion } from "./safety/read-concern.ts";
import type { Leave } from "./safety/take-leave.ts";
import { warningOf } from "./safety/warnings.ts";
import { topicsHeard } from "./topics/topics-heard.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

/** What puts right, takes back or repeats what was written: as likely as this it speaks of that; another fact as likely as the other. */
const MENDS = /^(?:fix|undo|redo|again)/;
const MENDS_AT = 0.5;
const TOLD_AT = 0.75;

/**
 * Whether a message is one of danger or trouble, or goes on from an answer to one: {@link respond} answers it with care
 * and no other advisor is to see it.
 */
export function needsCare(input: AdvisorInput): boolean {
  const { care, ...conversation } = openConversation(input.conversation);
  return careAnswer(input, conversation, care) !== null;
}

function careAnswer(input: AdvisorInput, conversation: Conversation, care: CareState | undefined): CareAnswer | null {
  return answerTo(input, conversation, care) ?? answerToPart(input, conversation, care);
}

function answerTo(input: AdvisorInput, conversation: Conversation, care: CareState | undefined): CareAnswer | null {
  return answerWithCare(input.message, input.documents.profile.basicInfo.country, care, opinionOn(input, conversation));
}

const SENTENCES = /(?<=[.!?\u2026])\s+|\n+/;
const MOST_SENTENCES = 6;
const FEWEST_WORDS = 4;
const OF_LIFE: ReadonlySet<Concern> = new Set(["self-harm", "violence", "control"]);

/**
 * Danger that one sentence of a message tells, which a payment beside it drowns: "My boyfriend hits me. Paid 200 on the Visa." Null where
 * each of them is ordinary by itself.
 */
function answerToPart(input: AdvisorInput, conversation: Conversation, care: CareState | undefined): CareAnswer | null {
  const sentences = input.message.split(SENTENCES).filter((each) => /\p{L}/u.test(each));
  const isOfMoney = sentences.some((each) => /\d/.test(each));
  if (care || !isOfMoney || sentences.length < 2 || sentences.length > MOST_SENTENCES) return null;
  for (const message of sentences) {
    if (/[\d?$\u00A3\u20AC]/.test(message) || message.trim().split(/\s+/).length < FEWEST_WORDS) continue;
    const cared = answerTo({ ...input, message }, conversation, care);
    if (cared && !cared.care.unsure && OF_LIFE.has(cared.care.concern)) return cared;
  }
  return null;
}

/** What the reader makes of a message; one that goes on from what was just written speaks of that. */
function opinionOn(input: AdvisorInput, conversation: Conversation): Opinion | undefined {
  const { message, documents, today, reader } = input;
  if (!reader) return undefined;
  // it is asked of a message and of what is left of it, and both encoders take their time
  return rememberedLast(1, () => {
    const judged = reader.judgeSafety(message, documents, today);
    const isOfTheirs = () =>
      judged?.isOfTheirs() || goesOnFromWrite(input, conversation, judged?.concern === "self-harm");
    return judged && { ...judged, general: 1 - topicsHeard(message).none, isOfTheirs };
  });
}

/** Whether a message goes on from what was written; of one that may be of self-harm the words have to say so. */
function goesOnFromWrite(input: AdvisorInput, conversation: Conversation, mustSay: boolean): boolean {
  const { message, documents, today, reader } = input;
  const context = contextOf(conversation, input);
  if (!reader || !context.some(({ kind }) => kind === "told")) return false;
  const { reading, tokens, start } = reader.read(message, documents, today, null, context);
  if (mustSay && !asksBack(tokens.slice(start))) return false;
  const { acts, whole } = reading;
  return [...acts, ...whole].some(({ label, probability }) => probability >= (MENDS.test(label) ? MENDS_AT : TOLD_AT));
}

/**
 * Danger and trouble, before anything is read for money. What was asked or offered is put aside: a "yes" after it is
 * no yes to that.
 */
export function caring(
  input: AdvisorInput,
  conversation: Conversation,
  care: CareState | undefined,
): AdvisorOutput | null {
  const cared = careAnswer(input, conversation, care);
  if (!cared) return null;
  const { passedOver: _, ...others } = conversation;
  const aside = { ...others, pending: [], offered: [], care: cared.care };
  return saying(aside, { message: cared.message, quickReplies: cared.quickReplies, care: true });
}

/** A warning of an offer that may cost dearly: nothing is written of it, and no button adds it. */
export function warning(
  { message }: AdvisorInput,
  conversation: Conversation,
  given: string[] = [],
): AdvisorOutput | null {
  const found = warningOf(message, given);
  if (!found) return null;
  const warned = [...new Set([...given, found.id])];
  return saying({ ...conversation, pending: [], offered: [], warned }, { message: found.words, quickReplies: [] });
}

/** An answer after one with care: what was said there is kept, and a plain denial is believed first. */
export function afterCare(output: AdvisorOutput, care: CareState | undefined, leave: Leave | null): AdvisorOutput {
  if (output.reply.care) return output;
  const spoken = output.conversation as Conversation;
  const conversation = care ? { ...spoken, care: careOver(care, leave) } : spoken;
  if (!leave || /\bsorry\b/.test(output.reply.message)) return { ...output, conversation };
  return { ...output, reply: { ...output.reply, message: `${leave.words}\n\n${output.reply.message}` }, conversation };
}
