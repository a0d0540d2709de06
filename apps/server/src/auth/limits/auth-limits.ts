/** So many attempts at once; each comes back after its share of the time in which all of them do. */
export interface LimitRule {
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often something may be tried: for one account (by its e-mail), and from one client address. Whoever is refused
 * reads "wait a few minutes", so the next attempt of each rule is at most five minutes away.
 */
export const AUTH_LIMITS = {
  signInPerAccount: { max: 10, windowMs: 5 * MINUTE },
  signInPerAddress: { max: 100, windowMs: 5 * MINUTE },
  signUpPerAccount: { max: 12, windowMs: HOUR },
  signUpPerAddress: { max: 200, windowMs: HOUR },
  resetRequestPerAccount: { max: 3, windowMs: 15 * MINUTE },
  resetRequestPerAddress: { max: 50, windowMs: HOUR },
  newPasswordPerAddress: { max: 50, windowMs: HOUR },
  verifyPasswordPerAccount: { max: 10, windowMs: 5 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof AUTH_LIMITS;
export type AuthLimits = Record<LimitName, LimitRule>;
