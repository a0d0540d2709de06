import { applyChanges } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { filled } from "../replies/describe-receipt.ts";
import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "../types.ts";
import { isChosenWhole, stateOf } from "./answer-choose.ts";
import { DROPPING, NO } from "./answer-words.ts";
import type { Conversation, Pending } from "./conversation.ts";
import { isGuess } from "./outcomes.ts";
import { NO_TIME } from "./recent-writes.ts";

const MOST_REPLIES = 6;

type Choose = Extract<Pending, { need: "choose" }>;

/** A guess of an earlier message that was tapped only now: it is answered as if it had just been asked. */
export function withTapped(conversation: Conversation, message: string): Conversation {
  const { passedOver = [], pending } = conversation;
  const tapped = passedOver.find(({ options }) => options.some((option) => isChosenWhole(option, message)));
  return tapped ? { ...conversation, pending: [tapped, ...pending] } : conversation;
}

/**
 * An answer with the questions before it that it left open: what was told is not lost because somebody spoke of something
 * else. What has to be settled is said once more; what was only half seen, or asked beside an answer, stays a button.
 */
export function offeringAgain(output: AdvisorOutput, before: Conversation, input: AdvisorInput): AdvisorOutput {
  const conversation = output.conversation as Conversation;
  if (output.reply.care) return output;
  const guesses = stillPassedOver(output, before, input);
  const { passedOver: _, ...kept } = conversation;
  const open = stillToSettle(output, input);
  return {
    ...output,
    reply: output.reply.needsClarification || output.undo ? output.reply : withOffers(output.reply, open, guesses),
    conversation: guesses.length > 0 ? { ...kept, passedOver: guesses } : kept,
  };
}

/** The questions before this message whose answers still do what they say; nobody is pressed to remove something. */
function stillToSettle({ changes, conversation }: AdvisorOutput, { message, documents }: AdvisorInput): Choose[] {
  if (SAID_OTHERWISE.test(message)) return [];
  const after = applyChanges(documents, changes, NO_TIME).documents;
  return (conversation as Conversation).pending.filter(
    (open): open is Choose =>
      open.need === "choose" &&
      open.age > 0 &&
      // of the price of a sale something may have been put somewhere
      !(open.byTheWay && changes.length > 0) &&
      (open.seen === null || open.seen === stateOf(open.options, after)),
  );
}

/** What puts something right may speak of what was asked. */
const SAID_OTHERWISE = /\b(?:wrong|i meant?|it was|should (?:be|have been))\b/i;

function withOffers(reply: AdvisorReply, open: readonly Choose[], guesses: readonly Choose[]): AdvisorReply {
  const fresh = open.filter((each) => each.age === 1 && !each.byTheWay && !reply.message.includes(each.question));
  const offers = [...open, ...guesses].flatMap(offersOf);
  if (offers.length === 0) return reply;
  return {
    ...reply,
    message: filled([reply.message, ...fresh.map(stillAsked)]).join("\n\n"),
    quickReplies: [...new Set([...offers, ...reply.quickReplies])].slice(0, MOST_REPLIES),
  };
}

/** Says nothing without the question it answers: "Yes", "$9,000". */
const OF_A_QUESTION = /^(?:yes|no)\b|^[^a-z]*$/i;

/** What an open question offers, without what only puts it away; where the question is not said, what speaks for itself. */
function offersOf(open: Choose): string[] {
  const isSaid = open.age === 1 && !(open.byTheWay || open.isGuess);
  return open.options
    .filter((option) => doesAnything(option) && !option.unoffered && (isSaid || !OF_A_QUESTION.test(option.reply)))
    .map(({ reply }) => reply);
}

function doesAnything({ changes, undo }: Choose["options"][number]): boolean {
  return changes.length > 0 || undo === true;
}

function stillAsked(open: Choose): string {
  const [only, ...others] = offersOf(open);
  return only !== undefined && others.length === 0 && !OF_A_QUESTION.test(only)
    ? `Still open: **${bold(only)}**?`
    : `Still open: ${open.question}`;
}

/** How many messages a guess stays a button: a wrong one is in the way, and one tap on it writes it. */
const LONGEST_OFFERED = 1;

/**
 * The guesses at the last message that were neither taken nor put away, and that are of figures as they stand; none where
 * something was written since, for that may be what was meant.
 */
function stillPassedOver(
  { changes, undo, conversation }: AdvisorOutput,
  { pending, passedOver = [] }: Conversation,
  { message, documents }: AdvisorInput,
): Choose[] {
  const text = message.trim().toLowerCase();
  if (undo || changes.length > 0 || SAID_OTHERWISE.test(text) || DROPPING.test(text) || NO.test(text)) return [];
  const after = applyChanges(documents, changes, NO_TIME).documents;
  const isOpenAnyway = ({ question, options }: Choose) =>
    (conversation as Conversation).pending.some(
      (open) => open.need === "choose" && open.question === question && open.options.length === options.length,
    );
  return [...pending, ...passedOver]
    .filter((open): open is Choose => open.need === "choose" && isGuess(open))
    .map((guess) => ({ ...guess, age: guess.age + 1 }))
    .filter(
      (guess) =>
        guess.age <= LONGEST_OFFERED &&
        !guess.options.some((option) => isChosenWhole(option, message)) &&
        !isOpenAnyway(guess) &&
        guess.seen === stateOf(guess.options, after),
    );
}
