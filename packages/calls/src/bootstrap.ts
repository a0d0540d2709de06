import type { CallResult } from "./contract.ts";

/**
 * `GET`, by the session's cookie: a {@link Bootstrap}, or `{"session": null}` where nobody is signed in. For a page that
 * begins, so that it need not ask for one after the other.
 */
export const BOOTSTRAP_PATH = "/api/bootstrap";

/**
 * Who is signed in (`sampleUntil`: a sample person, gone at that moment), whether they
 * chose to stay signed in when the browser closes, their token for the data calls, and what
 * these calls would answer at the same moment.
 */
export interface Bootstrap {
  session: { user: { id: string; name: string; email: string; sampleUntil?: string }; remembered: boolean };
  token: string;
  profile: CallResult<"getUserProfile">;
  financials: CallResult<"getUserFinancials">;
  goals: CallResult<"getUserIntermediateGoals">;
  history: CallResult<"getNetWorthHistory">;
}
