import type { AdvisorOutput } from "@seven-figures/advisor";
import type { CheckedPayload, PreviewResult } from "@seven-figures/calls";
import { applyChanges, type FieldChange, instantOf } from "@seven-figures/domain";
import { OutOfTime } from "../../advisor/advisor-mind.ts";
import { placeOfError } from "../../advisor/place-of-error.ts";
import { type Call, type Handler, todayOf } from "../../call/call.ts";
import { changedFields } from "../../changes/changed-fields.ts";
import { planUndo } from "../../changes/plan-undo.ts";
import type { PersonReader } from "../../store/person-reader.ts";
import { advisorInput, askerOf, readView } from "./advisor-input.ts";
import type { ChatView } from "./chat-view.ts";

type Payload = CheckedPayload<"previewMessage">;

/**
 * What sending a message that is still being written would change or ask, by the very advisor that would answer it.
 * Nothing of it is kept: all of this has a reader alone. Nothing is told of danger and trouble, which are answered with
 * care once they are sent.
 */
export const previewMessage: Handler<"previewMessage"> = async (payload, call) => {
  const reader = call.services.store.reader(call.person.userId);
  const view = await readView(payload, call, reader);
  const output = await foresee(payload, call, reader, view);
  if (typeof output === "string") return nothing(output);
  const { needsClarification, clarificationQuestions, care } = output.reply;
  if (care) return nothing("told");
  const receipt = output.undo
    ? await undoneFields(payload, call, reader, view)
    : changedFields(view.stored, applyChanges(view.stored.documents, output.changes, instantOf(call.now)).documents);
  return { state: "told", receipt, question: (needsClarification && clarificationQuestions[0]) || null };
};

function nothing(state: PreviewResult["state"]): PreviewResult {
  return { state, receipt: [], question: null };
}

async function foresee(
  payload: Payload,
  call: Call,
  reader: PersonReader,
  view: ChatView,
): Promise<AdvisorOutput | "busy" | "unknown" | "never"> {
  const { advisor, log } = call.services;
  const asker = askerOf(payload, call, reader, performance.now());
  try {
    return await advisor.preview(advisorInput(payload, call, view), call.signal, asker);
  } catch (error) {
    call.signal.throwIfAborted();
    if (!(error instanceof OutOfTime)) {
      // Not even the message's shape: nothing of it is kept before it is sent.
      log.error("The advisor failed on a preview", { userId: call.person.userId, error: placeOfError(error) });
    }
    return "unknown";
  }
}

/** What taking the advisor's last change back would alter; nothing where that would be refused. */
async function undoneFields(
  { timeZone }: Payload,
  call: Call,
  reader: PersonReader,
  { stored }: ChatView,
): Promise<FieldChange[]> {
  const change = await reader.findStandingAdvisorChange();
  const plan = change && planUndo(stored.documents, change, todayOf(call, timeZone));
  return plan && "documents" in plan ? changedFields(stored, plan.documents) : [];
}
