import { BOOTSTRAP_PATH, type Bootstrap } from "@seven-figures/calls";
import { personOf } from "./auth-requests.ts";
import type { Person } from "./person.ts";

export type BootstrapDocuments = Pick<Bootstrap, "profile" | "financials" | "goals" | "history">;

interface Begun {
  person: Person | null;
  token: string | null;
}

/** Whose data may be kept on this device: those who chose Remember me. */
let remembered: string | null = null;
let ahead: { userId: string; documents: BootstrapDocuments; at: number } | null = null;

/** Whether the document itself started the bootstrap: those of the signed-in's pages do. */
export function isBootstrapUnderWay(): boolean {
  return document.querySelector(`link[rel=preload][href="${BOOTSTRAP_PATH}"]`) !== null;
}

/**
 * Asks in one go for the session, a token and the documents that most pages show, which are kept for whoever takes
 * them. Undefined where it can't be had; all of it can then be asked for one by one.
 */
export async function fetchBootstrap(): Promise<Begun | undefined> {
  try {
    const response = await fetch(BOOTSTRAP_PATH);
    if (!response.ok) return undefined;
    const answer: Bootstrap | { session: null } = await response.json();
    if (answer.session === null) return { person: null, token: null };
    const { session, token, ...documents } = answer;
    const person = personOf(session.user);
    if (!person) return undefined;
    offerDocuments(person.userId, documents, Date.now());
    if (session.remembered && !person.sampleUntil) remember(person.userId);
    return { person, token };
  } catch {
    return undefined;
  }
}

/** Documents of a person that need not be asked for, with the moment they are of (epoch milliseconds). */
export function offerDocuments(userId: string, documents: BootstrapDocuments, at: number): void {
  ahead = { userId, documents, at };
}

export function remember(userId: string): void {
  remembered = userId;
}

/** Whether this person is to be remembered on this device; not where they signed in for as long as the browser is open. */
export function isRemembered(userId: string): boolean {
  return remembered === userId;
}

/** The documents that came ahead for this person, with the moment they came (epoch milliseconds); once only. */
export function takeDocumentsAhead(userId: string): { documents: BootstrapDocuments; at: number } | null {
  const taken = ahead;
  ahead = null;
  return taken?.userId === userId ? taken : null;
}
