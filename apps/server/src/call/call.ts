import type { CallName, CallResult, CheckedPayload } from "@seven-figures/calls";
import {
  type CalendarDate,
  type Documents,
  dayInTimeZone,
  instantOf,
  newDocuments,
  newProfile,
} from "@seven-figures/domain";
import type { Advisor } from "../advisor/advisor.ts";
import type { Auth, Person } from "../auth/auth.ts";
import type { Logger } from "../logger.ts";
import type { Store } from "../store/store.ts";
import type { AsStored } from "./as-stored.ts";
import type { JsonPieces } from "./json-pieces.ts";
import type { JsonText } from "./json-text.ts";
import type { KeptAnswers } from "./kept-answers.ts";

/** What handlers work with. */
export interface Services {
  store: Store;
  auth: Auth;
  advisor: Advisor;
  log: Logger;
  kept: KeptAnswers;
  /** Epoch milliseconds. */
  clock(): number;
}

/** One call under way. Who makes it is known from the token alone. */
export interface Call {
  name: CallName;
  person: Person;
  /** What came with it, as it came. */
  payload: unknown;
  services: Services;
  /** Of the document that it answers, as it is stored, where that was looked up with the session. */
  mark?: string | null;
  /** When it came in, in epoch milliseconds: the one 'now' of all it does. */
  now: number;
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Sends a piece of the answer's text ahead, to a caller that asked for a stream. */
  sendDelta(delta: string): void;
}

/**
 * Carries out one call: its payload is checked before, its result afterwards, unless that is made while it is sent or, in
 * production, of nothing but what is stored.
 */
export type Handler<Name extends CallName> = (
  payload: CheckedPayload<Name>,
  call: Call,
) => Promise<CallResult<Name> | AsStored<CallResult<Name>> | JsonText | JsonPieces>;

/** Today as far as the call tells: the person's own day where it carries a time zone, else that of UTC. */
export function todayOf(call: Pick<Call, "now">, timeZone?: string): CalendarDate {
  // Without a time zone there is nothing to look up, and looking up takes longer than all the rest of a call.
  return timeZone ? dayInTimeZone(call.now, timeZone) : (instantOf(call.now).slice(0, 10) as CalendarDate);
}

/** What someone has before anything was stored: as if the profile had just been made. */
export function defaultDocuments(call: { person: Pick<Person, "name" | "email">; now: number }): Documents {
  const { name, email } = call.person;
  const now = instantOf(call.now);
  return newDocuments(newProfile({ name, email }, todayOf(call), now), now);
}
