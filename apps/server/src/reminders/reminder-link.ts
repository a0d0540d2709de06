import { createHmac, timingSafeEqual } from "node:crypto";

/** Turns someone's reminders off without a sign-in, and nothing else. It holds as long as the server's secret does. */
export function reminderToken(userId: string, secret: string): string {
  return `${Buffer.from(userId).toString("base64url")}.${signature(userId, secret)}`;
}

/** Whose reminders a token turns off; null where it is none of ours. */
export function personOfToken(token: string, secret: string): string | null {
  const [id = "", signed = ""] = token.slice(0, LONGEST).split(".");
  const userId = Buffer.from(id, "base64url").toString();
  const [is, wanted] = [Buffer.from(signed), Buffer.from(signature(userId, secret))];
  return is.length === wanted.length && timingSafeEqual(is, wanted) ? userId : null;
}

const LONGEST = 500;

function signature(userId: string, secret: string): string {
  return createHmac("sha256", secret).update(`reminders off:${userId}`).digest("base64url");
}
