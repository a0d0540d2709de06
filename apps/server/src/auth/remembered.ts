import type { GenericEndpointContext } from "better-auth";

/** By this header `forward` says that whoever signs in with a passkey does not want to be remembered. */
export const NOT_REMEMBERED_HEADER = "x-not-remembered";

/** Whether the session that is being made outlasts the browser: as it was asked for, or as it was for the one before. */
export async function isRemembered(context: GenericEndpointContext): Promise<boolean> {
  if (context.headers?.has(NOT_REMEMBERED_HEADER)) return false;
  const asked: unknown = context.body?.rememberMe;
  if (typeof asked === "boolean") return asked;
  const { dontRememberToken } = context.context.authCookies;
  return !(await context.getSignedCookie(dontRememberToken.name, context.context.secret));
}
