import type { Person } from "./person.ts";

/** `ended`: the session ran out while the person was at work; they are asked to sign in again, over their page. */
export type SessionState =
  | { status: "loading"; person: null }
  | { status: "signed-out"; person: null }
  | { status: "signed-in"; person: Person }
  | { status: "ended"; person: Person };

const listeners = new Set<() => void>();
let state: SessionState = { status: "loading", person: null };

/** The one place where the page keeps who is signed in. */
export const sessionState = {
  get: (): SessionState => state,
  set(next: SessionState): void {
    if (next.status === state.status && isSamePerson(next.person, state.person)) return;
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
