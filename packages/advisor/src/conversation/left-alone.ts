import type { CalendarDate, Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { nameWordsOf } from "../statements/read-mention.ts";
import type { Conversation } from "./conversation.ts";
import type { Gone } from "./gone-things.ts";
import { namedIn } from "./shown-in.ts";

/** What a message says that is to stay as it is, and what it says besides. */
export interface LeftAlone {
  rest: string;
  /** Of what is stored, by name. */
  names: string[];
}

const ONE = "(?:the|my|our|that|those|these|this) (?:\\w+ ){0,3}?\\w+|it|they|that|those|them";
/** How a message begins that says so against what was answered. */
export const LEAD =
  "(?:(?:no|nope|nah|goodness|oh|well|hey|ok|okay|sorry|wait|hang on|but|and|also|actually|dear|man|bro|lol)\\b[\\s,!.]*)*";
const LISTS =
  "(?:in here|on here|in there|on there|(?:in|on|part of) (?:the|my|your|any|this) (?:list|lists|app|data|books|records?|assets|accounts?|numbers)|listed|tracked|recorded|entered|added|in the first place)";
export const NEVER_LISTED = new RegExp(
  `^\\W*${LEAD}(?:${ONE}) (?:was|were|is|are|has been|have been|had been)(?:n't| not| never)(?: ever| even| been| actually)* ${LISTS}\\b[^\\d]*$`,
  "i",
);
const STILL_HAVE = new RegExp(
  `^\\W*${LEAD}(?:i|we)(?: do|'m| am|'ve| have)? (?:still (?:have|own|got|hold|keep|keeping)|keeping|kept|keep|have (?:still )?got) (?:${ONE})\\b`,
  "i",
);
const LEAVE = new RegExp(
  `^\\W*${LEAD}(?:please |just )*(?:leave|keep|do not touch|don't touch|don't remove|do not remove) (?:${ONE})(?: (?:alone|as (?:it is|they are|is)|there|be|where (?:it is|they are)|in))?\\W*(?:please)?\\W*$`,
  "i",
);
const ONLY_THAT = new RegExp(
  `^\\W*${LEAD}(?:it|that|this)(?:'s| was| is)(?: just| only) (?:the |an? |some |my )?[a-z ]{3,30}\\W*$`,
  "i",
);
const ONLY_WRONG =
  /(?:^|,)\s*(?:and |but |it's |it was )*(?:only|just) (?:that|the|this)(?: \w+){0,3} (?:was|is|were|that was|that's) (?:wrong|off|incorrect|mistaken)\W*$/i;
/** "No," alone. */
const NOTHING_MORE = new RegExp(`^\\W*${LEAD}\\W*$`, "i");
const PARTS = /(?<=[.!;])\s+|,\s+(?=(?:please )?(?:leave|keep) |but |(?:it|that) was (?:just|only) )/i;

/**
 * What only says that things stay as they are: "the drums were never in here", "I still have the bonds, leave them. It was just the
 * interest". Nothing that was written is taken back for it, and the rest of the message is read by itself. Null where nothing is so.
 */
export function leftAlone(
  message: string,
  { last, recent = [], pending, gone = [] }: Conversation,
  documents: Documents,
  today: CalendarDate,
): LeftAlone | null {
  if (!last && pending.length === 0) return null;
  if (saysWhatIsGone(message, gone)) return null;
  const written = new Set((recent.at(-1)?.changes ?? []).flatMap(idsOf));
  const names: string[] = [];
  let isLeft = false;
  const rest = message.split(PARTS).filter((part) => {
    if (/\d|\?/.test(part)) return true;
    const ids = namedIn(readerTokens(part, documents, today), documents).map(({ id }) => id);
    const stays = isKept(part, ids, written, isLeft);
    if (stays) names.push(...ids.map((id) => storedName(id, documents) ?? ""));
    isLeft ||= stays;
    return !stays;
  });
  const told = rest.join(" ").trim();
  return isLeft ? { rest: NOTHING_MORE.test(told) ? "" : told, names: [...new Set(names)] } : null;
}

/** "I still have the Camry", which was taken off: it is no other thing with that word. */
function saysWhatIsGone(message: string, gone: readonly Gone[]): boolean {
  const words = new Set(message.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  return gone.some((each) =>
    nameWordsOf("title" in each.thing ? each.thing.title : each.thing.name).some((word) =>
      words.has(word.toLowerCase()),
    ),
  );
}

function isKept(part: string, ids: readonly string[], written: ReadonlySet<string>, isLeft: boolean): boolean {
  const isOther = ids.length > 0 && !ids.some((id) => written.has(id));
  if (NEVER_LISTED.test(part)) return ids.length === 0 || isOther;
  if (STILL_HAVE.test(part)) return isOther;
  if (LEAVE.test(part)) return isOther || (isLeft && ids.length === 0);
  return isLeft && ids.length === 0 && ONLY_THAT.test(part);
}

/** A correction without what only says that nothing else was wrong: "no, the Visa was a payment, only that one was wrong". */
export function withoutOnlyWrong(message: string): string {
  const rest = message.replace(ONLY_WRONG, "").trim();
  return /\w/.test(rest) ? rest : message;
}
