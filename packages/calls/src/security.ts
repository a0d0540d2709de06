/**
 * What `GET /api/auth/security` answers: how someone signs in, and where they are signed in. Moments are ISO 8601.
 * Nothing in it opens anything.
 */
export interface Security {
  email: string;
  /** The id of the session that asks. */
  thisSession: string;
  twoStep: { isOn: boolean; hasApp: boolean; recoveryCodesLeft: number };
  passkeys: { id: string; name: string; addedAt: string | null }[];
  /** The person's own assistants that are let in; `canWrite`: to change figures too. */
  assistants: { id: string; name: string; canWrite: boolean; since: string }[];
  /** Those that stand, the newest first. */
  sessions: { id: string; device: string; since: string; lastUsedAt: string }[];
}
