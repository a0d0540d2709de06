import type { StoredMoment } from "../store/auth-tables.ts";

export type Engine = "sqlite" | "postgres";

/** A moment as better-auth's tables hold it on this engine. */
export function toStoredMoment(engine: Engine, epochMs: number): StoredMoment {
  const date = new Date(epochMs);
  return engine === "sqlite" ? date.toISOString() : date;
}
