import type { AccountFlow } from "@seven-figures/domain";
import type { LimitName } from "../limits/auth-limits.ts";
import { refuseTooMany } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";

/** Counts an attempt against limits, in order; the refusal to answer with where one is reached, and no more is counted. */
export async function countAttempt(
  { limiter }: Pick<AuthCall, "limiter">,
  flow: AccountFlow,
  ...limits: [limit: LimitName, who: string][]
): Promise<Response | undefined> {
  for (const [limit, who] of limits) {
    const attempt = await limiter.attempt(limit, who);
    if (!attempt.allowed) return refuseTooMany(flow, attempt.retryAfterSeconds);
  }
  return undefined;
}
