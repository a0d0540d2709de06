import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What better-auth's OAuth provider keeps of people's own assistants. What is a person's goes with the account. */
export const assistants: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    /** Lists and objects: JSON as the engine keeps it for better-auth. */
    const json = isPostgres ? "jsonb" : "text";
    const ofUser = "auth_user.id";
    const ofClient = "auth_oauth_client.clientId";
    await db.schema
      .createTable("auth_oauth_client")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("clientId", "text", (column) => column.notNull().unique())
      .addColumn("clientSecret", "text")
      .addColumn("clientDiscoveryId", "text")
      .addColumn("disabled", "boolean", (column) => column.defaultTo(sql`false`))
      .addColumn("skipConsent", "boolean")
      .addColumn("enableEndSession", "boolean")
      .addColumn("subjectType", "text")
      .addColumn("scopes", json)
      .addColumn("clientCredentialsScopes", json)
      .addColumn("userId", "text", (column) => column.references(ofUser).onDelete("cascade"))
      .addColumn("createdAt", "timestamptz")
      .addColumn("updatedAt", "timestamptz")
      .addColumn("name", "text")
      .addColumn("uri", "text")
      .addColumn("icon", "text")
      .addColumn("contacts", json)
      .addColumn("tos", "text")
      .addColumn("policy", "text")
      .addColumn("softwareId", "text")
      .addColumn("softwareVersion", "text")
      .addColumn("softwareStatement", "text")
      .addColumn("redirectUris", json, (column) => column.notNull())
      .addColumn("postLogoutRedirectUris", json)
      .addColumn("backchannelLogoutUri", "text")
      .addColumn("backchannelLogoutSessionRequired", "boolean")
      .addColumn("tokenEndpointAuthMethod", "text")
      .addColumn("applicationType", "text")
      .addColumn("jwks", "text")
      .addColumn("jwksUri", "text")
      .addColumn("grantTypes", json)
      .addColumn("responseTypes", json)
      .addColumn("requirePKCE", "boolean")
      .addColumn("dpopBoundAccessTokens", "boolean", (column) => column.defaultTo(sql`false`))
      .addColumn("referenceId", "text")
      .addColumn("metadata", json)
      .execute();
    await db.schema
      .createTable("auth_oauth_resource")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identifier", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("accessTokenTtl", "integer")
      .addColumn("refreshTokenTtl", "integer")
      .addColumn("signingAlgorithm", "text")
      .addColumn("signingKeyId", "text")
      .addColumn("allowedScopes", json)
      .addColumn("customClaims", json)
      .addColumn("dpopBoundAccessTokensRequired", "boolean", (column) => column.defaultTo(sql`false`))
      .addColumn("disabled", "boolean", (column) => column.defaultTo(sql`false`))
      .addColumn("createdAt", "timestamptz")
      .addColumn("updatedAt", "timestamptz")
      .addColumn("policyVersion", "integer", (column) => column.defaultTo(1))
      .addColumn("metadata", json)
      .execute();
    await db.schema
      .createTable("auth_oauth_client_resource")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("clientId", "text", (column) => column.notNull().references(ofClient).onDelete("cascade"))
      .addColumn("resourceId", "text", (column) =>
        column.notNull().references("auth_oauth_resource.identifier").onDelete("cascade"),
      )
      .addColumn("metadata", json)
      .addColumn("createdAt", "timestamptz")
      .addUniqueConstraint("auth_oauth_client_resource_pair", ["clientId", "resourceId"])
      .execute();
    await db.schema
      .createTable("auth_oauth_refresh_token")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("clientId", "text", (column) => column.notNull().references(ofClient).onDelete("cascade"))
      .addColumn("sessionId", "text", (column) => column.references("auth_session.id").onDelete("set null"))
      .addColumn("userId", "text", (column) => column.notNull().references(ofUser).onDelete("cascade"))
      .addColumn("referenceId", "text")
      .addColumn("authorizationCodeId", "text")
      .addColumn("resources", json)
      .addColumn("requestedUserInfoClaims", json)
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("revoked", "timestamptz")
      .addColumn("rotatedAt", "timestamptz")
      .addColumn("rotationReplayResponse", "text")
      .addColumn("rotationReplayExpiresAt", "timestamptz")
      .addColumn("authTime", "timestamptz")
      .addColumn("confirmation", json)
      .addColumn("scopes", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("auth_oauth_access_token")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("clientId", "text", (column) => column.notNull().references(ofClient).onDelete("cascade"))
      .addColumn("sessionId", "text", (column) => column.references("auth_session.id").onDelete("set null"))
      .addColumn("userId", "text", (column) => column.references(ofUser).onDelete("cascade"))
      .addColumn("referenceId", "text")
      .addColumn("authorizationCodeId", "text")
      .addColumn("resources", json)
      .addColumn("requestedUserInfoClaims", json)
      .addColumn("refreshId", "text", (column) => column.references("auth_oauth_refresh_token.id").onDelete("cascade"))
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("revoked", "timestamptz")
      .addColumn("confirmation", json)
      .addColumn("scopes", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("auth_oauth_consent")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("clientId", "text", (column) => column.notNull().references(ofClient).onDelete("cascade"))
      .addColumn("userId", "text", (column) => column.references(ofUser).onDelete("cascade"))
      .addColumn("referenceId", "text")
      .addColumn("resources", json)
      .addColumn("requestedUserInfoClaims", json)
      .addColumn("scopes", json, (column) => column.notNull())
      .addColumn("createdAt", "timestamptz", (column) => column.notNull())
      .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("auth_oauth_client_assertion")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .execute();
    for (const [table, column] of INDEXED) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};

/** What is looked up, or goes with what it refers to. */
const INDEXED = [
  ["auth_oauth_client", "userId"],
  ["auth_oauth_client_resource", "resourceId"],
  ...["clientId", "sessionId", "userId", "authorizationCodeId"].map(
    (column) => ["auth_oauth_refresh_token", column] as const,
  ),
  ...["clientId", "sessionId", "userId", "authorizationCodeId", "refreshId"].map(
    (column) => ["auth_oauth_access_token", column] as const,
  ),
  ["auth_oauth_consent", "clientId"],
  ["auth_oauth_consent", "userId"],
] as const;
