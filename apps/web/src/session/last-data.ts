import { type BootstrapDocuments, offerDocuments, remember } from "./bootstrap.ts";
import type { Person } from "./person.ts";
import { LAST_DATA } from "./returning-visitor.ts";
import { sessionState } from "./session-state.ts";

/** What a person's pages showed last, with the moment it was fetched (epoch milliseconds). */
interface LastData {
  person: Person;
  documents: BootstrapDocuments;
  at: number;
}

const ADDRESS = "/last-data";
/** As long as a session lasts at most. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps it on this device. Nothing happens where the browser keeps nothing, as on a page without HTTPS. */
export async function keepLastData(last: LastData): Promise<void> {
  const cache = await globalThis.caches?.open(LAST_DATA);
  await cache?.put(ADDRESS, Response.json(last));
}

export async function readLastData(): Promise<LastData | null> {
  const kept = await globalThis.caches?.match(ADDRESS, { cacheName: LAST_DATA });
  const last: LastData | null = (await kept?.json()) ?? null;
  return last && last.at > Date.now() - KEPT_MS ? last : null;
}

/** As a page begins and the server can't be reached: shows what is kept, to be read until the server answers. */
export async function showLastData(): Promise<void> {
  const last = await readLastData();
  if (!last || sessionState.get().status !== "loading") return;
  remember(last.person.userId);
  offerDocuments(last.person.userId, last.documents, last.at);
  sessionState.set({ status: "signed-in", person: last.person, asOf: last.at });
}
