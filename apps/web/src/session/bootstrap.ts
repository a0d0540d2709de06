import { BOOTSTRAP_PATH, type Bootstrap } from "@seven-figures/calls";
import { personOf } from "./auth-requests.ts";
import type { Person } from "./person.ts";

type BootstrapDocuments = Pick<Bootstrap, "profile" | "financials" | "goals" | "history">;

interface Begun {
  person: Person | null;
  token: string | null;
}

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
    ahead = { userId: person.userId, documents, at: Date.now() };
    return { person, token };
  } catch {
    return undefined;
  }
}

/** The documents that came ahead for this person, with the moment they came (epoch milliseconds); once only. */
export function takeDocumentsAhead(userId: string): { documents: BootstrapDocuments; at: number } | null {
  const taken = ahead;
  ahead = null;
  return taken?.userId === userId ? taken : null;
}
