import { createHmac, randomUUID } from "node:crypto";
import { importJWK } from "jose";
import type { Kysely } from "kysely";
import type { AuthTables } from "../../store/auth-tables.ts";
import { type Engine, toStoredMoment } from "../stored-moment.ts";

export const TOKEN_ALGORITHM = "EdDSA" as const;

/** Ids that are not so need not be looked for: whoever holds a token can write one, and PostgreSQL takes no NUL. */
const KEY_ID = /^[\w.-]{1,100}$/;

interface NewKey {
  publicKey: string;
  privateKey: string;
  createdAt: Date;
}

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

/**
 * The keys that sign Bearer tokens, kept in the database, the private half encrypted with the server's secret.
 * A key's id starts with a mark of that secret: after the secret was changed, older keys, which could no longer be
 * decrypted and may have leaked with it, are as good as gone and a new one is made.
 */
export function createSigningKeys(db: Kysely<AuthTables>, engine: Engine, secret: string) {
  const mark = createHmac("sha256", secret).update("signing keys").digest("hex").slice(0, 12);
  const publicKeys = new Map<string, PublicKey>();

  return {
    /** All keys of this secret, as better-auth wants them. */
    async list() {
      const rows = await db.selectFrom("auth_jwks").selectAll().where("id", "like", `${mark}.%`).execute();
      return rows.map(({ id, publicKey, privateKey, createdAt }) => ({
        id,
        publicKey,
        privateKey,
        alg: TOKEN_ALGORITHM,
        createdAt: new Date(createdAt),
      }));
    },

    /** Keeps a key that better-auth has made. */
    async add(key: NewKey) {
      const id = `${mark}.${randomUUID()}`;
      const { publicKey, privateKey, createdAt } = key;
      const row = { id, publicKey, privateKey, alg: TOKEN_ALGORITHM, crv: null, expiresAt: null };
      await db
        .insertInto("auth_jwks")
        .values({ ...row, createdAt: toStoredMoment(engine, createdAt.getTime()) })
        .execute();
      return { id, publicKey, privateKey, alg: TOKEN_ALGORITHM, createdAt };
    },

    /** The public half of a key, remembered once read; undefined where there is none of that id. */
    async findPublicKey(id: string): Promise<PublicKey | undefined> {
      const known = publicKeys.get(id);
      if (known || !id.startsWith(`${mark}.`) || !KEY_ID.test(id)) return known;
      const row = await db.selectFrom("auth_jwks").select("publicKey").where("id", "=", id).executeTakeFirst();
      if (!row) return undefined;
      const key = await importJWK(JSON.parse(row.publicKey), TOKEN_ALGORITHM);
      publicKeys.set(id, key);
      return key;
    },
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
