import { namedFeeling } from "../answers/talk/answer-feeling.ts";
import { OF_MOOD } from "../language/moods.ts";
import { readerTokens, type TokenMark } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";

const SENTENCES = /(?<=[.!\u2026])\s+|\n+/;
const MOST_SENTENCES = 5;
const MOST_WORDS = 14;
/** What a sentence asks, denies or tells a figure by. */
const OF_FIGURES = /[\d?:$\u00A3\u20AC]|n't\b/i;
/** A sentence may begin with it: "It is pouring." */
const BEGINS_WITH_IT = /^\W*it(?:'s| is)\b/i;
/** "Quick one." */
const NO_OTHER = /\b(?:quick|small|good) one\b/i;
/** Words that the rest may hang on, or that tell, ask, order or deny something themselves; a star stands for any ending. */
const WEIGHTY =
  `it its it's that that's this these those them one ones both same other another rest half all each by if suppose imagine say let's when
  no not never yes yeah yep sorry wrong wait mistake forget today yesterday last next ago year years month week since until first second
  paid pay* sold sell* bought buy* owe owes owed earn* made make makes spend* spent sav* add remove delete drop change set rename mark tick
  undo put took take got get gave give lent borrow* goal goals plan plans want wants hope hopes hoping dream* wish need* retire* quit fired
  hired laid job raise bonus bill bills money cash rent debt debts loan loans bank married marriage divorc* pregnant baby born moved moving
  died death passed lost won inherit* sick ill hospital should would could can will shall tell show help update done finished learn* start*
  stop* interest rate rates highest lowest biggest smallest most least total net worth balance* percent* share shares average figure*
  number* sum sums list joking kidding joke hypothetical* story pretend* test* about neighbo* roommate* friend* trick`.split(
    /\s+/,
  );
const WHOLE: ReadonlySet<string> = new Set(WEIGHTY.filter((word) => !word.endsWith("*")));
const BEGUN = WEIGHTY.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
/** Somebody or something that the sentence is about: "highest interest" is a question. */
const HAS_SUBJECT = /\b(?:i|i'm|i've|we|we're|we've|my|our|it|it's|the|this|that|he|she|they|you|you're)\b/i;
/** Who or what was spoken of in the sentence before. */
const OF_BEFORE = /\b(?:he|she|they|him|her|his|hers|their|theirs|them|he's|she's|they're|that|this|it|those|these)\b/i;
const OF_WHAT_IS_STORED: readonly TokenMark[] = ["A", "a", "D", "d", "G", "S", "K", "I", "x", "y", "b", "e"];
/** From here on a word surely bears no act. */
const IDLE = 0.85;
const FEWEST_WORDS = 3;

/**
 * A message without the sentences at its ends that tell nothing of anything: "My husband says hi.", "It is pouring outside." What is said of
 * a feeling stays, for it is answered.
 */
export function withoutChatter(message: string, input: AdvisorInput): string {
  const sentences = message.split(SENTENCES).filter((each) => /\p{L}|\d/u.test(each));
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES || !input.reader) return message;
  const isIdle = sentences.map((each) => isChatter(each, input));
  const from = isIdle.indexOf(false);
  const to = isIdle.lastIndexOf(false) + 1;
  if (from < 0 || (from === 0 && to === sentences.length)) return message;
  const rest = sentences.slice(from, to).join(" ");
  if (from > 0 && OF_BEFORE.test(rest)) return message;
  return rest.split(/\s+/).length < FEWEST_WORDS ? message : rest;
}

function isChatter(sentence: string, { documents, today, reader }: AdvisorInput): boolean {
  const words = sentence.split(/\s+/).length;
  if (words > MOST_WORDS || words < FEWEST_OF_CHATTER || !HAS_SUBJECT.test(sentence)) return false;
  if (isWeighty(sentence) || OF_MOOD.test(sentence) || namedFeeling(sentence) !== null) return false;
  const tokens = readerTokens(sentence, documents, today);
  if (tokens.some(({ slot, marks }) => slot !== null || OF_WHAT_IS_STORED.some((mark) => marks.has(mark))))
    return false;
  const { reading } = reader?.read(sentence, documents, today) ?? {};
  return reading?.idle.every((idle) => idle >= IDLE) ?? false;
}

function isWeighty(sentence: string): boolean {
  if (OF_FIGURES.test(sentence)) return true;
  const words: string[] =
    sentence
      .replace(BEGINS_WITH_IT, "")
      .replace(NO_OTHER, "")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  return words.some((word) => WHOLE.has(word) || BEGUN.some((begin) => word.startsWith(begin)));
}

const FEWEST_OF_CHATTER = 2;
