import { type AuthConfig, publicOrigin } from "./auth-config.ts";
import { readCookie } from "./read-cookie.ts";

/** better-auth's own prefix would be __Secure-, which lets other hosts of the domain set the cookie too. */
export function cookiePrefix(config: AuthConfig): string {
  return publicOrigin(config).startsWith("https:") ? "__Host-seven-figures" : "seven-figures";
}

/**
 * What the cookie names that better-auth sets once a password was right and a second step is due. Its signature is for
 * better-auth to check.
 */
export function secondStepOf(request: Request, config: AuthConfig): string | undefined {
  return readCookie(request, `${cookiePrefix(config)}.two_factor`)?.split(".")[0];
}
