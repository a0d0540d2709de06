import { answer } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { readJsonBody } from "./read-body.ts";

/** `POST /check-reset-link {token}`: whether a mail's link can still set a password. Guesses count as those with one. */
export async function checkResetLink(call: AuthCall): Promise<Response> {
  const { token } = (await readJsonBody(call.request)) ?? {};
  const refused = await countAttempt(call, "newPassword", ["newPasswordPerAddress", call.address]);
  if (refused) return refused;
  return answer({ valid: typeof token === "string" && token !== "" && (await call.findResetPerson(token)) !== null });
}
