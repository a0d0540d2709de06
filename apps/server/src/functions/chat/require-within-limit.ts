import type { Call } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";

/** Of a sample person, which nobody signed up for. */
const SAMPLE_MESSAGES_A_MINUTE = 20;

/** Counts the message; throws RESOURCE_EXHAUSTED where the person sent too many within a minute. */
export async function requireWithinLimit({ services, person, now }: Call): Promise<void> {
  const { messagesPerMinute } = services.advisor;
  const most = person.isSample ? Math.min(messagesPerMinute, SAMPLE_MESSAGES_A_MINUTE) : messagesPerMinute;
  const waitMs = await services.store.countMessage(person.userId, most, now);
  if (waitMs === 0) return;
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = retryAfter === 1 ? "1 second" : `${retryAfter} seconds`;
  throw new CallFailure("RESOURCE_EXHAUSTED", `You are sending messages too quickly. Please try again in ${wait}.`, {
    retryAfter,
  });
}
