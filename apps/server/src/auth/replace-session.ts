import { createAuthMiddleware } from "better-auth/api";
import { expireCookie } from "better-auth/cookies";

/**
 * After a sign-in or sign-up in a browser that was signed in already: the session whose cookie was just replaced ends,
 * and what marked it as one not to be remembered goes with it. The person's sessions that ran out are cleared away.
 */
export const replaceSession = createAuthMiddleware(async (ctx) => {
  if (!ctx.context.newSession) return;
  const { sessionToken, dontRememberToken } = ctx.context.authCookies;
  const replaced = await ctx.getSignedCookie(sessionToken.name, ctx.context.secret);
  if (replaced && replaced !== ctx.context.newSession.session.token) {
    await ctx.context.internalAdapter.deleteSession(replaced);
  }
  await ctx.context.adapter.deleteMany({
    model: "session",
    where: [
      { field: "userId", value: ctx.context.newSession.user.id },
      { field: "expiresAt", operator: "lt", value: new Date() },
    ],
  });
  const remembered = ctx.body?.rememberMe !== false;
  if (remembered && ctx.getCookie(dontRememberToken.name)) expireCookie(ctx, dontRememberToken);
});
