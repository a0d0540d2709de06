import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What two-step sign-in and passkeys keep, in the tables that better-auth's plugins expect. It goes with the account. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("auth_user")
      .addColumn("twoFactorEnabled", "boolean", (column) => column.notNull().defaultTo(sql`false`))
      .execute();
    await db.schema
      .createTable("auth_two_factor")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("auth_user.id").onDelete("cascade"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("backupCodes", "text", (column) => column.notNull())
      .addColumn("verified", "boolean", (column) => column.notNull().defaultTo(sql`false`))
      .addColumn("failedVerificationCount", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lockedUntil", "timestamptz")
      .execute();
    await db.schema.createIndex("auth_two_factor_user").on("auth_two_factor").column("userId").unique().execute();
    await db.schema
      .createTable("auth_passkey")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("auth_user.id").onDelete("cascade"))
      .addColumn("name", "text")
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("credentialID", "text", (column) => column.notNull().unique())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("deviceType", "text", (column) => column.notNull())
      .addColumn("backedUp", "boolean", (column) => column.notNull())
      .addColumn("transports", "text")
      .addColumn("createdAt", "timestamptz")
      .addColumn("aaguid", "text")
      .execute();
    await db.schema.createIndex("auth_passkey_user").on("auth_passkey").column("userId").execute();
  },
};
