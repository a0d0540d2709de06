import type { AccountErrorCode, AccountFlow } from "@seven-figures/domain";
import { refuse, refusePlainly } from "./auth-answers.ts";
import type { BetterAuthReply } from "./auth-call.ts";

/** better-auth's codes in the specification's words. */
const CODES: Record<string, { status: number; code: AccountErrorCode }> = {
  INVALID_EMAIL: { status: 400, code: "invalid-email" },
  // Of what we hand on, an e-mail alone can break its schema: its idea of an address is narrower than the form's.
  VALIDATION_ERROR: { status: 400, code: "invalid-email" },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, code: "invalid-credential" },
  INVALID_TOKEN: { status: 400, code: "invalid-credential" },
  USER_ALREADY_EXISTS: { status: 409, code: "email-already-in-use" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { status: 409, code: "email-already-in-use" },
  EMAIL_PASSWORD_DISABLED: { status: 403, code: "operation-not-allowed" },
  EMAIL_PASSWORD_SIGN_UP_DISABLED: { status: 403, code: "operation-not-allowed" },
};

/** Our answer to what better-auth refused. What we don't know is ours to fix, and tells nothing. */
export function refuseReply(flow: AccountFlow, reply: BetterAuthReply): Response {
  const known = typeof reply.body?.code === "string" ? CODES[reply.body.code] : undefined;
  if (known) return refuse(flow, known.status, known.code);
  if (reply.status === 403) return refusePlainly(403, "Requests from this origin are not accepted.");
  return refuse(flow, reply.status >= 500 ? 500 : reply.status, "internal");
}
