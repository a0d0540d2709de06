/** What a token's signature vouches for. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  expiresAtMs: number;
}

/** Remembers tokens whose signature was checked, the least recently used dropped first, none beyond its expiry. */
export class VerifiedTokens {
  readonly #claims = new Map<string, TokenClaims>();
  readonly #capacity: number;

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#claims.size;
  }

  find(token: string, now: number): TokenClaims | undefined {
    const claims = this.#claims.get(token);
    if (!claims) return undefined;
    this.#claims.delete(token);
    if (claims.expiresAtMs <= now) return undefined;
    this.#claims.set(token, claims);
    return claims;
  }

  remember(token: string, claims: TokenClaims): void {
    this.#claims.delete(token);
    this.#claims.set(token, claims);
    if (this.#claims.size <= this.#capacity) return;
    const [oldest] = this.#claims.keys();
    if (oldest !== undefined) this.#claims.delete(oldest);
  }
}
