import { createCallsClient } from "@seven-figures/calls";
import { reportFailure } from "./report-failure.ts";
import { endSession } from "./session.ts";
import { getToken } from "./token.ts";

/** The one way to the data calls. A token that is refused twice ends the session. */
export const calls = createCallsClient({
  getToken: (options) => getToken(options),
  onFailure(name, error) {
    reportFailure(name, error);
    if (error.code === "unauthenticated") endSession();
  },
});
