import type { AdvisorOutput } from "@seven-figures/advisor";
import type { ChatResult } from "@seven-figures/calls";
import type { Asker } from "../../advisor/advisor.ts";
import { OutOfTime } from "../../advisor/advisor-mind.ts";
import { messageShape } from "../../advisor/message-shape.ts";
import { placeOfError } from "../../advisor/place-of-error.ts";
import type { Call } from "../../call/call.ts";
import { advisorInput, askerOf, readView } from "./advisor-input.ts";
import type { ChatPayload, ChatView } from "./chat-view.ts";
import { failedAnswer, overdueAnswer, overtakenAnswer } from "./failed-answer.ts";
import { StaleView, storeAnswer } from "./store-answer.ts";

/** An advisor that was overtaken by other writes is asked so often at most, with what is there now. */
const MOST_ATTEMPTS = 5;

/** Asks the advisor and stores what it decided, on the very data that it saw. */
export async function answerMessage(
  payload: ChatPayload,
  call: Call,
  onDelta: (delta: string) => void,
): Promise<ChatResult> {
  const reader = call.services.store.reader(call.person.userId);
  const since = performance.now();
  for (let attempt = 1; ; attempt++) {
    const view = await readView(payload, call, reader);
    const asker = askerOf(payload, call, reader, since);
    // Pieces of a later attempt would follow those of an answer that no longer holds.
    const output = await askAdvisor(payload, call, view, { asker, onDelta: attempt === 1 ? onDelta : () => {} });
    if (output === "failed") return failedAnswer(view.stored.documents);
    if (output === "overdue") return overdueAnswer(view.stored.documents);
    try {
      return await storeAnswer(payload, call, { view, output, isLastAttempt: attempt === MOST_ATTEMPTS });
    } catch (error) {
      if (!(error instanceof StaleView)) throw error;
      if (attempt === MOST_ATTEMPTS) return overtakenAnswer(view.stored.documents);
    }
  }
}

/** A failure is a defect of the advisor; overdue is a message that takes it too long. */
async function askAdvisor(
  payload: ChatPayload,
  call: Call,
  view: ChatView,
  { asker, onDelta }: { asker: Asker; onDelta: (delta: string) => void },
): Promise<AdvisorOutput | "failed" | "overdue"> {
  const { advisor, log } = call.services;
  try {
    return await advisor.respond(advisorInput(payload, call, view), onDelta, call.signal, asker);
  } catch (error) {
    call.signal.throwIfAborted();
    const about = { userId: call.person.userId, shape: messageShape(payload.message) };
    if (error instanceof OutOfTime) {
      log.warn("A message took the advisor too long", about);
      return "overdue";
    }
    log.error("The advisor failed on a message", { ...about, error: placeOfError(error) });
    return "failed";
  }
}
