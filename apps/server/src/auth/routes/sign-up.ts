import { MAX_TEXT } from "@seven-figures/domain";
import { checkedEmail, passwordState } from "./account-checks.ts";
import { refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findAccount } from "./find-account.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";
import { signedInAnswer } from "./signed-in-answer.ts";

/** `POST /sign-up/email {email, password, name?, rememberMe?}`: makes an account and signs in. */
export async function signUp(call: AuthCall): Promise<Response> {
  const body = (await readJsonBody(call.request)) ?? {};
  const email = checkedEmail(body.email);
  if (email === undefined) return refuse("signup", 400, "invalid-email");
  if (passwordState(body.password, "new") !== "fit") return refuse("signup", 400, "weak-password");

  const refused = await countAttempt(call, "signup", ["signUpPerAddress", call.address], ["signUpPerAccount", email]);
  if (refused) return refused;

  const reply = await call.forward({
    email,
    password: body.password,
    name: accountName(body.name, email),
    rememberMe: body.rememberMe === true,
  });
  if (reply.status === 200) return signedInAnswer(reply, [call.devices.mark(email)]);
  const lostRace = reply.body?.code === "FAILED_TO_CREATE_USER" && (await findAccount(call.db, email)) !== undefined;
  return lostRace ? refuse("signup", 409, "email-already-in-use") : refuseReply("signup", reply);
}

/** What no name holds and not every database takes: control characters and halves of a character. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/gu;

/** The form asks for no name: the e-mail's part before @ stands in. */
export function accountName(name: unknown, email: string): string {
  const given = typeof name === "string" ? name.trim().slice(0, MAX_TEXT).replace(NO_TEXT, "").trim() : "";
  return given || (email.split("@")[0] ?? email);
}
