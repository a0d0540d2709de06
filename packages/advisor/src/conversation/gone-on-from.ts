import { applyChanges, type Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { filled } from "../replies/describe-receipt.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Option } from "../vetoes/veto.ts";
import { isChosenWhole, stateOf } from "./answer-choose.ts";
import { DROPPING, NO } from "./answer-words.ts";
import { type Conversation, lasting } from "./conversation.ts";
import { isGuess, writing } from "./outcomes.ts";
import { NO_TIME } from "./recent-writes.ts";

/** What goes on from something told, as having come about. */
const GOES_ON =
  /^\W*(?:and|plus|n|then|also)\b|\b(?:another|again|more|too|also|as well|both|the same|rest|of (?:it|that)|from (?:it|that|there)|that one)\b/i;
/** What asks, doubts or puts right takes nothing for granted. */
const NOT_ON =
  /\?|\b(?:no|not|never|nope|nah|wrong|sorry|actually|instead|meant|mean|only|wait|correction|undo|leave|other|if|should|would|could|was|were)\b|n['\u2019]t\b/i;

/** What is told of the other side, or of another thing done beside it. */
const BESIDE = /^\W*(?:and|plus|n|then|also)\b|\b(?:both|from|out of|outta|came)\b/i;

/** The one reading that was offered before a message that goes on from it; null where it does not, or several were. */
function goneOnFrom({ message, documents }: AdvisorInput, { pending }: Conversation): Option | null {
  const text = message.trim().toLowerCase();
  if (!GOES_ON.test(text) || NOT_ON.test(text) || NO.test(text) || DROPPING.test(text)) return null;
  const [open] = pending;
  if (open?.need !== "choose" || open.byTheWay || open.age > 1) return null;
  const does = open.options.filter(({ changes }) => changes.length > 0);
  const [only, ...others] = does;
  const isTaken = open.options.some((option) => isChosenWhole(option, message));
  const holds = open.seen === null || open.seen === stateOf(open.options, documents);
  const goes = only?.changes.some(({ kind }) => kind.startsWith("delete-") || kind.startsWith("add-"));
  return !only || others.length > 0 || isTaken || !holds || goes || !isMovement(only) ? null : only;
}

/** What another movement goes on from moved something itself: a balance that was read may have been a movement. */
function isMovement({ statements = [] }: Option): boolean {
  return (
    statements.length > 0 &&
    statements.every((each) =>
      each.kind === "entry"
        ? /^(?:add|put|subtract|pay|charge)$/.test(each.action)
        : each.kind === "goal-edit" && each.edit.current !== undefined && "by" in each.edit.current,
    )
  );
}

/**
 * A message that goes on from what was offered takes it for granted: "another 60 this morning", after "did I get this right?"
 * of the 60 before. Both are written, where the second is of the same things; null where it is not.
 */
export function goingOnFromOffered(
  input: AdvisorInput,
  opened: Conversation,
  respondTo: (input: AdvisorInput, opened: Conversation) => AdvisorOutput,
): AdvisorOutput | null {
  const offered = goneOnFrom(input, opened);
  if (!offered) return null;
  const before = { ...lasting(opened), pending: [], passedOver: [] };
  const first = writing(input, before, offered.changes, offered.statements ?? []);
  const documents = after(input.documents, first);
  const second = respondTo({ ...input, documents }, first.conversation as Conversation);
  if (second.undo || second.reply.care || !isOfSame(first, second, isGuessed(opened), input.message)) return null;
  const message = filled([first.reply.message, second.reply.message]).join("\n\n");
  return { ...second, changes: [...first.changes, ...second.changes], reply: { ...second.reply, message } };
}

function after(documents: Documents, { changes }: AdvisorOutput): Documents {
  return applyChanges(documents, changes, NO_TIME).documents;
}

/** Whether more is written of what the first wrote, or, where that was no mere guess, of another thing beside it. */
function isOfSame(first: AdvisorOutput, second: AdvisorOutput, isGuessed: boolean, message: string): boolean {
  const told = first.changes.flatMap(idsOf);
  const again = second.changes.flatMap(idsOf);
  if (again.some((id) => told.includes(id))) return true;
  return again.length > 0 && !isGuessed && BESIDE.test(message) && isOtherSide(second);
}

function isGuessed({ pending: [open] }: Conversation): boolean {
  return open !== undefined && isGuess(open);
}

function isOtherSide({ changes, reply }: AdvisorOutput): boolean {
  return !reply.needsClarification && changes.every(({ kind }) => kind === "edit-asset" || kind === "edit-debt");
}
