import { applyChanges } from "@seven-figures/domain";
import { documentDifferences } from "./changes/document-differences.ts";
import { type Conversation, lasting } from "./conversation/conversation.ts";
import { asked } from "./conversation/evidence/asking-first.ts";
import { OF_SEVERAL } from "./conversation/evidence/evidence.ts";
import { saying, writing } from "./conversation/outcomes.ts";
import { NO_TIME } from "./conversation/recent-writes.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

/** Longer messages tell more than one thing and its mending. */
const LONGEST = 200;
const PARTS = /(?<=[.;!])\s+|,\s+(?=(?:no|nope|wait|actually|sorry|oops|whoops|hang on|hold on)\b)/i;
const SAYS_NO =
  "(?:(?:no|nope|wait|actually|sorry|oops|whoops|hang on|hold on|scratch that|my bad|correction|i mean|i meant|oh|ah)\\b[\\s,.!]*)+";
const IS =
  "(?:it|that|this|the [\\w']+(?: [\\w']+)?) (?:was|is|should be|should have been)(?: actually| really| meant to be)?";
const MENDS = new RegExp(
  `^\\W*${SAYS_NO}(?:${IS} [^.;\\d?]{2,50}|i did(?:n't| not)(?: do (?:it|that))?|(?:the )?other way (?:a?round|about))\\W*$`,
  "i",
);
/** What says that it was something else, and no more of how it went. */
const OTHER_WAY =
  /\b(?:charged?|purchase|payments?|paid|withdrawal|deposit|refund|transfer|borrowed|other|wrong|different|another)\b/i;

/**
 * What a message tells and puts right in its last words: "paid 200 on the Visa. Actually no, it was a charge". Both are read as if they
 * had been sent one after the other, and what comes of both is written at once; where the last words are not understood it is asked.
 * Null for any other message.
 */
export function mendedAfterwards(
  input: AdvisorInput,
  before: Conversation,
  responds: (input: AdvisorInput, before: Conversation) => AdvisorOutput,
): AdvisorOutput | null {
  const { message } = input;
  if (message.length > LONGEST || message.includes("?")) return null;
  const parts = message.split(PARTS);
  const from = parts.findIndex((_, at) => at > 0 && MENDS.test(parts.slice(at).join(" ")));
  const told = from > 0 ? message.slice(0, message.indexOf(parts[from] ?? "")) : "";
  const mending = from > 0 ? parts.slice(from).join(" ") : "";
  if (!/\d/.test(told)) return null;
  const first = responds({ ...input, message: told.trim() }, before);
  if (first.changes.length === 0 || first.undo || first.reply.care) return null;
  const { documents } = applyChanges(input.documents, first.changes, NO_TIME);
  const second = responds({ ...input, message: mending, documents }, first.conversation as Conversation);
  if (second.undo) return saying(lasting(before), { message: "All right, I noted nothing of it." });
  if (second.changes.length === 0)
    return OTHER_WAY.test(mending) ? asked({ question: OF_SEVERAL, others: [] }, first.changes, input, before) : null;
  const all = [...first.changes, ...second.changes];
  const changes = documentDifferences(input.documents, applyChanges(documents, second.changes, NO_TIME).documents, all);
  const { last } = second.conversation as Conversation;
  return writing(input, lasting(before), changes, last?.statements ?? []);
}
