import { fetchToken } from "./auth-requests.ts";

/** The server's tokens stand 15 minutes; they are renewed a little before that. */
const RENEW_AFTER_MS = 14 * 60_000;

let current: { token: string; since: number } | null = null;
let underway: Promise<string | null> | null = null;

/** The token of the data calls: kept in memory alone, fetched when it is first needed. Null where the session is over. */
export function getToken({ refresh = false } = {}): Promise<string | null> {
  if (!refresh && current && Date.now() - current.since < RENEW_AFTER_MS) return Promise.resolve(current.token);
  underway ??= renew().finally(() => {
    underway = null;
  });
  return underway;
}

/** Keeps a token that came with something else. */
export function keepToken(token: string): void {
  current = { token, since: Date.now() };
}

export function forgetToken(): void {
  current = null;
}

async function renew(): Promise<string | null> {
  const token = await fetchToken();
  if (token === null) forgetToken();
  else keepToken(token);
  return token;
}
