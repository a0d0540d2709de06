import type { Kysely } from "kysely";
import type { AuthTables } from "../../../store/auth-tables.ts";
import { answer, refuse, refusePlainly } from "../auth-answers.ts";
import { countAttempt } from "../count-attempt.ts";
import { refuseReply } from "../refuse-reply.ts";
import { forSignedIn, refuseSample, withPassword } from "./for-signed-in.ts";

/**
 * `POST /security/set-up-app {password}`: `{address, recoveryCodes}`, the address (`otpauth:`) that an authenticator app
 * reads, and the codes for a day without it. Neither counts until a code of the app is confirmed. Where passkeys are the
 * second step already, the recovery codes stay those that are known (`recoveryCodes` is null).
 */
export const setUpApp = withPassword(async (call, { userId }, { password }) => {
  const { twoStep } = await call.readSecurity(userId);
  if (twoStep.hasApp) return refusePlainly(409, "There is an authenticator app already.");
  const kept = twoStep.isOn ? await backupCodesOf(call.db, userId) : undefined;
  const reply = await call.forward({ password }, "/two-factor/enable");
  if (reply.status !== 200) return refuseReply("security", reply);
  if (kept !== undefined) {
    await call.db.updateTable("auth_two_factor").set({ backupCodes: kept }).where("userId", "=", userId).execute();
  }
  return answer({ address: reply.body?.totpURI, recoveryCodes: kept === undefined ? reply.body?.backupCodes : null });
});

/** `POST /security/confirm-app {code}`: a code of the app that was set up switches the second step on. */
export const confirmApp = forSignedIn(async (call, person, { code }) => {
  if (person.isSample) return refuseSample();
  const refused = await countAttempt(call, "security", ["secondStepPerAccount", person.userId]);
  if (refused) return refused;
  const reply = await call.forward(
    { code: typeof code === "string" ? code.replace(/\s/g, "") : "" },
    "/two-factor/verify-totp",
  );
  if (reply.body?.code === "INVALID_CODE") return refuse("security", 400, "invalid-code");
  if (reply.status !== 200) return refuseReply("security", reply);
  await call.limiter.refund("secondStepPerAccount", person.userId);
  call.mails.notice(person, "Two-step sign-in with an authenticator app was turned on.");
  return answer({ confirmed: true }, reply.cookies);
});

/** `POST /security/use-passkeys {password}`: `{recoveryCodes}`; from now on the password is followed by a passkey. */
export const usePasskeys = withPassword(async (call, person, { password }) => {
  const { twoStep, passkeys } = await call.readSecurity(person.userId);
  if (twoStep.isOn || passkeys.length === 0) return refusePlainly(409, "It is on already, or there is no passkey.");
  const reply = await call.forward({ password }, "/two-factor/enable");
  if (reply.status !== 200) return refuseReply("security", reply);
  await call.turnOnTwoStep(person.userId);
  call.mails.notice(person, "Two-step sign-in with passkeys was turned on.");
  return answer({ recoveryCodes: reply.body?.backupCodes });
});

/** `POST /security/new-recovery-codes {password}`: `{recoveryCodes}`; those that there were are void. */
export const newRecoveryCodes = withPassword(async (call, person, { password }) => {
  const reply = await call.forward({ password }, "/two-factor/generate-backup-codes");
  if (reply.status !== 200) return refuseReply("security", reply);
  call.mails.notice(person, "New recovery codes were made for your account. The old ones are void.");
  return answer({ recoveryCodes: reply.body?.backupCodes });
});

/** `POST /security/turn-off-two-step {password}`: the password is enough again; passkeys stay. */
export const turnOffTwoStep = withPassword(async (call, person, { password }) => {
  const reply = await call.forward({ password }, "/two-factor/disable");
  if (reply.status !== 200) return refuseReply("security", reply);
  call.mails.notice(person, "Two-step sign-in was turned off.");
  return answer({ turnedOff: true }, reply.cookies);
});

async function backupCodesOf(db: Kysely<AuthTables>, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("auth_two_factor")
    .select("backupCodes")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.backupCodes;
}
