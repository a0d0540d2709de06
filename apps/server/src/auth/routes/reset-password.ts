import { passwordState } from "./account-checks.ts";
import { answer, refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findPerson } from "./find-account.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";

/**
 * `POST /reset-password {token, newPassword}`: sets a new password, once, and ends all sessions of the person. Whoever
 * followed the mail's link is known from then on: strangers' attempts can't keep them from signing in.
 */
export async function resetPassword(call: AuthCall): Promise<Response> {
  const { token, newPassword } = (await readJsonBody(call.request)) ?? {};
  const state = passwordState(newPassword, "new");
  if (state !== "fit") return refuse("newPassword", 400, state === "missing" ? "missing-password" : "weak-password");

  const refused = await countAttempt(call, "newPassword", ["newPasswordPerAddress", call.address]);
  if (refused) return refused;

  if (typeof token !== "string" || token === "") return refuse("newPassword", 400, "invalid-credential");
  const userId = await call.findResetPerson(token);
  const reply = await call.forward({ token, newPassword });
  if (reply.status !== 200) return refuseReply("newPassword", reply);
  const person = userId === null ? undefined : await findPerson(call.db, userId);
  return answer({ reset: true }, person ? [call.devices.mark(person.email)] : []);
}
