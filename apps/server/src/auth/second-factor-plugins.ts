import { randomInt } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { PRODUCT_NAME } from "@seven-figures/domain";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { type AuthConfig, publicOrigin, trustedOrigins } from "./auth-config.ts";
import { HALF_CODE } from "./recovery-code.ts";

const RECOVERY_CODES = 10;
/** Lower case, without what is taken for one another: 49 bits in ten of them. */
const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Two-step sign-in with an authenticator app and recovery codes, better-auth's own. */
export function createTwoFactor() {
  return twoFactor({
    issuer: PRODUCT_NAME,
    schema: { twoFactor: { modelName: "auth_two_factor" } },
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
    // Our own limits count tries, apart for known devices, so that no thief of a password locks the owner out.
    accountLockout: { enabled: false },
  });
}

/**
 * Passkeys, better-auth's own: kept by the device, so that one signs in without an e-mail, and asking for a finger, a
 * face or a PIN, so that one alone is two factors.
 */
export function createPasskeys(config: AuthConfig) {
  return passkey({
    rpName: PRODUCT_NAME,
    rpID: new URL(publicOrigin(config)).hostname,
    origin: trustedOrigins(config),
    schema: { passkey: { modelName: "auth_passkey" } },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: "passkey" },
  });
}

/** What the plugin asks the browser for it does not demand of the answer. */
async function requireVerified(isVerified: boolean | undefined): Promise<undefined> {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED", message: "Nobody was verified." });
}

function makeRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF_CODE }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}
