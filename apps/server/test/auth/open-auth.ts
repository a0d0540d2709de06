import type { Auth } from "../../src/auth/auth.ts";
import type { AuthConfig } from "../../src/auth/auth-config.ts";
import { type AuthOptions, createAuth } from "../../src/auth/create-auth.ts";
import type { Message } from "../../src/mail/mail.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

/** For tests of something else, in which one account sees many wrong passwords. */
export const PATIENT = { signInPerAccount: { max: 1_000, windowMs: 3_600_000 } };

export const SECRET = "a-secret-for-tests-that-is-long-enough-0123456789";

export interface OpenedAuth extends TestDatabase {
  auth: Auth;
  /** The messages that were sent, in order. */
  sent: Message[];
  /** What was logged as a warning or an error. */
  logged: string[];
}

type OpenAuthOptions = Partial<AuthConfig> &
  Pick<AuthOptions, "limits" | "resetAnsweredEveryMs"> & { database?: TestDatabase };

/** Authentication on an empty database, its mail kept in a list; requests for reset mails are answered sooner than usual. */
export async function openAuth(engine: "sqlite" | "postgres", options: OpenAuthOptions = {}): Promise<OpenedAuth> {
  const { limits, resetAnsweredEveryMs = 50, database = await openTestDatabase(engine), ...config } = options;
  const sent: Message[] = [];
  const logged: string[] = [];
  const keep = (message: string, details?: object) => {
    logged.push(`${message} ${details ? String(Object.values(details)) : ""}`);
  };
  const auth = createAuth({
    ...database,
    config: {
      publicUrl: "http://localhost:3102",
      authSecret: SECRET,
      supportEmail: "support@sevenfigures.example",
      ...config,
    },
    mail: {
      async send(message) {
        sent.push(message);
        return true;
      },
      async forget(address) {
        const kept = sent.filter(({ to }) => to !== address);
        sent.splice(0, sent.length, ...kept);
      },
    },
    log: { warn: keep, error: keep },
    sampleData: noSampleData(database.db),
    resetAnsweredEveryMs,
    ...(limits ? { limits } : {}),
  });
  return { ...database, auth, sent, logged };
}

/** For what has no figures: an account is made of a sample person, and nothing beside. */
export function noSampleData(db: AuthOptions["db"]): AuthOptions["sampleData"] {
  return { fill: async () => {}, keep: (_kept, convert) => convert(db) };
}
