import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import { hashPassword } from "./password-hash.ts";
import { findAccount, findPerson } from "./routes/find-account.ts";
import { SAMPLE_LIFE_MS } from "./sample-account.ts";
import { type Engine, toStoredMoment } from "./stored-moment.ts";
import { voidVerifications } from "./verifications.ts";

/** So many visits at one moment: whoever comes then reads that there are too many. */
export const MOST_SAMPLES = 500;
const ERASED_AT_ONCE = 100;

/** What becomes of the sample's own figures when somebody signs up: all stay, or only what the visitor made does. */
type SampleFigures = "keep" | "leave";

/** A sample person that becomes somebody's account. */
export interface KeptSample {
  userId: string;
  /** When the visit began, in epoch milliseconds. */
  begunAt: number;
  name: string;
  email: string;
  figures: SampleFigures;
}

/** What a sample person owns. */
export interface SampleData {
  /** Gives a sample person that was just made all it has. */
  fill(userId: string): Promise<void>;
  /** Runs `convert` and settles the documents in one transaction: both hold, or neither. */
  keep(kept: KeptSample, convert: (db: Kysely<AuthTables>) => Promise<void>): Promise<void>;
}

/** Why a visit can't become an account: its day is over, it became one meanwhile, or another account has that e-mail. */
type KeepRefusal = "ended" | "kept" | "taken";

export interface Samples {
  fill: SampleData["fill"];
  count(): Promise<number>;
  erase(person: { id: string; email: string }): Promise<void>;
  keep(kept: Omit<KeptSample, "begunAt"> & { password: string }): Promise<KeepRefusal | null>;
  /** Erases those whose day is over, and says how many that were. */
  sweep(now: number): Promise<number>;
}

interface SamplesOptions {
  db: Kysely<AuthTables>;
  engine: Engine;
  data: SampleData;
  deletePerson(userId: string, email: string): Promise<void>;
}

class Refused extends Error {
  readonly why: KeepRefusal;

  constructor(why: KeepRefusal) {
    super(`The sample can't be kept: ${why}`);
    this.why = why;
  }
}

/** As the index of samples has it, on both engines. */
const isSample = sql<boolean>`"isAnonymous"`;

/** The accounts that are made for a visit, without e-mail and password. */
export function createSamples({ db, engine, data, deletePerson }: SamplesOptions): Samples {
  const flag = (yes: boolean) => (engine === "sqlite" ? Number(yes) : yes);

  async function findBegunAt(userId: string): Promise<number | undefined> {
    const found = await db.selectFrom("auth_user").select("createdAt").where("id", "=", userId).executeTakeFirst();
    return found && new Date(found.createdAt).getTime();
  }

  return {
    fill: data.fill,

    async count() {
      const counted = await db
        .selectFrom("auth_user")
        .select(({ fn }) => fn.countAll().as("samples"))
        .where(isSample)
        .executeTakeFirstOrThrow();
      return Number(counted.samples);
    },

    erase: ({ id, email }) => deletePerson(id, email),

    async keep({ password, ...kept }) {
      const { userId, name, email } = kept;
      const begunAt = await findBegunAt(userId);
      if (begunAt === undefined || begunAt + SAMPLE_LIFE_MS <= Date.now()) return "ended";
      const hash = await hashPassword(password);
      const now = toStoredMoment(engine, Date.now());
      const made = { createdAt: now, updatedAt: now };
      try {
        await data.keep({ ...kept, begunAt }, async (inside) => {
          const holder = await findAccount(inside, email);
          if (holder && holder.id !== userId) throw new Refused("taken");
          const { numUpdatedRows } = await inside
            .updateTable("auth_user")
            .set({ name, email, isAnonymous: flag(false), updatedAt: now })
            .where("id", "=", userId)
            .where(isSample)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) throw new Refused((await findPerson(inside, userId)) ? "kept" : "ended");
          const account = { id: randomUUID(), userId, accountId: userId, providerId: "credential", password: hash };
          await inside
            .insertInto("auth_account")
            .values({ ...account, ...made, ...NO_TOKENS })
            .execute();
          // Whoever else holds the visit's session holds none of the account's.
          await inside.deleteFrom("auth_session").where("userId", "=", userId).execute();
          await voidVerifications(inside, userId);
        });
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.why;
        throw error;
      }
    },

    async sweep(now) {
      const over = toStoredMoment(engine, now - SAMPLE_LIFE_MS);
      for (let erased = 0; ; ) {
        const some = await db
          .selectFrom("auth_user")
          .select(["id", "email"])
          .where(isSample)
          .where("createdAt", "<=", over)
          .limit(ERASED_AT_ONCE)
          .execute();
        for (const { id, email } of some) await deletePerson(id, email);
        erased += some.length;
        if (some.length < ERASED_AT_ONCE) return erased;
      }
    },
  };
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};
