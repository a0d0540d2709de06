import type { Question } from "./chat-message.ts";

const PLAN_SHOWN = "Make me a plan";
const PLAN_SENT = "I'd like you to create a comprehensive financial plan for me.";

/** A press of the plan button: what is sent for it, and what stands in the person's bubble. */
export const PLAN_REQUEST: Omit<Question, "id"> = { sent: PLAN_SENT, shown: PLAN_SHOWN, isPlan: true };

/** What of a message that was sent stands in the person's bubble. */
export function shownText(sent: string): string {
  return sent === PLAN_SENT ? PLAN_SHOWN : sent;
}
