import type { Instant } from "@seven-figures/domain";
import * as z from "zod/mini";

/** Which session all tabs of a person are in. What was said in it is on the server, never in the browser's storage. */
export interface SharedSession {
  sessionId: string;
  startedAt: Instant;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const sharedSession = z.object({
  sessionId: z.string(),
  startedAt: z.custom<Instant>((value) => typeof value === "string" && !Number.isNaN(Date.parse(value))),
});

export function sharedSessionKey(userId: string): string {
  return `chat-session:${userId}`;
}

/** The session of a stored text; null where there is none that can be read. */
export function parseSharedSession(text: string | null): SharedSession | null {
  try {
    const { success, data } = sharedSession.safeParse(JSON.parse(text ?? "null"));
    return success ? data : null;
  } catch {
    return null;
  }
}

export function readSharedSession(store: Store | null, userId: string): SharedSession | null {
  try {
    return parseSharedSession(store?.getItem(sharedSessionKey(userId)) ?? null);
  } catch {
    return null;
  }
}

/** Where the browser refuses to store, each tab has a session of its own. */
export function writeSharedSession(store: Store | null, userId: string, { sessionId, startedAt }: SharedSession): void {
  try {
    store?.setItem(sharedSessionKey(userId), JSON.stringify({ sessionId, startedAt }));
  } catch {
    // The tab goes on alone.
  }
}

export function forgetSharedSession(store: Store | null, userId: string): void {
  try {
    store?.removeItem(sharedSessionKey(userId));
  } catch {
    // Nothing was stored either.
  }
}
