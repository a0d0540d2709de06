import { answer } from "../auth-answers.ts";
import { forSignedIn } from "./for-signed-in.ts";

/** `GET /security`: `{email, thisSession, twoStep, passkeys, sessions}`, see `SecurityState`. */
export const getSecurity = forSignedIn(async (call, { userId, sessionId, email }) =>
  answer({ email, thisSession: sessionId, ...(await call.readSecurity(userId)) }),
);
