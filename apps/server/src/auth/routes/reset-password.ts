import { passwordState } from "./account-checks.ts";
import { answer, refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";

/** `POST /reset-password {token, newPassword}`: sets a new password, once, and ends all sessions of the person. */
export async function resetPassword(call: AuthCall): Promise<Response> {
  const { token, newPassword } = (await readJsonBody(call.request)) ?? {};
  const state = passwordState(newPassword, "new");
  if (state !== "fit") return refuse("newPassword", 400, state === "missing" ? "missing-password" : "weak-password");

  const refused = await countAttempt(call, "newPassword", ["newPasswordPerAddress", call.address]);
  if (refused) return refused;

  if (typeof token !== "string" || token === "") return refuse("newPassword", 400, "invalid-credential");
  const reply = await call.forward({ token, newPassword });
  return reply.status === 200 ? answer({ reset: true }) : refuseReply("newPassword", reply);
}
