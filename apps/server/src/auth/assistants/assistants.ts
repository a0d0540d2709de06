import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AuthTables, StoredMoment } from "../../store/auth-tables.ts";
import type { QueryRunner } from "../../store/query-runner.ts";
import type { Person } from "../auth.ts";
import { type Engine, toStoredMoment } from "../stored-moment.ts";

/** A client that was never granted anything goes after a day: anyone can register any number. */
const CLIENT_LIFE_MS = 24 * 60 * 60 * 1000;
const LONGEST_NAME = 60;

/** A person's own assistant, as the Security page lists it. */
interface ConnectedAssistant {
  id: string;
  name: string;
  canWrite: boolean;
  /** ISO 8601. */
  since: string;
}

/** Who calls, and through which assistant. */
export interface AssistantVisit {
  person: Person;
  assistant: { id: string; name: string; canWrite: boolean };
}

/** What people's own assistants were granted. */
export interface Assistants {
  /** Whom an assistant's token speaks for; null where it is none of ours, has run out, or was revoked. */
  verify(token: string, resource: string): Promise<AssistantVisit | null>;
  /** What an assistant says of itself; undefined where none has registered under that id. */
  findClient(clientId: string): Promise<{ name: string; hosts: string[] } | undefined>;
  list(userId: string): Promise<ConnectedAssistant[]>;
  /** Takes all back that one assistant was granted, or every assistant. */
  revoke(userId: string, clientId?: string): Promise<void>;
  /** Drops tokens that ran out, and clients that nobody granted anything. */
  sweep(now: number): Promise<void>;
}

export function createAssistants(db: Kysely<AuthTables>, reads: QueryRunner, engine: Engine): Assistants {
  return {
    async verify(token, resource) {
      const row = await reads.db
        .selectFrom("auth_oauth_access_token as held")
        .innerJoin("auth_user as person", "person.id", "held.userId")
        .innerJoin("auth_oauth_client as client", "client.clientId", "held.clientId")
        .select(["held.scopes", "held.expiresAt", "held.revoked", "held.resources", "held.sessionId"])
        .select(["person.id as userId", "person.name", "person.email", "person.isAnonymous"])
        .select(["client.clientId", "client.name as clientName", "client.disabled"])
        .where("held.token", "=", createHash("sha256").update(token).digest("base64url"))
        .executeTakeFirst();
      if (!row || row.revoked !== null || row.disabled || row.isAnonymous || isOver(row.expiresAt)) return null;
      if (!listOf(row.resources).includes(resource)) return null;
      const { userId, name, email, sessionId } = row;
      const scopes = listOf(row.scopes);
      // Who may not renew its token is let in for as long as the person stays signed in where they said yes.
      if (sessionId === null && !scopes.includes("offline_access")) return null;
      return {
        person: { userId, name, email, sessionId: sessionId ?? "", isSample: false },
        assistant: {
          id: row.clientId,
          name: nameOf(row.clientName),
          canWrite: scopes.includes("write"),
        },
      };
    },

    async findClient(clientId) {
      const row = await db
        .selectFrom("auth_oauth_client")
        .select(["name", "redirectUris"])
        .where("clientId", "=", clientId)
        .executeTakeFirst();
      return row && { name: nameOf(row.name), hosts: [...new Set(listOf(row.redirectUris).map(hostOf))] };
    },

    async list(userId) {
      const rows = await db
        .selectFrom("auth_oauth_consent as consent")
        .innerJoin("auth_oauth_client as client", "client.clientId", "consent.clientId")
        .select(["client.clientId", "client.name", "consent.scopes", "consent.updatedAt"])
        .where("consent.userId", "=", userId)
        .orderBy("consent.updatedAt", "desc")
        .execute();
      return rows.map(({ clientId, name, scopes, updatedAt }) => ({
        id: clientId,
        name: nameOf(name),
        canWrite: listOf(scopes).includes("write"),
        since: new Date(updatedAt).toISOString(),
      }));
    },

    async revoke(userId, clientId) {
      await db.transaction().execute(async (transaction) => {
        for (const table of ["auth_oauth_access_token", "auth_oauth_refresh_token", "auth_oauth_consent"] as const) {
          await transaction
            .deleteFrom(table)
            .where("userId", "=", userId)
            .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
            .execute();
        }
        // A code that was just given out must not be turned into a token afterwards.
        await transaction
          .deleteFrom("auth_verification")
          .where("value", "like", `%${userId}%`)
          .where("value", "like", `%${clientId ?? "authorization_code"}%`)
          .execute();
      });
    },

    async sweep(now) {
      const moment = toStoredMoment(engine, now);
      await db.deleteFrom("auth_oauth_access_token").where("expiresAt", "<", moment).execute();
      await db.deleteFrom("auth_oauth_refresh_token").where("expiresAt", "<", moment).execute();
      await db
        .deleteFrom("auth_oauth_client")
        .where("createdAt", "<", toStoredMoment(engine, now - CLIENT_LIFE_MS))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("auth_oauth_consent")
                .select(sql`1`.as("one"))
                .whereRef("auth_oauth_consent.clientId", "=", "auth_oauth_client.clientId"),
            ),
          ),
        )
        .execute();
    },
  };
}

function isOver(moment: StoredMoment): boolean {
  return new Date(moment).getTime() <= Date.now();
}

/** A list as the engine keeps it: text on SQLite, JSON on PostgreSQL. */
function listOf(value: unknown): string[] {
  const list: unknown = typeof value === "string" ? JSON.parse(value) : value;
  return Array.isArray(list) ? list.map(String) : [];
}

/** What no name holds: control characters, and what turns text around. */
const NO_TEXT = /[\p{C}\u202a-\u202e\u2066-\u2069]/gu;

/** Whatever an assistant calls itself, in so much as fits a line. */
function nameOf(name: string | null): string {
  return (name ?? "").replace(NO_TEXT, "").trim().slice(0, LONGEST_NAME) || "An assistant without a name";
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || new URL(address).protocol : "";
}
