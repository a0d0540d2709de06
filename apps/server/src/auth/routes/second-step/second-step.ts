import type { LimitName } from "../../limits/auth-limits.ts";
import { normalizedRecoveryCode } from "../../recovery-code.ts";
import { refuse, refusePlainly } from "../auth-answers.ts";
import type { AuthCall, AuthRoute, BetterAuthReply } from "../auth-call.ts";
import { countAttempt } from "../count-attempt.ts";
import { findPerson } from "../find-account.ts";
import { readJsonBody } from "../read-body.ts";
import { refuseReply } from "../refuse-reply.ts";
import { signedInAnswer } from "../signed-in-answer.ts";

/** `POST /second-step/app-code {code}`: after the password, the six digits of an authenticator app. Each counts once. */
export const appCode = secondStep(async (call, userId, typed) => {
  const code = typed.replace(/\s/g, "");
  const once = `${userId} ${code}`;
  if (!(await call.limiter.attempt("appCodeOnce", once)).allowed) return null;
  const reply = await call.forward({ code }, "/two-factor/verify-totp");
  if (reply.status !== 200) await call.limiter.forget("appCodeOnce", once);
  return reply;
});

/** `POST /second-step/recovery-code {code}`: one of the codes for a day without the app or the passkey, used up by it. */
export const recoveryCode = secondStep((call, _userId, typed) =>
  call.forward({ code: normalizedRecoveryCode(typed) }, "/two-factor/verify-backup-code"),
);

const WRONG = new Set(["INVALID_CODE", "INVALID_BACKUP_CODE", "TOTP_NOT_ENABLED"]);
const OVER = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

/** A code after the password. Wrong ones count for the account, from a device that is known to it for that device. */
function secondStep(
  check: (call: AuthCall, userId: string, code: string) => Promise<BetterAuthReply | null>,
): AuthRoute {
  return async (call) => {
    if (call.isForeign) return refusePlainly(403, "Requests from this origin are not accepted.");
    const { code } = (await readJsonBody(call.request)) ?? {};
    const userId = await call.findSecondStepPerson();
    const person = userId === null ? undefined : await findPerson(call.db, userId);
    if (!person) return refuse("secondStep", 401, "step-ended");
    const device = call.devices.find(call.request, person.email);
    const limit = limitOf(person.id, device);
    const refused = await countAttempt(call, "secondStep", ["signInPerAddress", call.address], limit);
    if (refused) return refused;

    const reply = await check(call, person.id, typeof code === "string" ? code : "");
    const failure = String(reply?.body?.code);
    if (reply === null || WRONG.has(failure)) return refuse("secondStep", 400, "invalid-code");
    await call.limiter.refund(...limit);
    if (OVER.has(failure)) return refuse("secondStep", 401, "step-ended");
    if (reply.status !== 200) return refuseReply("secondStep", reply);
    return signedInAnswer(reply, device ? [] : [call.devices.mark(person.email)]);
  };
}

function limitOf(userId: string, device: string | undefined): [LimitName, string] {
  return device ? ["secondStepPerDevice", `${userId} ${device}`] : ["secondStepPerAccount", userId];
}
