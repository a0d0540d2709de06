import { randomBytes } from "node:crypto";

const HOUR_MS = 60 * 60 * 1000;
/** How long a sample person lives. */
export const SAMPLE_LIFE_MS = 24 * HOUR_MS;
/** Who it is that visitors see. */
export const SAMPLE_NAME = "Alex Morgan";
/** better-auth's path that makes an account without e-mail and password. */
export const SAMPLE_PATH = "/sign-in/anonymous";

/** An address of its own for each, at a domain that no mail can ever reach (RFC 2606). */
export function sampleEmail(): string {
  return `visitor-${randomBytes(9).toString("hex")}@sample.invalid`;
}

/** When the account of a visit is gone; null where it is a person's own. */
export function sampleEnd({ isAnonymous, createdAt }: { isAnonymous: unknown; createdAt: unknown }): Date | null {
  return isAnonymous ? new Date(new Date(String(createdAt)).getTime() + SAMPLE_LIFE_MS) : null;
}
