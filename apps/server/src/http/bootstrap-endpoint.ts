import { AUTH_PATH } from "../auth/auth-config.ts";
import type { Services } from "../call/call.ts";
import { BOOTSTRAP_CALLS, readBootstrap, requirePartsUnchanged } from "../functions/read-bootstrap.ts";
import type { Answers } from "./answer.ts";
import type { CallBudget } from "./call-budget.ts";
import type { CallEndpointOptions } from "./call-endpoint.ts";

interface BootstrapEndpointOptions extends Pick<CallEndpointOptions, "checkStored"> {
  services: Services;
  answers: Answers;
  budget: CallBudget;
}

/**
 * `GET /api/bootstrap`: what a page of the signed-in begins with, by the session's cookie. Says and sets what the two
 * account requests would that it stands for, and nothing of anyone where nobody is signed in.
 */
export function createBootstrapEndpoint({ services, answers, budget, checkStored }: BootstrapEndpointOptions) {
  const { auth } = services;

  return async function bootstrapEndpoint(request: Request, address: string): Promise<Response> {
    const { headers } = request;
    const ask = (path: string) =>
      auth.handle(new Request(new URL(AUTH_PATH + path, request.url), { headers }), address);
    const session = await ask("/get-session");
    const signedIn: unknown = await session.clone().json();
    if (!session.ok) return answers.withHeaders(session);
    const token = signedIn === null ? null : tokenOf(await (await ask("/token")).json());
    const person = token === null ? null : await auth.verifyToken(token);
    const cookies = session.headers.getSetCookie();
    if (!person) return withCookies(answers.json(200, { session: null }), cookies);
    const now = services.clock();
    for (const name of Object.values(BOOTSTRAP_CALLS)) budget.spend(person, name, now);
    const signal = request.signal;
    const call = { name: BOOTSTRAP_CALLS.profile, person, payload: null, services, now, signal, sendDelta: () => {} };
    const known = { ...(signedIn as object), remembered: isRemembered(headers) };
    const parts = await readBootstrap(call);
    if (checkStored) requirePartsUnchanged(parts);
    return withCookies(answers.json(200, { session: known, token, ...parts }), cookies);
  };
}

/** Unless the cookie says otherwise the session outlasts the browser. */
function isRemembered(headers: Headers): boolean {
  return !/\.dont_remember=/.test(headers.get("cookie") ?? "");
}

function tokenOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("token" in answer)) return null;
  return typeof answer.token === "string" ? answer.token : null;
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
