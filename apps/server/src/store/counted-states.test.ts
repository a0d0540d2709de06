import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type EmptyDatabase, ENGINES, openDatabase } from "../../test/open-database.ts";
import { toStoredMoment } from "../auth/stored-moment.ts";
import { createLogger } from "../logger.ts";
import { BOUNDS, NO_STATE } from "./bounds.ts";
import { type OpenedStore, openStore } from "./open-store.ts";
import type { Store } from "./store.ts";

const NOW = Date.UTC(2026, 10, 23);
const usual = { ...BOUNDS };
const STATE = JSON.stringify({ text: "x".repeat(489) });
const COUNTING = /select coalesce\(sum\(octet_length/;

async function addAccount({ db, engine }: OpenedStore, id: string): Promise<void> {
  const [createdAt, updatedAt] = [toStoredMoment(engine, NOW), toStoredMoment(engine, NOW)];
  const emailVerified = engine === "sqlite" ? 0 : false;
  const row = { id, name: id, email: `${id}@example.com`, emailVerified, image: null, createdAt, updatedAt };
  await db.insertInto("auth_user").values(row).execute();
}

/** A change of a thousand bytes of states. */
function addChange(store: Store, userId: string, changeId: string, fail = false): Promise<void> {
  return store.write(userId, new AbortController().signal, async (writer) => {
    const states = { before: STATE, after: STATE };
    const change = { change_id: changeId, at: NOW, call: "saveUserFinancials", summary: "", undoes: null, ...states };
    await writer.addChange({ ...change, by: "you", assistant_id: null });
    if (fail) throw new Error("taken back");
  });
}

describe.each(ENGINES)("on %s", (engine) => {
  let database: EmptyDatabase;
  let one: OpenedStore;
  let other: OpenedStore;
  let asked: string[] = [];
  beforeAll(async () => {
    database = await openDatabase(engine);
    one = await openStore(database, createLogger("silent"), (query) => asked.push(query));
    other = await openStore(database, createLogger("silent"));
    for (const id of ["ann", "bob", "eve"]) await addAccount(one, id);
  });
  afterEach(() => void Object.assign(BOUNDS, usual));
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.remove();
  });

  async function keptStates(userId: string): Promise<number> {
    const rows = await one.db.selectFrom("changes").select("before").where("user_id", "=", userId).execute();
    return rows.filter(({ before }) => before !== NO_STATE).length;
  }

  test("the states of someone's changes are counted once, and added up from then on", async () => {
    asked = [];
    for (let at = 0; at < 80; at++) await addChange(one.store, "ann", `change-${at}`);
    expect(asked.filter((query) => COUNTING.test(query))).toHaveLength(1);
    expect(await keptStates("ann")).toBe(80);
  });

  test("what was added up holds to the bound", async () => {
    Object.assign(BOUNDS, { stateBytes: 20_000 });
    for (let at = 0; at < 100; at++) {
      await addChange(one.store, "bob", `change-${at}`);
      expect(await keptStates("bob")).toBeLessThan(20 + 16);
    }
    expect(await keptStates("bob")).toBeGreaterThanOrEqual(20);
  });

  test("so does it where another process adds changes too, and where some are taken back", async () => {
    Object.assign(BOUNDS, { stateBytes: 20_000 });
    for (let at = 0; at < 60; at++) {
      await addChange(one.store, "eve", `one-${at}`);
      await expect(addChange(one.store, "eve", `back-${at}`, true)).rejects.toThrow("taken back");
      await addChange(other.store, "eve", `other-${at}`);
      expect(await keptStates("eve")).toBeLessThan(20 + 16);
    }
  });
});
