import { sampleEnd } from "../sample-account.ts";
import { answer } from "./auth-answers.ts";
import type { BetterAuthReply } from "./auth-call.ts";

/** What a sign-in or sign-up answers: the account and its cookie. The session's token stays out of scripts' reach. */
export function signedInAnswer(reply: BetterAuthReply, moreCookies: readonly string[] = []): Response {
  return answer({ user: publicUser(reply.body?.user) }, [...reply.cookies, ...moreCookies]);
}

/** What the browser is told of an account. */
interface PublicUser {
  id: string;
  name: string;
  email: string;
  /** Of a sample person: the moment (ISO 8601) at which it is gone. */
  sampleUntil?: string;
}

export function publicUser(user: unknown): PublicUser | null {
  if (typeof user !== "object" || user === null) return null;
  if (!("id" in user && "name" in user && "email" in user)) return null;
  const until = sampleEnd({ isAnonymous: false, createdAt: "", ...user });
  const account = { id: String(user.id), name: String(user.name), email: String(user.email) };
  return until === null ? account : { ...account, sampleUntil: until.toISOString() };
}
