import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AuthTables } from "../../store/auth-tables.ts";
import type { AuthLimits, LimitName } from "./auth-limits.ts";

type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /** Counts one attempt of someone (an e-mail, an address) and says whether it may go on. */
  attempt(limit: LimitName, who: string): Promise<Attempt>;
  /** Takes back an attempt that turned out to be none to be counted. */
  refund(limit: LimitName, who: string): Promise<void>;
  /** Starts someone's count anew. */
  forget(limit: LimitName, who: string): Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;

/** How far the clocks of two processes may be apart; a moment beyond is the mistake of a clock, and counts for nothing. */
const MOST_SKEW_MS = 60_000;

/** What the sentences of a refusal call "a few minutes". */
const FEW_MINUTES_MS = 3 * 60_000;

/**
 * Counts in the shared database, so that any number of processes hold to one limit. An attempt is counted and read in
 * one statement: attempts at the same time can't slip through between a read and a write. What is kept is the moment
 * at which all attempts are free again (the generic cell rate algorithm): one comes back at a time, none all at once.
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
      const share = Math.floor(windowMs / max);
      const now = Date.now();
      await sweep(now);
      const isOver = sql<boolean>`(auth_limit."resetsAt" <= ${now}
        or auth_limit."resetsAt" > ${now + windowMs + MOST_SKEW_MS})`;
      const isFull = sql<boolean>`(not ${isOver} and auth_limit."resetsAt" > ${now + windowMs - share})`;
      const counted = await db
        .insertInto("auth_limit")
        .values({ key: keyOf(limit, who), hits: 1, resetsAt: now + share })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            hits: sql<number>`case when ${isFull} then 0 else 1 end`,
            resetsAt: sql<number>`case
              when ${isOver} then excluded."resetsAt"
              when ${isFull} then auth_limit."resetsAt"
              else auth_limit."resetsAt" + ${share} end`,
          }),
        )
        .returning(["hits", "resetsAt"])
        .executeTakeFirstOrThrow();
      if (counted.hits > 0) return { allowed: true };
      const allFreeMs = Number(counted.resetsAt) - now;
      const nextFreeMs = allFreeMs - (windowMs - share);
      return { allowed: false, retryAfterSeconds: waitSeconds(nextFreeMs, allFreeMs) };
    },
    async refund(limit, who) {
      const { max, windowMs } = limits[limit];
      const share = Math.floor(windowMs / max);
      await db
        .updateTable("auth_limit")
        .set({ resetsAt: sql<number>`auth_limit."resetsAt" - ${share}` })
        .where("key", "=", keyOf(limit, who))
        .execute();
    },
    async forget(limit, who) {
      await db.deleteFrom("auth_limit").where("key", "=", keyOf(limit, who)).execute();
    },
  };
}

/** As long as the sentence beside it says, unless everything is free before. */
function waitSeconds(nextFreeMs: number, allFreeMs: number): number {
  const waitMs = Math.min(Math.max(nextFreeMs, FEW_MINUTES_MS), allFreeMs);
  return Math.max(Math.ceil(waitMs / 1000), 1);
}

/** Hashed, so that the table holds no list of addresses and e-mails, those of strangers included. */
function keyOf(limit: LimitName, who: string): string {
  return `${limit}:${createHash("sha256").update(who).digest("base64url")}`;
}
