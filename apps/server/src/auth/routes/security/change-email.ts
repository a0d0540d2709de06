import { voidResetLinks } from "../../verifications.ts";
import { checkedEmail } from "../account-checks.ts";
import { answer, refuse } from "../auth-answers.ts";
import type { AuthCall } from "../auth-call.ts";
import { countAttempt } from "../count-attempt.ts";
import { findAccount, findPerson } from "../find-account.ts";
import { readJsonBody } from "../read-body.ts";
import { withPassword } from "./for-signed-in.ts";

/**
 * `POST /security/change-email {password, email}`: mails a link to the new address. Nothing changes until it is
 * followed.
 */
export const changeEmail = withPassword(async (call, person, body) => {
  const email = checkedEmail(body.email);
  if (email === undefined) return refuse("security", 400, "invalid-email");
  if (email === person.email) return refuse("security", 400, "same-email");
  const refused = await countAttempt(call, "security", ["changeEmailPerAccount", person.userId]);
  if (refused) return refused;
  if (await findAccount(call.db, email)) return refuse("security", 409, "email-already-in-use");
  const change = { userId: person.userId, email };
  call.mails.confirmEmail(change, await call.emailChanges.begin(change));
  return answer({ sent: true });
});

/**
 * `POST /security/confirm-email {token}`: from now on the account is known by the e-mail that the link was sent to, and
 * the address that it had is told. Nobody has to be signed in.
 */
export async function confirmEmail(call: AuthCall): Promise<Response> {
  const refused = await countAttempt(call, "security", ["confirmEmailPerAddress", call.address]);
  if (refused) return refused;
  const { token } = (await readJsonBody(call.request)) ?? {};
  const change = typeof token === "string" ? await call.emailChanges.take(token) : null;
  const before = change ? await findPerson(call.db, change.userId) : undefined;
  if (!change || !before) return refuse("security", 400, "step-ended");
  if (!(await call.emailChanges.carryOut(change))) return refuse("security", 409, "email-already-in-use");
  await voidResetLinks(call.db, change.userId);
  const former = { userId: change.userId, email: before.email };
  call.mails.notice(former, `The email of your account was changed to ${change.email}.`);
  return answer({ email: change.email }, [call.devices.mark(change.email)]);
}
