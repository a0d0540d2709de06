import type { Security } from "@seven-figures/calls";
import { answer } from "../auth-answers.ts";
import { forSignedIn } from "./for-signed-in.ts";

/** `GET /security`: a {@link Security}. */
export const getSecurity = forSignedIn(async (call, { userId, sessionId, email }) => {
  const state = await call.readSecurity(userId);
  return answer({ email, thisSession: sessionId, ...state } satisfies Security);
});
