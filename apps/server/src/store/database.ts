import type { DocumentKind } from "@seven-figures/domain";
import type { Generated } from "kysely";
import type { AuthTables } from "./auth-tables.ts";

/** One document of a person. */
interface DocumentTable {
  user_id: string;
  kind: DocumentKind;
  /** JSON as the domain encodes it: amounts in whole cents. */
  body: string;
  /** 1 when first stored, one more with every change. */
  revision: number;
  /** Epoch milliseconds. */
  updated_at: number;
  /** Made anew with each write, never the same twice; empty where it was stored before this was kept. */
  stamp: Generated<string>;
}

/** Who made a change: the person, the advisor, or an assistant of the person's own, by its name. */
export type ChangeAuthor = "you" | "advisor" | `assistant:${string}`;

/** The change log: one row for each change of a person's documents, never altered but to mark it undone. */
export interface ChangeTable {
  user_id: string;
  change_id: string;
  /** Counts the person's changes. */
  number: number;
  /** Epoch milliseconds. */
  at: number;
  by: ChangeAuthor;
  /** Which assistant it was; null for whoever is none, and where it was stored before this was kept. */
  assistant_id: string | null;
  /** The call that made it. */
  call: string;
  summary: string;
  /** The touched documents around the change: a JSON object of encoded documents by kind; empty once only the summary is kept. */
  before: string;
  after: string;
  /** The change that this one took back. */
  undoes: string | null;
  undone_at: number | null;
}

/** The replies of calls that carried a request id, kept a day: the same id again gets the same reply. */
interface RequestTable {
  user_id: string;
  request_id: string;
  call: string;
  /** Of the payload it came with; empty where it was stored before that was kept. */
  payload_hash: Generated<string>;
  /** JSON; null only while the call's transaction is under way. */
  reply: string | null;
  at: number;
}

interface ChatSessionTable {
  user_id: string;
  session_id: string;
  /** What the advisor keeps between two messages, as JSON. */
  conversation: string;
  /** What was said, as JSON. */
  messages: string;
  /** How it began, shortened; empty where it was stored before openings were. */
  opening: Generated<string>;
  message_count: Generated<number>;
  /** 0 where it was stored before this was kept. */
  started_at: Generated<number>;
  revision: number;
  updated_at: number;
}

/** How many messages someone sent to the advisor since `started_at`. */
interface ChatCountTable {
  user_id: string;
  started_at: number;
  count: number;
}

/** How many tokens a language model used for someone on the last day on which it was asked. */
interface AdvisorTokenTable {
  user_id: string;
  /** `YYYY-MM-DD` of UTC. */
  day: string;
  tokens: number;
}

/** How many tokens a language model used for everyone on a day. */
interface ServerTokenTable {
  /** `YYYY-MM-DD` of UTC. */
  day: string;
  tokens: number;
}

/** Net worth at the end of each day on which it changed. */
interface NetWorthPointTable {
  user_id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Cents. */
  net_worth: number;
}

/** Someone's calendar address and their reminders by mail; no row where they never had either. */
interface ReminderTable {
  user_id: string;
  /** SHA-256 of the secret in the address, in hex; the secret itself is kept nowhere. */
  calendar_hash: string | null;
  calendar_since: number | null;
  /** Since when reminders are wanted, and when the next one is due. Both null: none are. */
  mail_since: number | null;
  mail_due_at: number | null;
  /** When a reminder was refused for the first time since one last went out; null where none was. */
  mail_refused_at: Generated<number | null>;
}

/** All tables, the same on both engines. Every key of ours starts with the person's id. */
export interface Database extends AuthTables {
  documents: DocumentTable;
  changes: ChangeTable;
  requests: RequestTable;
  chat_sessions: ChatSessionTable;
  chat_counts: ChatCountTable;
  advisor_tokens: AdvisorTokenTable;
  server_tokens: ServerTokenTable;
  net_worth_points: NetWorthPointTable;
  reminders: ReminderTable;
}
