/** What a token's signature vouches for. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  expiresAtMs: number;
}

/**
 * Remembers tokens whose signature was checked, none beyond its expiry. Where there is no room, those that were not used
 * for longest go: half of what is remembered at once. A token that is used stays where it is, as long as that half is
 * the newer one: to move it each time would leave a trail of memory behind.
 */
export class VerifiedTokens {
  #newer = new Map<string, TokenClaims>();
  #older = new Map<string, TokenClaims>();
  readonly #half: number;

  constructor(capacity = 10_000) {
    this.#half = capacity / 2;
  }

  get size(): number {
    return this.#newer.size + this.#older.size;
  }

  find(token: string, now: number): TokenClaims | undefined {
    const claims = this.#newer.get(token) ?? this.#older.get(token);
    if (!claims) return undefined;
    if (claims.expiresAtMs <= now) {
      this.#newer.delete(token);
      this.#older.delete(token);
      return undefined;
    }
    if (!this.#newer.has(token)) this.remember(token, claims);
    return claims;
  }

  remember(token: string, claims: TokenClaims): void {
    this.#older.delete(token);
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(token, claims);
  }
}
