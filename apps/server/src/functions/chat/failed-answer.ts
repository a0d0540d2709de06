import type { ChatResult } from "@seven-figures/calls";
import type { Documents } from "@seven-figures/domain";
import { SAYS_NOTHING } from "../../advisor/says-nothing.ts";
import { chatData } from "./chat-data.ts";

const TROUBLE = "I'm sorry, I'm having trouble responding right now. Please try again later.";
const TOO_LONG =
  "I'm sorry, I could not work through that message in good time, so I changed nothing. " +
  "Could you say it in a few short sentences?";

const OVERTAKEN =
  "I'm sorry, your data kept changing while I worked on that, so I changed nothing. Please send it again.";

/** What someone is told whose message the advisor failed on. Nothing was stored. */
export function failedAnswer(documents: Documents): ChatResult {
  return { ...nothingButWords(TROUBLE, documents), success: false };
}

/** What someone is told whose message took longer to read than a message may. Nothing was stored. */
export function overdueAnswer(documents: Documents): ChatResult {
  return nothingButWords(TOO_LONG, documents);
}

/** What someone is told whose data other writes changed again and again meanwhile. Nothing was stored. */
export function overtakenAnswer(documents: Documents): ChatResult {
  return nothingButWords(OVERTAKEN, documents);
}

function nothingButWords(message: string, documents: Documents): ChatResult {
  const reply = { ...SAYS_NOTHING, message };
  const data = chatData({ reply, applied: [], documents, receipt: [], changeId: null });
  return { success: true, message, data, isReadyForPlan: false };
}
