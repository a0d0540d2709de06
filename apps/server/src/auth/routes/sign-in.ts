import { checkedEmail, passwordState } from "./account-checks.ts";
import { answer, refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findAccount } from "./find-account.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";
import { signedInAnswer } from "./signed-in-answer.ts";

/**
 * `POST /sign-in/email {email, password, rememberMe?}`: the account and its cookie; for those who want a second step
 * `{secondStep: {app, passkey}}` (which of them they have), and no session yet. An unknown e-mail and a wrong password get one answer after one
 * amount of work: better-auth hashes in both cases. Strangers' wrong passwords count for the account, those from a device
 * that is known to it for that device, so that nobody is kept out of their own account by others.
 */
export async function signIn(call: AuthCall): Promise<Response> {
  const body = (await readJsonBody(call.request)) ?? {};
  const email = checkedEmail(body.email);
  if (email === undefined) return refuse("login", 400, "invalid-email");
  const state = passwordState(body.password, "existing");
  if (state !== "fit") return refuse("login", 400, state === "missing" ? "missing-password" : "weak-password");

  const device = call.devices.find(call.request, email);
  const limit = device ? ("signInPerDevice" as const) : ("signInPerAccount" as const);
  const who = device ? `${email} ${device}` : email;
  const refused = await countAttempt(call, "login", ["signInPerAddress", call.address], [limit, who]);
  if (refused) return refused;

  const reply = await call.forward({ email, password: body.password, rememberMe: body.rememberMe === true });
  const isWrong = reply.status === 401;
  if (!isWrong) await call.limiter.refund(limit, who);
  if (reply.status !== 200) return refuseReply("login", reply);
  if (reply.body?.twoFactorRedirect === true) return answer(await secondStepOf(call, email), reply.cookies);
  return signedInAnswer(reply, device ? [] : [call.devices.mark(email)]);
}

async function secondStepOf({ db, readSecurity }: AuthCall, email: string) {
  const account = await findAccount(db, email);
  const { twoStep, passkeys } = await readSecurity(account?.id ?? "");
  return { secondStep: { app: twoStep.hasApp, passkey: passkeys.length > 0 } };
}
