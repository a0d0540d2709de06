import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { QueryRunner } from "./query-runner.ts";

/** Runs `work` in a transaction: what it did is on the disk once the promise is kept, and undone where it threw. */
export type Transact = <Result>(work: (transaction: QueryRunner) => Promise<Result>) => Promise<Result>;

/** So many pieces of work share one commit at most, and so long is waited for others: the first must not wait long for the last. */
const MOST_AT_ONCE = 64;
const LONGEST_GATHERING_MS = 5;

const SAVE = CompiledQuery.raw("savepoint piece");
const KEEP = CompiledQuery.raw("release piece");
const UNDO = CompiledQuery.raw("rollback to piece");

interface Piece {
  /** Carries it out in a transaction that is open and its own. */
  carryOut(transaction: QueryRunner): Promise<void>;
  /** The same in one that others share; throws only where that cannot go on. */
  carryOutBeside(transaction: QueryRunner): Promise<void>;
  /** Tells who waits for it how it ended, once all are on the disk. */
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Transactions for an engine that writes one at a time: those that come shortly after each other are carried out one after the
 * other in one transaction, each behind a savepoint of its own, so that the disk is waited for once for all of them.
 * Nobody hears of theirs before that commit; where one fails, the others stand. `inside` runs the queries of a
 * transaction.
 */
export function groupCommit(db: Kysely<Database>, inside: (transaction: Kysely<Database>) => QueryRunner): Transact {
  const waiting: Piece[] = [];
  let isUnderWay = false;

  async function carryOutAll(): Promise<void> {
    while (waiting.length > 0) {
      const pieces = waiting.splice(0, MOST_AT_ONCE);
      try {
        await db.transaction().execute(async (transaction) => {
          const runner = inside(transaction);
          if (pieces.length === 1) await pieces[0]?.carryOut(runner);
          else for (const piece of pieces) await piece.carryOutBeside(runner);
        });
        for (const piece of pieces) piece.settle();
      } catch (error) {
        for (const piece of pieces) piece.fail(error);
      }
    }
    isUnderWay = false;
  }

  /**
   * Others join whose requests come in meanwhile: whoever was answered with the last commit is about to send more. The
   * first turn of the event loop that brings nobody is the last. `before`: how many were waiting a turn ago.
   */
  function gather(before: number, end: number): void {
    const isEnough = waiting.length === before || waiting.length >= MOST_AT_ONCE || performance.now() >= end;
    if (isEnough) void carryOutAll();
    else setImmediate(gather, waiting.length, end);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(pieceOf(work, resolve, reject));
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(gather, 0, performance.now() + LONGEST_GATHERING_MS);
    });
}

function pieceOf<Result>(
  work: (transaction: QueryRunner) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Piece {
  let settle = () => {};
  async function carryOut(transaction: QueryRunner): Promise<void> {
    const result = await work(transaction);
    settle = () => resolve(result);
  }
  return {
    carryOut,
    async carryOutBeside(transaction) {
      await transaction.run(SAVE);
      try {
        await carryOut(transaction);
      } catch (error) {
        settle = () => reject(error);
        // Where the disk is full there may be nothing left to go back to.
        await undo(transaction, error);
      }
      await transaction.run(KEEP);
    },
    settle: () => settle(),
    fail: reject,
  };
}

async function undo(transaction: QueryRunner, reason: unknown): Promise<void> {
  try {
    await transaction.run(UNDO);
  } catch {
    throw reason;
  }
}
