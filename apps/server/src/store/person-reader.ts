import type { DocumentKind, Documents, Financials } from "@seven-figures/domain";
import type { Kysely, Selectable } from "kysely";
import { NO_STATE } from "./bounds.ts";
import type { Database } from "./database.ts";
import { markOf } from "./document-mark.ts";
import { decodeChange, type LoggedChange } from "./logged-change.ts";
import { documentRow, documentRows, requestRow } from "./person-queries.ts";
import type { QueryRunner } from "./query-runner.ts";
import { decodeDocuments, type StoredDocuments, storedDocuments } from "./stored-documents.ts";

/** What the advisor keeps of a session. */
export type Conversation = Pick<Selectable<Database["chat_sessions"]>, "conversation" | "revision">;
/** The same with all that was said. */
type ChatSession = Conversation & Pick<Selectable<Database["chat_sessions"]>, "messages">;
type ListedSession = Pick<
  Selectable<Database["chat_sessions"]>,
  "session_id" | "opening" | "message_count" | "started_at" | "updated_at"
>;
export interface NetWorthPoint {
  date: string;
  /** Cents. */
  net_worth: number;
}

/** Moments in epoch milliseconds; null for what is off. */
export interface Reminders {
  calendarHash: string | null;
  calendarSince: number | null;
  mailSince: number | null;
  mailDueAt: number | null;
}

/** Each may hold some megabytes. */
const CHANGES_AT_ONCE = 10;

/** Reads what is stored about one person, and nobody else. Has no method that writes. */
export class PersonReader {
  readonly userId: string;
  protected readonly queries: QueryRunner;
  protected readonly db: Kysely<Database>;

  constructor(queries: QueryRunner, userId: string) {
    this.queries = queries;
    this.db = queries.db;
    this.userId = userId;
  }

  /** All documents; `defaults` makes those that stand in where one was never stored. */
  async documents(defaults: () => Documents): Promise<StoredDocuments> {
    const { rows } = await documentRows(this.queries, { userId: this.userId });
    return storedDocuments(rows, defaults);
  }

  /** As `documents`, where only one of them is looked at; `mark` is that of its state. */
  async document(
    kind: DocumentKind,
    defaults: () => Documents,
  ): Promise<{ stored: StoredDocuments; mark: string | undefined }> {
    const { rows } = await documentRow(this.queries, { userId: this.userId, kind });
    return { stored: storedDocuments(rows, defaults), mark: rows[0] && markOf(rows[0]) };
  }

  async findRequest(
    requestId: string,
  ): Promise<{ call: string; payload_hash: string; reply: string | null } | undefined> {
    const { rows } = await requestRow(this.queries, { userId: this.userId, requestId });
    return rows[0];
  }

  async findChange(changeId: string): Promise<LoggedChange | undefined> {
    const row = await this.db
      .selectFrom("changes")
      .selectAll()
      .where("user_id", "=", this.userId)
      .where("change_id", "=", changeId)
      .executeTakeFirst();
    return row && decodeChange(row);
  }

  /** The advisor's last change that was not taken back, undoing itself aside. */
  async findStandingAdvisorChange(): Promise<LoggedChange | undefined> {
    const row = await this.db
      .selectFrom("changes")
      .selectAll()
      .where("user_id", "=", this.userId)
      .where("by", "=", "advisor")
      .where("undone_at", "is", null)
      .where("undoes", "is", null)
      .where("before", "!=", NO_STATE)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && decodeChange(row);
  }

  /** The newest changes first, some at a time; `before` leaves out that change and what is newer. */
  async *changes(most: number, before?: string): AsyncGenerator<LoggedChange> {
    let newer = before === undefined ? undefined : await this.#changeNumber(before);
    if (before !== undefined && newer === undefined) return;
    for (let left = most; left > 0; left -= CHANGES_AT_ONCE) {
      const rows = await this.db
        .selectFrom("changes")
        .selectAll()
        .where("user_id", "=", this.userId)
        .$if(newer !== undefined, (query) => query.where("number", "<", newer ?? 0))
        .orderBy("number", "desc")
        .limit(Math.min(left, CHANGES_AT_ONCE))
        .execute();
      for (const row of rows) yield decodeChange(row);
      newer = rows.at(-1)?.number;
      if (rows.length < CHANGES_AT_ONCE) return;
    }
  }

  /**
   * The financials as they stood right after the last check-in that was not taken back, `current` being what they are
   * now; undefined where there was none, or where its states are no longer kept.
   */
  async financialsAtCheckIn(current: Financials): Promise<Financials | undefined> {
    const changes = this.db.selectFrom("changes").where("user_id", "=", this.userId);
    const checkIn = await changes
      .select(["number", "before"])
      .where("call", "=", "saveCheckIn")
      .where("undone_at", "is", null)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!checkIn || checkIn.before === NO_STATE) return undefined;
    // A quote within a text is escaped: this is nothing but the key.
    const next = await changes
      .select("before")
      .where("number", ">", checkIn.number)
      .where("before", "like", '%"financials":%')
      .orderBy("number")
      .limit(1)
      .executeTakeFirst();
    return next ? decodeDocuments(next.before).financials : current;
  }

  async #changeNumber(changeId: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom("changes")
      .select("number")
      .where("user_id", "=", this.userId)
      .where("change_id", "=", changeId)
      .executeTakeFirst();
    return row?.number;
  }

  async findConversation(sessionId: string): Promise<Conversation | undefined> {
    return this.db
      .selectFrom("chat_sessions")
      .select(["conversation", "revision"])
      .where("user_id", "=", this.userId)
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
  }

  async findSession(sessionId: string): Promise<ChatSession | undefined> {
    return this.db
      .selectFrom("chat_sessions")
      .select(["conversation", "messages", "revision"])
      .where("user_id", "=", this.userId)
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
  }

  /** All conversations, one at a time, in the order of their ids. */
  async *sessions(): AsyncGenerator<ChatSession & { session_id: string; started_at: number; updated_at: number }> {
    for (let last = ""; ; ) {
      const session = await this.db
        .selectFrom("chat_sessions")
        .select(["session_id", "conversation", "messages", "revision", "started_at", "updated_at"])
        .where("user_id", "=", this.userId)
        .where("session_id", ">", last)
        .orderBy("session_id")
        .limit(1)
        .executeTakeFirst();
      if (!session) return;
      yield session;
      last = session.session_id;
    }
  }

  /** The conversations last talked in first; `before` leaves out that session and those that are newer. */
  async listSessions(most: number, before?: string): Promise<ListedSession[]> {
    const last = before === undefined ? undefined : await this.#sessionTime(before);
    if (before !== undefined && last === undefined) return [];
    return this.db
      .selectFrom("chat_sessions")
      .select(["session_id", "opening", "message_count", "started_at", "updated_at"])
      .where("user_id", "=", this.userId)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, or, and }) =>
          or([
            eb("updated_at", "<", last ?? 0),
            and([eb("updated_at", "=", last ?? 0), eb("session_id", "<", before ?? "")]),
          ]),
        ),
      )
      .orderBy("updated_at", "desc")
      .orderBy("session_id", "desc")
      .limit(most)
      .execute();
  }

  async #sessionTime(sessionId: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom("chat_sessions")
      .select("updated_at")
      .where("user_id", "=", this.userId)
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
    return row?.updated_at;
  }

  async reminders(): Promise<Reminders> {
    const row = await this.db.selectFrom("reminders").selectAll().where("user_id", "=", this.userId).executeTakeFirst();
    return {
      calendarHash: row?.calendar_hash ?? null,
      calendarSince: row?.calendar_since ?? null,
      mailSince: row?.mail_since ?? null,
      mailDueAt: row?.mail_due_at ?? null,
    };
  }

  /** In order of days, from the one given on. */
  async netWorthPoints(from = ""): Promise<NetWorthPoint[]> {
    return this.db
      .selectFrom("net_worth_points")
      .select(["date", "net_worth"])
      .where("user_id", "=", this.userId)
      .where("date", ">=", from)
      .orderBy("date")
      .execute();
  }
}
