import { setTimeout as wait } from "node:timers/promises";
import type { LimitName } from "../limits/auth-limits.ts";
import { keepNewestResetLink, voidResetLinks, voidVerifications } from "../verifications.ts";
import { checkedEmail } from "./account-checks.ts";
import { answer, refuse } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findAccount, isStillThere } from "./find-account.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseReply } from "./refuse-reply.ts";

/**
 * Answers come at multiples of this from the request on, and never wait for the mail: their time tells neither whether
 * one is made nor how long that takes.
 */
export const RESET_ANSWERED_EVERY_MS = 500;

/**
 * `POST /request-password-reset {email}`: sends the mail with the link. The specification wants an unknown e-mail to be
 * named as such; the limits keep that from becoming a way to ask for many.
 */
export async function requestPasswordReset(call: AuthCall): Promise<Response> {
  const began = performance.now();
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

  const account = await findAccount(call.db, email);
  const every = call.resetAnsweredEveryMs;
  const moment = wait(every - ((performance.now() - began) % every));
  // To sample people nothing is ever mailed.
  if (account && !account.isAnonymous) return answerAt(moment, call, mailLink(call, email, account.id));
  await moment;
  return refuse("reset", 404, "user-not-found");
}

/** What became of the mail if that is known by then; else it is made after the answer. */
async function answerAt(moment: Promise<void>, call: AuthCall, mailed: Promise<Response>): Promise<Response> {
  const outcome = mailed.then(
    (response) => () => response,
    (error) => () => {
      throw error;
    },
  );
  await moment;
  const known = await Promise.race([outcome, undefined]);
  if (known) return known();
  call.inBackground(mailed);
  return answer({ sent: true });
}

async function mailLink(call: AuthCall, email: string, userId: string): Promise<Response> {
  // The newest mail's link is the only one that works, also where several are made at the same moment.
  await voidResetLinks(call.db, userId);
  const reply = await call.forward({ email });
  await keepNewestResetLink(call.db, userId);
  // An account that was deleted meanwhile leaves nothing behind.
  if (!(await isStillThere(call.db, userId))) await voidVerifications(call.db, userId);
  return reply.status === 200 ? answer({ sent: true }) : refuseReply("reset", reply);
}
