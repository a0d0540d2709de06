import { authRequest } from "./auth-requests.ts";

/** Makes a sample person for this visit, and signs in as it. */
export async function beginSample(): Promise<void> {
  await authRequest("/sample/begin", {});
}
