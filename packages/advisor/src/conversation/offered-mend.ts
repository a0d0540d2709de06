import { choosing } from "../changes/carry-out.ts";
import { NEITHER, OF_GUESSES } from "../reader/ask-which.ts";
import type { ContextThing } from "../reader/context-tokens.ts";
import { describeBriefly } from "../reader/describe-reading.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { MessageThings } from "../reader/message-things.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Option } from "../vetoes/veto.ts";
import type { Conversation } from "./conversation.ts";
import { correctionAsRead } from "./corrected-as-read.ts";
import { isGuess } from "./outcomes.ts";

/** From here on it is worth a question whether a message puts right, or takes back, what was just written. */
const LEAST = 0.3;
const LIKELY = 0.5;

const TAKING_BACK: Option = { reply: "Take it back", changes: [], undo: true, yes: true };

/**
 * An answer to a message that came to nothing, with what it may mend of what was written right before it as a button: the
 * reader takes it for that, not surely enough to write it unasked.
 */
export function offeringMend(
  output: AdvisorOutput,
  learned: LearnedReading | undefined,
  context: readonly ContextThing[],
  opened: Conversation,
  input: AdvisorInput,
): AdvisorOutput {
  const conversation = output.conversation as Conversation;
  const isNothing = output.changes.length === 0 && !output.undo && !conversation.answered;
  if (!learned || !isNothing || !conversation.pending.every((open) => isGuess(open) || open.age > 0)) return output;
  if (!opened.last || (opened.since ?? 0) > 0 || isPlainQuestion(input.message)) return output;
  const found = mayMend(learned, context, opened, input);
  if (!found) return output;
  const { option } = found;
  const guesses = conversation.pending.filter(isGuess).flatMap((open) => (open.need === "choose" ? open.options : []));
  const others = guesses.filter(({ reply }) => reply !== NEITHER && reply !== option.reply).slice(0, 1);
  const options = [option, ...others.map(({ yes: _, ...other }) => other), { reply: NEITHER, changes: [] }];
  const open = { ...choosing({ question: OF_GUESSES.one, options }, input.documents), isGuess: true as const };
  // what was made of its words otherwise is beside the point, where it is likely to be this
  const isMissed = (conversation.misses ?? 0) > (opened.misses ?? 0) || guesses.length > 0;
  const message =
    isMissed || found.probability >= LIKELY ? OF_GUESSES.one : `${output.reply.message}\n\n${OF_GUESSES.one}`;
  const asked = {
    message,
    needsClarification: true,
    clarificationQuestions: [OF_GUESSES.one],
    quickReplies: open.quickReplies,
  };
  const pending = [open, ...conversation.pending.filter((each) => !isGuess(each))];
  return { ...output, reply: { ...output.reply, ...asked }, conversation: { ...conversation, pending } };
}

/** The likeliest of what a message may mend; null where it is none, or hardly. */
function mayMend(
  { tokens, start, reading }: LearnedReading,
  context: readonly ContextThing[],
  { last }: Conversation,
  { documents }: AdvisorInput,
): { option: Option; probability: number } | null {
  if (!last) return null;
  const things = new MessageThings(tokens, documents, null, context);
  const [read] = [...reading.acts, ...reading.whole]
    .filter(({ label, probability }) => /^(?:fix|undo)/.test(label) && probability >= LEAST)
    .toSorted((a, b) => b.probability - a.probability);
  if (!read) return null;
  const { label, probability } = read;
  const act = reading.acts.find((each) => each === read);
  if (label.startsWith("undo")) return act ? null : { option: TAKING_BACK, probability };
  const correction = correctionAsRead(act, act ? [] : [label], tokens.slice(start), last, things, documents);
  const reply = correction ? describeBriefly(correction.changes, documents) : "";
  if (!correction || reply === "") return null;
  const { changes, statements } = correction;
  return { option: { reply, changes, statements, yes: true }, probability };
}
