/** So many attempts at once; each comes back after its share of the time in which all of them do. */
interface LimitRule {
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often something may be tried: for one account (by its e-mail, or its id once a password was right), from one client address, and for an account from a
 * device that is known to it, whose attempts are its own. Whoever is refused reads "wait a few minutes", so the next
 * attempt of each rule is at most five minutes away.
 *
 * Of passwords and codes only wrong ones count: five at once and one more every three minutes are at most ten in any fifteen.
 */
export const AUTH_LIMITS = {
  signInPerAccount: { max: 5, windowMs: 15 * MINUTE },
  signInPerDevice: { max: 5, windowMs: 15 * MINUTE },
  signInPerAddress: { max: 100, windowMs: 5 * MINUTE },
  signUpPerAccount: { max: 12, windowMs: HOUR },
  signUpPerAddress: { max: 200, windowMs: HOUR },
  resetRequestPerAccount: { max: 12, windowMs: HOUR },
  resetRequestPerAccountAndAddress: { max: 3, windowMs: 15 * MINUTE },
  resetRequestPerDevice: { max: 3, windowMs: 15 * MINUTE },
  resetRequestPerAddress: { max: 50, windowMs: HOUR },
  newPasswordPerAddress: { max: 50, windowMs: HOUR },
  verifyPasswordPerAccount: { max: 5, windowMs: 15 * MINUTE },
  secondStepPerAccount: { max: 5, windowMs: 15 * MINUTE },
  secondStepPerDevice: { max: 5, windowMs: 15 * MINUTE },
  /** An authenticator app shows a code for half a minute, and its neighbours count too: each is taken once. */
  appCodeOnce: { max: 1, windowMs: 5 * MINUTE },
  passkeyPerAddress: { max: 100, windowMs: 5 * MINUTE },
  changeEmailPerAccount: { max: 3, windowMs: 15 * MINUTE },
  confirmEmailPerAddress: { max: 50, windowMs: HOUR },
  samplePerAddress: { max: 12, windowMs: HOUR },
  assistantPerAddress: { max: 20, windowMs: HOUR },
  assistantTokenPerAddress: { max: 200, windowMs: HOUR },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof AUTH_LIMITS;
export type AuthLimits = Record<LimitName, LimitRule>;
