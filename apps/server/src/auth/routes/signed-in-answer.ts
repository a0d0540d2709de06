import { answer } from "./auth-answers.ts";
import type { BetterAuthReply } from "./auth-call.ts";

/** What a sign-in or sign-up answers: the account and its cookie. The session's token stays out of scripts' reach. */
export function signedInAnswer(reply: BetterAuthReply, moreCookies: readonly string[] = []): Response {
  return answer({ user: publicUser(reply.body?.user) }, [...reply.cookies, ...moreCookies]);
}

/** What of an account the browser is told. */
export function publicUser(user: unknown): { id: string; name: string; email: string } | null {
  if (typeof user !== "object" || user === null) return null;
  if (!("id" in user && "name" in user && "email" in user)) return null;
  return { id: String(user.id), name: String(user.name), email: String(user.email) };
}
