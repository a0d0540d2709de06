import { applyChanges, type Change, type Documents } from "@seven-figures/domain";
import type { CarriedOut } from "../changes/resolve-statements.ts";
import type { Sentence } from "../language/sentences.ts";
import { describeReceipt, filled, isReadyForPlan, SAYS_NOTHING } from "../replies/describe-receipt.ts";
import { describeRefusals } from "../replies/describe-refusals.ts";
import type { Statement } from "../statements/statement.ts";
import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "../types.ts";
import type { Answered } from "./answer-pending.ts";
import type { Conversation, LastWrite, Pending } from "./conversation.ts";
import type { Correction } from "./correct-last.ts";
import { partsPutRight, withWrite } from "./recent-writes.ts";

/** An answer that writes nothing. */
export function saying(conversation: Conversation, reply: Partial<AdvisorReply>): AdvisorOutput {
  return { reply: { ...SAYS_NOTHING, ...reply }, changes: [], undo: false, conversation };
}

/** An open question once more. */
export function asking({ question, quickReplies }: Pending): Partial<AdvisorReply> {
  return { message: question, needsClarification: true, clarificationQuestions: [question], quickReplies };
}

/** How many messages a question stays open while other things are spoken of. */
export const LONGEST_OPEN = 2;

/** Whether a question is only a guess at what was told. */
export function isGuess(open: Pending): boolean {
  return open.need === "choose" && open.isGuess === true;
}

/** The questions that are still open after a message that answers none of them. */
export function stillOpen(pending: readonly Pending[]): Pending[] {
  return pending
    .filter((each) => !isGuess(each))
    .map((each): Pending => ({ ...each, age: each.age + 1 }))
    .filter(({ age }) => age <= LONGEST_OPEN);
}

/** An answer besides, which leaves open what was asked before. */
export function sayingBeside(conversation: Conversation, reply: Partial<AdvisorReply>): AdvisorOutput {
  const { pending, since = 0 } = conversation;
  return saying({ ...conversation, pending: stillOpen(pending), since: since + 1 }, reply);
}

/** A question beside, in words of its own where `message` has them: it is open before what was asked already. */
export function askingBeside(conversation: Conversation, open: Pending, message = open.question): AdvisorOutput {
  const { pending, since = 0 } = conversation;
  const beside = { ...conversation, pending: [open, ...stillOpen(pending)], since: since + 1 };
  return saying(beside, { ...asking(open), message });
}

/** The last change is taken back by whoever keeps the log. */
export function undoing(conversation: Conversation): AdvisorOutput {
  return {
    ...saying(
      {
        ...conversation,
        pending: [],
        last: null,
        offered: [],
        undone: conversation.last?.statements ?? [],
        recent: conversation.recent?.slice(0, -1) ?? [],
        inHand: undefined,
        shown: [],
        leftOpen: undefined,
      },
      {},
    ),
    undo: true,
  };
}

/** The documents that changes touch, as they stand before them. */
function touched(documents: Documents, changes: readonly Change[]): Partial<Documents> {
  const touches = (pattern: RegExp) => changes.some(({ kind }) => pattern.test(kind));
  return {
    ...(touches(/asset|debt|financial-info/) ? { financials: documents.financials } : {}),
    ...(touches(/^(?:add|edit|delete)-goal$/) ? { goals: documents.goals } : {}),
    ...(touches(/financial-goal|basic-info/) ? { profile: documents.profile } : {}),
    ...(touches(/past/) ? { past: documents.past } : {}),
    ...(touches(/names/) ? { skills: documents.skills } : {}),
  };
}

/** What was last written, as it was meant. */
export function correcting(
  input: AdvisorInput,
  conversation: Conversation,
  last: LastWrite,
  { statements, changes }: Correction,
): AdvisorOutput {
  const corrected: LastWrite = { ...last, statements, changes: [...last.changes, ...changes] };
  const output = writing(input, { ...conversation, last: corrected }, changes, null);
  const before = { ...input.documents, ...last.before };
  const { documents } = applyChanges(input.documents, output.changes, `${input.today}T00:00:00.000Z`);
  const former = conversation.recent ?? [];
  const parts = partsPutRight(former.at(-1)?.parts ?? [], corrected.changes);
  const recent = withWrite(former.slice(0, -1), before, documents, corrected, parts);
  return { ...output, conversation: { ...(output.conversation as Conversation), recent } };
}

/** Changes that need no more reading; `statements` null leaves what can be corrected next as it is. */
export function writing(
  input: AdvisorInput,
  conversation: Conversation,
  changes: Change[],
  statements: Statement[] | null,
): AdvisorOutput {
  const { documents, applied, refused } = applyChanges(input.documents, changes, `${input.today}T00:00:00.000Z`);
  const { warnings, problems } = describeRefusals(refused);
  const receipt = describeReceipt({ changes: applied, documents }, input.documents);
  const message = filled([receipt, ...problems, ...warnings]).join("\n\n") || "That is how it stands already.";
  const last = statements ? lastWrite(input, { changes: applied, statements }, conversation) : conversation.last;
  return {
    reply: { ...SAYS_NOTHING, message, warnings, isReadyForPlan: isReadyForPlan(documents) },
    changes: applied,
    undo: false,
    conversation: {
      ...conversation,
      pending: [],
      offered: [],
      last,
      recent: withWrite(conversation.recent ?? [], input.documents, documents, {
        changes: applied,
        statements: statements ?? [],
      }),
      since: 0,
      shown: [],
      leftOpen: undefined,
    },
  };
}

/** What was written last, to be corrected by the message after. */
export function lastWrite(
  input: AdvisorInput,
  { changes, statements }: Pick<CarriedOut, "changes" | "statements">,
  conversation: Conversation,
): LastWrite | null {
  if (changes.length === 0) return conversation.last;
  return { statements, before: touched(input.documents, changes), changes, today: input.today };
}

/** The answer to a message that only declines, or that says nothing to an open question; null for any other. */
export function withoutStatements(
  conversation: Conversation,
  { pending, declined, rest, completed, dropped, chosen }: Answered,
  sentences: readonly Sentence[],
): AdvisorOutput | null {
  if (declined) return saying({ ...conversation, pending }, { message: "All right, everything stays as it was." });
  const isUnclear = rest.length + completed.length === 0 && !dropped && !chosen;
  const [open] = pending;
  return isUnclear && sentences.length > 0 && open ? saying({ ...conversation, pending }, asking(open)) : null;
}
