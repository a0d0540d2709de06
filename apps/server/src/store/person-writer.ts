import { DOCUMENT_KINDS, type DocumentKind, type Documents } from "@seven-figures/domain";
import type { Kysely } from "kysely";
import { newId } from "../new-id.ts";
import {
  BOUNDS,
  type Bounds,
  boundChanges,
  boundReplies,
  boundSessions,
  boundStates,
  countStates,
  SAMPLE_BOUNDS,
} from "./bounds.ts";
import type { CountedStates } from "./counted-states.ts";
import type { Database } from "./database.ts";
import { LostRace } from "./lost-race.ts";
import {
  account,
  addedChange,
  claimedRequest,
  firstDocument,
  heldDocuments,
  keptReply,
  laterDocument,
  type NewChange,
  netWorthOfDay,
} from "./person-queries.ts";
import { PersonReader, type Reminders } from "./person-reader.ts";
import type { QueryRunner } from "./query-runner.ts";
import { encodeKind, type StoredDocuments } from "./stored-documents.ts";
import { TooLarge } from "./too-large.ts";

/** How long the reply of a request id is kept. */
export const REPLY_LIFE_MS = 24 * 60 * 60 * 1000;

/** Changes and their states are held to their bounds once in so many changes, and whenever a large one is added. */
const BOUND_EVERY = 16;
const LARGE_BYTES = 64 * 1024;

/** Writes what is stored about one person, inside one transaction. Nothing holds until that is committed. */
export class PersonWriter extends PersonReader {
  readonly #holds: boolean;
  readonly #isAlone: boolean;
  readonly #states: CountedStates;
  #claimed: { userId: string; requestId: string; call: string; payloadHash: string; now: number } | undefined;
  #bounds: Bounds = BOUNDS;
  /** The number of the newest change, 0 where there is none; on PostgreSQL others may add some meanwhile. */
  #lastChange = 0;

  /**
   * `isAlone`: the engine lets one write at a time. `holds`, where it does not: nobody else writes the documents from
   * when they are read.
   */
  constructor(
    queries: QueryRunner,
    userId: string,
    { isAlone, holds, states }: { isAlone: boolean; holds: boolean; states: CountedStates },
  ) {
    super(queries, userId);
    this.#isAlone = isAlone;
    this.#holds = holds;
    this.#states = states;
  }

  override async documents(defaults: () => Documents): Promise<StoredDocuments> {
    if (this.#holds) await heldDocuments(this.queries, { userId: this.userId });
    return super.documents(defaults);
  }

  /**
   * Whether there is an account. It can't be deleted before this transaction ends: on SQLite since no other writes
   * meanwhile, on PostgreSQL by a lock that writers share, taken before any other so that nobody waits in a circle.
   */
  async holdAccount(): Promise<boolean> {
    const { rows } = await account(this.queries, { userId: this.userId });
    this.#bounds = rows[0]?.isAnonymous ? SAMPLE_BOUNDS : BOUNDS;
    this.#lastChange = rows[0]?.lastChange ?? 0;
    return rows.length > 0;
  }

  /** Has something else stored in this very transaction. */
  inTransaction(work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    return work(this.db);
  }

  /**
   * Takes a request id for this transaction. False where it was taken before; a transaction that holds it and is under
   * way is waited for. Where nobody else writes meanwhile the row is stored with its reply: one without, that grows
   * later, would take twice as many pages.
   */
  async claimRequest(requestId: string, call: string, payloadHash: string, now: number): Promise<boolean> {
    const row = { userId: this.userId, requestId, call, payloadHash, now };
    if (!this.#isAlone) return (await claimedRequest(this.queries, { ...row, reply: null })).numAffectedRows === 1n;
    if (await this.findRequest(requestId)) return false;
    this.#claimed = row;
    return true;
  }

  async keepReply(requestId: string, reply: string): Promise<void> {
    if (this.#claimed) {
      const { numAffectedRows } = await claimedRequest(this.queries, { ...this.#claimed, reply });
      if (numAffectedRows !== 1n) throw new LostRace();
    } else await keptReply(this.queries, { userId: this.userId, requestId, reply });
    if (reply.length > LARGE_BYTES) await boundReplies(this.db, this.userId, this.#bounds);
  }

  /** Stores documents over those that were seen; throws {@link LostRace} where one of them has moved on since. */
  async saveDocuments(seen: StoredDocuments, next: Partial<Documents>, now: number): Promise<StoredDocuments> {
    const texts: Partial<Record<DocumentKind, string>> = {};
    // Always in the same order, so that two writers of one person never wait for each other in a circle.
    for (const kind of DOCUMENT_KINDS) {
      const body = encodeKind(next, kind, seen);
      if (body === undefined) continue;
      const { documentBytes } = this.#bounds;
      if (Buffer.byteLength(body) > documentBytes) throw new TooLarge(kind, documentBytes);
      await this.#saveDocument(kind, body, seen.revisions[kind], now);
      texts[kind] = body;
    }
    return seen.written(next, texts);
  }

  async #saveDocument(kind: DocumentKind, body: string, seen: number, now: number): Promise<void> {
    const row = { userId: this.userId, kind, body, revision: seen + 1, now, stamp: newId("state", now) };
    const { numAffectedRows } = await (seen === 0
      ? firstDocument(this.queries, row)
      : laterDocument(this.queries, { ...row, seen }));
    if (numAffectedRows !== 1n) throw new LostRace();
  }

  async addChange(change: NewChange): Promise<void> {
    const row = { ...change, userId: this.userId, number: this.#lastChange + 1 };
    const { rows } = await addedChange(this.queries, row);
    const number = rows[0]?.number ?? row.number;
    this.#lastChange = number;
    const bytes = Buffer.byteLength(change.before) + Buffer.byteLength(change.after);
    const counted = this.#states.add(this.userId, number, bytes);
    if (bytes > LARGE_BYTES || number % BOUND_EVERY === 0) await this.#boundChanges(number, counted);
  }

  /** `counted`: the bytes of all states as far as they are known. */
  async #boundChanges(number: number, counted: number | undefined): Promise<void> {
    await boundChanges(this.db, this.userId, number, this.#bounds);
    const bytes = counted ?? (await countStates(this.db, this.userId));
    const { stateBytes } = this.#bounds;
    if (bytes > stateBytes) await boundStates(this.db, this.userId, this.#bounds);
    this.#states.keep(this.userId, number, Math.min(bytes, stateBytes));
  }

  /** Throws {@link LostRace} where someone else undid it in the meantime. */
  async markUndone(changeId: string, now: number): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable("changes")
      .set({ undone_at: now })
      .where("user_id", "=", this.userId)
      .where("change_id", "=", changeId)
      .where("undone_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new LostRace();
  }

  /** Keeps net worth, in cents, as that of a day; the last of a day stays. */
  async saveNetWorth(date: string, cents: number): Promise<void> {
    await netWorthOfDay(this.queries, { userId: this.userId, date, cents });
  }

  /** Stores a session over the revision that was seen (0: none); throws {@link LostRace} where it has moved on. */
  async saveSession(
    sessionId: string,
    seen: number,
    session: { conversation: string; messages: string; opening: string; messageCount: number; now: number },
  ): Promise<void> {
    const { conversation, messages, opening, messageCount, now } = session;
    const row = { conversation, messages, message_count: messageCount, revision: seen + 1, updated_at: now };
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto("chat_sessions")
      .values({ user_id: this.userId, session_id: sessionId, opening, started_at: now, ...row })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "session_id"]).doUpdateSet(row).where("chat_sessions.revision", "=", seen),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new LostRace();
    if (seen === 0 || messages.length > LARGE_BYTES) await boundSessions(this.db, this.userId, this.#bounds);
  }

  /** Keeps when reminders are due, and where the calendar is read; null for what is off. */
  async saveReminders(reminders: Reminders): Promise<void> {
    const row = {
      calendar_hash: reminders.calendarHash,
      calendar_since: reminders.calendarSince,
      mail_since: reminders.mailSince,
      mail_due_at: reminders.mailDueAt,
    };
    await this.db
      .insertInto("reminders")
      .values({ user_id: this.userId, ...row })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
  }

  /** Puts the next reminder off until a moment, where reminders are wanted. */
  async putOffReminder(until: number): Promise<void> {
    await this.db
      .updateTable("reminders")
      .set({ mail_due_at: until })
      .where("user_id", "=", this.userId)
      .where("mail_since", "is not", null)
      .execute();
  }

  /** Erases all that is kept about the person; `requestId` stays, so that its reply can be given again. */
  async erase(requestId: string | undefined): Promise<void> {
    for (const table of ["documents", "changes", "chat_sessions", "net_worth_points", "reminders"] as const) {
      await this.db.deleteFrom(table).where("user_id", "=", this.userId).execute();
    }
    await this.db
      .deleteFrom("requests")
      .where("user_id", "=", this.userId)
      .where("request_id", "!=", requestId ?? "")
      .execute();
  }
}
