import {
  answerAssistant,
  askedAssistant,
  authorize,
  issueToken,
  registerAssistant,
  revokeAssistant,
} from "./assistant-routes.ts";
import type { AuthRoute } from "./auth-call.ts";
import { checkResetLink } from "./check-reset-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { beginSample, keepSample } from "./sample-routes.ts";
import { beginPasskeySignIn, passkeySignIn } from "./second-step/passkey-sign-in.ts";
import { appCode, recoveryCode } from "./second-step/second-step.ts";
import { changeEmail, confirmEmail } from "./security/change-email.ts";
import { changePassword } from "./security/change-password.ts";
import { getSecurity } from "./security/get-security.ts";
import { addPasskey, beginPasskey, removePasskey } from "./security/passkeys.ts";
import { endSession, signOutEverywhere } from "./security/sessions.ts";
import { confirmApp, newRecoveryCodes, setUpApp, turnOffTwoStep, usePasskeys } from "./security/two-step.ts";
import { getSession, getToken, signOut } from "./session-routes.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** Everything that is answered under `/api/auth`; the rest of better-auth's paths stay shut. */
export const AUTH_ROUTES: ReadonlyMap<string, AuthRoute> = new Map([
  ["POST /sign-up/email", signUp],
  ["POST /sign-in/email", signIn],
  ["POST /sign-out", signOut],
  ["GET /get-session", getSession],
  ["GET /token", getToken],
  ["POST /request-password-reset", requestPasswordReset],
  ["POST /check-reset-link", checkResetLink],
  ["POST /reset-password", resetPassword],
  ["POST /second-step/app-code", appCode],
  ["POST /second-step/recovery-code", recoveryCode],
  ["POST /passkey/begin", beginPasskeySignIn],
  ["POST /passkey/sign-in", passkeySignIn],
  ["GET /security", getSecurity],
  ["POST /security/change-password", changePassword],
  ["POST /security/change-email", changeEmail],
  ["POST /security/confirm-email", confirmEmail],
  ["POST /security/set-up-app", setUpApp],
  ["POST /security/confirm-app", confirmApp],
  ["POST /security/use-passkeys", usePasskeys],
  ["POST /security/new-recovery-codes", newRecoveryCodes],
  ["POST /security/turn-off-two-step", turnOffTwoStep],
  ["POST /security/begin-passkey", beginPasskey],
  ["POST /security/add-passkey", addPasskey],
  ["POST /security/remove-passkey", removePasskey],
  ["POST /security/end-session", endSession],
  ["POST /security/sign-out-everywhere", signOutEverywhere],
  ["POST /sample/begin", beginSample],
  ["POST /sample/keep", keepSample],
  ["GET /oauth2/authorize", authorize],
  ["POST /oauth2/token", issueToken],
  ["POST /oauth2/register", registerAssistant],
  ["POST /assistants/asked", askedAssistant],
  ["POST /assistants/answer", answerAssistant],
  ["POST /security/revoke-assistant", revokeAssistant],
]);
