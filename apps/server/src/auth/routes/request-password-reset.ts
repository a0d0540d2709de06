import { setTimeout as wait } from "node:timers/promises";
import type { LimitName } from "../limits/auth-limits.ts";
import { voidResetLinks } from "../verifications.ts";
import { checkedEmail } from "./account-checks.ts";
import { answer, refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findAccount } from "./find-account.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";

/** Answers come at multiples of this from the request on: finding no account is quicker than mailing one a link. */
const ANSWERED_EVERY_MS = 100;

/**
 * `POST /request-password-reset {email}`: sends the mail with the link. The specification wants an unknown e-mail to be
 * named as such; the limits keep that from becoming a way to ask for many.
 */
export async function requestPasswordReset(call: AuthCall): Promise<Response> {
  const body = (await readJsonBody(call.request)) ?? {};
  const email = checkedEmail(body.email);
  if (email === undefined) return refuse("reset", 400, "invalid-email");

  const { address } = call;
  const device = call.devices.find(call.request, email);
  const ofAccount: [LimitName, string][] = device
    ? [["resetRequestPerDevice", `${email} ${device}`]]
    : [
        ["resetRequestPerAccountAndAddress", `${email} ${address}`],
        ["resetRequestPerAccount", email],
      ];
  const refused = await countAttempt(call, "reset", ["resetRequestPerAddress", address], ...ofAccount);
  if (refused) return refused;

  const end = performance.now() + ANSWERED_EVERY_MS;
  try {
    return await mailLink(call, email);
  } finally {
    // A failure too would tell of an account, since only one that is there is mailed a link.
    await wait((((end - performance.now()) % ANSWERED_EVERY_MS) + ANSWERED_EVERY_MS) % ANSWERED_EVERY_MS);
  }
}

async function mailLink(call: AuthCall, email: string): Promise<Response> {
  const account = await findAccount(call.db, email);
  // To sample people nothing is ever mailed.
  if (!account || account.isAnonymous) return refuse("reset", 404, "user-not-found");
  // The mail's link is the only one that works.
  await voidResetLinks(call.db, account.id);
  const reply = await call.forward({ email });
  return reply.status === 200 ? answer({ sent: true }) : refuseReply("reset", reply);
}
