import { withPlainMarks } from "./plain-marks.ts";
import { rememberedLast } from "./remembered.ts";

/** A part of a message that can stand for itself, as it was written. */
export interface Piece {
  text: string;
  asks: boolean;
  /** Whether it, or what goes before it in its sentence, supposes something or asks. */
  isSupposed: boolean;
}

/** Between sentences; a full stop between digits, or after an abbreviation, is none. */
const SENTENCE_END = /(?<=[.!?;])(?<!\b(?:approx|vs|no|st|mr|mrs|dr|e\.g|i\.e)\.)\s+|\s*\n+\s*/i;
/** With these something new begins, whatever follows. */
const BEGINS_ANEW = "(?:,? (?:oh|and) (?:oh|also|then|anyway|btw)\\b,?|,? (?:oh|also|plus|anyway|btw)\\b,?)";
const SUBJECT = "(?:i|i'?ve|i'?m|we|we'?ve|my|our|the|can|could|should|do|does|am|is|are)";
const QUESTION_WORD = "(?:how|what|whats|which|when|where|why)";
const ORDER =
  "(?:put|add|set|bump|move|raise|lower|tell|remind|show|make|take|note|change|remove|delete|paid|moved|bought|sold|got|spent|threw|sent)";
const LINK = new RegExp(
  `${BEGINS_ANEW} (?=\\S+ \\S)|,? and (?=(?:${SUBJECT}|${QUESTION_WORD}|${ORDER})\\b)|, (?=(?:${SUBJECT}|${ORDER})\\b)`,
  "i",
);
const OF_WHAT = "(?:i|we|my|our|it|that|this|the|there|you)\\b";
const QUESTION = [
  "how (?:much|many|long|far|soon|fast|bad|big|do|does|is|are|am|can|would|about)\\b",
  `(?:what(?:'?s)?|which|when|where|why|who(?:'?s)?) (?:is|are|am|do|does|did|will|would|can|should|about|if|left|one|card|debt|account)\\b`,
  `(?:should|can|could|do|does|did|am|is|are|will|would) ${OF_WHAT}`,
].join("|");
const ASKS = new RegExp(`^(?:(?:so|and|but|ok|also|now|then) )*(?:${QUESTION})`, "i");
/** What ends in a question mark and holds none of these is told unsurely: "it's 7,450 now i think??" */
const ASKS_WITHIN = new RegExp(`\\b(?:${QUESTION})`, "i");
const SUPPOSES = /\b(?:if|suppose|supposing|assum(?:e|ing)|imagine|unless|say i|let's say)\b/i;
const SHORTEST = 2;
/** "And do it" asks nothing. */
const SHORTEST_QUESTION = 3;

/**
 * The parts of a message: its sentences, and what is joined on with a subject, an order or a word of its own. None of a
 * message that quotes: what is quoted is nobody's fact.
 */
export const piecesIn: (message: string) => readonly Piece[] = rememberedLast(2, piecesAnew);

/** Somebody else's words, or a text from elsewhere. */
const QUOTED =
  /["\u201C\u201D\u00AB\u00BB]|(?<![\p{L}\d])'[^']{8,}'|\b(?:says?|said|wrote|reads?|e-?mail|text|letter|message|notice)\b[^.!?]{0,20}:/iu;

function piecesAnew(message: string): readonly Piece[] {
  if (QUOTED.test(message)) return [];
  return withPlainMarks(message)
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const parts = sentence.split(LINK).filter((part) => part.trim().split(/\s+/).length >= SHORTEST);
      const endsAsking = sentence.trimEnd().endsWith("?");
      return parts.map((part, at) => ({
        text: part.trim(),
        asks:
          (ASKS.test(part.trim()) && part.trim().split(/\s+/).length >= SHORTEST_QUESTION) ||
          (endsAsking && at === parts.length - 1 && ASKS_WITHIN.test(part)),
        isSupposed:
          parts.slice(0, at + 1).some((each) => SUPPOSES.test(each)) ||
          parts.slice(0, at).some((each) => ASKS.test(each.trim())),
      }));
    });
}
