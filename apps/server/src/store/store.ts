import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { AccountGone } from "./account-gone.ts";
import { countMessage } from "./count-message.ts";
import { countServerTokens, countTokens } from "./count-tokens.ts";
import { CountedStates } from "./counted-states.ts";
import type { Database } from "./database.ts";
import type { Transact } from "./group-commit.ts";
import { isLostRace } from "./lost-race.ts";
import { PersonReader } from "./person-reader.ts";
import { PersonWriter } from "./person-writer.ts";
import type { QueryRunner } from "./query-runner.ts";

interface StoreOptions {
  db: Kysely<Database>;
  reads: QueryRunner;
  engine: "sqlite" | "postgres";
  transact: Transact;
  /** Makes what was erased unreadable in the database's files too. */
  scrub?: (() => Promise<void>) | undefined;
}

const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 40;
/** Whoever lost so many races holds the documents the next time: among many writers one may else never get its turn. */
const RACES_BEFORE_HOLDING = 3;

/** What is kept about people: read as you like, written in transactions. */
export class Store {
  readonly #db: Kysely<Database>;
  readonly #reads: QueryRunner;
  readonly #transact: Transact;
  /** On SQLite one writes at a time as it is. */
  readonly #writesAtOnce: boolean;
  readonly #scrub: () => Promise<void>;
  readonly #states = new CountedStates();

  constructor({ db, reads, engine, transact, scrub = async () => {} }: StoreOptions) {
    this.#db = db;
    this.#reads = reads;
    this.#writesAtOnce = engine === "postgres";
    this.#transact = transact;
    this.#scrub = scrub;
  }

  /** Makes what was erased unreadable in the database's files too, as far as its engine does that when told to. */
  scrub(): Promise<void> {
    return this.#scrub();
  }

  reader(userId: string): PersonReader {
    return new PersonReader(this.#reads, userId);
  }

  /**
   * Runs `work` in a transaction, again from its start where someone else wrote the same data meanwhile. `work` must
   * use the writer alone and await nothing else: SQLite has one connection, and all others wait for it. Where `signal`
   * is aborted before the commit, or the account was deleted meanwhile, nothing is written.
   */
  async write<Result>(
    userId: string,
    signal: AbortSignal,
    work: (writer: PersonWriter) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted();
      try {
        return await this.#transact(async (transaction) => {
          const holds = this.#writesAtOnce && attempt > RACES_BEFORE_HOLDING;
          const writer = new PersonWriter(transaction, userId, {
            isAlone: !this.#writesAtOnce,
            holds,
            states: this.#states,
          });
          if (!(await writer.holdAccount())) throw new AccountGone();
          const result = await work(writer);
          signal.throwIfAborted();
          return result;
        });
      } catch (error) {
        this.#states.forget(userId);
        if (!isLostRace(error) || attempt === MOST_ATTEMPTS) throw error;
      }
      await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
    }
  }

  /** Counts a message to the advisor: how many milliseconds to wait where that was one too many, else 0. */
  countMessage(userId: string, mostAMinute: number, now: number): Promise<number> {
    return countMessage(this.#db, userId, mostAMinute, now);
  }

  /**
   * Adds to what a language model used for someone, and gives the sum of the day. Days are those of UTC, whatever time
   * zone the person claims.
   */
  countTokens(userId: string, tokens: number, now: number): Promise<number> {
    return countTokens(this.#db, userId, tokens, new Date(now).toISOString().slice(0, 10));
  }

  /** As `countTokens`, for everyone on this database together. */
  countServerTokens(tokens: number, now: number): Promise<number> {
    return countServerTokens(this.#db, tokens, new Date(now).toISOString().slice(0, 10));
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await this.#db.selectFrom("chat_counts").select("user_id").limit(1).execute();
  }
}
