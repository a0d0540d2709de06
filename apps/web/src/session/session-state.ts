import type { Person } from "./person.ts";

/**
 * `asOf`: the server can't be reached, and what is shown is what was kept here at that moment (epoch milliseconds), to
 * be read only. `ended`: the session ran out while the person was at work; they are asked to sign in again, over their page.
 */
export type SessionState =
  | { status: "loading"; person: null; asOf?: undefined }
  | { status: "signed-out"; person: null; asOf?: undefined }
  | { status: "signed-in"; person: Person; asOf?: number }
  | { status: "ended"; person: Person; asOf?: undefined };

const listeners = new Set<() => void>();
let state: SessionState = { status: "loading", person: null };

/** The one place where the page keeps who is signed in. */
export const sessionState = {
  get: (): SessionState => state,
  set(next: SessionState): void {
    if (next.status === state.status && next.asOf === state.asOf && isSamePerson(next.person, state.person)) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function isSamePerson(a: Person | null, b: Person | null): boolean {
  return a?.userId === b?.userId && a?.email === b?.email;
}
