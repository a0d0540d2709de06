import { createAuthMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { NOT_REMEMBERED_HEADER } from "./remembered.ts";

/**
 * After a sign-in or sign-up in a browser that was signed in already: the session whose cookie was just replaced ends,
 * with all of the sample person if it was one.
 * The person's sessions that ran out are cleared away. A password that a second step has to follow replaces nothing yet.
 */
export const replaceSession = createAuthMiddleware(async (ctx) => {
  const { newSession, authCookies, secret, internalAdapter, adapter } = ctx.context;
  if (!newSession) return;
  if (ctx.path === "/sign-in/email" && newSession.user.twoFactorEnabled === true) return;
  const replaced = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (replaced && replaced !== newSession.session.token) {
    const before = await internalAdapter.findSession(replaced);
    // Nobody comes back to a sample that was left for an account.
    if (before?.user.isAnonymous) await internalAdapter.deleteUser(before.user.id);
    else await internalAdapter.deleteSession(replaced);
  }
  await adapter.deleteMany({
    model: "session",
    where: [
      { field: "userId", value: newSession.user.id },
      { field: "expiresAt", operator: "lt", value: new Date() },
    ],
  });
  if (ctx.headers?.has(NOT_REMEMBERED_HEADER)) await setSessionCookie(ctx, newSession, true);
});
