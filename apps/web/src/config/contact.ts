import { useSyncExternalStore } from "react";
import { type Contact, fetchContact } from "./fetch-contact.ts";

const UNTIL_LOADED: Contact = {
  supportEmail: "support@sevenfigures.example",
  privacyEmail: "privacy@sevenfigures.example",
};

let contact = UNTIL_LOADED;
let asked = false;
const listeners = new Set<() => void>();

/** The addresses to write to. */
export function useContact(): Contact {
  return useSyncExternalStore(
    subscribe,
    () => contact,
    () => UNTIL_LOADED,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void ask();
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  asked = true;
  const answer = await fetchContact();
  if (!answer) return;
  contact = answer;
  for (const listener of listeners) listener();
}
