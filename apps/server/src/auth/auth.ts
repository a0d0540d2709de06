import type { DocumentKind } from "@seven-figures/domain";
import type { AssistantVisit } from "./assistants/assistants.ts";
import type { ReadSecurity } from "./security-state.ts";

/** Who is behind a call. */
export interface Person {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  /** Whether it is a sample person, made for a visit. */
  isSample: boolean;
}

/** A person whose session stands, and the mark of the document of theirs that was asked for with it. */
export interface SignedIn {
  person: Person;
  /** Null where none was asked for, or there is none. */
  mark: string | null;
}

export type PasswordCheck = { right: boolean } | { retryAfterSeconds: number };

/** What the rest of the server knows of authentication. */
export interface Auth {
  /** Answers everything under `/api/auth/`. `clientAddress` is the caller's own, proxies already looked through. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** Whom a Bearer token speaks for; null where it is none of ours, has run out, or its session has ended. */
  verifyToken(token: string): Promise<Person | null>;
  /** As `verifyToken`, and the mark of a document as it is stored now, in one query. */
  verifyWithMark(token: string, kind: DocumentKind | undefined): Promise<SignedIn | null>;
  /** Whether the password is right; after too many attempts nobody is told, and has to wait. */
  verifyPassword(userId: string, password: string): Promise<PasswordCheck>;
  /** How someone signs in, and where they are signed in. */
  readSecurity: ReadSecurity;
  /** Erases someone's account, all that belongs to it, and mail to them that is kept. Runs a transaction of its own. */
  deletePerson(userId: string, email: string): Promise<void>;
  /** Erases the sample people whose day is over, and says how many that were. */
  sweepSamples(now: number): Promise<number>;
  /** Whom an assistant's token speaks for; null where it is none of ours, has run out, or was revoked. */
  verifyAssistant(token: string): Promise<AssistantVisit | null>;
  /** Drops what is left of assistants that are not let in. */
  sweepAssistants(now: number): Promise<void>;
  /** What an assistant has to know to ask to be let in (RFC 8414). */
  oauthMetadata(): Promise<object>;
  /** Makes ready what the first sign-in would else wait for. */
  warmUp(): Promise<void>;
  /** Waits for mail that is under way. */
  idle(): Promise<void>;
}
