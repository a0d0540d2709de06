import { voidVerifications } from "../../verifications.ts";
import { passwordState } from "../account-checks.ts";
import { answer, refuse } from "../auth-answers.ts";
import { refuseReply } from "../refuse-reply.ts";
import { withPassword } from "./for-signed-in.ts";

/**
 * `POST /security/change-password {password, newPassword}`: the person's other sessions end, this browser gets a new
 * one. Mails' links that were sent are void.
 */
export const changePassword = withPassword(async (call, person, { password, newPassword }) => {
  if (passwordState(newPassword, "new") !== "fit") return refuse("security", 400, "weak-password");
  const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
  const reply = await call.forward(change, "/change-password");
  if (reply.status !== 200) return refuseReply("security", reply);
  await voidVerifications(call.db, person.userId);
  await call.assistants.revoke(person.userId);
  await call.limiter.forget("signInPerAccount", person.email);
  call.mails.notice(person, "The password of your account was changed, and other devices were signed out.");
  return answer({ changed: true }, reply.cookies);
});
