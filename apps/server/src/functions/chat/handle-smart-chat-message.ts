import type { CallResult } from "@seven-figures/calls";
import type { Handler } from "../../call/call.ts";
import { findReply } from "../../changes/write-once.ts";
import { answerMessage } from "./answer-message.ts";
import { requireWithinLimit } from "./require-within-limit.ts";
import { sendInPieces } from "./send-in-pieces.ts";

/** Answers a message: what the advisor changes is stored in one step with its row in the log and the conversation. */
export const handleSmartChatMessage: Handler<"handleSmartChatMessage"> = async (payload, call) => {
  await requireWithinLimit(call);
  const reader = call.services.store.reader(call.person.userId);
  const earlier =
    payload.requestId !== undefined &&
    (await findReply<CallResult<"handleSmartChatMessage">>(reader, call, payload.requestId));
  if (earlier) return earlier.reply;

  let sentAhead = false;
  const result = await answerMessage(payload, call, (delta) => {
    sentAhead = true;
    call.sendDelta(delta);
  });
  if (!sentAhead) await sendInPieces(result.message, call);
  return result;
};
