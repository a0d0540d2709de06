import { createHash, randomBytes } from "node:crypto";

/** 256 bits: nobody comes upon one by trying. */
const KEY_BYTES = 32;

/** The secret in a calendar address, and what is kept of it. */
export function newCalendarKey(): { key: string; hash: string } {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return { key, hash: calendarKeyHash(key) };
}

/** A plain hash will do for what can't be guessed. */
export function calendarKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
