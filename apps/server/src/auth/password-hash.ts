/** argon2id at OWASP's figures: 19 MiB, two passes, one lane. About 6 ms, away from the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on another keyboard may come in other code points: they count as equal. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(normalized(password), COST);
}

export async function verifyPasswordHash(stored: { hash: string; password: string }): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  return verify(stored.hash, normalized(stored.password));
}
