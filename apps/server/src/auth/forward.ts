import { AUTH_PATH } from "./auth-config.ts";
import { NOT_REMEMBERED_HEADER } from "./remembered.ts";
import type { BetterAuthReply, ForwardOptions } from "./routes/auth-call.ts";

/** better-auth, whichever its plugins are. */
interface Handler {
  handler(request: Request): Promise<Response>;
  options: { baseURL: string };
}

/** The headers that better-auth decides by. Others, such as who a proxy says the caller is, never reach it. */
const PASSED_ON = ["cookie", "origin", "referer", "user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/** Hands a request on to better-auth, with a body that was checked before in place of its own; a GET without one. */
export async function forward(
  betterAuth: Handler,
  request: Request,
  path: string,
  body: object | undefined,
  { isRemembered }: ForwardOptions = {},
): Promise<BetterAuthReply> {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (isRemembered === false) headers.set(NOT_REMEMBERED_HEADER, "yes");
  const { origin } = new URL(betterAuth.options.baseURL);
  const init: RequestInit = { method: body ? "POST" : "GET", headers };
  if (body) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(body);
  }
  const response = await betterAuth.handler(new Request(`${origin}${AUTH_PATH}${path}`, init));
  const text = await response.text();
  return { status: response.status, body: parseObject(text), cookies: response.headers.getSetCookie() };
}

/** Hands an assistant's request on as it came, its body read before, and gives the answer with what of it is for the caller. */
export async function forwardOauth(
  oauth: Handler,
  request: Request,
  path: string,
  body: { text: string; type: string } | undefined,
): Promise<Response> {
  const headers = new Headers();
  for (const name of [...PASSED_ON, "authorization"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body) headers.set("Content-Type", body.type);
  const { origin } = new URL(oauth.options.baseURL);
  const init: RequestInit = { method: body ? "POST" : "GET", headers, ...(body ? { body: body.text } : {}) };
  const reply = await oauth.handler(new Request(`${origin}${AUTH_PATH}${path}`, init));
  const kept = new Headers({ "Cache-Control": "no-store" });
  for (const name of ["content-type", "location", "www-authenticate"]) {
    const value = reply.headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return new Response(await reply.text(), { status: reply.status, headers: kept });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
