import type { Handler } from "../call.ts";
import { CallFailure } from "../call-failure.ts";

/**
 * Erases everything about the person, last the account itself: cut off in between, the same call again ends it. A
 * reply can't be repeated afterwards, since the token is refused with the account.
 */
export const deleteAccount: Handler<"deleteAccount"> = async (payload, call) => {
  const { auth, store } = call.services;
  const { userId } = call.person;
  const checked = await auth.verifyPassword(userId, payload.password);
  if ("retryAfterSeconds" in checked) {
    throw new CallFailure("RESOURCE_EXHAUSTED", "Too many attempts. Please wait a few minutes before trying again.", {
      retryAfter: checked.retryAfterSeconds,
    });
  }
  if (!checked.right) throw new CallFailure("PERMISSION_DENIED", "The password is not right.");
  await store.forget(userId, call.signal);
  await auth.deletePerson(userId);
  // Other calls that were under way may have stored something until the account was gone.
  await store.forget(userId, call.signal);
  return { deleted: true };
};
