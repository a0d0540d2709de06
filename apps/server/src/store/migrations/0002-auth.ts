import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The tables of authentication. better-auth keeps moments as ISO text and flags as 0 or 1 on SQLite, as timestamptz
 * and boolean on PostgreSQL. The same two type names serve both: to SQLite they mean 'keep what you are given'.
 */
export const auth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("auth_user")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", "boolean", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("auth_session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("userId", "text", (column) => column.notNull().references("auth_user.id").onDelete("cascade"))
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("auth_session_user").on("auth_session").column("userId").execute();
    await db.schema
      .createTable("auth_account")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("auth_user.id").onDelete("cascade"))
      .addColumn("accountId", "text", (column) => column.notNull())
      .addColumn("providerId", "text", (column) => column.notNull())
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", "timestamptz")
      .addColumn("refreshTokenExpiresAt", "timestamptz")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("auth_account_user").on("auth_account").column("userId").execute();
    await db.schema
      .createTable("auth_verification")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("auth_verification_identifier").on("auth_verification").column("identifier").execute();
    await db.schema
      .createTable("auth_jwks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("privateKey", "text", (column) => column.notNull())
      .addColumn("alg", "text")
      .addColumn("crv", "text")
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("expiresAt", "timestamptz")
      .execute();
    await db.schema
      .createTable("auth_limit")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("hits", "integer", (column) => column.notNull())
      .addColumn("resetsAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("auth_limit_resets_at").on("auth_limit").column("resetsAt").execute();
  },
};
