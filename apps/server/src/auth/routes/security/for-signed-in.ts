import { refuse, refusePlainly, refuseSignedOut, refuseTooMany } from "../auth-answers.ts";
import type { AuthCall, AuthRoute } from "../auth-call.ts";
import { readJsonBody } from "../read-body.ts";
import { refuseReply } from "../refuse-reply.ts";
import { publicUser } from "../signed-in-answer.ts";

/** Whose session a request comes with. */
interface SignedIn {
  userId: string;
  sessionId: string;
  /** As the account has it. */
  email: string;
  /** Whether it is a sample person: one that has no ways in to look after. */
  isSample: boolean;
}

type Body = Record<string, unknown>;

/** A route for those who are signed in, by a page of ours; `body` is empty where the request has none. */
export function forSignedIn(work: (call: AuthCall, person: SignedIn, body: Body) => Promise<Response>): AuthRoute {
  return async (call) => {
    if (call.isForeign) return refusePlainly(403, "Requests from this origin are not accepted.");
    const body = (await readJsonBody(call.request)) ?? {};
    const reply = await call.forward(undefined, "/get-session");
    if (reply.status !== 200) return refuseReply("security", reply);
    const user = publicUser(reply.body?.user);
    const sessionId = idOf(reply.body?.session);
    if (!user || sessionId === undefined) return refuseSignedOut(reply.cookies);
    const isSample = user.sampleUntil !== undefined;
    return work(call, { userId: user.id, sessionId, email: user.email, isSample }, body);
  };
}

/** As {@link forSignedIn}, for what takes the password once more (`password` of the body), so that a browser left open is not enough. */
export function withPassword(
  work: (call: AuthCall, person: SignedIn, body: Body & { password: string }) => Promise<Response>,
): AuthRoute {
  return forSignedIn(async (call, person, body) => {
    if (person.isSample) return refuseSample();
    const { password } = body;
    if (typeof password !== "string" || password === "") return refuse("security", 400, "missing-password");
    const checked = await call.verifyPassword(person.userId, password);
    if ("retryAfterSeconds" in checked) return refuseTooMany("security", checked.retryAfterSeconds);
    if (!checked.right) return refuse("security", 403, "wrong-password");
    return work(call, person, { ...body, password });
  });
}

/** A sample person gets no password, passkey or address of its own: that is what signing up is for. */
export function refuseSample(): Response {
  return refusePlainly(403, "This is a sample. Sign up to keep it first.");
}

function idOf(session: unknown): string | undefined {
  return typeof session === "object" && session !== null && "id" in session ? String(session.id) : undefined;
}
