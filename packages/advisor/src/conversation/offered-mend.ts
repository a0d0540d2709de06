import type { Documents } from "@seven-figures/domain";
import { choosing } from "../changes/carry-out.ts";
import { OF_GUESSES } from "../reader/ask-which.ts";
import type { ContextThing } from "../reader/context-tokens.ts";
import { describeBriefly } from "../reader/describe-reading.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { MessageThings } from "../reader/message-things.ts";
import { saysOnlyWhyNot } from "../replies/describe-unwritten.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { NEITHER, type Option } from "../vetoes/veto.ts";
import type { Conversation } from "./conversation.ts";
import type { Correction } from "./correct-last.ts";
import { correctionAsRead, correctionsByName } from "./corrected-as-read.ts";
import { mendsNothing } from "./mends-nothing.ts";
import { isGuess } from "./outcomes.ts";
import { takingBackParts } from "./which-back.ts";

/** From here on, seen in all words of a message together, it is worth a question whether it mends what was just written. */
const LEAST_OF_ALL = 0.2;
/** The same where a word for it is said. */
const LEAST_SAID = 0.08;
/** From here on one way of putting it right is offered. */
const LEAST_RIGHT = 0.15;
/** From here on taking it back is offered beside that. */
const LEAST = 0.3;
const MOST_PUT_RIGHT = 2;
const MENDS = /^(?:fix|undo)/;
/** From here on it is no matter what else was made of its words. */
const LIKELY = 0.5;
/** From here on that goes for an answer and a question too. */
const LIKELIER = 0.6;

const TAKING_BACK: Option = { reply: "Take it back", changes: [], undo: true };

/** Words for what did not come about, or is to go again. */
const TAKES_BACK =
  /\b(?:undo|bin|nuke|scrub|scrap|strike|cancel\w*|revers\w+|retract|charge ?back|bounced|how it was|kick(?:ed)? back)\b/i;

/** What may be meant, the likeliest first, and how likely it is that any of it is. */
interface Mended {
  options: Option[];
  probability: number;
}

/**
 * An answer to a message that came to nothing, with what it may mend of what was written right before it as buttons: the
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
  if (!learned || output.changes.length > 0 || output.undo || output.reply.care) return output;
  if (!opened.last || (opened.since ?? 0) > 0 || isPlainQuestion(input.message)) return output;
  if (mendsNothing(input.message, learned.tokens.slice(learned.start), opened, input.documents)) return output;
  const found = mended(learned, context, opened, input);
  const isNothing = !conversation.answered && conversation.pending.every((open) => isGuess(open) || open.age > 0);
  if (!found || (!isNothing && (found.probability < LIKELIER || input.message.includes("?")))) return output;
  const guesses = conversation.pending.filter(isGuess).flatMap((open) => (open.need === "choose" ? open.options : []));
  const isNew = ({ reply }: Option) => reply !== NEITHER && !found.options.some((option) => option.reply === reply);
  const others = guesses.filter(isNew).slice(0, 1);
  const meant = [...found.options, ...others.map(({ yes: _, ...other }) => other)];
  const question = meant.length > 1 ? OF_GUESSES.several : OF_GUESSES.one;
  const options = [...meant, { reply: NEITHER, changes: [] }];
  const open = { ...choosing({ question, options }, input.documents), isGuess: true as const };
  // what was made of its words otherwise is beside the point, where it is likely to be this
  const isMissed = (conversation.misses ?? 0) > (opened.misses ?? 0) || guesses.length > 0;
  const isBeside = isMissed || found.probability >= LIKELY || saysOnlyWhyNot(output.reply.message);
  const asked = {
    message: isBeside ? question : `${output.reply.message}\n\n${question}`,
    needsClarification: true,
    clarificationQuestions: [question],
    quickReplies: open.quickReplies,
  };
  const pending = [open, ...conversation.pending.filter((each) => !isGuess(each))];
  return { ...output, reply: { ...output.reply, ...asked }, conversation: { ...conversation, pending } };
}

/** What a message may put right or take back of what was just written, the likeliest first; null where that is hardly seen. */
function mended(
  learned: LearnedReading,
  context: readonly ContextThing[],
  opened: Conversation,
  { message, documents }: AdvisorInput,
): Mended | null {
  const { reading } = learned;
  const seen = [...reading.acts, ...reading.whole, ...reading.guesses()].filter(({ label }) => MENDS.test(label));
  const probability = 1 - seen.reduce((none, each) => none * (1 - each.probability), 1);
  const isSaid = probability >= LEAST_SAID && TAKES_BACK.test(message);
  if (probability < LEAST_OF_ALL && !isSaid) return null;
  const right = mayPutRight(learned, context, opened, documents);
  const isTakenBack =
    right.length === 0 ||
    isSaid ||
    seen.some(({ label, probability: each }) => label.startsWith("undo") && each >= LEAST);
  const parts = isTakenBack ? takingBackParts(opened.recent ?? [], documents) : [];
  const back = isTakenBack && parts.length === 0 ? [TAKING_BACK] : parts;
  const options = [...right.slice(0, MOST_PUT_RIGHT), ...back];
  const [only] = options;
  return { options: only && options.length === 1 ? [{ ...only, yes: true }] : options, probability };
}

/** The corrections that a message may be, the likeliest first: by another figure, of another thing, done otherwise. */
function mayPutRight(
  { tokens, start, reading }: LearnedReading,
  context: readonly ContextThing[],
  { last }: Conversation,
  documents: Documents,
): Option[] {
  if (!last) return [];
  const things = new MessageThings(tokens, documents, null, context);
  const said = tokens.slice(start);
  const read = [...reading.acts, ...reading.guesses()].filter(({ label }) => label === "fix" || label === "fix-name");
  const done = reading.whole.filter(({ label }) => label.startsWith("fix-"));
  const found = new Map<string, Option>();
  const offer = (correction: Correction | null) => {
    const reply = correction ? describeBriefly(correction.changes, documents) : "";
    if (correction && reply !== "" && !found.has(reply)) found.set(reply, { reply, changes: correction.changes });
  };
  for (const each of [...read, ...done].toSorted((a, b) => b.probability - a.probability)) {
    if (each.probability < LEAST_RIGHT) break;
    const act = read.find((one) => one === each);
    offer(correctionAsRead(act, act ? [] : [each.label], said, last, things, documents, true));
    if (act?.label === "fix-name") correctionsByName(act, said, last, things, documents).forEach(offer);
  }
  return [...found.values()];
}
