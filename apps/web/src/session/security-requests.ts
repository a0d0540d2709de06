import type { Security } from "@seven-figures/calls";
import { authRequest } from "./auth-requests.ts";

/** What each call under `/security` takes and answers. */
interface SecurityCalls {
  "change-password": [{ password: string; newPassword: string }, unknown];
  "change-email": [{ password: string; email: string }, unknown];
  "confirm-email": [{ token: string }, { email: string }];
  "set-up-app": [{ password: string }, { address: string; recoveryCodes: string[] | null }];
  "confirm-app": [{ code: string }, unknown];
  "use-passkeys": [{ password: string }, { recoveryCodes: string[] }];
  "new-recovery-codes": [{ password: string }, { recoveryCodes: string[] }];
  "turn-off-two-step": [{ password: string }, unknown];
  "begin-passkey": [{ password: string }, { options: unknown }];
  "add-passkey": [{ response: unknown }, unknown];
  "remove-passkey": [{ password: string; id: string }, unknown];
  "end-session": [{ id: string }, unknown];
  "revoke-assistant": [{ id: string }, unknown];
  "sign-out-everywhere": [Record<string, never>, unknown];
}

export async function fetchSecurity(): Promise<Security> {
  return (await authRequest("/security")) as Security;
}

/** One call under `/security`; throws an `AuthError` where it is refused. */
export async function callSecurity<Name extends keyof SecurityCalls>(
  name: Name,
  body: SecurityCalls[Name][0],
): Promise<SecurityCalls[Name][1]> {
  return (await authRequest(`/security/${name}`, body)) as SecurityCalls[Name][1];
}
