import { answer, refuseSignedOut } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { refuseReply } from "./refuse-reply.ts";
import { publicUser } from "./signed-in-answer.ts";

/** `GET /get-session`: `{session: {id, expiresAt}, user: {id, name, email}}`, or null where nobody is signed in. */
export async function getSession(call: AuthCall): Promise<Response> {
  const reply = await call.forward();
  if (reply.status !== 200) return refuseReply("login", reply);
  const session = reply.body?.session;
  const user = publicUser(reply.body?.user);
  if (!user || typeof session !== "object" || session === null) return answer(null, reply.cookies);
  const { id, expiresAt } = { id: undefined, expiresAt: undefined, ...session };
  return answer({ session: { id, expiresAt }, user }, reply.cookies);
}

/**
 * `GET /token`: `{token}`, a fresh Bearer token of the session; 401 with `invalid-credential` where there is none.
 * Asking again is the 'force token refresh'.
 */
export async function getToken(call: AuthCall): Promise<Response> {
  const reply = await call.forward();
  if (reply.status === 401) {
    // better-auth takes a session that could not be read for none at all; its other path tells the two apart.
    const session = await call.forward(undefined, "/get-session");
    if (session.status !== 200) return refuseReply("login", session);
    return refuseSignedOut(session.cookies);
  }
  return reply.status === 200 ? answer({ token: reply.body?.token }, reply.cookies) : refuseReply("login", reply);
}

/** `POST /sign-out`: ends the session. Also right where there is none. A sample person, who can't come back, is erased. */
export async function signOut(call: AuthCall): Promise<Response> {
  const session = await call.forward(undefined, "/get-session");
  const user = session.status === 200 ? publicUser(session.body?.user) : null;
  const reply = await call.forward({});
  if (reply.status === 200 && user?.sampleUntil !== undefined) await call.samples.erase(user);
  return reply.status === 200 ? answer({ signedOut: true }, reply.cookies) : refuseReply("login", reply);
}
