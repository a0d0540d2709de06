import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AuthTables } from "../auth-tables.ts";
import type { AuthLimits, LimitName } from "./auth-limits.ts";

export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /** Counts one attempt of someone (an e-mail, an address) and says whether it may go on. */
  attempt(limit: LimitName, who: string): Promise<Attempt>;
  /** Starts someone's count anew. */
  forget(limit: LimitName, who: string): Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;

/**
 * Counts in the shared database, so that any number of processes hold to one limit. An attempt is counted and read in
 * one statement: attempts at the same time can't slip through between a read and a write.
 */
export function createRateLimiter(db: Kysely<AuthTables>, limits: AuthLimits): RateLimiter {
  let nextSweep = 0;

  async function sweep(now: number) {
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    await db.deleteFrom("auth_limit").where("resetsAt", "<=", now).execute();
  }

  return {
    async attempt(limit, who) {
      const { max, windowMs } = limits[limit];
      const now = Date.now();
      await sweep(now);
      const over = sql<boolean>`auth_limit."resetsAt" <= ${now}`;
      const counted = await db
        .insertInto("auth_limit")
        .values({ key: keyOf(limit, who), hits: 1, resetsAt: now + windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            hits: sql<number>`case when ${over} then 1 else auth_limit.hits + 1 end`,
            resetsAt: sql<number>`case when ${over} then excluded."resetsAt" else auth_limit."resetsAt" end`,
          }),
        )
        .returning(["hits", "resetsAt"])
        .executeTakeFirstOrThrow();
      if (counted.hits <= max) return { allowed: true };
      const waitMs = Math.max(Number(counted.resetsAt) - now, 0);
      return { allowed: false, retryAfterSeconds: Math.max(Math.ceil(waitMs / 1000), 1) };
    },
    async forget(limit, who) {
      await db.deleteFrom("auth_limit").where("key", "=", keyOf(limit, who)).execute();
    },
  };
}

/** Hashed, so that the table holds no list of addresses and e-mails, those of strangers included. */
function keyOf(limit: LimitName, who: string): string {
  return `${limit}:${createHash("sha256").update(who).digest("base64url")}`;
}
