import type { AuthRoute } from "./auth-call.ts";
import { checkResetLink } from "./check-reset-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
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
]);
