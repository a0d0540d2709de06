import { applyChanges } from "@seven-figures/domain";
import { movedWords } from "../queries/say-past.ts";
import { describeChanges } from "../replies/describe-changes.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { saying } from "./outcomes.ts";
import { NO_TIME } from "./recent-writes.ts";

const LEAD = "^\\W*(?:(?:so|and|ok|okay|hey|wait|sorry|um|right|but|hello|hi|pls|please|hang on)\\W+)*";
const GOT =
  "(?:get|got|gotten|saved?|noted?|write|wrote|written|record(?:ed)?|log(?:ged)?|go through|gone through|went through|go in|gone in|catch|caught|hear|heard|register(?:ed)?|stored?|updated?|taken?|take|in|down|counted?|sink in|work)";
const IT =
  "(?:that|it|this|those|them|all|all of (?:that|it)|all that|my (?:last )?(?:message|one|payment|change|update)|the (?:last )?(?:message|one|payment|change|update|transfer|sale))";
const CLOSING =
  "(?: (?:that|it|this|all|down|ok|okay|right|through|already|then|yet|now|properly|correctly|alright|please|mate|pal|too|or not|or no|or nah|of that|in))*\\W*$";
/** "Did you get that", "did that go through", "is it noted", "you got that?" */
const WHETHER = new RegExp(
  `${LEAD}(?:(?:did|do|have|has|had|u|ye|you)(?:nt|n't)? )?(?:(?:did|have) )?(?:you|ye|u) (?:\\w+ )?${GOT} ?${IT}?${CLOSING}|${LEAD}(?:did|has|have|is|was|are|were) ${IT} (?:\\w+ )?${GOT}${CLOSING}|${LEAD}(?:got|all|that) (?:that|it|noted|saved|written)${CLOSING}`,
  "i",
);
/** "Ok, got it", "you got that": it is understood, and nothing is asked. */
const UNDERSTOOD = new RegExp(`${LEAD}(?:(?:i|you|ye|u)(?:'?ve)? )?got ${IT}[^?]*$`, "i");
/** Asked of a figure that fell, where nothing was just written. */
const WHETHER_DOWN = new RegExp(`${LEAD}(?:is|was|are|were) ${IT} down${CLOSING}`, "i");
/** "What did I tell you today", "what have you noted so far". */
const WHAT = new RegExp(
  `${LEAD}(?:tell me |show me |remind me |list )?what(?:ve|'ve)? (?:all |else |exactly )?(?:(?:did|have|had|do|hae|huv) )?(?:(?:i|we|you|ye|u) (?:all |just |actually |already |been )?(?:tell|told|telt|telling|say|said|saying|enter(?:ed)?|note|noted|write|wrote|written|record(?:ed)?|log(?:ged)?)|(?:you|ye|u) (?:all |just |actually |already )?(?:get|got|have))(?: (?:you|ye|u|down|so far|today|this (?:morning|afternoon|evening)|tonight|now|to you|me|here|already|this session|just now|all|noted|written|recorded|till now|from me|again))+\\W*$`,
  "i",
);
const OF_TODAY = /\b(?:today|this (?:morning|afternoon|evening)|tonight)\b/i;
const MOST_LINES = 10;

/**
 * What was noted, from what was written in this conversation or, of today, from the record of changes: "did you get that", "what did I tell
 * you today". Null for any other message.
 */
export function tellingWhatWasNoted(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { message } = input;
  if (/\d/.test(message) || UNDERSTOOD.test(message)) return null;
  if (WHAT.test(message)) return saying(conversation, { message: allNoted(input, conversation) });
  if (WHETHER_DOWN.test(message) && (conversation.since !== 0 || !conversation.recent?.length)) return null;
  return WHETHER.test(message) ? saying(conversation, { message: lastNoted(input, conversation) }) : null;
}

function allNoted(input: AdvisorInput, conversation: Conversation): string {
  const ofToday = OF_TODAY.test(input.message) ? noted(input) : null;
  if (ofToday) return ofToday;
  const lines = writtenLines(input, conversation).flat();
  if (lines.length === 0) return "Nothing was written in this conversation yet.";
  return ["In this conversation I wrote:\n", ...asList(lines)].join("\n");
}

/** What the record has of today; null where there is no record at hand. */
function noted({ history, today }: AdvisorInput): string | null {
  if (!history) return null;
  const fields = history.changes.filter(({ date }) => date === today).flatMap((change) => change.fields);
  if (fields.length === 0) return "Nothing was changed today.";
  return ["Today this was changed:\n", ...asList(fields.map(movedWords))].join("\n");
}

function asList(lines: readonly string[]): string[] {
  const shown = lines.slice(-MOST_LINES).map((line) => `- ${line}`);
  return lines.length > MOST_LINES ? [...shown, "- more before that, all under *Activity*"] : shown;
}

function lastNoted(input: AdvisorInput, conversation: Conversation): string {
  const last = writtenLines(input, conversation).at(-1)?.join(" ") ?? "";
  if (last === "")
    return "Nothing was written in this conversation yet. Tell me once more what holds, and I will note it.";
  return conversation.since === 0
    ? `Yes, it is noted. ${last}`
    : `Your last message changed nothing. The last that I noted: ${last}`;
}

/** What each of the last writes did, in words, the newest at the end. */
function writtenLines({ documents }: AdvisorInput, { recent = [] }: Conversation): string[][] {
  let after = documents;
  const lines: string[][] = [];
  for (const { changes, inverse } of recent.toReversed()) {
    const before = applyChanges(after, inverse, NO_TIME).documents;
    lines.unshift(describeChanges(changes, before, after));
    after = before;
  }
  return lines;
}
