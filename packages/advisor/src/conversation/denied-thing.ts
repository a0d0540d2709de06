import type { Change } from "@seven-figures/domain";
import { choosing } from "../changes/carry-out.ts";
import { idsOf } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { bold } from "../replies/describe-changes.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { type Option, orNeither } from "../vetoes/veto.ts";
import { type Conversation, lasting, type Shown } from "./conversation.ts";
import { LEAD, NEVER_LISTED } from "./left-alone.ts";
import { askingBeside } from "./outcomes.ts";
import { namedIn } from "./shown-in.ts";

const NAME = "(?:(?:the|my|our|that|this|an?) )?(?:[\\w'-]+ ){0,3}?[\\w'-]+";
const NEVER_OWNED = new RegExp(
  `^\\W*${LEAD}(?:` +
    `${NAME} (?:was|were|is|are)(?:n't| not| never) (?:ever |even |really )?(?:mine|ours)` +
    `|${NAME} should(?:n't| not| never) (?:be|have been) (?:in|on|part of)? ?(?:here|there|(?:the|my|this|your) \\w+|listed)` +
    `|(?:i|we)(?: do not| don't| did not| didn't| never| have never|'ve never) (?:even |ever )?(?:own|owned|have|had) ${NAME}` +
    ")(?: at all| ever| either| in the first place)?\\W*$",
  "i",
);
const SAYS_NO = /^\W*(?:no|nope|nah|wait|hang on|hey|oh)\b/i;
/** A figure, a question or another sentence: something else is told besides. */
const MORE = /[\d?]|[.!;,] +(?:i|we|it|they|but|and)\b/i;
const BEGINNING = new RegExp(`^\\W*${LEAD}`, "i");
const MOST = 2;

/**
 * "No, the bungalow was never in here", right after something else was written: whether that is to come off is asked, and what was
 * written stands. Null where a message denies nothing that is stored, or what was just written.
 */
export function askingAfterDenied(
  { message, documents, today }: AdvisorInput,
  conversation: Conversation,
): AdvisorOutput | null {
  const { last, since = 0, pending, recent = [] } = conversation;
  if ((!last && pending.length === 0) || since > 1 || MORE.test(message.replace(BEGINNING, ""))) return null;
  if (!NEVER_LISTED.test(message) && !(SAYS_NO.test(message) && NEVER_OWNED.test(message))) return null;
  const named = namedIn(readerTokens(message, documents, today), documents);
  const written = new Set((recent.at(-1)?.changes ?? last?.changes ?? []).flatMap(idsOf));
  if (named.length === 0 || named.length > MOST || named.some(({ id }) => written.has(id))) return null;
  const options = named.map((thing): Option => {
    const name = storedName(thing.id, documents) ?? "";
    return { reply: `Take ${name} off`, changes: [takingOff(thing)] };
  });
  const names = named.map(({ id }) => `**${bold(storedName(id, documents) ?? "")}**`);
  const question = `I have ${names.join(" and ")} on record, from before. Shall I take ${names.length > 1 ? "one of them" : "it"} off?`;
  const ask = choosing({ question, options: orNeither(options) }, documents);
  return askingBeside(lasting(conversation), ask);
}

function takingOff({ side, id }: Shown): Change {
  return side === "goal"
    ? { kind: "delete-goal", id }
    : { kind: side === "asset" ? "delete-asset" : "delete-debt", id };
}
