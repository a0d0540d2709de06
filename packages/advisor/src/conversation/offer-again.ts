import { applyChanges } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { filled } from "../replies/describe-receipt.ts";
import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "../types.ts";
import { isChosenWhole, stateOf } from "./answer-choose.ts";
import { DROPPING, NO } from "./answer-words.ts";
import type { Conversation, Pending } from "./conversation.ts";
import { isGuess, LONGEST_OPEN } from "./outcomes.ts";
import { NO_TIME } from "./recent-writes.ts";

const MOST_REPLIES = 6;

type Guess = Extract<Pending, { need: "choose" }>;

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
  // nobody is pressed to remove something
  const open = conversation.pending.filter(({ age, need }) => age > 0 && need !== "confirm");
  return {
    ...output,
    reply: output.reply.needsClarification || output.undo ? output.reply : withOffers(output.reply, open, guesses),
    conversation: guesses.length > 0 ? { ...kept, passedOver: guesses } : kept,
  };
}

function withOffers(reply: AdvisorReply, open: readonly Pending[], guesses: readonly Guess[]): AdvisorReply {
  const fresh = open.filter(
    (each) => each.age === 1 && !("byTheWay" in each) && !reply.message.includes(each.question),
  );
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
function offersOf(open: Pending): string[] {
  const isSaid = open.age === 1 && !("byTheWay" in open || isGuess(open));
  if (open.need !== "choose") return isSaid ? open.quickReplies : [];
  return open.options
    .filter((option) => doesAnything(option) && !option.unoffered && (isSaid || !OF_A_QUESTION.test(option.reply)))
    .map(({ reply }) => reply);
}

function doesAnything({ changes, undo }: Guess["options"][number]): boolean {
  return changes.length > 0 || undo === true;
}

function stillAsked(open: Pending): string {
  const [only, ...others] = open.need === "choose" ? offersOf(open) : [];
  return only !== undefined && others.length === 0 && !OF_A_QUESTION.test(only)
    ? `Still open: **${bold(only)}**?`
    : `Still open: ${open.question}`;
}

/** The guesses of the last messages that were neither taken nor put away, and that are of figures as they stand. */
function stillPassedOver(
  { changes, undo, conversation }: AdvisorOutput,
  { pending, passedOver = [] }: Conversation,
  { message, documents }: AdvisorInput,
): Guess[] {
  const text = message.trim().toLowerCase();
  if (undo || DROPPING.test(text) || NO.test(text)) return [];
  const after = applyChanges(documents, changes, NO_TIME).documents;
  const isOpenAnyway = ({ question, options }: Guess) =>
    (conversation as Conversation).pending.some(
      (open) => open.need === "choose" && open.question === question && open.options.length === options.length,
    );
  return [...pending, ...passedOver]
    .filter((open): open is Guess => open.need === "choose" && isGuess(open))
    .map((guess) => ({ ...guess, age: guess.age + 1 }))
    .filter(
      (guess) =>
        guess.age <= LONGEST_OPEN &&
        !guess.options.some((option) => isChosenWhole(option, message)) &&
        !isOpenAnyway(guess) &&
        guess.seen === stateOf(guess.options, after),
    );
}
