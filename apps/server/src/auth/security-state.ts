import type { Security } from "@seven-figures/calls";
import type { Kysely } from "kysely";
import type { AuthTables, StoredMoment } from "../store/auth-tables.ts";
import { databaseFailureOf } from "../store/database-failure.ts";
import type { Assistants } from "./assistants/assistants.ts";
import type { LoadBetterAuth } from "./create-better-auth.ts";
import { deviceName } from "./device-name.ts";

/** Reads how someone signs in, and where they are signed in. */
export type ReadSecurity = (userId: string) => Promise<Omit<Security, "email" | "thisSession">>;

export function createReadSecurity(
  db: Kysely<AuthTables>,
  loadBetterAuth: LoadBetterAuth,
  assistants: Pick<Assistants, "list">,
): ReadSecurity {
  /** Codes that were kept under another secret of the server can't be read, and open nothing any more. */
  async function countRecoveryCodes(userId: string): Promise<number> {
    try {
      const { api } = await loadBetterAuth();
      const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
      return backupCodes.length;
    } catch (error) {
      if (databaseFailureOf(error)) throw error;
      return 0;
    }
  }

  return async (userId) => {
    const user = await db
      .selectFrom("auth_user")
      .leftJoin("auth_two_factor", "auth_two_factor.userId", "auth_user.id")
      .select(["auth_user.twoFactorEnabled", "auth_two_factor.verified"])
      .where("auth_user.id", "=", userId)
      .executeTakeFirst();
    const passkeys = await db
      .selectFrom("auth_passkey")
      .select(["id", "name", "createdAt"])
      .where("userId", "=", userId)
      .orderBy("createdAt")
      .execute();
    const sessions = await db
      .selectFrom("auth_session")
      .select(["id", "userAgent", "createdAt", "updatedAt", "expiresAt"])
      .where("userId", "=", userId)
      .execute();
    const isOn = Boolean(user?.twoFactorEnabled);
    return {
      twoStep: {
        isOn,
        hasApp: isOn && Boolean(user?.verified),
        recoveryCodesLeft: isOn ? await countRecoveryCodes(userId) : 0,
      },
      passkeys: passkeys.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? "Passkey",
        addedAt: createdAt === null ? null : isoOf(createdAt),
      })),
      assistants: await assistants.list(userId),
      sessions: sessions
        .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
        .map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          device: deviceName(userAgent),
          since: isoOf(createdAt),
          lastUsedAt: isoOf(updatedAt),
        }))
        .sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1)),
    };
  };
}

function isoOf(moment: StoredMoment): string {
  return new Date(moment).toISOString();
}
