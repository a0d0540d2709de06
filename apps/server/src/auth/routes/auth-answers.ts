import { type AccountErrorCode, type AccountFlow, findAccountError } from "@seven-figures/domain";

/** Nothing about accounts belongs in a cache. */
const HEADERS = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };

/** An answer; `cookies` are `Set-Cookie` lines to pass on. */
export function answer(body: unknown, cookies: readonly string[] = []): Response {
  return respond(200, body, cookies);
}

/** A refusal: the catalogue's code, with its sentence for whoever reads the wire. */
export function refuse(flow: AccountFlow, status: number, code: AccountErrorCode): Response {
  return respond(status, { code, message: findAccountError(flow, code).message });
}

export function refuseTooMany(flow: AccountFlow, retryAfterSeconds: number): Response {
  const response = refuse(flow, 429, "too-many-requests");
  response.headers.set("Retry-After", String(retryAfterSeconds));
  return response;
}

/** A refusal that no form shows: no such path, a foreign page. */
export function refusePlainly(status: number, message: string): Response {
  return respond(status, { code: "internal" satisfies AccountErrorCode, message });
}

/** A refusal with a sentence of its own, which is shown as it is. */
export function refuseNamed(status: number, code: string, message: string): Response {
  return respond(status, { code, message });
}

/** No session, or none any more. */
export function refuseSignedOut(cookies: readonly string[]): Response {
  return respond(
    401,
    { code: "invalid-credential" satisfies AccountErrorCode, message: "You are not signed in." },
    cookies,
  );
}

function respond(status: number, body: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers(HEADERS);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(JSON.stringify(body), { status, headers });
}
