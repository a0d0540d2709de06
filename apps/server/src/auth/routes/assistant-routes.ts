import { answer, refuse, refusePlainly } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { MAX_BODY_BYTES, readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";
import { forSignedIn, refuseSample } from "./security/for-signed-in.ts";

/** More than anybody has assistants. */
const MOST_ASSISTANTS = 20;

/** `GET /oauth2/authorize`: better-auth's; leads to the page that asks the person, or back to the assistant. */
export async function authorize(call: AuthCall): Promise<Response> {
  const reply = await call.oauth(`/oauth2/authorize${new URL(call.request.url).search}`);
  if (reply.status !== 200) return reply;
  // It tells scripts where to go, in place of leading them there.
  const { url } = (await reply.json()) as { url?: unknown };
  return new Response(null, { status: 302, headers: { Location: String(url), "Cache-Control": "no-store" } });
}

/** `POST /oauth2/token`: better-auth's; a code with its verifier, or a refresh token, for an access token. */
export async function issueToken(call: AuthCall): Promise<Response> {
  const refused = await countAttempt(call, "login", ["assistantTokenPerAddress", call.address]);
  if (refused) return refused;
  const text = await call.request.text();
  if (text.length > MAX_BODY_BYTES) return refusePlainly(413, "This is too large.");
  return call.oauth("/oauth2/token", { text, type: "application/x-www-form-urlencoded" });
}

/** `POST /oauth2/register`: better-auth's; an assistant says what it is called and where it is to be led back to. */
export async function registerAssistant(call: AuthCall): Promise<Response> {
  const refused = await countAttempt(call, "login", ["assistantPerAddress", call.address]);
  if (refused) return refused;
  const body = await readJsonBody(call.request);
  if (!body) return refusePlainly(400, "This is no registration.");
  const text = JSON.stringify({ ...(isNative(body) ? { application_type: "native" } : {}), ...body });
  return call.oauth("/oauth2/register", { text, type: "application/json" });
}

/** Most assistants run on the person's own machine and wait there, but don't say so: an address tells that is not https. */
function isNative({ redirect_uris: addresses }: Record<string, unknown>): boolean {
  return Array.isArray(addresses) && addresses.some((address) => !/^https:/i.test(String(address)));
}

/** `POST /assistants/asked {clientId}`: `{name, hosts}` of an assistant that asks to be let in. */
export const askedAssistant = forSignedIn(async (call, { isSample }, { clientId }) => {
  if (isSample) return refuseSample();
  const client = await call.assistants.findClient(String(clientId));
  return client ? answer(client) : refusePlainly(404, "There is no such assistant.");
});

/**
 * `POST /assistants/answer {query, accept, write}`: the person's yes or no to what the page's address (`query`, signed)
 * asks for; `{redirect}` is where the assistant waits. Whatever was asked, it may write only where `write` says so.
 */
export const answerAssistant = forSignedIn(async (call, person, { query, accept, write }) => {
  if (person.isSample) return refuseSample();
  if (typeof query !== "string") return refuse("security", 400, "step-ended");
  const asked = new URLSearchParams(query);
  const clientId = asked.get("client_id") ?? "";
  const client = await call.assistants.findClient(clientId);
  if (!client) return refusePlainly(404, "There is no such assistant.");
  const known = await call.assistants.list(person.userId);
  if (known.length >= MOST_ASSISTANTS && !known.some(({ id }) => id === clientId)) {
    return refusePlainly(409, "Revoke one of your assistants first.");
  }
  // What another yes was said to before is not to outlast this answer.
  if (accept === true) await call.assistants.revoke(person.userId, clientId);
  const scope = (asked.get("scope") ?? "").split(" ").filter((one) => one !== "write" || write === true);
  const consent = { accept: accept === true, scope: scope.join(" "), oauth_query: query };
  const reply = await call.consent(consent);
  if (reply.status !== 200) return refuseReply("security", reply);
  if (accept === true) {
    const may = scope.includes("write") ? "read and change" : "read";
    call.mails.notice(person, `You let an assistant ${may} your figures: ${client.name}.`);
  }
  return answer({ redirect: reply.body?.url });
});

/** `POST /security/revoke-assistant {id}`: the assistant is let in no more. Also right where it was not. */
export const revokeAssistant = forSignedIn(async (call, { userId }, { id }) => {
  await call.assistants.revoke(userId, typeof id === "string" ? id : "");
  return answer({ revoked: true });
});
