import type { StoredMoment } from "../../store/auth-tables.ts";

/** What a token's signature vouches for. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  expiresAtMs: number;
  /** When its session ends, as it was stored at the last call, and in epoch milliseconds. */
  sessionEnd?: { stored: StoredMoment; atMs: number };
}

interface Verified {
  token: string;
  claims: TokenClaims;
}

/** A cut of fewer than 13 letters is a text of its own to V8, whose hash is taken in one go: 72 bits, and all is compared after. */
const END_LENGTH = 12;

/**
 * Remembers tokens whose signature was checked, none beyond its expiry. Where there is no room, those that were not used
 * for longest go: half of what is remembered at once. A token that is used stays where it is, as long as that half is
 * the newer one: to move it each time would leave a trail of memory behind.
 */
export class VerifiedTokens {
  #newer = new Map<string, Verified>();
  #older = new Map<string, Verified>();
  readonly #half: number;

  constructor(capacity = 10_000) {
    this.#half = capacity / 2;
  }

  get size(): number {
    return this.#newer.size + this.#older.size;
  }

  find(token: string, now: number): TokenClaims | undefined {
    const end = endOf(token);
    const newer = this.#newer.get(end);
    const verified = newer ?? this.#older.get(end);
    if (verified?.token !== token) return undefined;
    const { claims } = verified;
    if (claims.expiresAtMs <= now) {
      this.#newer.delete(end);
      this.#older.delete(end);
      return undefined;
    }
    if (!newer) this.remember(token, claims);
    return claims;
  }

  remember(token: string, claims: TokenClaims): void {
    const end = endOf(token);
    this.#older.delete(end);
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(end, { token, claims });
  }
}

/** A token is found by the end of its signature, which is quicker than by all of it, and then compared as a whole. */
function endOf(token: string): string {
  return token.slice(-END_LENGTH);
}
