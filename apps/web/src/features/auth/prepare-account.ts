import { calls } from "#session/calls.ts";
import { refreshToken } from "#session/session.ts";

/** What the specification has the page wait between the account and its first call. */
const WAIT_MS = 1000;

/** Makes a new account ready for use. The account stands even where this fails: what is missing is made when needed. */
export async function prepareAccount(): Promise<void> {
  try {
    await refreshToken();
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    await calls.call("createUserProfile", null);
  } catch {
    // Already reported by the calls client; onboarding asks for everything that is needed.
  }
}
