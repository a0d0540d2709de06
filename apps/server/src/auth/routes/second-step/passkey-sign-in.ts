import { answer, refuse, refusePlainly } from "../auth-answers.ts";
import type { AuthCall } from "../auth-call.ts";
import { countAttempt } from "../count-attempt.ts";
import { readJsonBody } from "../read-body.ts";
import { refuseReply } from "../refuse-reply.ts";
import { publicUser, signedInAnswer } from "../signed-in-answer.ts";

/** `POST /passkey/begin`: `{options}` of WebAuthn, for the browser to ask for a passkey by, within five minutes. */
export async function beginPasskeySignIn(call: AuthCall): Promise<Response> {
  if (call.isForeign) return refusePlainly(403, "Requests from this origin are not accepted.");
  const refused = await countAttempt(call, "secondStep", ["passkeyPerAddress", call.address]);
  if (refused) return refused;
  const reply = await call.forward(undefined, "/passkey/generate-authenticate-options");
  if (reply.status !== 200) return refuseReply("secondStep", reply);
  return answer({ options: { ...reply.body, userVerification: "required" } }, reply.cookies);
}

/**
 * `POST /passkey/sign-in {response, rememberMe?}`: signs in with a passkey alone, which is two factors by itself; after
 * a password it is the second step, and whether to be remembered was said there.
 */
export async function passkeySignIn(call: AuthCall): Promise<Response> {
  const refused = await countAttempt(call, "secondStep", ["passkeyPerAddress", call.address]);
  if (refused) return refused;
  const { response, rememberMe } = (await readJsonBody(call.request)) ?? {};
  const isRemembered = typeof rememberMe === "boolean" ? rememberMe : undefined;
  const reply = await call.forward({ response: response ?? {} }, "/passkey/verify-authentication", { isRemembered });
  if (reply.status >= 500 || reply.status === 403) return refuseReply("secondStep", reply);
  if (reply.status !== 200) return refuse("secondStep", 401, "passkey-not-accepted");
  const email = publicUser(reply.body?.user)?.email ?? "";
  return signedInAnswer(reply, call.devices.find(call.request, email) ? [] : [call.devices.mark(email)]);
}
