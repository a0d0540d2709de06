import type { AdvisorOutput, UndoOutcome } from "@seven-figures/advisor";
import type { ChatResult } from "@seven-figures/calls";
import { applyChanges, type Change, DOCUMENT_KINDS, type Documents, instantOf } from "@seven-figures/domain";
import { type Call, defaultDocuments } from "../../call/call.ts";
import { type RecordedChange, recordChange } from "../../changes/record-change.ts";
import { undoChange } from "../../changes/undo-change.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { newId } from "../../new-id.ts";
import type { PersonWriter } from "../../store/person-writer.ts";
import type { StoredDocuments } from "../../store/stored-documents.ts";
import { requireAllowed } from "../require-allowed.ts";
import { chatData } from "./chat-data.ts";
import { addExchange, openingOf } from "./chat-history.ts";
import type { ChatPayload, ChatView } from "./chat-view.ts";

/** What the advisor saw has changed before its answer was stored. */
export class StaleView extends Error {}

interface AnswerToStore {
  view: ChatView;
  output: AdvisorOutput;
  /** Stores the answer though something has changed since, unless that could be overwritten by it. */
  isLastAttempt: boolean;
}

interface StoredAnswer extends Omit<RecordedChange, "stored"> {
  documents: Documents;
  applied: readonly Change[];
  /** In place of the advisor's own words. */
  message?: string;
}

/** Stores an answer in one transaction: its changes or its undo, their row in the log, and the conversation. */
export async function storeAnswer(payload: ChatPayload, call: Call, answer: AnswerToStore): Promise<ChatResult> {
  const { view, output, isLastAttempt } = answer;
  return writeOnce(call, payload.requestId, async (writer) => {
    const stored = await writer.documents(() => defaultDocuments(call));
    const session = await writer.findSession(payload.sessionId);
    const now = { stored, session };
    const isStale = isLastAttempt ? wouldOverwrite(output.changes, view, now) : hasMoved(view, now);
    if (isStale) throw new StaleView();

    const done = output.undo
      ? await undoLast(writer, call, stored, payload.timeZone)
      : await storeChanges(writer, call, stored, output.changes, payload.timeZone);
    const message = done.message ?? output.reply.message;
    const { documents, applied, fields, changeId } = done;
    const data = chatData({ reply: { ...output.reply, message }, applied, documents, receipt: fields, changeId });
    // Checked before it is kept: a conversation with a wrong answer in it could never be read again.
    const result = requireAllowed("handleSmartChatMessage", {
      success: true,
      message,
      data,
      isReadyForPlan: data.isReadyForPlan,
    });
    const { messages, messageCount } = addExchange(session?.messages, {
      requestId: payload.requestId ?? newId("message", call.now),
      said: payload.message,
      data: result.data,
      at: instantOf(call.now),
    });
    await writer.saveSession(payload.sessionId, session?.revision ?? 0, {
      conversation: JSON.stringify(output.conversation ?? null),
      messages,
      opening: openingOf(payload.message),
      messageCount,
      now: call.now,
    });
    return result;
  });
}

function hasMoved(seen: ChatView, now: ChatView): boolean {
  return seen.session?.revision !== now.session?.revision || haveDocumentsMoved(seen, now);
}

function haveDocumentsMoved(seen: ChatView, now: ChatView): boolean {
  return DOCUMENT_KINDS.some((kind) => seen.stored.revisions[kind] !== now.stored.revisions[kind]);
}

/** Whether changes were made from documents that have moved on. What only adds something goes with newer ones too. */
function wouldOverwrite(changes: readonly Change[], seen: ChatView, now: ChatView): boolean {
  return haveDocumentsMoved(seen, now) && changes.some(({ kind }) => !kind.startsWith("add-"));
}

async function storeChanges(
  writer: PersonWriter,
  call: Call,
  seen: StoredDocuments,
  changes: readonly Change[],
  timeZone: string | undefined,
): Promise<StoredAnswer> {
  const { documents: next, applied, refused } = applyChanges(seen.documents, changes, instantOf(call.now));
  if (refused.length > 0) call.services.log.warn("Changes of the advisor were refused", { count: refused.length });
  const recorded = await recordChange(writer, call, { seen, next, by: "advisor", timeZone });
  return { ...recorded, documents: recorded.stored.documents, applied };
}

/** Takes back the last change of the advisor's that still stands, and says what came of it. */
async function undoLast(
  writer: PersonWriter,
  call: Call,
  seen: StoredDocuments,
  timeZone: string | undefined,
): Promise<StoredAnswer> {
  const describe = (outcome: UndoOutcome) => call.services.advisor.describeUndo(outcome);
  const nothing = { documents: seen.documents, applied: [], fields: [], changeId: null };
  const change = await writer.findStandingAdvisorChange();
  if (!change) return { ...nothing, message: describe({ undone: false, reason: "nothing-to-undo" }) };
  const undo = await undoChange(writer, call, { change, seen, by: "advisor", timeZone });
  if ("refused" in undo) {
    const outcome: UndoOutcome =
      undo.refused === "later-edits"
        ? { undone: false, reason: undo.refused, things: undo.things }
        : { undone: false, reason: undo.refused };
    return { ...nothing, message: describe(outcome) };
  }
  const message = describe({ undone: true, fields: undo.fields });
  return { ...nothing, documents: undo.stored.documents, fields: undo.fields, message };
}
