import type { Handler } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";

/**
 * Erases the account, and in the same moment everything that is stored about the person. A reply can't be repeated
 * afterwards, since the token is refused with the account.
 */
export const deleteAccount: Handler<"deleteAccount"> = async (payload, call) => {
  const { auth, store, kept } = call.services;
  const { userId, email, isSample } = call.person;
  // A sample person has no password: whoever looks around with it may end it.
  const checked = isSample ? { right: true } : await auth.verifyPassword(userId, payload.password);
  if ("retryAfterSeconds" in checked) {
    throw new CallFailure("RESOURCE_EXHAUSTED", "Too many attempts. Please wait a few minutes before trying again.", {
      retryAfter: checked.retryAfterSeconds,
    });
  }
  if (!checked.right) throw new CallFailure("PERMISSION_DENIED", "The password is not right.");
  await auth.deletePerson(userId, email);
  kept.forget(userId);
  await store.scrub();
  return { deleted: true };
};
